"""A logistic value fitted to lessons. Needs NumPy; playing with the weights does not."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jackin.ladder.lessons import Lesson

Numbers = NDArray[np.float64]

TRUST = 0.9
"""How much of a turn's target is what came of it, not what the next turn's value says (TD lambda)."""
ROUNDS = 8
CAUTION = 100.0
"""How strongly weights are held near 0 (ridge)."""
FOLDS = 5


class Fit(NamedTuple):
    """Judged on games that it was not fitted to: area under the curve, logarithmic loss, and by deciles the share of
    Corp wins expected and seen."""

    bias: float
    weights: list[float]
    auc: float
    loss: float
    deciles: list[tuple[int, float, float]]


class Turns(NamedTuple):
    """The turns of many games below each other; `last` marks the last turn of each game."""

    signs: Numbers
    wins: Numbers
    games: Numbers
    last: NDArray[np.bool_]


def fit(lessons: list[Lesson]) -> Fit:
    turns = gathered([lesson for lesson in lessons if lesson.winner >= 0 and lesson.turns])
    middle, spread = turns.signs.mean(axis=0), turns.signs.std(axis=0)
    spread[spread < 1e-9] = 1.0
    scaled = np.hstack([(turns.signs - middle) / spread, np.ones((len(turns.wins), 1))])
    held = np.zeros(len(turns.wins))
    for fold in range(FOLDS):
        unseen = turns.games % FOLDS == fold
        held[unseen] = logistic(scaled[unseen] @ learned(scaled[~unseen], part(turns, ~unseen)))
    found = learned(scaled, turns)
    weights = found[:-1] / spread
    return Fit(
        float(found[-1] - (weights * middle).sum()),
        [float(weight) for weight in weights],
        area(held, turns.wins),
        float(-np.mean(np.log(np.where(turns.wins > 0.5, held, 1 - held)))),
        deciles(held, turns.wins),
    )


def gathered(lessons: list[Lesson]) -> Turns:
    counts = [len(lesson.turns) for lesson in lessons]
    last = np.zeros(sum(counts), dtype=np.bool_)
    last[np.cumsum(counts) - 1] = True
    return Turns(
        np.array([row for lesson in lessons for row in lesson.turns], dtype=np.float64),
        np.repeat([float(lesson.winner == 0) for lesson in lessons], counts),
        np.repeat(np.arange(len(lessons), dtype=np.float64), counts),
        last,
    )


def part(turns: Turns, which: NDArray[np.bool_]) -> Turns:
    return Turns(turns.signs[which], turns.wins[which], turns.games[which], turns.last[which])


def learned(scaled: Numbers, turns: Turns) -> Numbers:
    """First to the outcomes, then to outcomes smoothed by the value's own opinion of the next turn."""
    weights = newton(scaled, turns.wins, np.zeros(scaled.shape[1]), 6)
    for _ in range(ROUNDS):
        weights = newton(scaled, smoothed(logistic(scaled @ weights), turns), weights, 2)
    return weights


def smoothed(value: Numbers, turns: Turns) -> Numbers:
    targets = turns.wins.copy()
    for n in range(len(targets) - 2, -1, -1):
        if not turns.last[n]:
            targets[n] = (1 - TRUST) * value[n + 1] + TRUST * targets[n + 1]
    return targets


def newton(scaled: Numbers, targets: Numbers, weights: Numbers, steps: int) -> Numbers:
    ridge = np.full(scaled.shape[1], CAUTION)
    ridge[-1] = 0.0
    for _ in range(steps):
        expected = logistic(scaled @ weights)
        slope = scaled.T @ (expected - targets) + ridge * weights
        bend = (scaled * (expected * (1 - expected) + 1e-6)[:, None]).T @ scaled + np.diag(ridge)
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def logistic(x: Numbers) -> Numbers:
    found: Any = 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))
    return found  # type: ignore[no-any-return]


def area(values: Numbers, wins: Numbers) -> float:
    """How often a won turn is valued above a lost one; the same value counts half."""
    _, places, counts = np.unique(values, return_inverse=True, return_counts=True)
    ranks = (np.cumsum(counts) - (counts - 1) / 2)[places]
    won = float(wins.sum())
    lost = len(wins) - won
    return float((ranks[wins > 0.5].sum() - won * (won + 1) / 2) / (won * lost))


def deciles(values: Numbers, wins: Numbers) -> list[tuple[int, float, float]]:
    found = []
    for n in range(10):
        here = (values >= n / 10) & (values < (n + 1) / 10)
        if here.any():
            found.append((int(here.sum()), float(values[here].mean()), float(wins[here].mean())))
    return found
