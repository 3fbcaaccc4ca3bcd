"""The value of positions, read anew for games of another kind: its odds times a factor, and shifted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from jackin.bots.netrunner_search.value import net
from jackin.ladder.fitting import FOLDS, Numbers, area, deciles, gathered, logistic, loss
from jackin.ladder.lessons import Lesson

STEPS = 20
LEAST = 1e-9


class Reading(NamedTuple):
    """Judged on games that it was not fitted to, as `Fit` is; `without`: the loss of the value as it is."""

    steep: float
    shift: float
    turns: int
    auc: float
    loss: float
    without: float
    deciles: list[tuple[int, float, float]]


def fit(lessons: list[Lesson]) -> Reading:
    turns = gathered([lesson for lesson in lessons if lesson.winner >= 0 and lesson.turns])
    odds = np.array([net().odds(row.tolist()) for row in turns.signs])
    pairs = np.stack([odds, np.ones(len(odds))], axis=1)
    held = np.zeros(len(odds))
    for fold in range(FOLDS):
        unseen = turns.games % FOLDS == fold
        held[unseen] = logistic(pairs[unseen] @ solved(pairs[~unseen], turns.wins[~unseen]))
    steep, shift = solved(pairs, turns.wins)
    return Reading(
        float(steep), float(shift), len(odds), area(held, turns.wins), loss(held, turns.wins),
        loss(logistic(odds), turns.wins), deciles(held, turns.wins),
    )  # fmt: skip


def solved(pairs: Numbers, wins: Numbers) -> Numbers:
    """By Newton's steps, each halved until the loss is no greater: odds far out would throw a whole one away."""
    found = np.array([1.0, 0.0])
    for _ in range(STEPS):
        expected = logistic(pairs @ found)
        bend = (pairs * (expected * (1 - expected) + 1e-6)[:, None]).T @ pairs
        step = np.linalg.solve(bend, pairs.T @ (expected - wins))
        while np.abs(step).max() > LEAST and loss(logistic(pairs @ (found - step)), wins) > loss(expected, wins):
            step = step / 2
        found = found - step
    return found
