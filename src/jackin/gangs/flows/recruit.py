"""Recruiting, in a Reclaim turn and by effects (RECLAIM-3 to RECLAIM-6)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.flows.moving import DONE, occupied
from jackin.gangs.log import say
from jackin.gangs.moves import build_drone
from jackin.gangs.queries import first_edgerunner, fits, free_pois, reserve_of, space_name, unit_name
from jackin.gangs.state import State
from jackin.gangs.words import DRONE, RESERVE, TECHIE, UNIT_WORDS, district_of, is_poi, outside
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, K, M, N

# What a frame of RECRUIT holds: how many yet, which units, whether one at each site in turn, and the sites
LEFT: Final = N()
WHICH: Final = K()
EACH: Final = M()
SITES: Final = Cards()


def recruit(s: State, seat: int, word: str, n: int, districts: tuple[int, ...], each: bool) -> None:
    """So many units; one in each District in turn, or all in any of them."""
    if districts and n > 0:
        s.call(RECRUIT, seat, n=n, k=UNIT_WORDS.index(word), m=1 if each else 0, cards=districts)


def recruits(s: State, seat: int, word: str) -> list[int]:
    """One of each class in reserve; EDGE-8: and every Edgerunner there."""
    found = [reserve_of(s, seat, kind) for kind in range(DRONE)]
    found += [
        unit
        for unit in range(first_edgerunner(s), len(s.place))
        if s.owner[unit] == seat and s.place[unit] == RESERVE
    ]
    return [unit for unit in found if unit >= 0 and fits(s, unit, word)]


def spaces(s: State, districts: list[int]) -> list[int]:
    """RECLAIM-5."""
    found = [outside(district) for district in districts]
    if s.settings.recruit_into_poi:
        found += free_pois(s, districts)
    return found


def offers(s: State, f: Frame) -> Ask | None:
    units = recruits(s, f.seat, UNIT_WORDS[WHICH.of(f)])
    if not LEFT.of(f) or not SITES.of(f) or not units:
        f.finish()
        return None
    districts = [SITES.of(f)[0]] if EACH.of(f) else list(SITES.of(f))
    options = [s.seating.recruits[unit][place] for place in spaces(s, districts) for unit in units]
    options.append(DONE)
    return Ask(f.seat, "recruit", options, n=LEFT.of(f))


def recruited(s: State, f: Frame) -> Ask | None:
    """RECLAIM-4; RECLAIM-6: it may be declined, at each Hideout anew."""
    f.jump(offers)
    LEFT.add(f, -1)
    if EACH.of(f):
        SITES.set(f, SITES.of(f)[1:])
    if s.got.verb == "done":
        if not EACH.of(f):
            f.finish()
        return None
    enlist(s, f.seat, s.got.card, s.got.place)
    return None


RECRUIT: Final = flow("gangs-recruit", offers, recruited)


def enlist(s: State, side: int, unit: int, place: int, rule: str = "RECLAIM-3") -> None:
    s.place[unit] = place
    say(s, "gangs-recruits", side, rule=rule, unit=unit_name(s, unit), where=space_name(s, place))
    if s.kind[unit] == TECHIE:
        build_drone(s, side, district_of(place))
    if is_poi(place):
        occupied(s, unit)
