"""What lies where, by how players behave: dealt worlds are weighed by the places of the cards that a seat cannot see.

A deal is blind: a card behind ice that nobody advanced is an agenda as often as the deck has agendas. `beliefs.json`
holds what games say instead, as odds for each sort of card in each kind of place, and its card: of which games and
how it was made (`jackin beliefs`). A place is told by what everybody sees.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from importlib import resources
from math import exp
from typing import Final

from jackin.bots.netrunner_search.printed import print_of
from jackin.kernel.rng import Dice
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    AGENDA_TYPE,
    ARCHIVES_CARDS,
    ASSET_TYPE,
    CORP,
    EVENT_TYPE,
    FIRST_REMOTE,
    GRIP,
    HARDWARE_TYPE,
    HQ_CARDS,
    ICE_TYPE,
    KNOWS,
    OPERATION_TYPE,
    PROGRAM_TYPE,
    RESOURCE_TYPE,
    RUNNER,
    UPGRADE_TYPE,
    line,
    root,
)  # fmt: skip

SORTS: Final = (
    "agenda-1", "agenda-2", "agenda-3", "trap", "asset", "upgrade", "cheap-ice", "dear-ice",
    "money-operation", "operation", "breaker", "money", "program", "hardware", "resource", "event",
)  # fmt: skip
ICED: Final = ("open", "ice", "walls")
KINDS: Final = ("new", "old", "advanced")
PLACES: Final = (
    *[f"{ice}-{kind}" for ice in ICED for kind in KINDS],
    "line-central", "line-remote", "hq", "hq-full", "archives", "grip-poor", "grip-middle", "grip-rich",
)  # fmt: skip
IN_LINE: Final = PLACES.index("line-central")
IN_HQ: Final = PLACES.index("hq")
IN_ARCHIVES: Final = PLACES.index("archives")
IN_GRIP: Final = PLACES.index("grip-poor")
CELLS: Final = len(PLACES) * len(SORTS)

OLD: Final = 4
"""So many installs later a card is no longer new."""
FULL: Final = 6
DEAR: Final = 4
DEALT: Final = 12
"""Deals of which one is believed."""
DOUBTED: Final = 6
"""One world of so many is dealt blindly: people do not always behave."""

TYPED: Final = {
    ASSET_TYPE: ("asset", "asset"), UPGRADE_TYPE: ("upgrade", "upgrade"), ICE_TYPE: ("cheap-ice", "dear-ice"),
    OPERATION_TYPE: ("operation", "money-operation"), EVENT_TYPE: ("event", "money"),
    HARDWARE_TYPE: ("hardware", "money"), PROGRAM_TYPE: ("program", "money"), RESOURCE_TYPE: ("resource", "money"),
}  # fmt: skip
"""The sort of a card by its type; the second if it makes money, or is dear ice."""

Worlds = Callable[[int], State]


@cache
def odds() -> tuple[float, ...]:
    """The logarithm of how much likelier a cell is than in a blind deal."""
    data = json.loads(resources.files(__package__).joinpath("beliefs.json").read_text(encoding="utf-8"))["odds"]
    return tuple([float(data.get(place, {}).get(sort, 0.0)) for place in PLACES for sort in SORTS])


def believed(worlds: Worlds, seat: int, seed: int) -> Worlds:
    """Worlds as players behave, out of worlds that are only legal; what looks the same gives the same ones."""

    def world(number: int) -> State:
        if number % DOUBTED == DOUBTED - 1:
            return worlds(number * DEALT)
        dealt = [worlds(number * DEALT + n) for n in range(DEALT)]
        return dealt[one_of([weight(s, seat) for s in dealt], Dice(seed + number))]

    return world


def weight(s: State, seat: int) -> float:
    table = odds()
    return exp(sum([table[cell] for cell in cells(s, seat)], 0.0))


def one_of(weights: list[float], dice: Dice) -> int:
    left = sum(weights, 0.0) * dice.below(1 << 30) / (1 << 30)
    for n, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return n
    return len(weights) - 1


def cells(s: State, seat: int) -> list[int]:
    """Place and sort of each card of the other side that the seat cannot see, in hand or on the table."""
    return corp_cells(s) if seat == RUNNER else grip_cells(s)


def grip_cells(s: State) -> list[int]:
    place = IN_GRIP + (0 if s.credits[RUNNER] < 4 else 1 if s.credits[RUNNER] < 9 else 2)
    return [cell(s, place, card) for card in s.zones[GRIP] if unseen(s, card, CORP)]


def corp_cells(s: State) -> list[int]:
    hand = s.zones[HQ_CARDS]
    found = [cell(s, IN_HQ + (len(hand) >= FULL), card) for card in hand if unseen(s, card, RUNNER)]
    found += [cell(s, IN_ARCHIVES, card) for card in s.zones[ARCHIVES_CARDS] if unseen(s, card, RUNNER)]
    newest = newest_of(s)
    for server in range(s.servers()):
        ice, remote = s.zones[line(server)], server >= FIRST_REMOTE
        found += [cell(s, IN_LINE + remote, card) for card in ice if unseen(s, card, RUNNER)]
        inside = s.zones[root(server)] if remote else ()
        iced = len(KINDS) * min(len(ICED) - 1, len(ice))
        found += [cell(s, iced + kind(s, card, newest), card) for card in inside if unseen(s, card, RUNNER)]
    return found


def newest_of(s: State) -> int:
    """The last number that the Corp's servers have."""
    zones = [s.zones[place(server)] for server in range(s.servers()) for place in (line, root)]
    return max([s.serial[card] for zone in zones for card in zone], default=0)


def kind(s: State, card: int, newest: int) -> int:
    """Of a card in a remote, by KINDS."""
    return 2 if s.counter(card, ADVANCEMENT) else int(newest - s.serial[card] >= OLD)


def unseen(s: State, card: int, seat: int) -> bool:
    return not s.knows[card] & KNOWS[seat]


def cell(s: State, place: int, card: int) -> int:
    return place * len(SORTS) + sort_of(s.code[card])


@cache
def sort_of(code: int) -> int:
    p = print_of(code)
    if p.type == AGENDA_TYPE:
        return max(0, min(2, p.points - 1))
    if p.ambush or p.breaker is not None:
        return SORTS.index("trap" if p.ambush else "breaker")
    common, special = TYPED[p.type]
    return SORTS.index(special if p.economy or (p.type == ICE_TYPE and p.cost >= DEAR) else common)
