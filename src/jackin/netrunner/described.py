"""Whether a description of a position can be laid out: every mistake at once, each with its place."""

from __future__ import annotations

import re
from typing import Any, Final

from jackin.kernel.mistakes import is_number
from jackin.kernel.typed import parsed
from jackin.kernel.game import Json
from jackin.netrunner.catalog import BY_SLUG, Card
from jackin.netrunner.setup import LARGEST_DECK, BadSetup
from jackin.netrunner.words import (
    AGENDA_TYPE, ASSET_TYPE, CORP, COUNTERS, HARDWARE_TYPE, ICE_TYPE, IDENTITY, PROGRAM_TYPE, RESOURCE_TYPE, RUNNER,
    SIDES, TYPES, UPGRADE_TYPE,
)  # fmt: skip

MOST: Final = 999
"""Credits and counters; nobody has more."""
FIELDS: Final = ["turn", "phase", "clicks", "corp", "runner"]
SIDE_FIELDS: Final = [
    ["identity", "credits", "bad_publicity", "hq", "rd", "archives", "scored", "servers"],
    ["identity", "credits", "tags", "brain", "grip", "stack", "heap", "stolen", "rig"],
]
CARD_FIELDS: Final = ["card", "rezzed", "faceup", "known", "on", *COUNTERS]
NUMBERS: Final = ["credits", "bad_publicity", "tags", "brain"]
INSTALLED: Final = {
    "ice": [ICE_TYPE],
    "root": [AGENDA_TYPE, ASSET_TYPE, UPGRADE_TYPE],
    "rig": [HARDWARE_TYPE, PROGRAM_TYPE, RESOURCE_TYPE],
}
SCORED: Final = ["scored", "stolen"]
SERVER: Final = re.compile(r"hq|rd|archives|remote-[1-9]\d?")


def from_toml(text: str, name: str) -> Json:
    """The fields of a position in a TOML file."""
    data, mistakes = parsed(name, text)
    if mistakes:
        raise BadSetup("\n".join([mistake.told() for mistake in mistakes]))
    return data


def check_position(data: Any) -> None:
    found = mistakes(data)
    if found:
        raise BadSetup("\n".join([f"position: {mistake}" for mistake in found]))


def mistakes(data: Any) -> list[str]:
    if not isinstance(data, dict):
        return ["a description of both sides is needed"]
    found = unknown("", data, FIELDS)
    found += one_of("turn", data, SIDES) + one_of("phase", data, ["action", "begin"])
    found += number("clicks", data, 99)
    if data.get("phase") == "begin" and "clicks" in data:
        found.append("clicks: a turn that begins brings its own")
    for seat in (CORP, RUNNER):
        found += side_mistakes(seat, data.get(SIDES[seat], {}))
    return found


def unknown(where: str, data: Json, fields: list[str]) -> list[str]:
    return [f"{where}{name}: no such field; there are {', '.join(fields)}" for name in data if name not in fields]


def one_of(name: str, data: Json, values: list[str]) -> list[str]:
    wrong = name in data and data[name] not in values
    return [f"{name}: one of {', '.join(values)}, not {data[name]!r}"] if wrong else []


def number(name: str, data: Json, most: int) -> list[str]:
    value = data.get(name.rpartition(".")[2], 0)
    return [] if is_number(value) and 0 <= value <= most else [f"{name}: a number from 0 to {most}, not {value!r}"]


def side_mistakes(seat: int, side: Any) -> list[str]:
    name = SIDES[seat]
    if not isinstance(side, dict):
        return [f"{name}: a table of what this side has"]
    found = unknown(f"{name}.", side, SIDE_FIELDS[seat])
    identity = side.get("identity")
    card = BY_SLUG.get(identity) if isinstance(identity, str) else None
    if card is None or card.type != IDENTITY or card.side != seat:
        found.append(f"{name}.identity: {identity!r} is no {name} identity")
    cards = 0
    for field, value in side.items():
        if field in NUMBERS:
            found += number(f"{name}.{field}", side, MOST)
        elif field == "servers":
            found += server_mistakes(value)
            cards += sum(size(place) for server in tables(value) for place in server.values())
        elif field in SIDE_FIELDS[seat] and field != "identity":
            found += card_mistakes(f"{name}.{field}", value, CORP if field == "stolen" else seat, field)
            cards += size(value)
    if cards > LARGEST_DECK:
        found.append(f"{name}: {cards} cards are too many: at most {LARGEST_DECK}")
    return found


def size(cards: Any) -> int:
    return len(cards) if isinstance(cards, list) else 0


def tables(servers: Any) -> list[Json]:
    return [server for server in servers.values() if isinstance(server, dict)] if isinstance(servers, dict) else []


def server_mistakes(servers: Any) -> list[str]:
    if not isinstance(servers, dict):
        return ["corp.servers: a table of servers"]
    found: list[str] = []
    for name, server in servers.items():
        where = f"corp.servers.{name}"
        if not SERVER.fullmatch(name):
            found.append(f"{where}: a server is hq, rd, archives or remote-1 to remote-99")
        elif not isinstance(server, dict):
            found.append(f"{where}: a table of ice and root")
        else:
            found += unknown(f"{where}.", server, ["ice", "root"])
            for place in ("ice", "root"):
                found += card_mistakes(f"{where}.{place}", server.get(place, []), CORP, place)
    return found


def card_mistakes(where: str, cards: Any, seat: int, place: str) -> list[str]:
    if not isinstance(cards, list):
        return [f"{where}: a list of cards"]
    found: list[str] = []
    for n, told in enumerate(cards):
        at = f"{where} {n + 1}"
        card: Json = told if isinstance(told, dict) else {"card": told}
        slug = card.get("card")
        p = BY_SLUG.get(slug) if isinstance(slug, str) else None
        if p is None:
            found.append(f"{at}: no card is called {slug!r}")
            continue
        found += [f"{at}: {why}" for why in misplaced(p, seat, place)]
        found += detail_mistakes(at, card)
    return found


def misplaced(p: Card, seat: int, place: str) -> list[str]:
    if p.side != seat or p.type == IDENTITY:
        return [f"{p.slug!r} is no card of the {SIDES[seat]}'s deck"]
    if not p.implemented:
        return [f"{p.slug!r} cannot be played yet"]
    fitting = [AGENDA_TYPE] if place in SCORED else INSTALLED.get(place, [])
    if fitting and p.type not in fitting:
        return [f"{p.slug!r} is no {' or '.join([TYPES[type] for type in fitting])}"]
    return []


def detail_mistakes(at: str, card: Json) -> list[str]:
    found = unknown(f"{at}: ", card, CARD_FIELDS)
    for name in ("rezzed", "faceup"):
        if not isinstance(card.get(name, False), bool):
            found.append(f"{at}: {name}: true or false, not {card[name]!r}")
    for name in COUNTERS:
        found += [f"{at}: {why}" for why in number(name, card, MOST)]
    if card.get("known", "both") not in ("corp", "runner", "both"):
        found.append(f"{at}: known: corp, runner or both, not {card['known']!r}")
    if not isinstance(card.get("on", ""), str):
        found.append(f"{at}: on: the name of a card, not {card['on']!r}")
    return found
