"""Trashing cards that are installed, at once and with a chance to prevent it (TRASH, BATCH)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.flows.prevent import THREATENED, TRASH, open_prevention
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.active import cannot_trash, installed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, WENT
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, resolve
from jackin.netrunner.words import CANNOT_TRASH, NOBODY, PREVENTS, RUNNER, RUNNER_TRASHED, SERVERS


# What a frame of TRASH holds besides the cards: whose doing it is
BY: Final = K()


def trash_all(s: State, cards: tuple[int, ...], source: int, by: int = NOBODY) -> None:
    """Trash these simultaneously. The calling frame learns which went (PREV-6). `by`: if not the source's side."""
    if by == NOBODY and source >= 0:
        by = printed(s, source).side
    if s.changing >> CANNOT_TRASH & 1:
        cards = tuple([card for card in cards if not cannot_trash(s, card)])
    if s.offering & PREVENTS and any(installed(s, card) for card in cards):
        s.call(TRASH, s.active, source, k=by, cards=cards)
        return
    go(s, s.stack[-1], cards, by)


def go(s: State, owner: Frame, cards: tuple[int, ...], by: int) -> None:
    WENT.set(owner, cards)
    for card in cards:
        if by == RUNNER:
            blame_runner(s, card)
        trash(s, card)


def blame_runner(s: State, card: int) -> None:
    """The Runner trashes a card; some texts hear of those of the Corp that are installed."""
    if s.hearing >> RUNNER_TRASHED & 1 and s.zone[card] >= SERVERS:
        emit(s, RUNNER_TRASHED, card)


def would_trash(s: State, f: Frame) -> Ask | None:
    open_prevention(s)
    return None


def trashes(s: State, f: Frame) -> Ask | None:
    s.stack.pop()
    go(s, s.stack[-1], THREATENED.of(f), BY.of(f))
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
