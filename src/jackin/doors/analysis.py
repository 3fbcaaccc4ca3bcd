"""A finished game looked into: how the chances went, and which answers were mistakes.

from jackin.doors.analysis import curve, judgements

for point in curve(journal):
    print(point.turn, point.open)
for judged in judgements(journal):
    if judged.better is not None:
        print(judged.turn, judged.seat, judged.mark, judged.better["value"], judged.by)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from jackin.doors import Door, door
from jackin.doors.door import Verdict
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal

OPEN: Final = -1
BLUNDER: Final = 0.15
"""Chance to win that is lost; surely so much that it is a mistake at the least."""
LEAST: Final = 0.08
"""What costs less is not told."""
SURE: Final = 1.96
"""Standard errors."""


class Chances(NamedTuple):
    """As a turn began, after `n` answers: each seat's chance to win with all cards open, and as the seat itself could
    judge it."""

    n: int
    turn: int
    active: str
    open: list[float]
    known: list[float]


class Line(NamedTuple):
    """An answer of a decision and the next moves of its seat, all options of its view: the chance to win with it, by
    how much that is better than with the answer that was given, each with its standard error, and in how many
    worlds that was tried."""

    option: Json
    chance: float
    error: float
    by: float
    by_error: float
    worlds: int
    follows: list[Json]


class Judged(NamedTuple):
    """One answer, the one after `n` others. `better` would surely have been better for the chance to win, `by` so
    much with that standard `error`; it is None if nothing was. `given` and `better` are options of the seat's
    view; `card` is what its question was about, if that was a card. `lines` are the answers that were tried longest,
    the best first. `mark` is ??, ?, ! or nothing; `matters`: whether it mattered what one did; `loss`: how much was
    likely lost, sure or not."""

    n: int
    turn: int
    seat: str
    card: str
    given: Json
    better: Json | None
    by: float
    error: float
    lines: list[Line]
    mark: str
    matters: bool
    loss: float


class Move(NamedTuple):
    """What was answered after `n` others, as an option of its seat's view; `choices` is among how many."""

    n: int
    turn: int
    active: str
    seat: str
    kind: str
    card: str
    option: Json
    choices: int


def moves(journal: Journal) -> Iterator[Move]:
    """The game as a list of what was chosen; an answer without a choice is none."""
    its, position = door(journal.game.name), journal.at(0)
    seats = its.seats_of(journal.setup)
    for n, value in enumerate(journal.answers):
        ask = journal.game.ask(position)
        assert ask is not None
        if len(ask.options) > 1:
            seen = its.view(position, ask.seat)["ask"]
            option = next(one for one in seen["options"] if one["value"] == value)
            turn, active = its.moment(position)
            yield Move(n, turn, active, seats[ask.seat], seen["kind"], seen.get("card", ""), option, len(ask.options))
        journal.game.answer(position, value)


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


def judged_at(journal: Journal, n: int, given: str | None = None) -> Judged | None:
    """The answer after n others, or another one in its place; "" is a plain player's."""
    its = door(journal.game.name)
    given = journal.answers[n] if given is None else given
    found = its.verdict(journal, n, given)
    if found is None:
        return None
    verdict = found if found.by >= LEAST else found._replace(better="", by=0.0, error=0.0)
    position = journal.at(n)
    ask = journal.game.ask(position)
    assert ask is not None
    seen = its.view(position, ask.seat)["ask"]
    options = {option["value"]: option for option in seen["options"]}
    turn, _ = its.moment(position)
    lines = [Line(options[line.value], *line[1:]) for line in verdict.lines]
    return Judged(
        n=n,
        turn=turn,
        seat=seat_at(journal, n),
        card=seen.get("card", ""),
        given=options.get(given, {}),
        better=options.get(verdict.better),
        by=verdict.by,
        error=verdict.error,
        lines=lines,
        mark=mark_of(verdict),
        matters=verdict.matters,
        loss=verdict.loss,
    )


def mark_of(verdict: Verdict) -> str:
    if verdict.better:
        return "??" if verdict.by >= BLUNDER and verdict.by - SURE * verdict.error >= LEAST else "?"
    return "!" if verdict.only else ""


def accuracy(judged: Iterable[Judged], seat: str) -> float | None:
    """Of a seat's decisions in which it mattered what one did: the best answer counts 1, one that likely costs as
    much as a blunder 0. What is not sure of a single answer is told by many. None if nothing mattered."""
    return kept_share([{"loss": one.loss, "matters": one.matters} for one in judged if one.seat == seat])


def kept_share(judged: Iterable[Json]) -> float | None:
    """The same of one seat's judgements as data."""
    kept = [max(0.0, 1 - one["loss"] / BLUNDER) for one in judged if one["matters"]]
    return min(1.0, sum(kept) / len(kept)) if kept else None


def branched(journal: Journal, n: int, values: Iterable[str]) -> Journal:
    """Another game: the first n answers, and then these. ValueError if one cannot be given."""
    other = journal.branch(n)
    for value in values:
        other.answer(value)
    return other
