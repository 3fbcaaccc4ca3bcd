"""Ratings: the most likely strengths, how sure they are, and that they find what was put in."""

from __future__ import annotations

from math import isclose

import pytest

from jackin.kernel.rng import Dice
from jackin.ladder.rating import PRIOR, Result, ratings, solved, wilson


def elo(first: float, second: float) -> float:
    return 1 / (1 + 10 ** ((second - first) / 400))


def test_two_players_are_as_far_apart_as_their_results():
    strong, weak = ratings(2, [Result(0, 1, 1000, 760)])
    share = (760 + PRIOR / 2) / (1000 + PRIOR)
    assert isclose(elo(strong.elo, weak.elo), share, abs_tol=1e-6)
    assert isclose(strong.elo + weak.elo, 3000)


def test_who_has_won_every_game_is_rated_all_the_same():
    strong, weak = ratings(2, [Result(0, 1, 50, 50)])
    assert 600 < strong.elo - weak.elo < 1200
    assert strong.margin > 100


def test_players_who_never_met_are_rated_through_those_both_met():
    """Corp players meet Runner players only, and are on one scale."""
    a, b, c = ratings(3, [Result(0, 2, 4000, 3000), Result(1, 2, 4000, 1000)])
    assert a.elo > c.elo > b.elo
    assert isclose(a.elo - c.elo, c.elo - b.elo, rel_tol=1e-6)


def test_known_strengths_lie_within_their_intervals():
    """Of 6 players, in 40 lists drawn from known strengths, about 95 % are found where they are."""
    true = [1700.0, 1600.0, 1500.0, 1500.0, 1400.0, 1300.0]
    dice, inside, games = Dice(7), 0, 200
    for _ in range(40):
        results = []
        for first in range(3):
            for second in range(3, 6):
                wins = sum(dice.below(10_000) < 10_000 * elo(true[first], true[second]) for _ in range(games))
                results.append(Result(first, second, games, wins))
        found = ratings(6, results)
        inside += sum(abs(one.elo - at) <= one.margin for one, at in zip(found, true, strict=True))
    assert 0.90 <= inside / 240 <= 0.99


def test_four_times_the_games_halve_the_interval():
    few, _ = ratings(2, [Result(0, 1, 400, 240)])
    many, _ = ratings(2, [Result(0, 1, 1600, 960)])
    assert isclose(few.margin / many.margin, 2, rel_tol=0.01)


def test_equations_are_solved_also_where_the_first_pivot_is_zero():
    assert solved([[0.0, 2.0], [3.0, 0.0]], [[4.0], [6.0]]) == [[2.0], [2.0]]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0)]
)
def test_wilsons_interval(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)
