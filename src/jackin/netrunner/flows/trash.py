"""Trashing cards that are installed, at once and with a chance to prevent it (TRASH, BATCH)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.flows.prevent import open_prevention
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.queries import installed
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.words import PREVENTS


def trash_all(s: State, cards: tuple[int, ...], source: int) -> None:
    """Trash these simultaneously. The calling frame's `more` tells which went (PREV-6)."""
    if s.offering & PREVENTS and any(installed(s, card) for card in cards):
        s.call(TRASH, s.active, source, cards=cards)
        return
    s.stack[-1].more = cards
    for card in cards:
        trash(s, card)


def would_trash(s: State, f: Frame) -> Ask | None:
    open_prevention(s)
    return None


def trashes(s: State, f: Frame) -> Ask | None:
    s.stack.pop()
    s.stack[-1].more = f.cards
    for card in f.cards:
        trash(s, card)
    return None


TRASH: Final = flow("trash", would_trash, trashes)


def gives_up(s: State, f: Frame) -> Ask | None:
    """COST-5: trash this to do that."""
    trash_all(s, f.cards, f.card)
    return None


def gets_for_it(s: State, f: Frame) -> Ask | None:
    """PREV-6: a trashing that was prevented buys nothing."""
    if f.more:
        text = f.text
        assert isinstance(text, Sequence)
        resolve(s, text, f)
    return None


SACRIFICE: Final = flow("sacrifice", gives_up, gets_for_it)
