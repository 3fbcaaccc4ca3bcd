"""Trashing cards that are installed, at once and with a chance to prevent it (TRASH, BATCH)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.flows.prevent import THREATENED, TRASH, open_prevention
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.queries import installed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, WENT
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.words import PREVENTS


def trash_all(s: State, cards: tuple[int, ...], source: int) -> None:
    """Trash these simultaneously. The calling frame learns which went (PREV-6)."""
    if s.offering & PREVENTS and any(installed(s, card) for card in cards):
        s.call(TRASH, s.active, source, cards=cards)
        return
    WENT.set(s.stack[-1], cards)
    for card in cards:
        trash(s, card)


def would_trash(s: State, f: Frame) -> Ask | None:
    open_prevention(s)
    return None


def trashes(s: State, f: Frame) -> Ask | None:
    s.stack.pop()
    WENT.set(s.stack[-1], THREATENED.of(f))
    for card in THREATENED.of(f):
        trash(s, card)
    return None


TRASH.takes(would_trash, trashes)


def sacrifice(s: State, f: Frame, cards: tuple[int, ...], text: Sequence) -> None:
    """The text of a frame: trash these to do that. It reads on as the text that it is a part of."""
    s.call(SACRIFICE, f.seat, f.card, ABOUT.of(f), cards=cards, text=text)


def gives_up(s: State, f: Frame) -> Ask | None:
    """COST-5: trash this to do that."""
    trash_all(s, CHOSEN.of(f), f.card)
    return None


def gets_for_it(s: State, f: Frame) -> Ask | None:
    """PREV-6: a trashing that was prevented buys nothing."""
    if WENT.of(f):
        text = f.text
        assert isinstance(text, Sequence)
        resolve(s, text, f)
    return None


SACRIFICE: Final = flow("sacrifice", gives_up, gets_for_it)
