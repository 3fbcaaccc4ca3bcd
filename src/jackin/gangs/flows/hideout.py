"""Build a Hideout (HIDE)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import trigger
from jackin.gangs.flows.pay import pay
from jackin.gangs.legal import hideout_cost, hideout_districts, why_not_build
from jackin.gangs.moves import build_hideout
from jackin.gangs.state import State
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N, Subject

FREE: Final = 1

# What a frame of BUILD holds: whether it is free, and the District
COSTS: Final = N()
SITE: Final = Subject()


def build(s: State, seat: int, costs: int) -> None:
    s.call(BUILD, seat, n=costs)


def chooses_site(s: State, f: Frame) -> Ask | None:
    """HIDE-1. By an effect it is free, and may be impossible."""
    if why_not_build(s, f.seat, COSTS.of(f) == FREE) is not None:
        f.finish()
        return None
    options = [s.book.build_options[n] for n in hideout_districts(s, f.seat)]
    return Ask(f.seat, "hideout-at", options)


def pays_for_it(s: State, f: Frame) -> Ask | None:
    SITE.set(f, s.got.place)
    if COSTS.of(f) != FREE:
        pay(s, f.seat, hideout_cost(s, f.seat))
    return None


def chooses_token(s: State, f: Frame) -> Ask | None:
    """HIDE-2; SWITCH-13: those with the same Street Cred are one answer."""
    left = s.dashboard[f.seat]
    values = list(dict.fromkeys(left)) if s.settings.hideout_tokens == "choose" else [left[0]]
    return Ask(f.seat, "hideout-token", [Option("token", n=n) for n in values], card=s.book.districts[SITE.of(f)])


def builds(s: State, f: Frame) -> Ask | None:
    """HIDE-2."""
    build_hideout(s, f.seat, SITE.of(f), s.got.n)
    trigger(s, f.seat, "hideout-built", SITE.of(f))
    return None


BUILD: Final = flow("gangs-hideout", chooses_site, pays_for_it, chooses_token, builds)
