"""A value fitted to lessons: first a logistic one, then a small net. Needs NumPy; playing with the net does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jackin.bots.netrunner_search.net import Net, Unit
from jackin.ladder.lessons import Lesson

Numbers = NDArray[np.float64]

TRUST = 0.9
"""How much of a turn's target is what came of it, not what the next turn's value says (TD lambda)."""
CAUTION = 300.0
"""How strongly the weights of the logistic value are held near 0 (ridge)."""
STEPS = 6
FAR = 6.0
"""Standard deviations: who learns takes no sign for further out."""
UNITS = 32
PASSES, BATCH, LEAST, RATE, DECAY = 6, 512, 1000, 0.001, 0.2
"""How often all turns are gone through, how many at a time, in how many steps at least, how far one goes at first,
and how strongly weights are drawn to 0 by the way."""
INERTIA, SCALE = 0.9, 0.99
"""How much of the slope and of its square is kept from step to step (Adam)."""
FOLDS = 5
DIGITS = 5


class Fit(NamedTuple):
    """Judged on a fifth of the games, by a net that was fitted to the others: area under the curve, logarithmic loss,
    and by deciles the share of Corp wins expected and seen when nothing is known of the players. `plain`: the loss of
    the logistic value."""

    net: Net
    auc: float
    loss: float
    plain: float
    deciles: list[tuple[int, float, float]]


class Turns(NamedTuple):
    """The turns of many games below each other; `last` marks the last turn of each game."""

    signs: Numbers
    wins: Numbers
    games: Numbers
    last: NDArray[np.bool_]


def fit(lessons: list[Lesson]) -> Fit:
    """The last of the signs is the edge of the players."""
    turns = gathered([lesson for lesson in lessons if lesson.winner >= 0 and lesson.turns])
    unseen = turns.games % FOLDS == 0
    kept = part(turns, unseen)
    judged, plain = learned(part(turns, ~unseen))
    held = logistic(judged.odds(kept.signs))
    found, _ = learned(turns)
    return Fit(
        found.plain(), area(held, kept.wins), loss(held, kept.wins), loss(plain(kept.signs), kept.wins),
        deciles(logistic(judged.odds(even(kept.signs))), kept.wins),
    )  # fmt: skip


def even(signs: Numbers) -> Numbers:
    found = signs.copy()
    found[:, -1] = 0.0
    return found


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


class Scale:
    """Every sign by its standard deviations."""

    def __init__(self, signs: Numbers) -> None:
        self.middle, self.spread = signs.mean(axis=0), signs.std(axis=0)
        self.spread[self.spread < 1e-9] = 1.0

    def of(self, signs: Numbers) -> Numbers:
        found: Numbers = (signs - self.middle) / self.spread
        return found


class Learner:
    """A net as NumPy has it: into units, out of them, and past them."""

    def __init__(self, scale: Scale, weights: Numbers) -> None:
        """It begins as the logistic value with these weights."""
        width, dice = len(weights) - 1, np.random.default_rng(0)
        self.scale = scale
        self.parts: list[Numbers] = [
            dice.normal(size=(width, UNITS)) / np.sqrt(width), np.zeros(UNITS), np.zeros(UNITS),
            weights[:-1].copy(), weights[-1:].copy(),
        ]  # fmt: skip

    def odds(self, signs: Numbers) -> Numbers:
        return self.through(self.scale.of(signs))[0]

    def through(self, scaled: Numbers) -> tuple[Numbers, Numbers]:
        """The odds, and what each unit came to."""
        into, bias, out, past, base = self.parts
        units = np.maximum(scaled @ into + bias, 0.0)
        return units @ out + scaled @ past + base, units

    def slopes(self, scaled: Numbers, targets: Numbers) -> list[Numbers]:
        odds, units = self.through(scaled)
        wrong = (logistic(odds) - targets) / len(targets)
        back = wrong[:, None] * self.parts[2] * (units > 0)
        return [scaled.T @ back, back.sum(axis=0), units.T @ wrong, scaled.T @ wrong, wrong.sum(keepdims=True)]

    def study(self, scaled: Numbers, targets: Numbers) -> None:
        """Adam, with steps that grow shorter to the end."""
        dice = np.random.default_rng(1)
        slopes = [np.zeros_like(one) for one in self.parts]
        squares = [np.zeros_like(one) for one in self.parts]
        batches = max(1, len(targets) // BATCH)
        steps = max(LEAST, PASSES * batches)
        for step in range(steps):
            if step % batches == 0:
                order = dice.permutation(len(targets))
            chosen = order[step % batches * BATCH :][:BATCH]
            rate = RATE * (1.0 - step / steps)
            for n, slope in enumerate(self.slopes(scaled[chosen], targets[chosen])):
                slopes[n] = INERTIA * slopes[n] + (1.0 - INERTIA) * slope
                squares[n] = SCALE * squares[n] + (1.0 - SCALE) * slope**2
                size = np.sqrt(squares[n] / (1.0 - SCALE ** (step + 1))) + 1e-8
                self.parts[n] -= rate * slopes[n] / (1.0 - INERTIA ** (step + 1)) / size
                self.parts[n] *= 1.0 - rate * DECAY

    def plain(self) -> Net:
        """For signs as they are."""
        into, bias, out, past, base = self.parts
        spread, middle = self.scale.spread, self.scale.middle
        into, past = into / spread[:, None], past / spread
        bias, base = bias - middle @ into, base - middle @ past
        units = [Unit(rounded(out[n]), rounded(bias[n]), [rounded(one) for one in into[:, n]]) for n in range(UNITS)]
        return Net(rounded(base[0]), [rounded(one) for one in past], units)


def rounded(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


def learned(turns: Turns) -> tuple[Learner, Callable[[Numbers], Numbers]]:
    """First a logistic value to the outcomes; then a net to outcomes smoothed by that value's opinion of the next
    turn."""
    scale = Scale(turns.signs)
    scaled = np.clip(scale.of(turns.signs), -FAR, FAR)
    weights = newton(with_one(scaled), turns.wins)
    targets = smoothed(logistic(with_one(scaled) @ weights), turns)
    learner = Learner(scale, weights)
    learner.study(scaled, targets)
    return learner, lambda signs: logistic(with_one(scale.of(signs)) @ weights)


def with_one(scaled: Numbers) -> Numbers:
    return np.hstack([scaled, np.ones((len(scaled), 1))])


def smoothed(value: Numbers, turns: Turns) -> Numbers:
    targets = turns.wins.copy()
    for n in range(len(targets) - 2, -1, -1):
        if not turns.last[n]:
            targets[n] = (1 - TRUST) * value[n + 1] + TRUST * targets[n + 1]
    return targets


def newton(scaled: Numbers, targets: Numbers) -> Numbers:
    weights = np.zeros(scaled.shape[1])
    ridge = np.full(scaled.shape[1], CAUTION)
    ridge[-1] = 0.0
    for _ in range(STEPS):
        expected = logistic(scaled @ weights)
        slope = scaled.T @ (expected - targets) + ridge * weights
        bend = (scaled * (expected * (1 - expected) + 1e-6)[:, None]).T @ scaled + np.diag(ridge)
        weights = weights - np.linalg.solve(bend, slope)
    return weights


def logistic(x: Numbers) -> Numbers:
    found: Any = 1.0 / (1.0 + np.exp(-np.clip(x, -30, 30)))
    return found  # type: ignore[no-any-return]


def loss(values: Numbers, wins: Numbers) -> float:
    return float(-np.mean(np.log(np.clip(np.where(wins > 0.5, values, 1 - values), 1e-6, 1))))


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
