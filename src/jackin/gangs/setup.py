"""From a setup to the table before the first shuffle (SETUP)."""

from __future__ import annotations

from typing import Any

from jackin.gangs.book import Book, book_of
from jackin.gangs.content.model import MOST, SETTINGS, Content, Settings
from jackin.gangs.content.read import builtin, content_from
from jackin.gangs.content.switches import PRESET, PRESETS
from jackin.gangs.content.vocabulary import SIDES
from jackin.gangs.flows.game import RULES
from jackin.gangs.seating import seating_of
from jackin.gangs.state import EVERYBODY, State
from jackin.gangs.words import (
    ALL_DISCS, CLASSES, DRONE, DRONES, MOST_SEATS, NOBODY, OF_EACH_CLASS, RESERVE, REMOVED, UNHIRED, UNITS_OF_GANG,
    outside,
)  # fmt: skip
from jackin.kernel.game import Json
from jackin.kernel.rng import Seed, chance_of


class BadSetup(ValueError):
    """A setup that no game can begin with."""


def read_content(data: Any) -> Content:
    """A built-in set by its name, or a whole set."""
    try:
        return builtin(data) if isinstance(data, str) else content_from(data)
    except (ValueError, KeyError) as error:
        raise BadSetup(f"content: {error}") from error


def read_settings(content: Content, changes: Any) -> Settings:
    """SWITCH: the set's own, changed for this game."""
    if not isinstance(changes, dict):
        raise BadSetup("settings: names and values")
    changes = with_preset(changes)
    data: Json = {}
    own = content.data["setup"].get("settings", {})
    for name, (default, allowed) in SETTINGS.items():
        data[name] = changes.get(name, own.get(name, default))
        if name in changes and not fits(name, data[name]):
            told = ", ".join([str(value) for value in allowed]) or f"0 to {MOST[name]}"
            raise BadSetup(f"settings: {name} cannot be {data[name]!r:.40}: it is {told}")
    for name in changes:
        if name not in SETTINGS:
            raise BadSetup(f"settings: there is no {name!r}")
    return Settings(data)


def with_preset(changes: Json) -> Json:
    """SWITCH-14: a preset is changed by what else is said."""
    if PRESET not in changes:
        return changes
    name = changes[PRESET]
    if name not in PRESETS:
        raise BadSetup(f"settings: no preset is called {name!r}; there are {', '.join(PRESETS)}")
    return {**PRESETS[name], **{key: value for key, value in changes.items() if key != PRESET}}


def fits(name: str, value: Any) -> bool:
    default, allowed = SETTINGS[name]
    if allowed:
        return type(value) is type(default) and value in allowed
    return type(value) is int and 0 <= value <= MOST[name]


def read_gangs(book: Book, data: Any, alone: bool) -> tuple[int, ...]:
    """SETUP-2: no two the same; alone, yours and the rival."""
    if not isinstance(data, list) or not all(name in book.gangs for name in data):
        raise BadSetup(f"gangs: a list of {', '.join(book.gangs)}")
    least, most = (2, 2) if alone else (2, MOST_SEATS)
    if not least <= len(data) <= most or len(set(data)) != len(data):
        raise BadSetup("gangs: 2 to 4 different ones; alone, your own and the rival")
    return tuple([book.gangs.index(name) for name in data])


def read_story(content: Content, data: Any) -> int:
    names = [story.id for story in content.stories]
    if data is None:
        return 0
    if data not in names:
        raise BadSetup(f"story: one of {', '.join(names)}")
    return names.index(data)


def blank_table(setup: Any, seed: Seed) -> State:
    if not isinstance(setup, dict):
        raise BadSetup("a setup names the gangs at the table")
    content = read_content(setup.get("content", "house"))
    book = book_of(content)
    s = State(RULES, chance_of(seed), book, read_settings(content, setup.get("settings", {})))
    s.quiet = bool(setup.get("quiet", False))
    s.ask_everything = bool(setup.get("ask_everything", False))
    s.alone = bool(setup.get("alone", False))
    s.gangs = read_gangs(book, setup.get("gangs"), s.alone)
    s.seats = 1 if s.alone else len(s.gangs)
    s.board = read_board(setup.get("board"), s.seats)
    s.seating = seating_of(book, s.gangs, s.board)
    s.story = read_story(content, setup.get("story"))
    s.first = read_first(s, setup.get("first"))
    lay_units(s)
    lay_dashboards(s)
    if s.settings.head_start:
        give_head_starts(s)
    lay_cards(s)
    if s.alone:
        lay_start(s)
    return s


def lay_start(s: State) -> None:
    """SOLITAIRE-9."""
    level = s.book.content.level(s.settings.level)
    s.cred[1], s.johnny_cred = level.start, level.start + level.lead


def read_board(data: Any, seats: int) -> int:
    """SETUP-1: the side for the number of players, or the one named."""
    if data is None:
        return 1 if seats == MOST_SEATS else 0
    if data not in SIDES:
        raise BadSetup(f"board: one of {', '.join(SIDES)}")
    return SIDES.index(data)


def read_first(s: State, data: Any) -> int:
    """SETUP-3: named, or by lot."""
    if data is None:
        return s.below(s.seats)
    if type(data) is not int or not 0 <= data < s.seats:
        raise BadSetup(f"first: a seat from 0 to {s.seats - 1}")
    return data


def lay_units(s: State) -> None:
    """SETUP-5; Edgerunners wait in their deck."""
    for side in range(len(s.gangs)):
        home = s.book.districts.index(s.book.content.gangs[s.gangs[side]].district)
        for kind in range(DRONE + 1):
            for n in range(DRONES if kind == DRONE else OF_EACH_CLASS):
                s.kind.append(kind)
                s.owner.append(side)
                s.place.append(outside(home) if n == 0 else RESERVE)
        s.hideouts.append((home,))
    assert len(s.kind) == len(s.gangs) * UNITS_OF_GANG
    for edgerunner in s.book.content.edgerunners:
        s.kind.append(CLASSES.index(edgerunner.unit))
        s.owner.append(NOBODY)
        s.place.append(UNHIRED if edgerunner.alone or not s.alone else REMOVED)


def lay_dashboards(s: State) -> None:
    """SETUP-4, SETUP-5, SETUP-6."""
    starters = tuple(range(s.book.starters))
    for side in range(len(s.gangs)):
        player = side < s.seats
        pool = [0, 0, 0]
        if player:
            for price in s.book.content.seats[(side - s.first) % s.seats]:
                pool[price.number] += price.n
        s.pool += pool
        s.dashboard.append(tuple(s.book.content.gangs[s.gangs[side]].hideouts))
        s.cred.append(0)
        s.net.append(0)
        s.tokens.append(0)
        s.discs.append(ALL_DISCS if player else 0)
        s.hand.append(starters if player else ())
        s.pile.append(())
        s.seized.append(())
        s.aside.append(())


def give_head_starts(s: State) -> None:
    """SETUP-9."""
    for seat in range(s.seats):
        for price in s.book.content.head_start(s.seats, (seat - s.first) % s.seats):
            if price.number < 0:
                s.cred[seat] += price.n
            else:
                s.pool[3 * seat + price.number] += price.n


def lay_cards(s: State) -> None:
    """SETUP-7, before the shuffle."""
    first = len(s.gangs) * UNITS_OF_GANG
    s.knows = [EVERYBODY] * s.book.starters + [0] * (len(s.book.combat) - s.book.starters)
    s.upgrades = tuple(range(s.book.starters, len(s.book.combat)))
    s.opportunities = tuple(range(len(s.book.content.opportunities)))
    s.opportunity_market = (-1,) * s.settings.opportunities
    s.edgerunner_market = (-1,) * s.settings.edgerunners
    s.edgerunners = tuple([n for n in range(len(s.book.content.edgerunners)) if s.place[first + n] == UNHIRED])
