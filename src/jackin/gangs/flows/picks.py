"""The choices that effects ask for."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import change, closed_to, do_all
from jackin.gangs.book import Clause
from jackin.gangs.conditions import holds
from jackin.gangs.content.model import Effect
from jackin.gangs.flows.moving import occupied, sweep
from jackin.gangs.flows.pay import amounts, can_pay, pay
from jackin.gangs.legal import why_not_build, why_not_upgrade
from jackin.gangs.log import say
from jackin.gangs.moves import build_drone, combat_name, gain, lose, opportunity_name, take_opportunity
from jackin.gangs.queries import (
    alike, clockwise, decider, everywhere, gang_name, has, human_there, is_edgerunner, reserve_of, space_name,
    unit_name, units_in,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import (
    ACTIONS, ALL_DISCS, DRONE, NETRUNNER, RESERVE, RESOURCES, UNIT_WORDS, district_of, is_poi, outside,
)  # fmt: skip
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow

YES: Final = Option("yes")
NO: Final = Option("no")


def clause_of(f: Frame) -> Effect:
    assert isinstance(f.text, Clause)
    return f.text.effect


# One of several effects; an effect or not (GANG-4)


def could(s: State, effect: Effect, seat: int, here: int, bearer: int) -> bool:
    """Whether an effect that is offered would do anything."""
    if not holds(s, effect.condition, seat, here, bearer):
        return False
    kind = effect.kind
    if kind in ("all", "choose", "may"):
        return any(could(s, part, seat, here, bearer) for part in effect.parts)
    if kind == "reserve":
        return bool(aside_options(s, seat))
    if kind == "disc":
        return s.discs[seat] != ALL_DISCS
    if kind == "regain":
        return bool(s.pile[seat])
    if kind == "upgrade":
        return why_not_upgrade(s, seat, True) is None
    if kind == "hideout":
        return why_not_build(s, seat, True) is None
    district = s.book.district(effect.district, here)
    if kind == "convert":
        return bool(convertible(s, seat, district, effect.unit))
    if kind == "drone":
        return bool(drone_districts(s, seat, district))
    return True


def chooses(s: State, f: Frame) -> Ask | None:
    parts = clause_of(f).parts
    possible = [n for n, part in enumerate(parts) if could(s, part, f.seat, f.subject, f.card)]
    if not possible:
        f.finish()
        return None
    options = [Option("choose", parts[n].path, n) for n in possible]
    return Ask(decider(s, f.seat), "choose", options, card=clause_of(f).path)


def chosen(s: State, f: Frame) -> Ask | None:
    do_all(s, [clause_of(f).parts[s.got.card]], f.seat, f.subject, f.card)
    return None


CHOOSE: Final = flow("gangs-choose", chooses, chosen)


def may(s: State, f: Frame) -> Ask | None:
    effect = clause_of(f)
    asked = amounts(effect.cost)
    if not can_pay(s, f.seat, asked) or not any(could(s, p, f.seat, f.subject, f.card) for p in effect.parts):
        f.finish()
        return None
    return Ask(decider(s, f.seat), "may", [YES, NO], card=effect.path)


def may_pays(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "no":
        f.finish()
    else:
        pay(s, f.seat, amounts(clause_of(f).cost))
    return None


def may_does(s: State, f: Frame) -> Ask | None:
    do_all(s, clause_of(f).parts, f.seat, f.subject, f.card)
    return None


MAY: Final = flow("gangs-may", may, may_pays, may_does)


# A resource of your choice

GAINING: Final = 1
LOSING: Final = 2


def choose_resources(s: State, side: int, n: int, way: int, taker: int = -1) -> None:
    if n > 0:
        s.call(CHOOSE_RESOURCE, side, card=taker, n=n, m=way)


def resource_offers(s: State, f: Frame) -> Ask | None:
    options = [Option("resource", RESOURCES[n], n, -1) for n in range(3) if f.m == GAINING or has(s, f.seat, n) > 0]
    if not f.n or not options:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "resource" if f.m == GAINING else "lose-resource", options, n=f.n)


def resource_chosen(s: State, f: Frame) -> Ask | None:
    number = s.got.card
    f.n -= 1
    f.jump("resource_offers")
    if f.m == GAINING:
        gain(s, f.seat, number, 1, "GANG-4")
        return None
    lose(s, f.seat, number, 1, "GANG-4")
    if f.card >= 0:
        gain(s, f.card, number, 1, "GANG-4")
    return None


CHOOSE_RESOURCE: Final = flow("gangs-resource", resource_offers, resource_chosen)


# A casualty for somebody else


def passes(s: State, f: Frame) -> Ask | None:
    fight = s.firefight
    assert fight is not None
    own = [demand for demand in fight.demands if demand[0] == f.seat]
    rivals = [side for side in fight.parties if side != f.seat]
    if not own or not rivals:
        f.finish()
        return None
    return Ask(f.seat, "pass-casualty", [Option("rival", gang_name(s, side), side) for side in rivals])


def passed(s: State, f: Frame) -> Ask | None:
    fight = s.firefight
    assert fight is not None
    assert isinstance(f.text, Clause)
    demands = list(fight.demands)
    left = f.n
    for at, (side, word) in enumerate(demands):
        if side == f.seat and left:
            demands[at] = (s.got.card, word)
            left -= 1
    fight.demands = tuple(demands)
    other = gang_name(s, s.got.card)
    say(s, "gangs-passes-on", f.seat, f.n - left, "FIRE-12", other=other, source=f.text.source)
    return None


PASS_ON: Final = flow("gangs-pass-on", passes, passed)


# Cards back to the hand, discs back to the Activate area, an Opportunity aside


def regains(s: State, f: Frame) -> Ask | None:
    if not f.n or not s.pile[f.seat]:
        f.finish()
        return None
    return Ask(f.seat, "regain", [Option("regain", combat_name(s, card), card) for card in s.pile[f.seat]], n=f.n)


def regained(s: State, f: Frame) -> Ask | None:
    card = s.got.card
    s.pile[f.seat] = tuple([other for other in s.pile[f.seat] if other != card])
    s.hand[f.seat] = (*s.hand[f.seat], card)
    say(s, "gangs-regains", f.seat, rule="GANG-4", combat=combat_name(s, card))
    f.n -= 1
    f.jump("regains")
    return None


REGAIN: Final = flow("gangs-regain", regains, regained)


def disc_offers(s: State, f: Frame) -> Ask | None:
    spent = [n for n in range(len(ACTIONS)) if not s.discs[f.seat] >> n & 1]
    if not f.n or not spent or f.seat >= s.seats:
        f.finish()
        return None
    return Ask(f.seat, "disc", [Option("disc", ACTIONS[n], n) for n in spent], n=f.n)


def disc_freed(s: State, f: Frame) -> Ask | None:
    s.discs[f.seat] |= 1 << s.got.card
    say(s, "gangs-disc", f.seat, rule="GANG-4", action=ACTIONS[s.got.card])
    f.n -= 1
    f.jump("disc_offers")
    return None


FREE_DISC: Final = flow("gangs-disc", disc_offers, disc_freed)


def aside_options(s: State, seat: int) -> list[Option]:
    """GANG-3: within the limit that a rule allows."""
    if len(s.aside[seat]) >= change(s, seat, "reserve"):
        return []
    return [Option("reserve", opportunity_name(s, card), card) for card in s.opportunity_market if card >= 0]


def aside_offers(s: State, f: Frame) -> Ask | None:
    options = aside_options(s, f.seat)
    if not options:
        f.finish()
        return None
    return Ask(f.seat, "reserve", options)


def set_aside(s: State, f: Frame) -> Ask | None:
    card = s.got.card
    take_opportunity(s, card)
    s.aside[f.seat] = (*s.aside[f.seat], card)
    say(s, "gangs-reserves", f.seat, rule="GANG-3", opportunity=opportunity_name(s, card))
    return None


SET_ASIDE: Final = flow("gangs-aside", aside_offers, set_aside)


# Converting, pushing, building


def convertible(s: State, seat: int, district: int, word: str) -> list[int]:
    """CONVERT-1 to CONVERT-5."""
    found: list[int] = []
    for side in clockwise(s, seat)[1:]:
        for unit in units_in(s, side, district, word):
            kind = s.kind[unit]
            if kind <= NETRUNNER and not is_edgerunner(s, unit) and reserve_of(s, seat, kind) >= 0:
                found.append(unit)
    return alike(s, found)


def converts(s: State, f: Frame) -> Ask | None:
    units = convertible(s, f.seat, f.subject, UNIT_WORDS[f.k])
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


def pushes(s: State, f: Frame) -> Ask | None:
    """To an adjacent District, outside its PoIs."""
    options: list[Option] = []
    units = [unit for side in clockwise(s, f.seat)[1:] for unit in units_in(s, side, f.subject, UNIT_WORDS[f.k])]
    for unit in alike(s, units):
        closed = closed_to(s, decider(s, s.owner[unit]))
        for district in s.book.adjacent[district_of(s.place[unit])]:
            if district not in closed:
                name = f"{unit_name(s, unit)}>{s.book.districts[district]}"
                options.append(Option("push", name, unit, -2 - district))
    if not options:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "push", options)


def pushed(s: State, f: Frame) -> Ask | None:
    unit, district = s.got.card, -2 - s.got.n
    s.place[unit] = outside(district)
    say(s, "gangs-pushes", f.seat, rule="GANG-4", unit=unit_name(s, unit), where=s.book.districts[district])
    sweep(s)
    return None


PUSH: Final = flow("gangs-push", pushes, pushed)


def drone_districts(s: State, seat: int, district: int) -> list[int]:
    """DRONE-4, DRONE-6: where it would not be lost at once."""
    if reserve_of(s, seat, DRONE) < 0:
        return []
    return [d for d in everywhere(s) if district in (-1, d) and human_there(s, seat, d)]


def drone_offers(s: State, f: Frame) -> Ask | None:
    found = drone_districts(s, f.seat, f.subject) if f.n else []
    if not found:
        f.finish()
        return None
    options = [Option("place", s.book.districts[district], district) for district in found]
    return Ask(decider(s, f.seat), "drone-at", options)


def drone_placed(s: State, f: Frame) -> Ask | None:
    build_drone(s, f.seat, s.got.card)
    f.n -= 1
    f.jump("drone_offers")
    return None


PLACE_DRONE: Final = flow("gangs-drone", drone_offers, drone_placed)
