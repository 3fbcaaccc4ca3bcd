"""The choices that effects ask for."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import HERE, change, do_all
from jackin.gangs.book import Clause
from jackin.gangs.conditions import holds
from jackin.gangs.content.model import Effect
from jackin.gangs.flows.pay import amounts, can_pay, pay
from jackin.gangs.flows.pieces import convertible, drone_districts
from jackin.gangs.legal import why_not_build, why_not_upgrade
from jackin.gangs.log import say
from jackin.gangs.moves import combat_name, gain, lose, opportunity_name, take_opportunity
from jackin.gangs.queries import (
    decider, gang_name, has,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import (
    ACTIONS, ALL_DISCS, RESOURCES,
)  # fmt: skip
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import M, N

YES: Final = Option("yes")
NO: Final = Option("no")
RESOURCE_OPTIONS: Final = [Option("resource", name, n) for n, name in enumerate(RESOURCES)]

# What frames of these flows hold: how often yet, and whether it is gained or lost
LEFT: Final = N()
WAY: Final = M()


def clause_of(f: Frame) -> Clause:
    """The text that a frame is about."""
    clause = f.text
    assert isinstance(clause, Clause)
    return clause


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


def choose_one(s: State, f: Frame) -> None:
    s.call(CHOOSE, f.seat, f.card, HERE.of(f), text=f.text)


def choose_whether(s: State, f: Frame) -> None:
    s.call(MAY, f.seat, f.card, HERE.of(f), text=f.text)


def chooses(s: State, f: Frame) -> Ask | None:
    parts = clause_of(f).effect.parts
    possible = [n for n, part in enumerate(parts) if could(s, part, f.seat, HERE.of(f), f.card)]
    if not possible:
        f.finish()
        return None
    options = [Option("choose", parts[n].path, way=n) for n in possible]
    return Ask(decider(s, f.seat), "choose", options, card=clause_of(f).effect.path)


def chosen(s: State, f: Frame) -> Ask | None:
    do_all(s, [clause_of(f).effect.parts[s.got.way]], f.seat, HERE.of(f), f.card)
    return None


CHOOSE: Final = flow("gangs-choose", chooses, chosen)


def may(s: State, f: Frame) -> Ask | None:
    effect = clause_of(f).effect
    asked = amounts(effect.cost)
    if not can_pay(s, f.seat, asked) or not any(could(s, p, f.seat, HERE.of(f), f.card) for p in effect.parts):
        f.finish()
        return None
    return Ask(decider(s, f.seat), "may", [YES, NO], card=effect.path)


def may_pays(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "no":
        f.finish()
    else:
        pay(s, f.seat, amounts(clause_of(f).effect.cost))
    return None


def may_does(s: State, f: Frame) -> Ask | None:
    do_all(s, clause_of(f).effect.parts, f.seat, HERE.of(f), f.card)
    return None


MAY: Final = flow("gangs-may", may, may_pays, may_does)


# A resource of your choice

GAINING: Final = 1
LOSING: Final = 2


def choose_resources(s: State, side: int, n: int, way: int, taker: int = -1) -> None:
    if n > 0:
        s.call(CHOOSE_RESOURCE, side, card=taker, n=n, m=way)


def resource_offers(s: State, f: Frame) -> Ask | None:
    gaining = WAY.of(f) == GAINING
    options = [RESOURCE_OPTIONS[n] for n in range(3) if gaining or has(s, f.seat, n) > 0]
    if not LEFT.of(f) or not options:
        f.finish()
        return None
    return Ask(decider(s, f.seat), "resource" if gaining else "lose-resource", options, n=LEFT.of(f))


def resource_chosen(s: State, f: Frame) -> Ask | None:
    number = s.got.card
    LEFT.add(f, -1)
    f.jump(resource_offers)
    if WAY.of(f) == GAINING:
        gain(s, f.seat, number, 1, "GANG-4")
        return None
    lose(s, f.seat, number, 1, "GANG-4")
    if f.card >= 0:
        gain(s, f.card, number, 1, "GANG-4")
    return None


CHOOSE_RESOURCE: Final = flow("gangs-resource", resource_offers, resource_chosen)


# A casualty for somebody else


def pass_on(s: State, f: Frame, n: int) -> None:
    s.call(PASS_ON, f.seat, n=n, text=f.text)


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
    demands = list(fight.demands)
    left = LEFT.of(f)
    for at, (side, word) in enumerate(demands):
        if side == f.seat and left:
            demands[at] = (s.got.card, word)
            left -= 1
    fight.demands = tuple(demands)
    other = gang_name(s, s.got.card)
    say(s, "gangs-passes-on", f.seat, LEFT.of(f) - left, "FIRE-12", other=other, source=clause_of(f).source)
    return None


PASS_ON: Final = flow("gangs-pass-on", passes, passed)


# Cards back to the hand, discs back to the Activate area, an Opportunity aside


def regain(s: State, seat: int, n: int) -> None:
    s.call(REGAIN, seat, n=n)


def regains(s: State, f: Frame) -> Ask | None:
    if not LEFT.of(f) or not s.pile[f.seat]:
        f.finish()
        return None
    options = [Option("regain", combat_name(s, card), card) for card in s.pile[f.seat]]
    return Ask(f.seat, "regain", options, n=LEFT.of(f))


def regained(s: State, f: Frame) -> Ask | None:
    card = s.got.card
    s.pile[f.seat] = tuple([other for other in s.pile[f.seat] if other != card])
    s.hand[f.seat] = (*s.hand[f.seat], card)
    say(s, "gangs-regains", f.seat, rule="GANG-4", combat=combat_name(s, card))
    LEFT.add(f, -1)
    f.jump(regains)
    return None


REGAIN: Final = flow("gangs-regain", regains, regained)


def free_discs(s: State, seat: int, n: int) -> None:
    s.call(FREE_DISC, seat, n=n)


def disc_offers(s: State, f: Frame) -> Ask | None:
    spent = [n for n in range(len(ACTIONS)) if not s.discs[f.seat] >> n & 1]
    if not LEFT.of(f) or not spent or f.seat >= s.seats:
        f.finish()
        return None
    return Ask(f.seat, "disc", [Option("disc", ACTIONS[n], n) for n in spent], n=LEFT.of(f))


def disc_freed(s: State, f: Frame) -> Ask | None:
    s.discs[f.seat] |= 1 << s.got.card
    say(s, "gangs-disc", f.seat, rule="GANG-4", action=ACTIONS[s.got.card])
    LEFT.add(f, -1)
    f.jump(disc_offers)
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
