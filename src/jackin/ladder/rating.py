"""Ratings by the Bradley-Terry model: the strengths that make the results most likely, and how sure they are.

A player of rating R beats one of rating S with probability 1 / (1 + 10 ** ((S - R) / 400)), as in Elo's lists. Why
this way: docs/decisions/0008-ratings.md.
"""

from __future__ import annotations

from math import exp, log, sqrt
from typing import NamedTuple

SCALE = 400 / log(10)
MEAN = 1500
NORMAL_95 = 1.96
PRIOR = 1  # each pairing is given so many drawn games, so that whoever wins all of them is still rated
STEPS, CLOSE = 100, 1e-9

Matrix = list[list[float]]


class Result(NamedTuple):
    """Games between two players, by their number; a draw is half a win."""

    first: int
    second: int
    games: int
    wins: float


class Rating(NamedTuple):
    """Elo points, and half the width of the 95 % interval."""

    elo: float
    margin: float


def expected(first: float, second: float) -> float:
    return 1 / (1 + exp(second - first))


def ratings(players: int, results: list[Result]) -> list[Rating]:
    """Newton's steps up the likelihood; the curvature at its top is the information about each player."""
    with_prior = [Result(r.first, r.second, r.games + PRIOR, r.wins + PRIOR / 2) for r in results]
    strength = [0.0] * players
    for _ in range(STEPS):
        step = solved(information(strength, with_prior), [[g] for g in slope(strength, with_prior)])
        strength = [was + max(-1.0, min(1.0, by[0])) for was, by in zip(strength, step, strict=True)]
        if max(abs(by[0]) for by in step) < CLOSE:
            break
    unit = [[float(row == column) for column in range(players)] for row in range(players)]
    spread = solved(information(strength, with_prior), unit)
    middle = sum(strength) / players
    return [
        Rating(MEAN + SCALE * (strength[n] - middle), SCALE * NORMAL_95 * sqrt(max(0.0, spread[n][n] - 1 / players)))
        for n in range(players)
    ]


def slope(strength: list[float], results: list[Result]) -> list[float]:
    """How much more each player has won than its strength lets expect."""
    found = [0.0] * len(strength)
    for r in results:
        more = r.wins - r.games * expected(strength[r.first], strength[r.second])
        found[r.first] += more
        found[r.second] -= more
    return found


def information(strength: list[float], results: list[Result]) -> Matrix:
    """Only differences show in results, so the mean is held by 1/n in every field: it adds 1/n to each variance."""
    n = len(strength)
    found = [[1 / n] * n for _ in range(n)]
    for r in results:
        p = expected(strength[r.first], strength[r.second])
        weight = r.games * p * (1 - p)
        for row, column, sign in (
            (r.first, r.first, 1), (r.second, r.second, 1), (r.first, r.second, -1), (r.second, r.first, -1),
        ):  # fmt: skip
            found[row][column] += sign * weight
    return found


def solved(left: Matrix, right: Matrix) -> Matrix:
    """X of left · X = right, by elimination with the largest pivot."""
    rows = [[*a, *b] for a, b in zip(left, right, strict=True)]
    n = len(rows)
    for column in range(n):
        pivot = max(range(column, n), key=lambda row: abs(rows[row][column]))
        rows[column], rows[pivot] = rows[pivot], rows[column]
        top = rows[column]
        for row in range(n):
            if row != column and (factor := rows[row][column] / top[column]):
                rows[row] = [a - factor * b for a, b in zip(rows[row], top, strict=True)]
    return [[value / rows[k][k] for value in rows[k][n:]] for k in range(n)]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share, by Wilson: honest near 0 and 1."""
    p, z2 = wins / games, NORMAL_95**2
    middle = (p + z2 / (2 * games)) / (1 + z2 / games)
    half = NORMAL_95 * sqrt(p * (1 - p) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
