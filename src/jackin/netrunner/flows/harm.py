"""Damage and tags (DMG, TAG), alone or together in one compound effect (COMPD-1)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.flows.prevent import open_prevention
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.pools import flatline
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import (
    BRAIN, CORP, DAMAGE, DONE_DAMAGE, GRIP, RUNNER, SUFFERED, TAGGED, WOULD_SUFFER,
)  # fmt: skip


def harm(s: State, card: int, damage: int, kind: int, tags: int, done: bool, preventable: bool) -> None:
    """DMG-7: `done` is damage that somebody does, not damage that is merely taken."""
    if damage > 0 or tags > 0:
        s.call(HARM, CORP if done else RUNNER, card, 0 if preventable else 1, damage, kind, tags)


def impends(s: State, f: Frame) -> Ask | None:
    """DMG-6: prevention comes before any card is picked."""
    if f.n > 0:
        emit(s, WOULD_SUFFER, f.card, f.m)
    if f.subject == 0:
        open_prevention(s)
    return None


def suffers(s: State, f: Frame) -> Ask | None:
    """DMG-2, DMG-4: all points at once, random cards, one by one only for their order in the heap."""
    f.subject = min(f.n, len(s.zones[GRIP]))
    if f.n > 0:
        suffer(s, f)
    if f.k > 0 and not s.over:
        s.tags += f.k
        say(s, "takes-tags", RUNNER, f.card, n=f.k, rule="TAG-1")
        emit(s, TAGGED, f.card, f.k)
    return None


def suffer(s: State, f: Frame) -> None:
    say(s, f"suffers-{DAMAGE[f.m]}", RUNNER, f.card, n=f.n, rule="DMG-2")
    for _ in range(f.subject):
        grip = s.zones[GRIP]
        trash(s, grip[s.below(len(grip))], "DMG-2")
    if f.m == BRAIN:
        s.brain += f.n
    if f.n > f.subject:
        flatline(s, "DMG-10")
        return
    if f.seat == CORP:
        emit(s, DONE_DAMAGE, f.card, f.m)
    emit(s, SUFFERED, f.card, f.m)


HARM: Final = flow("harm", impends, suffers)
