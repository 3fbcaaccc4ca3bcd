"""Moving units (MOVE), and what follows when one occupies a PoI."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import closed_to, trigger
from jackin.gangs.log import say
from jackin.gangs.moves import sweep_drones
from jackin.gangs.queries import (
    alike, first_edgerunner, is_edgerunner, occupied_pois, poi_kind, space_name, unit_name, units_in,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import DRONE, UNIT_WORDS, district_of, is_poi
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, K, M, N, Subject

# What a frame of MOVE holds: what lets them move, which units, how many, from where, and those that have
BY: Final = N()
WHICH: Final = K()
MOST: Final = M()
FROM: Final = Subject()
MOVED: Final = Cards()

BY_EFFECT: Final = 0
BY_CLASS: Final = 1
BY_ITSELF: Final = 2
DONE: Final = Option("done")
NO_LIMIT: Final = 99


def move_class(s: State, seat: int, kind: int) -> None:
    """MOVE-5: any number of the activated class."""
    s.call(MOVE, seat, n=BY_CLASS, k=kind, m=NO_LIMIT)


def move_some(s: State, seat: int, word: str, most: int, district: int) -> None:
    """By an effect: up to so many of these units, standing there."""
    s.call(MOVE, seat, subject=district, n=BY_EFFECT, k=UNIT_WORDS.index(word), m=most)


def move_specialist(s: State, unit: int) -> None:
    s.call(MOVE, s.owner[unit], card=unit, n=BY_ITSELF, m=1)


def movement_of(s: State, unit: int) -> str:
    moves = s.book.content.edgerunners[unit - first_edgerunner(s)].moves
    return "" if moves is None else moves.on


def units_to_move(s: State, f: Frame) -> list[int]:
    """MOVE-3, MOVE-4: those that have not."""
    if len(MOVED.of(f)) >= MOST.of(f):
        return []
    if BY.of(f) == BY_ITSELF:
        found = [f.card]
    elif BY.of(f) == BY_CLASS:
        found = s.seating.convoys[f.seat][WHICH.of(f)]
    else:
        found = units_in(s, f.seat, FROM.of(f), UNIT_WORDS[WHICH.of(f)])
    gone = MOVED.of(f)
    return [unit for unit in found if s.place[unit] >= 0 and s.owner[unit] == f.seat and unit not in gone]


def destinations(s: State, unit: int, taken: list[bool], closed: list[int]) -> list[Option]:
    """MOVE-1, MOVE-2; POI-2: a place of its own."""
    place, ways = s.place[unit], s.seating.moves[unit]
    reach = s.seating.drone_reach[place] if s.kind[unit] == DRONE else s.seating.reach[place]
    if closed:
        home = district_of(place)
        reach = [to for to in reach if district_of(to) == home or district_of(to) not in closed]
    return [ways[to] for to in reach if not taken[to]]


def moves(s: State, f: Frame) -> Ask | None:
    """MOVE-3, MOVE-4: one unit after another, each once."""
    units = units_to_move(s, f)
    options: list[Option] = []
    if units:
        taken, closed = occupied_pois(s), closed_to(s, f.seat)
        for unit in alike(s, units):
            options += destinations(s, unit, taken, closed)
    if not options:
        f.jump(settle)
        return None
    options.append(DONE)
    card = unit_name(s, f.card) if BY.of(f) == BY_ITSELF else ""
    return Ask(f.seat, "move", options, card=card)


def moved(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "done":
        return None
    unit, place = s.got.card, s.got.place
    MOVED.set(f, (*MOVED.of(f), unit))
    s.place[unit] = place
    say(s, "gangs-moves", f.seat, rule="MOVE-1", unit=unit_name(s, unit), where=space_name(s, place))
    f.jump(moves)
    if is_poi(place):
        occupied(s, unit, BY.of(f) != BY_ITSELF)
    return None


def settle(s: State, f: Frame) -> Ask | None:
    """DRONE-6: only when they all have moved; a Specialist may have moved among them."""
    if not any(other.flow is MOVE and other is not f for other in s.stack):
        sweep_drones(s)
    return None


MOVE: Final = flow("gangs-move", moves, moved, settle)


def sweep(s: State) -> None:
    """DRONE-6: at once, unless units are moving."""
    if s.frame(MOVE) is None:
        sweep_drones(s)


def occupied(s: State, unit: int, specialists: bool = True) -> None:
    """POI-1. EDGE-9: a Specialist that moves for it lets no other move."""
    place, seat = s.place[unit], s.owner[unit]
    if seat >= s.seats:
        return
    kind = poi_kind(s, place)
    if specialists:
        for other in range(first_edgerunner(s), len(s.place)):
            if other != unit and s.owner[other] == seat and s.place[other] >= 0 and waits_for(s, other, kind):
                move_specialist(s, other)
    trigger(s, seat, "occupied", district_of(place), poi=kind)


def waits_for(s: State, unit: int, kind: str) -> bool:
    moves = s.book.content.edgerunners[unit - first_edgerunner(s)].moves
    return moves is not None and moves.on == "occupied" and moves.poi in ("", kind)


def specialists_move(s: State, seat: int, on: str) -> None:
    """EDGE-3: those whose card names this moment."""
    for unit in range(first_edgerunner(s), len(s.place)):
        if s.owner[unit] == seat and s.place[unit] >= 0 and is_edgerunner(s, unit) and movement_of(s, unit) == on:
            move_specialist(s, unit)
