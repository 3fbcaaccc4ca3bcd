"""Does a set whose entries are right one by one make a game as a whole?"""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs.content.check_words import Check, Json
from jackin.gangs.content.vocabulary import POIS, SIDES
from jackin.gangs.words import DIE, SPACES
from jackin.kernel.mistakes import is_number

DICE: Final = 2
AT_LEAST_ONE: Final = ("goal", "actions", "opportunities", "edgerunners")


def check_sense(data: Json, c: Check) -> None:
    """Asked of a set without other mistakes: every entry has its keys."""
    c.file, c.id = "setup.toml", ""
    for name in AT_LEAST_ONE:
        if data["setup"].get("settings", {}).get(name, 1) < 1:
            c.note(name, "a number of at least 1, not 0")
    check_city(data["districts"]["district"], c)
    check_depths(data["net"], c)
    check_told(data["stories"]["card"], c)
    check_deck(data["solo"], c)
    for file in ("gangs", "combat_starters", "combat_upgrades", "opportunities", "edgerunners", "net", "stories"):
        c.file = f"{file}.toml"
        for entries in data[file].values():
            for entry in entries if isinstance(entries, list) else []:
                c.id = entry.get("id", "")
                check_amounts(entry, c)
    c.id = ""


def check_city(districts: list[Json], c: Check) -> None:
    """CITY-3, POI-3 to POI-5: in one piece, with room for its PoIs, and each kind of them on both sides."""
    c.file = "districts.toml"
    for district in districts:
        c.id = district["id"]
        if len(set(district["adjacent"])) < len(district["adjacent"]):
            c.note("adjacent", "a District is named twice")
        for side in SIDES:
            if len(district["pois"][side]) >= SPACES:
                c.note("pois", f"a District has at most {SPACES - 1} Points of Interest")
    c.id = ""
    for side in SIDES:
        found = [poi for district in districts for poi in district["pois"][side]]
        for poi in POIS:
            if poi not in found:
                c.note("", f"there is no {poi} on the {side} side of the board")
    lost = [district["id"] for district in districts if district["id"] not in reached(districts)]
    if lost:
        c.note("", f"no way leads from {districts[0]['id']} to {', '.join(lost)}")


def reached(districts: list[Json]) -> list[str]:
    ways = {district["id"]: district["adjacent"] for district in districts}
    found = [districts[0]["id"]]
    for id in found:
        found += [near for near in ways[id] if near not in found]
    return found


def check_depths(net: Json, c: Check) -> None:
    """NET-6."""
    c.file = "net.toml"
    for level in net["level"]:
        c.id = level["id"]
        if level["risk"] > DICE * DIE:
            c.note("risk", f"two dice show {DICE * DIE} at most")
        if not any(space["level"] == level["id"] for space in net["space"]):
            c.note("", "no space is that deep")
    c.id = ""


def check_told(cards: list[Json], c: Check) -> None:
    """STORY-3: every card comes some day."""
    c.file = "stories.toml"
    seen: list[str] = []
    for card in cards:
        first = card["story"] not in seen
        seen.append(card["story"])
        to = [way["to"] for other in cards for way in (*other.get("branch", []), *other.get("epilogue", []))]
        c.id = card["id"]
        if not first and card["id"] not in to:
            c.note("", "no card of its Story leads to it")
    c.id = ""


def check_deck(solo: Json, c: Check) -> None:
    """RIVAL-1."""
    c.file = "solo.toml"
    for action in solo["gang_action"]:
        c.id = action["id"]
        if action["districts"] > len(solo["deck"]):
            c.note("districts", f"the deck has {len(solo['deck'])} cards")
    c.id = ""


def check_amounts(data: Any, c: Check, field: str = "") -> None:
    """No amount is less than its least or more than its most; nobody gains or loses a negative number."""
    if isinstance(data, list):
        for each in data:
            check_amounts(each, c, field)
    if not isinstance(data, dict):
        return
    if "least" in data and "most" in data and data["least"] > data["most"]:
        c.note(field, f"least {data['least']} is more than most {data['most']}")
    n = data.get("n", 0)
    if data.get("do") in ("gain", "lose", "take") and is_number(n) and n < 1:
        c.note(field, f"{data['do']!r}: a number of at least 1, not {n}")
    for name, each in data.items():
        check_amounts(each, c, field or name)
