"""An engine that answers in a line that somebody tries."""

from __future__ import annotations

from typing import Any, Final

from jackin.bots.source import Sealed
from jackin.doors.door import Door
from jackin.kernel.game import NoWorld
from jackin.kernel.journal import Journal
from jackin.kernel.rng import seedling

ENGINE: Final = "street"
"""Strong enough to teach, and quick."""
THOUGHTS: Final = 4
"""For one request: whoever wants more asks again."""
MOST: Final = 60
"""Answers."""


def played_on(its: Door, journal: Journal, seat: int, own: bool) -> None:
    """Answer for the others until the seat is asked, at most so many thoughts long; `own`: first one answer for
    whoever is asked."""
    thoughts = 0
    for n in range(MOST):
        ask = journal.ask
        if ask is None or thoughts == THOUGHTS or (ask.seat == seat and not (own and n == 0)):
            return
        choice = len(ask.options) > 1
        thoughts += choice
        journal.answer(answer_of(its, journal) if choice else ask.options[0])


def answer_of(its: Door, journal: Journal) -> str:
    """By what the asked seat can know."""
    ask = journal.ask
    assert ask is not None
    seed = seedling(ask.seat, len(journal.answers))
    bot: Any = its.agent(ENGINE, seed)
    try:
        return str(bot.ponder(Sealed(its.game, journal.position, ask.seat, seed)))
    except NoWorld:
        view = its.game.sight(journal.position, ask.seat)
        return str(bot.choose(view, view["ask"]))
