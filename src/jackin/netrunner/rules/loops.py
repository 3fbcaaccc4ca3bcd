"""Mandatory loops (LOOP-1): nobody decides anything, and still it goes on. Somebody names when it stops."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.state import Loop, State

ENOUGH: Final = 20
"""So often has a text come round, without one decision, when it is called a loop."""
MOST: Final = 100
"""More repetitions than this change nothing that matters."""


def cuts(s: State, f: Frame) -> bool:
    """Whether this text, about to be resolved, is a loop that waits for a number or has run its course."""
    loop = s.loop
    assert loop is not None
    if loop.text is None:
        loop.text, loop.card = f.text, f.card
    if f.text is not loop.text or f.card != loop.card:
        return False
    if loop.left < 0:
        return comes_round(s, loop, f)
    loop.left -= 1
    if loop.left < 0:
        s.loop = None
        f.finish()
        return True
    return False


def comes_round(s: State, loop: Loop, f: Frame) -> bool:
    loop.times += 1
    if loop.times < ENOUGH:
        return False
    f.again()
    s.call(LOOP, f.seat, f.card, text=f.text)
    return True


def names_number(s: State, f: Frame) -> Ask | None:
    """LOOP-1: the player who resolves it."""
    options = [Option("number", n=n) for n in range(MOST + 1)]
    return Ask(f.seat, "loop", options, CARDS[s.code[f.card]].slug)


def named_number(s: State, f: Frame) -> Ask | None:
    s.loop = Loop(f.text, f.card, s.got.n)
    return None


LOOP: Final = flow("loop", names_number, named_number)
