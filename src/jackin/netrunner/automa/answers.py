"""Who answers for an automa: it is never asked by the table (`Listener.answers`).

Each seat has one function that takes the state and the ask and returns one of the ask's options; it must not change
the state, and looks only at what its seat may know. The frame that asks is `s.stack[-1]`. A module registers its
function with `answers_for(seat, function)`; `automa/players.py` imports them all.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.netrunner.state import State

Answer = Callable[[State, Ask], Option]

BY_SEAT: Final[dict[int, Answer]] = {}


def answers_for(seat: int, answer: Answer) -> None:
    BY_SEAT[seat] = answer


def automatic(s: State, ask: Ask) -> Option:
    return BY_SEAT[ask.seat](s, ask)
