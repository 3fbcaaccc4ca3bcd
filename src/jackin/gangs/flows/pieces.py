"""Converting and pushing units, building Drones: what effects do to pieces of somebody's choice."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import closed_to
from jackin.gangs.flows.moving import occupied, sweep
from jackin.gangs.log import say
from jackin.gangs.moves import build_drone
from jackin.gangs.queries import (
    alike, clockwise, decider, everywhere, has_unit, is_edgerunner, reserve_of, space_name, unit_name, units_in,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import DRONE, NETRUNNER, RESERVE, UNIT_WORDS, district_of, is_poi, outside
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, N, Subject

# What frames of these flows hold: the District, which units, how many yet
DISTRICT: Final = Subject()
WHICH: Final = K()
LEFT: Final = N()


def convertible(s: State, seat: int, district: int, word: str) -> list[int]:
    """CONVERT-1 to CONVERT-5."""
    found: list[int] = []
    for side in clockwise(s, seat)[1:]:
        for unit in units_in(s, side, district, word):
            kind = s.kind[unit]
            if kind <= NETRUNNER and not is_edgerunner(s, unit) and reserve_of(s, seat, kind) >= 0:
                found.append(unit)
    return alike(s, found)


def convert(s: State, seat: int, district: int, word: str) -> None:
    s.call(CONVERT, seat, subject=district, k=UNIT_WORDS.index(word))


def converts(s: State, f: Frame) -> Ask | None:
    units = convertible(s, f.seat, DISTRICT.of(f), UNIT_WORDS[WHICH.of(f)])
    if not units:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "convert", [Option("convert", unit_name(s, unit), unit) for unit in units])


def converted(s: State, f: Frame) -> Ask | None:
    """CONVERT-3: the new unit takes the old one's place."""
    old = s.got.card
    new = reserve_of(s, f.seat, s.kind[old])
    place = s.place[old]
    say(s, "gangs-converts", f.seat, rule="CONVERT-1", unit=unit_name(s, old), where=space_name(s, place))
    s.place[old] = RESERVE
    s.place[new] = place
    sweep(s)
    if is_poi(place):
        occupied(s, new)
    return None


CONVERT: Final = flow("gangs-convert", converts, converted)


def push(s: State, seat: int, district: int, word: str) -> None:
    s.call(PUSH, seat, subject=district, k=UNIT_WORDS.index(word))


def pushes(s: State, f: Frame) -> Ask | None:
    """To an adjacent District, outside its PoIs."""
    options: list[Option] = []
    where, word = DISTRICT.of(f), UNIT_WORDS[WHICH.of(f)]
    units = [unit for side in clockwise(s, f.seat)[1:] for unit in units_in(s, side, where, word)]
    for unit in alike(s, units):
        closed = closed_to(s, decider(s, s.owner[unit]))
        for district in s.book.adjacent[district_of(s.place[unit])]:
            if district not in closed:
                name = f"{unit_name(s, unit)}>{s.book.districts[district]}"
                options.append(Option("push", name, unit, place=district))
    if not options:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "push", options)


def pushed(s: State, f: Frame) -> Ask | None:
    unit, district = s.got.card, s.got.place
    s.place[unit] = outside(district)
    say(s, "gangs-pushes", f.seat, rule="GANG-4", unit=unit_name(s, unit), where=s.book.districts[district])
    sweep(s)
    return None


PUSH: Final = flow("gangs-push", pushes, pushed)


def drone_districts(s: State, seat: int, district: int) -> list[int]:
    """DRONE-4, DRONE-6: where it would not be lost at once."""
    if reserve_of(s, seat, DRONE) < 0:
        return []
    return [d for d in everywhere(s) if district in (-1, d) and has_unit(s, seat, d, "human")]


def place_drones(s: State, seat: int, district: int, n: int) -> None:
    s.call(PLACE_DRONE, seat, subject=district, n=n)


def drone_offers(s: State, f: Frame) -> Ask | None:
    found = drone_districts(s, f.seat, DISTRICT.of(f)) if LEFT.of(f) else []
    if not found:
        f.finish()
        return None
    options = [Option("place", s.book.districts[district], place=district) for district in found]
    return Ask(decider(s, f.seat), "drone-at", options)


def drone_placed(s: State, f: Frame) -> Ask | None:
    build_drone(s, f.seat, s.got.place)
    LEFT.add(f, -1)
    f.jump(drone_offers)
    return None


PLACE_DRONE: Final = flow("gangs-drone", drone_offers, drone_placed)
