"""Ice as it is now: its strength and its subroutines (ICE, STR-2)."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.rules.changes import change, context
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.state import State
from jackin.netrunner.words import STRENGTH, SUBROUTINE, UNBREAKABLE, is_line


def has_strength(s: State, card: int) -> bool:
    """ICE-5: unrezzed ice has no strength."""
    return not is_line(s.zone[card]) or s.faceup[card] == 1


def strength(s: State, card: int) -> int:
    return CARDS[s.code[card]].strength + change(s, STRENGTH, card)


def subroutines_of(s: State, ice: int) -> list[Sequence]:
    """The subroutines of ice as it is now: printed ones, then its own gained ones, then what others give it."""
    b = CARDS[s.code[ice]].behaviour
    if b.gains is None and b.loses is None and not s.lasting:
        return b.subroutines
    texts = list(b.subroutines)
    if b.loses is not None:
        texts = texts[: max(0, len(texts) - b.loses.of(s, context(s, ice)))]
    if b.gains is not None:
        texts += [b.gains.text] * b.gains.times.of(s, context(s, ice))
    return texts + given_subroutines(s, ice)


def given_subroutines(s: State, ice: int) -> list[Sequence]:
    """By ice that the Runner met before, not to itself (SELF-1); or to it alone. Only while it is encountered."""
    run = s.run
    if run is None or not run.encountering or run.ice != ice:
        return []
    given: list[Sequence] = []
    for lasting in s.lasting:
        if lasting.kind == SUBROUTINE and lasting.target >= -1 and isinstance(lasting.text, Sequence):
            giver = lasting.source if lasting.target < 0 else lasting.target
            if (lasting.target >= 0) == ((giver, lasting.serial) == (ice, s.serial[ice])):
                given.append(lasting.text)
    return given


def all_broken(s: State, ice: int) -> bool:
    """BYPASS-2: ice without subroutines is never fully broken."""
    run = s.run
    every = (1 << len(subroutines_of(s, ice))) - 1
    return run is not None and every != 0 and run.broken & every == every


def cannot_be_broken(s: State, ice: int) -> bool:
    """CANT-1: for a while nothing breaks the subroutines of ice of some kind."""
    return any(lasting.kind == UNBREAKABLE and has_subtype(s, ice, lasting.n) for lasting in s.lasting)
