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

FREE: Final = 1


def chooses_site(s: State, f: Frame) -> Ask | None:
    """HIDE-1. By an effect it is free, and may be impossible."""
    if why_not_build(s, f.seat, f.n == FREE) is not None:
        f.finish()
        return None
    options = [Option("build", s.book.districts[n], n=-2 - n) for n in hideout_districts(s, f.seat)]
    return Ask(f.seat, "hideout-at", options)


def pays_for_it(s: State, f: Frame) -> Ask | None:
    f.subject = -2 - s.got.n
    if f.n != FREE:
        pay(s, f.seat, hideout_cost(s, f.seat))
    return None


def chooses_token(s: State, f: Frame) -> Ask | None:
    """HIDE-2; SWITCH-13: those with the same Street Cred are one answer."""
    left = s.dashboard[f.seat]
    values = list(dict.fromkeys(left)) if s.settings.hideout_tokens == "choose" else [left[0]]
    return Ask(f.seat, "hideout-token", [Option("token", n=n) for n in values], card=s.book.districts[f.subject])


def builds(s: State, f: Frame) -> Ask | None:
    """HIDE-2."""
    build_hideout(s, f.seat, f.subject, s.got.n)
    trigger(s, f.seat, "hideout-built", f.subject)
    return None


BUILD: Final = flow("gangs-hideout", chooses_site, pays_for_it, chooses_token, builds)
