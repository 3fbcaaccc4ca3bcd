"""Breaking subroutines (BRK), one pick at a time."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.kernel.registers import K, More, N, Subject
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.pick import DONE
from jackin.netrunner.flows.prevent import AIMED, BREAKING, is_guarded, open_prevention, open_rez_to_prevent
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.active import unrezzed
from jackin.netrunner.rules.changes import forbidden
from jackin.netrunner.rules.ice import cannot_be_broken, subroutines_of
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import BROKEN as SUBROUTINE_BROKEN, CANNOT_BREAK, RUNNER

SUBROUTINES: Final = [Option("subroutine", n=n) for n in range(100)]

# What a frame of BREAKING holds besides the one AIMED at: how many may be broken, have been tried, were spared
MOST: Final = N()
BROKEN: Final = K()
SPARED: Final = Subject()
EXACTLY: Final = More()
"""Not empty if so many must be broken, not just up to so many."""


def break_up_to(s: State, card: int, most: int) -> None:
    s.call(BREAKING, RUNNER, card, 0, most)


def break_exactly(s: State, card: int, n: int) -> None:
    s.call(BREAKING, RUNNER, card, 0, n, more=(1,))


def unbroken(s: State) -> list[int]:
    """AMB-39: the same subroutine is not broken twice."""
    run = s.run
    if run is None or run.ice < 0 or not run.interacting or unrezzed(s, run.ice) or cannot_be_broken(s, run.ice):
        return []
    if s.lasting and forbidden(s, CANNOT_BREAK, run.ice):
        return []
    count = len(subroutines_of(s, run.ice))
    return [n for n in range(count) if not run.broken >> n & 1]


def chooses_subroutine(s: State, f: Frame) -> Ask | None:
    """BRK-7: in any order."""
    left = unbroken(s)
    if not left or BROKEN.of(f) == MOST.of(f):
        s.got = DONE
        return None
    options = [SUBROUTINES[n] for n in left]
    if BROKEN.of(f) > 0 and not EXACTLY.of(f):
        options.append(DONE)
    return Ask(RUNNER, "break", options, printed(s, f.card).slug)


def breaks(s: State, f: Frame) -> Ask | None:
    run = s.run
    if s.got.verb == "subroutine" and run is not None:
        AIMED.set(f, s.got.n)
        if is_guarded(s, f):
            open_rez_to_prevent(s)
        else:
            is_broken(s, f)
    elif run is not None:
        f.finish()
        if s.hearing >> SUBROUTINE_BROKEN & 1:
            for _ in range(BROKEN.of(f) - SPARED.of(f)):
                emit(s, SUBROUTINE_BROKEN, run.ice)
    return None


def may_be_spared(s: State, f: Frame) -> Ask | None:
    open_prevention(s)
    return None


def is_broken(s: State, f: Frame) -> Ask | None:
    """PREV-5: what was prevented counts as tried, not as broken."""
    run = s.run
    assert run is not None
    f.jump(chooses_subroutine)
    BROKEN.add(f, 1)
    if AIMED.of(f) < 0:
        SPARED.add(f, 1)
        return None
    run.broken |= 1 << AIMED.of(f)
    if f.card not in run.breakers:
        run.breakers = (*run.breakers, f.card)
    say(s, "breaks", RUNNER, f.card, run.ice, n=AIMED.of(f) + 1, rule="BRK-1")
    return None


BREAKING.takes(chooses_subroutine, breaks, may_be_spared, is_broken)
