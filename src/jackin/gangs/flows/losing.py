"""Losing units of one's own choice (LOSS-2)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import rules_for
from jackin.gangs.conditions import avengers
from jackin.gangs.flows.moving import sweep
from jackin.gangs.moves import gain_cred, lose_unit
from jackin.gangs.queries import (
    alike, decider, gang_name, highest_of, is_edgerunner, is_player, unit_name, units_in,
)  # fmt: skip
from jackin.gangs.state import Firefight, State
from jackin.gangs.words import DRONE, HELD, UNIT_WORDS, district_of
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, K, N, Subject

# What a frame of LOSE holds: where, how many yet, and which units
DISTRICT: Final = Subject()
LEFT: Final = N()
WHICH: Final = K()

# What a frame of CAPTURE holds besides where: who may take the piece
CAPTORS: Final = Cards()


def lose_units(s: State, side: int, word: str, n: int, district: int) -> None:
    if n > 0:
        s.call(LOSE, side, subject=district, n=n, k=UNIT_WORDS.index(word))


def candidates(s: State, f: Frame) -> list[int]:
    """RIVAL-9: the rival gang loses a Drone if it can."""
    units = units_in(s, f.seat, DISTRICT.of(f), UNIT_WORDS[WHICH.of(f)])
    if not is_player(s, f.seat):
        drones = [unit for unit in units if s.kind[unit] == DRONE]
        units = drones or units
    return alike(s, units)


def chooses(s: State, f: Frame) -> Ask | None:
    units = candidates(s, f) if LEFT.of(f) else []
    if not units:
        f.finish()
        return None
    options = [Option("lose", unit_name(s, unit), unit) for unit in units]
    where = s.book.districts[DISTRICT.of(f)] if DISTRICT.of(f) >= 0 else ""
    fighting = s.firefight is not None
    return Ask(decider(s, f.seat), "casualty" if fighting else "lose-unit", options, card=where, n=LEFT.of(f))


def loses(s: State, f: Frame) -> Ask | None:
    fall(s, s.got.card)
    LEFT.add(f, -1)
    f.jump(chooses)
    return None


LOSE: Final = flow("gangs-lose", chooses, loses)


def fall(s: State, unit: int) -> None:
    """A unit is lost: in a Firefight of its District, as one of its dead."""
    fall_together(s, [unit])


def fall_together(s: State, units: list[int]) -> None:
    """JOHNNY-6: a Drone that dies with its humans is one of the dead (FIRE-13)."""
    fight = s.firefight
    for unit in units:
        if fight is None or district_of(s.place[unit]) != fight.district:
            lose_unit(s, unit, "LOSS-1")
        else:
            fall_in_firefight(s, fight, unit)
    sweep(s)


def fall_in_firefight(s: State, fight: Firefight, unit: int) -> None:
    side = s.owner[unit]
    fight.fallen = (*fight.fallen, (unit, side))
    avenged = [seat for seat in fight.parties if seat != side and fight.avenge[seat] and holds_piece(s, side, seat)]
    takers = [] if is_edgerunner(s, unit) else captors(s, fight, side)
    lose_unit(s, unit, "FIRE-6", takers[0] if takers else -1)
    if len(takers) > 1 and is_player(s, side):
        s.call(CAPTURE, side, card=unit, subject=fight.district, cards=tuple(takers))
    for seat in avenged:
        gain_cred(s, seat, fight.avenge[seat], "GANG-1")


def holds_piece(s: State, side: int, seat: int) -> bool:
    fight = s.firefight
    assert fight is not None
    return any(s.place[unit] == HELD - side for unit in avengers(s, fight, seat))


def captors(s: State, fight: Firefight, side: int) -> list[int]:
    """GANG-2: who may take a fallen piece of a gang that remembers: the others with the highest Firepower."""
    if not rules_for(s, side, "vengeance"):
        return []
    others = [other for other in fight.parties if other != side]
    most = highest_of([fight.firepower[other] for other in others])
    return [other for other in others if fight.firepower[other] == most]


def names_captor(s: State, f: Frame) -> Ask | None:
    """GANG-2: its owner chooses among several."""
    options = [Option("captor", gang_name(s, side), side) for side in CAPTORS.of(f)]
    return Ask(f.seat, "captor", options, card=s.book.districts[DISTRICT.of(f)])


def captured(s: State, f: Frame) -> Ask | None:
    s.place[f.card] = HELD - s.got.card
    return None


CAPTURE: Final = flow("gangs-capture", names_captor, captured)
