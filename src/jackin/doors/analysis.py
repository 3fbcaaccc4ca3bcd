"""A finished game looked into: how the chances went, and which answers were mistakes.

from jackin.doors.analysis import curve, judgements

for point in curve(journal):
    print(point.turn, point.open)
for judged in judgements(journal):
    if judged.better is not None:
        print(judged.turn, judged.seat, judged.better["value"], judged.by)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from jackin.doors import Door, door
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal

OPEN: Final = -1


class Chances(NamedTuple):
    """As a turn began, after `n` answers: each seat's chance to win with all cards open, and as the seat itself could
    judge it."""

    n: int
    turn: int
    active: str
    open: list[float]
    known: list[float]


class Judged(NamedTuple):
    """One answer, the one after `n` others. `better` would surely have been better for the chance to win, `by` so
    much with that standard `error`; it is None if nothing was. `given` and `better` are options of the seat's
    view; `card` is what its question was about, if that was a card."""

    n: int
    turn: int
    seat: str
    card: str
    given: Json
    better: Json | None
    by: float
    error: float


def curve(journal: Journal) -> Iterator[Chances]:
    """A point for each turn; none at all if nobody can judge such a game."""
    its, position, last = door(journal.game.name), journal.at(0), (-1, "")
    for n, value in enumerate(journal.answers):
        if (moment := its.moment(position)) != last:
            point = chances(its, journal, n)
            if point is None:
                return
            yield point
        last = moment
        journal.game.answer(position, value)


def chances(its: Door, journal: Journal, n: int) -> Chances | None:
    position = journal.at(n)
    shown = its.chance(position, OPEN)
    if shown is None:
        return None
    known = [its.chance(position, seat) or shown for seat in range(len(shown))]
    return Chances(n, *its.moment(position), shown, [chance[seat] for seat, chance in enumerate(known)])


def judgements(journal: Journal, seat: str = "") -> Iterator[Judged]:
    """Every answer of a seat, or of all, that can be judged. A thought for each: it takes a while."""
    n = 0
    while (judged := next_judged(journal, n, seat)) is not None:
        yield judged
        n = judged.n + 1


def next_judged(journal: Journal, n: int, seat: str = "") -> Judged | None:
    """The first answer from there on that can be judged."""
    for at in range(n, len(journal.answers)):
        if (not seat or seat == seat_at(journal, at)) and (judged := judged_at(journal, at)) is not None:
            return judged
    return None


def seat_at(journal: Journal, n: int) -> str:
    """Who gave the answer after n others."""
    ask = journal.game.ask(journal.at(n))
    assert ask is not None
    return door(journal.game.name).seats_of(journal.setup)[ask.seat]


def judged_at(journal: Journal, n: int) -> Judged | None:
    its = door(journal.game.name)
    verdict = its.verdict(journal, n)
    if verdict is None:
        return None
    position = journal.at(n)
    ask = journal.game.ask(position)
    assert ask is not None
    seen = its.view(position, ask.seat)["ask"]
    options = {option["value"]: option for option in seen["options"]}
    turn, _ = its.moment(position)
    given, better = options[journal.answers[n]], options.get(verdict.better)
    return Judged(n, turn, seat_at(journal, n), seen["card"], given, better, verdict.by, verdict.error)
