"""Whose text it is, and texts of several instructions."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Effect, Sequence

YOU: Final = -1
"""The controller of the card."""


def whose(seat: int, f: Frame) -> int:
    return f.seat if seat == YOU else seat


def sequence(effects: tuple[Effect, ...]) -> Sequence:
    if len(effects) == 1 and isinstance(effects[0], Sequence):
        return effects[0]
    return Sequence(list(effects))
