"""Exposing (EXPO): unrezzed installed cards are shown to everybody and stay as they are."""

from __future__ import annotations

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame
from jackin.netrunner.flows.prevent import EXPOSE, THREATENED, open_prevention, open_rez_to_prevent
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.active import unrezzed
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import ALL_KNOW, EXPOSED, RUNNER


def expose(s: State, cards: tuple[int, ...], source: int) -> None:
    if cards:
        s.call(EXPOSE, s.active, source, cards=cards)


def would_expose(s: State, f: Frame) -> Ask | None:
    open_rez_to_prevent(s)
    return None


def may_be_prevented(s: State, f: Frame) -> Ask | None:
    THREATENED.set(f, tuple(card for card in THREATENED.of(f) if unrezzed(s, card)))
    open_prevention(s)
    return None


def exposes(s: State, f: Frame) -> Ask | None:
    """EXPO-3: all at the same time."""
    for card in THREATENED.of(f):
        see(s, card, ALL_KNOW)
        say(s, "exposes", RUNNER, card, rule="EXPO-2")
        emit(s, EXPOSED, card)
    return None


EXPOSE.takes(would_expose, may_be_prevented, exposes)
