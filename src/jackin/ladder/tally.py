"""What many games come to in a few numbers: tallies of chunks add up, so that a series may be as long as it likes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import reduce
from typing import NamedTuple

from jackin.ladder.games import Match, Outcome, play_game
from jackin.workers.chunk import Chunk


class Spread(NamedTuple):
    """Of one number over many games."""

    sum: int
    least: int
    most: int

    def and_also(self, other: Spread) -> Spread:
        return Spread(self.sum + other.sum, min(self.least, other.least), max(self.most, other.most))


class Tally(NamedTuple):
    """`ends` counts games by winner and reason."""

    ends: Counter[tuple[int, str]]
    decisions: Spread
    turns: Spread

    @property
    def games(self) -> int:
        return self.ends.total()

    def and_also(self, other: Tally) -> Tally:
        return Tally(
            self.ends + other.ends, self.decisions.and_also(other.decisions), self.turns.and_also(other.turns)
        )

    @classmethod
    def of(cls, found: list[Outcome]) -> Tally:
        decisions, turns = [one.decisions for one in found], [one.turns for one in found]
        return cls(Counter((one.winner, one.reason) for one in found), spread(decisions), spread(turns))


def spread(numbers: list[int]) -> Spread:
    return Spread(sum(numbers), min(numbers), max(numbers))


def play_tally(chunk: Chunk[Match]) -> Tally:
    return Tally.of([play_game(chunk.match, number) for number in range(chunk.first, chunk.last)])


def added(tallies: Iterable[Tally]) -> Tally:
    return reduce(Tally.and_also, tallies)
