"""A position to JSON and back. Flows and texts go by name; cards by number, with the names to check them by."""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs.book import Book, book_of, source_named
from jackin.gangs.content.model import SETTINGS, Settings
from jackin.gangs.content.read import builtin, content_from
from jackin.gangs.fields import (
    COLUMNS, FIGHT_HOLDINGS, FIGHT_LISTS, FIGHT_NUMBERS, FIGHT_TUPLES, HOLDINGS, NUMBERS, TUPLES,
)  # fmt: skip
from jackin.gangs.flows.game import RULES
from jackin.gangs.seating import seating_of
from jackin.gangs.state import Firefight, Line, State
from jackin.kernel.codec import BadSave, decode_frame, encode_frame
from jackin.kernel.machine import put_again
from jackin.kernel.rng import read_chance

VERSION: Final = 8

YOUNGER: Final[dict[str, Any]] = {
    "johnny_tie": "spares", "hideout_tokens": "left", "feud": 0, "level": "book", "head_start": False,
}  # fmt: skip

MACHINE: Final = ["count", "over", "stirred"]


def names_of(book: Book) -> dict[str, list[str]]:
    """What numbers stand for."""
    content = book.content
    return {
        "districts": book.districts,
        "gangs": book.gangs,
        "combat": [card.id for card in book.combat],
        "opportunities": [card.id for card in content.opportunities],
        "edgerunners": [card.id for card in content.edgerunners],
        "stories": [card.id for story in content.stories for card in story.cards],
    }


def encode(s: State) -> dict[str, Any]:
    content = s.book.content
    data: dict[str, Any] = {"game": "gangs", "rules": VERSION, "seed": s.chance.encode()}
    data["content"] = content.id if content.built_in else content.data
    data["names"] = names_of(s.book)
    data["settings"] = encode_settings(s.settings)
    for name in MACHINE + NUMBERS:
        data[name] = getattr(s, name)
    for name in TUPLES + COLUMNS:
        data[name] = list(getattr(s, name))
    for name in HOLDINGS:
        data[name] = [list(held) for held in getattr(s, name)]
    data["stack"] = [encode_frame(f) for f in s.stack]
    data["firefight"] = None if s.firefight is None else encode_firefight(s.firefight)
    data["log"] = encode_log(s.log)
    if s.ask_everything:
        data["ask_everything"] = True
    return data


def encode_settings(settings: Settings) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for name in SETTINGS:
        if name in ("hideout_cost", "hideout_resource", "upgrade_cost", "upgrade_resource"):
            continue
        data[name] = getattr(settings, name)
    data["hideout_cost"], data["hideout_resource"] = settings.hideout_cost.n, settings.hideout_cost.what
    data["upgrade_cost"], data["upgrade_resource"] = settings.upgrade_cost.n, settings.upgrade_cost.what
    return data


def encode_firefight(fight: Firefight) -> dict[str, Any]:
    data: dict[str, Any] = {"district": fight.district, "starter": fight.starter, "parties": list(fight.parties)}
    for name in FIGHT_NUMBERS:
        data[name] = getattr(fight, name)
    for name in FIGHT_LISTS + FIGHT_TUPLES:
        data[name] = list(getattr(fight, name))
    for name in FIGHT_HOLDINGS:
        data[name] = [list(held) for held in getattr(fight, name)]
    data["demands"] = [list(demand) for demand in fight.demands]
    data["fallen"] = [list(dead) for dead in fight.fallen]
    return data


def encode_log(line: Line | None) -> list[list[Any]]:
    found: list[list[Any]] = []
    while line is not None:
        args = {**dict(line.args), **{name: list(values) for name, values in line.several}}
        found.append([line.key, line.side, args, line.n, line.rule, line.seats])
        line = line.before
    found.reverse()
    return found


def decode(data: Any) -> State:
    """Raises BadSave and names what is wrong; nothing is half loaded."""
    if not isinstance(data, dict):
        raise BadSave("not a position of gangs")
    if data.get("game") != "gangs":
        raise BadSave(f"a position of {data.get('game')!r}, not of gangs")
    try:
        if data["rules"] > VERSION:
            raise BadSave(f"a position under newer rules ({data['rules']}, these are {VERSION})")
        return decode_state(data)
    except BadSave:
        raise
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, AssertionError) as error:
        raise BadSave(f"a damaged position: {error!r}") from error


def decode_book(data: dict[str, Any]) -> Book:
    content = data["content"]
    try:
        book = book_of(builtin(content) if isinstance(content, str) else content_from(content))
    except (ValueError, KeyError) as error:
        raise BadSave(f"the content set cannot be read: {error}") from error
    names = names_of(book)
    for kind, found in names.items():
        known = data["names"][kind]
        if known != (found[: len(known)] if kind == "stories" else found):  # a Story more harms no number
            raise BadSave(f"the content set {book.content.id!r} has changed since: other {kind}")
    return book


def decode_state(data: dict[str, Any]) -> State:
    book = decode_book(data)
    s = State(RULES, read_chance(data["seed"]), book, decode_settings(data["settings"]))
    for name in MACHINE + NUMBERS:
        setattr(s, name, data[name])
    s.ask_everything = bool(data.get("ask_everything", False))
    for name in TUPLES:
        setattr(s, name, tuple(data[name]))
    for name in COLUMNS:
        setattr(s, name, list(data[name]))
    for name in HOLDINGS:
        setattr(s, name, [tuple(held) for held in (data if name in data else older(s, data))[name]])
    if not len(s.kind) == len(s.owner) == len(s.place):
        raise BadSave("a damaged position: units without a class, an owner or a place")
    s.seating = seating_of(book, s.gangs, s.board)
    if data["firefight"] is not None:
        s.firefight = decode_firefight(data["firefight"])
    s.stack = [decode_frame(f) for f in data["stack"]]
    s.log = decode_log(data["log"])
    put_again(s)
    return s


def decode_settings(data: dict[str, Any]) -> Settings:
    """A switch that is younger than the save keeps the game as it was."""
    return Settings({**YOUNGER, **data})


def older(s: State, data: dict[str, Any]) -> dict[str, Any]:
    """What was not written down before rules 2: Hideouts were taken from the left."""
    built = [len(sites) - 1 for sites in data["hideouts"]]
    gangs = [s.book.content.gangs[number] for number in s.gangs]
    return {"dashboard": [gang.hideouts[n:] for gang, n in zip(gangs, built, strict=True)]}


def decode_firefight(data: dict[str, Any]) -> Firefight:
    fight = Firefight(data["district"], data["starter"], tuple(data["parties"]))
    for name in FIGHT_NUMBERS:
        setattr(fight, name, data[name])
    for name in FIGHT_LISTS:
        setattr(fight, name, list(data[name]))
    for name in FIGHT_TUPLES:
        setattr(fight, name, tuple(data[name]))
    for name in FIGHT_HOLDINGS:
        setattr(fight, name, [tuple(held) for held in data[name]])
    fight.demands = tuple([(demand[0], demand[1]) for demand in data["demands"]])
    fight.fallen = tuple([(dead[0], dead[1]) for dead in data["fallen"]])
    return fight


def decode_log(data: list[Any]) -> Line | None:
    line: Line | None = None
    for key, side, kept, n, rule, seats in data:
        args = as_now(key, kept)
        one = [(name, value) for name, value in args.items() if isinstance(value, str)]
        several = [(name, tuple(value)) for name, value in args.items() if isinstance(value, list)]
        line = Line(line, key, side, tuple(one), n, rule, seats, tuple(several))
    return line


def as_now(key: str, args: dict[str, Any]) -> dict[str, Any]:
    """The arguments of a line, also of one that was kept as text: several ids with spaces between them, and what a
    text is printed on as "kind/id"."""
    found: dict[str, Any] = {}
    for name, value in args.items():
        if key == "gangs-rival-draws" and name == "where":
            found["districts"] = value.split(" ")
        elif name in ("cards", "gangs", "dice") and isinstance(value, str):
            found[name] = value.split(" ")
        elif name == "source" and "/" in value:
            source = source_named(*value.split("/", maxsplit=1))
            found["source"], found["source_kind"] = source.id, source.kind
        else:
            found[name] = value
    return found
