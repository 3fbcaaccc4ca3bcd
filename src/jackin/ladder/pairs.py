"""Two players over the same deals, each in both chairs: who is stronger, and how sure that is."""

from __future__ import annotations

from math import comb
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.ladder.games import Match, play_game
from jackin.ladder.rating import wilson
from jackin.ladder.roster import match
from jackin.netrunner.words import CORP, RUNNER
from jackin.workers.chunk import Chunk


class Rivals(NamedTuple):
    """The same deals for both: the first is the Corp in one match and the Runner in the other."""

    as_corp: Match
    as_runner: Match


class Deal(NamedTuple):
    """What the first player scored in each chair: 1 for a win, a half for a draw."""

    corp: float
    runner: float


class Share(NamedTuple):
    """Points of so many games, and Wilson's 95 % interval of that."""

    points: float
    games: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.points, self.games)


class Verdict(NamedTuple):
    """`both` and `neither`: deals in which the first player did better than one win of two, or worse."""

    corp: Share
    runner: Share
    both: int
    neither: int

    @property
    def all(self) -> Share:
        return Share(self.corp.points + self.runner.points, self.corp.games + self.runner.games)

    @property
    def chance(self) -> float:
        """The sign test, two-sided: how often two equals would be as far apart as this."""
        return sign_test(self.both, self.neither)


def rivals(first: str, second: str, decks: list[tuple[Json, Json]], seed: int) -> Rivals:
    return Rivals(match(first, second, decks, seed), match(second, first, decks, seed))


def play_deal(given: Rivals, number: int) -> Deal:
    return Deal(
        scored(play_game(given.as_corp, number).winner, CORP),
        scored(play_game(given.as_runner, number).winner, RUNNER),
    )


def scored(winner: int, seat: int) -> float:
    return 0.5 if winner < 0 else float(winner == seat)


def play_deals(chunk: Chunk[Rivals]) -> list[Deal]:
    return [play_deal(chunk.match, number) for number in range(chunk.first, chunk.last)]


def verdict(deals: list[Deal]) -> Verdict:
    totals = [deal.corp + deal.runner for deal in deals]
    return Verdict(
        Share(sum(deal.corp for deal in deals), len(deals)),
        Share(sum(deal.runner for deal in deals), len(deals)),
        sum(total > 1 for total in totals),
        sum(total < 1 for total in totals),
    )


def sign_test(better: int, worse: int) -> float:
    n, least = better + worse, min(better, worse)
    tail = sum(comb(n, k) for k in range(least + 1))
    return min(1.0, 2 * tail / (1 << n))
