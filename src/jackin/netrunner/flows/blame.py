"""Bad publicity (BP): taken at once, unless a card has something to say to it."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N
from jackin.netrunner.rules.pools import take_bad_publicity
from jackin.netrunner.rules.reading import LOST
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, WOULD_TAKE_BLAME

# What a frame of BLAME holds
DUE: Final = N()


def take_blame(s: State, f: Frame, n: int) -> None:
    """The frame of the text learns as `LOST` how much was taken."""
    if n > 0 and s.hearing >> WOULD_TAKE_BLAME & 1:
        s.call(BLAME, CORP, f.card, n=n)
    else:
        takes_it(s, f, n)


def takes_it(s: State, f: Frame, n: int) -> None:
    LOST.set(f, n)
    if n > 0:
        take_bad_publicity(s, n)


def impends(s: State, f: Frame) -> Ask | None:
    emit(s, WOULD_TAKE_BLAME, f.card, DUE.of(f))
    return None


def takes(s: State, f: Frame) -> Ask | None:
    s.stack.pop()
    takes_it(s, s.stack[-1], DUE.of(f))
    return None


BLAME: Final = flow("blame", impends, takes)


def prevent_blame(s: State) -> None:
    """PREV-5: all of it."""
    frame = s.frame(BLAME)
    if frame is not None and DUE.of(frame) > 0:
        DUE.set(frame, 0)
        say(s, "prevents-blame", CORP)
