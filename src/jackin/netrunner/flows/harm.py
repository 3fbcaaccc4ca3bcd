"""Damage and tags (DMG, TAG), alone or together in one compound effect (COMPD-1)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame
from jackin.kernel.registers import Subject
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.prevent import DAMAGE_DUE, HARM, KIND, TAGS_DUE, open_prevention
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.pools import flatline
from jackin.netrunner.rules.queries import damage_done
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    BRAIN, CANNOT_SUFFER, CORP, DAMAGE, DONE_DAMAGE, GRIP, LOST_TO_DAMAGE, RUNNER, SUFFERED, RUNNER_TAGGED,
    WOULD_DO, WOULD_SUFFER,
)  # fmt: skip

# What a frame of HARM holds besides what can be prevented; the second takes the place of the first
UNPREVENTABLE: Final = Subject()
CARDS_LOST: Final = Subject()


def harm(s: State, card: int, damage: int, kind: int, tags: int, done: bool, preventable: bool) -> None:
    """DMG-7: `done` is damage that somebody does, not damage that is merely taken."""
    if damage > 0 or tags > 0:
        s.call(HARM, CORP if done else RUNNER, card, 0 if preventable else 1, damage, kind, tags)


def would_be_done(s: State, f: Frame) -> Ask | None:
    """REPL-1: what takes the place of damage comes before what prevents it."""
    if f.seat == CORP and DAMAGE_DUE.of(f) > 0 and s.hearing >> WOULD_DO & 1:
        emit(s, WOULD_DO, f.card, KIND.of(f))
    return None


def impends(s: State, f: Frame) -> Ask | None:
    """DMG-6: prevention comes before any card is picked."""
    if DAMAGE_DUE.of(f) > 0:
        if f.seat == CORP:
            DAMAGE_DUE.set(f, damage_done(s, DAMAGE_DUE.of(f), KIND.of(f)))
        emit(s, WOULD_SUFFER, f.card, KIND.of(f))
    if UNPREVENTABLE.of(f) == 0:
        if s.lasting and DAMAGE_DUE.of(f) > 0:
            spare(s, f)
        open_prevention(s)
    return None


def spare(s: State, f: Frame) -> None:
    """PREV-1: a text that prevents all damage for a while, without being asked."""
    for lasting in s.lasting:
        if lasting.kind == CANNOT_SUFFER:
            DAMAGE_DUE.set(f, 0)
            say(s, "prevents", RUNNER, lasting.source, rule="PREV-1")
            note(s, SUFFERED, f.card, KIND.of(f))
            return


def suffers(s: State, f: Frame) -> Ask | None:
    """DMG-2, DMG-4: all points at once, random cards, one by one only for their order in the heap."""
    CARDS_LOST.set(f, min(DAMAGE_DUE.of(f), len(s.zones[GRIP])))
    if DAMAGE_DUE.of(f) > 0:
        suffer(s, f)
    if TAGS_DUE.of(f) > 0 and not s.over:
        s.tags += TAGS_DUE.of(f)
        say(s, "takes-tags", RUNNER, f.card, n=TAGS_DUE.of(f), rule="TAG-1")
        emit(s, RUNNER_TAGGED, f.card, TAGS_DUE.of(f))
    return None


def suffer(s: State, f: Frame) -> None:
    say(s, f"suffers-{DAMAGE[KIND.of(f)]}", RUNNER, f.card, n=DAMAGE_DUE.of(f), rule="DMG-2")
    for _ in range(CARDS_LOST.of(f)):
        grip = s.zones[GRIP]
        card = grip[s.below(len(grip))]
        trash(s, card, "DMG-2")
        if CARDS[s.code[card]].hears >> LOST_TO_DAMAGE & 1:
            emit(s, LOST_TO_DAMAGE, card, KIND.of(f))
    if KIND.of(f) == BRAIN:
        s.brain += DAMAGE_DUE.of(f)
    if DAMAGE_DUE.of(f) > CARDS_LOST.of(f):
        flatline(s, "DMG-10")
        return
    if f.seat == CORP:
        emit(s, DONE_DAMAGE, f.card, KIND.of(f))
    emit(s, SUFFERED, f.card, KIND.of(f))


HARM.takes(would_be_done, impends, suffers)
