"""A small learner, to begin from: policy gradient with a linear policy, in NumPy alone.

    python examples/learn_to_score.py --minutes 10 --chart docs/images/learning.svg

It plays the Corp against a Runner who moves at random, many games at a time. The policy sees the first numbers of
the observation (pools, clicks, the run, the kind of question) and has a row of weights for each action: it learns
which answers go with winning. Prints a line for every 250 games.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from jackin.envs.vector import netrunner_core
from jackin.netrunner.words import CORP
from jackin.tensors.netrunner_core_v0 import ACTIONS, OF_HAND

Floats = NDArray[np.float32]
GAMES = 64
BATCH = 32
WINDOW = 250
RATE = 0.01


def features(seen: NDArray[np.uint8]) -> Floats:
    """The numbers before the hand, on a logarithmic scale, and a 1."""
    found = np.ones((len(seen), OF_HAND + 1), np.float32)
    found[:, :OF_HAND] = np.log1p(seen[:, :OF_HAND].astype(np.float32)) / 2
    return found


class Policy:
    """A row of weights for each action, improved by Adam."""

    def __init__(self) -> None:
        self.weights = np.zeros((ACTIONS, OF_HAND + 1), np.float32)
        self.mean, self.square = np.zeros_like(self.weights), np.zeros_like(self.weights)
        self.steps = 0

    def odds(self, given: Floats, legal: NDArray[np.int64]) -> Floats:
        """How likely each legal action is."""
        scores = self.weights[legal] @ given
        odds: Floats = np.exp(scores - scores.max())
        odds /= odds.sum()
        return odds

    def improve(self, slope: Floats) -> None:
        self.steps += 1
        self.mean += 0.1 * (slope - self.mean)
        self.square += 0.001 * (slope**2 - self.square)
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


class Game:
    """What the learner has decided in a game that is still going on."""

    def __init__(self) -> None:
        self.given: list[Floats] = []
        self.legal: list[NDArray[np.int64]] = []
        self.push: list[Floats] = []

    def decided(self, given: Floats, legal: NDArray[np.int64], odds: Floats, taken: int) -> None:
        push = -odds
        push[taken] += 1
        self.given.append(given)
        self.legal.append(legal)
        self.push.append(push)

    def add_slope(self, slope: Floats, advantage: float) -> None:
        for given, legal, push in zip(self.given, self.legal, self.push, strict=True):
            slope[legal] += advantage * np.outer(push, given)


def learn(minutes: float, seed: int, tell: Any = print) -> list[tuple[int, float]]:
    """The share of games won, by hundreds of games."""
    dice, policy = np.random.default_rng(seed), Policy()
    games = netrunner_core(GAMES, seed)
    going = [Game() for _ in range(GAMES)]
    slope, ended, baseline = np.zeros_like(policy.weights), 0, 0.0
    won: list[bool] = []
    curve: list[tuple[int, float]] = []
    now, until = games.now(), time.monotonic() + 60 * minutes
    while time.monotonic() < until:
        given = features(now.observation)
        actions = np.zeros(GAMES, np.int64)
        for n in range(GAMES):
            legal = np.flatnonzero(now.action_mask[n])
            if now.seat[n] != CORP:
                actions[n] = legal[dice.integers(len(legal))]
                continue
            odds = policy.odds(given[n], legal)
            taken = min(int(np.searchsorted(np.cumsum(odds), dice.random())), len(legal) - 1)
            going[n].decided(given[n], legal, odds, taken)
            actions[n] = legal[taken]
        now = games.step(actions)
        for n in np.flatnonzero(now.done).tolist():
            reward = float(now.rewards[n, CORP])
            going[n].add_slope(slope, reward - baseline)
            baseline += 0.01 * (reward - baseline)
            going[n] = Game()
            won.append(reward > 0)
            ended += 1
            if ended % BATCH == 0:
                slope /= BATCH
                policy.improve(slope)
                slope[:] = 0
            if ended % WINDOW == 0:
                curve.append((ended, sum(won[-WINDOW:]) / WINDOW))
                tell(f"{ended:7} games: the last {WINDOW} won {100 * curve[-1][1]:.1f} %")
    return curve


def chart(curve: list[tuple[int, float]]) -> str:
    """The learning curve as an SVG file's text."""
    width, height, left, top = 640, 320, 56, 40
    most = curve[-1][0]
    points = " ".join(f"{left + (width - 80) * n / most:.1f},{top + 240 * (1 - share):.1f}" for n, share in curve)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="system-ui, sans-serif" font-size="12" fill="#374151">',
        '<rect width="100%" height="100%" fill="#fff"/>',
        f'<text x="{left}" y="24" font-size="15">Games won by the learning Corp against a random Runner</text>',
    ]
    for percent in range(0, 101, 25):
        y = top + 240 * (1 - percent / 100)
        lines.append(f'<line x1="{left}" y1="{y}" x2="{width - 24}" y2="{y}" stroke="#d1d5db"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4}" text-anchor="end">{percent} %</text>')
    lines.append(f'<polyline points="{points}" fill="none" stroke="#0891b2" stroke-width="2"/>')
    lines.append(f'<text x="{width - 24}" y="{height - 16}" text-anchor="end">{most:,} games</text>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chart", type=Path, help="draw the learning curve into this SVG file")
    wanted = parser.parse_args()
    curve = learn(wanted.minutes, wanted.seed)
    if wanted.chart and curve:
        wanted.chart.write_text(chart(curve), encoding="utf-8")


if __name__ == "__main__":
    main()
