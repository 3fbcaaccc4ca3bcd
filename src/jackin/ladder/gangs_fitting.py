"""Who of several wins, fitted to lessons: each has a score, and chances go by their exponentials. Needs NumPy."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from jackin.ladder.gangs_lessons import GangsLesson

Numbers = NDArray[np.float64]

CAUTION = 50.0
"""How strongly weights are held near 0 (ridge)."""
STEPS = 12
UNSEEN = 5
"""Every fifth game is kept apart to judge what the others taught."""


class GangsFit(NamedTuple):
    """`loss` and `right`, how often who had the best chance won, are of turns of games that were kept apart."""

    weights: list[float]
    turns: int
    loss: float
    right: float


class Group(NamedTuple):
    """Turns with the same number of contenders: their rows, and their shares of the victory."""

    rows: Numbers
    shares: Numbers


def fit(lessons: list[GangsLesson]) -> GangsFit:
    kept = [lesson for n, lesson in enumerate(lessons) if n % UNSEEN == 0]
    others = [lesson for n, lesson in enumerate(lessons) if n % UNSEEN]
    judged = learned(grouped(others))
    told = [told_by(judged, group) for group in grouped(kept)]
    turns = sum(n for n, _, _ in told)
    return GangsFit(
        [float(weight) for weight in learned(grouped(lessons))],
        sum(len(lesson.turns) for lesson in lessons),
        sum(loss for _, loss, _ in told) / turns,
        sum(right for _, _, right in told) / turns,
    )


def grouped(lessons: list[GangsLesson]) -> list[Group]:
    found: list[Group] = []
    for size in sorted({len(lesson.shares) for lesson in lessons}):
        here = [lesson for lesson in lessons if len(lesson.shares) == size]
        rows = np.array([turn for lesson in here for turn in lesson.turns], dtype=np.float64)
        found.append(Group(rows, np.repeat([lesson.shares for lesson in here], [len(x.turns) for x in here], axis=0)))
    return found


def learned(groups: list[Group]) -> Numbers:
    """By Newton's method, each sign on its own scale."""
    spread = np.concatenate([group.rows.reshape(-1, group.rows.shape[2]) for group in groups]).std(axis=0)
    spread[spread < 1e-9] = 1.0
    weights = np.zeros(len(spread))
    for _ in range(STEPS):
        slope = -CAUTION * weights
        bend = CAUTION * np.eye(len(weights))
        for group in groups:
            rows = group.rows / spread
            expected = chances(rows, weights)
            slope = slope + np.einsum("nki,nk->i", rows, group.shares - expected)
            middle = np.einsum("nki,nk->ni", rows, expected)
            weighted = (rows * np.sqrt(expected)[..., None]).reshape(-1, len(weights))
            bend = bend + weighted.T @ weighted - middle.T @ middle
        weights = weights + np.linalg.solve(bend, slope)
    found: Numbers = weights / spread
    return found


def chances(rows: Numbers, weights: Numbers) -> Numbers:
    scores = rows @ weights
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Numbers = powers / powers.sum(axis=1, keepdims=True)
    return found


def told_by(weights: Numbers, group: Group) -> tuple[int, float, float]:
    """How many turns, their logarithmic loss, and how many were told right."""
    expected = chances(group.rows, weights)
    best = expected.argmax(axis=1)
    right = group.shares[np.arange(len(best)), best]
    return len(best), float(-(group.shares * np.log(expected + 1e-12)).sum()), float(right.sum())
