"""Whether a description of a position can be laid out: every mistake at once, each with its place."""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs.setup import BadSetup
from jackin.gangs.state import State
from jackin.gangs.words import ACTIONS, CLASSES, DRONES, HIDEOUTS, OF_EACH_CLASS, RESOURCES
from jackin.kernel.game import Json
from jackin.kernel.mistakes import is_number

MOST: Final = 99
FIELDS: Final = ["sides", "market", "edgerunners", "upgrades"]
NUMBERS: Final = ["cred", "net", "tokens", *RESOURCES]
LISTS: Final = ["hideouts", "hand", "pile", "discs", "owns"]


def check_position(s: State, data: Any) -> None:
    found = mistakes(s, data)
    if found:
        raise BadSetup("\n".join([f"position: {mistake}" for mistake in found]))


def mistakes(s: State, data: Any) -> list[str]:
    if not isinstance(data, dict):
        return ["a description of the gangs is needed"]
    found = unknown("", data, FIELDS)
    content = s.book.content
    found += names("market", data, [card.id for card in content.opportunities], s.settings.opportunities)
    found += names("edgerunners", data, [card.id for card in content.edgerunners], s.settings.edgerunners)
    found += names("upgrades", data, [card.id for card in content.upgrades], len(content.upgrades))
    sides = data.get("sides", {})
    if not isinstance(sides, dict):
        return [*found, "sides: a table of gangs"]
    seated = [s.book.gangs[gang] for gang in s.gangs]
    for gang, told in sides.items():
        if gang not in seated:
            found.append(f"sides.{gang}: at this table sit {', '.join(seated)}")
        elif not isinstance(told, dict):
            found.append(f"sides.{gang}: a table of what this gang has")
        else:
            found += side_mistakes(s, f"sides.{gang}", told)
    return found + twice(sides)


def unknown(where: str, data: Json, fields: list[str]) -> list[str]:
    return [f"{where}{name}: no such field; there are {', '.join(fields)}" for name in data if name not in fields]


def names(where: str, data: Json, known: list[str], most: int) -> list[str]:
    """A list of names, each of them known and none of them twice."""
    given = data.get(where.rpartition(".")[2], [])
    if not isinstance(given, list):
        return [f"{where}: a list of names"]
    found = [f"{where} {n + 1}: nothing is called {name!r}" for n, name in enumerate(given) if name not in known]
    if len(given) > most:
        found.append(f"{where}: {len(given)} are too many: at most {most}")
    if not found and len(set(given)) != len(given):
        found.append(f"{where}: something is named twice")
    return found


def side_mistakes(s: State, where: str, told: Json) -> list[str]:
    found = unknown(f"{where}.", told, ["units", *NUMBERS, *LISTS])
    for name in NUMBERS:
        value = told.get(name, 0)
        if not is_number(value) or not 0 <= value <= MOST:
            found.append(f"{where}.{name}: a number from 0 to {MOST}, not {value!r}")
    content = s.book.content
    known = {
        "hideouts": (s.book.districts, HIDEOUTS),
        "hand": ([card.id for card in s.book.combat], MOST),
        "pile": ([card.id for card in s.book.combat], MOST),
        "discs": (ACTIONS, len(ACTIONS)),
        "owns": ([card.id for card in content.opportunities], MOST),
    }
    for name in LISTS:
        found += names(f"{where}.{name}", told, *known[name])
    return found + unit_mistakes(s, f"{where}.units", told.get("units", {}))


def unit_mistakes(s: State, where: str, units: Any) -> list[str]:
    if not isinstance(units, dict):
        return [f"{where}: a table of spaces"]
    found: list[str] = []
    hired = [edgerunner.id for edgerunner in s.book.content.edgerunners]
    count = dict.fromkeys(CLASSES, 0)
    for space, there in units.items():
        if space not in s.book.spaces[s.board]:
            found.append(f"{where}.{space}: no such space; a District, or District/place as heywood/fixer")
        if not isinstance(there, list):
            found.append(f"{where}.{space}: a list of units")
            continue
        for n, unit in enumerate(there):
            if unit not in CLASSES and unit not in hired:
                found.append(f"{where}.{space} {n + 1}: no unit is called {unit!r}")
            elif unit in CLASSES:
                count[unit] += 1
        if "/" in space and len(there) > 1:
            found.append(f"{where}.{space}: one unit has room there")
    for unit, n in count.items():
        most = DRONES if unit == "drone" else OF_EACH_CLASS
        if n > most:
            found.append(f"{where}: {n} of {unit}: a gang has {most}")
    return found


def twice(sides: Json) -> list[str]:
    """No Edgerunner, Opportunity or Upgrade belongs to two gangs."""
    found: list[str] = []
    owned: dict[str, str] = {}
    for gang, told in sides.items():
        units = told.get("units", {}) if isinstance(told, dict) else {}
        there = [unit for space in units.values() if isinstance(space, list) for unit in space]
        owns = told.get("owns", []) if isinstance(told, dict) else []
        cards = [name for name in there if name not in CLASSES] + (owns if isinstance(owns, list) else [])
        for name in cards:
            if isinstance(name, str) and owned.setdefault(name, gang) != gang:
                found.append(f"sides.{gang}: {name} belongs to {owned[name]} already")
    return found
