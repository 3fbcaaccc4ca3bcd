"""Activate Solos (SOLO)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.flows.firefight import start_firefight
from jackin.gangs.flows.moving import DONE, move_class
from jackin.gangs.legal import why_not_fight
from jackin.gangs.queries import everywhere
from jackin.gangs.state import State
from jackin.gangs.words import SOLO
from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow


def solos_move(s: State, f: Frame) -> Ask | None:
    """SOLO-1."""
    move_class(s, f.seat, SOLO)
    return None


def may_fight(s: State, f: Frame) -> Ask | None:
    """SOLO-2, SOLO-3: one, in one District."""
    options = [s.book.fight_options[n] for n in everywhere(s) if why_not_fight(s, f.seat, n) is None]
    options.append(DONE)
    return Ask(f.seat, "firefight", options)


def fights(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "fight":
        start_firefight(s, s.got.place, f.seat)
    return None


SOLOS_FLOW: Final = flow("gangs-solos", solos_move, may_fight, fights)
