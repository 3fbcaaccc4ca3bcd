"""How far pairs of decks lie apart, in points of wins %, without what chance alone makes of so many games."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean, quantiles
from typing import NamedTuple

Won = tuple[float, int]
"""Of a pair of decks: how many games were won, and how many played."""
SERIES, PARTS = 400, 40
"""So many series are drawn; all but the lowest and the highest of forty parts are 95 % of them."""


class Spread(NamedTuple):
    """With its 95 % interval."""

    points: float
    low: float
    high: float

    def told(self) -> str:
        return f"{self.points:.0f} ({self.low:.0f} to {self.high:.0f})"


def spread(pairs: list[Won]) -> Spread:
    """The interval is what series of as many games come to between decks that lie as far apart as these seem to."""
    found, dice = evened(pairs), Random(0)
    drawn = [width(evened(series(found, pairs, dice))) for _ in range(SERIES)]
    ends = quantiles(drawn, n=PARTS, method="inclusive")
    return Spread(width(found), ends[0], ends[-1])


def evened(pairs: list[Won]) -> list[float]:
    """The rates, drawn towards their mean until they vary as much less as chance would make equal decks vary."""
    rates = [won / games for won, games in pairs]
    middle = fmean(rates)
    found = fmean((rate - middle) ** 2 for rate in rates)
    chance = fmean(rate * (1 - rate) / games for rate, (_, games) in zip(rates, pairs, strict=True))
    left = sqrt(max(0.0, 1 - chance / found)) if found else 0.0
    return [middle + left * (rate - middle) for rate in rates]


def width(rates: list[float]) -> float:
    return 100 * (max(rates) - min(rates))


def series(rates: list[float], pairs: list[Won], dice: Random) -> list[Won]:
    """Shares of many games are spread like a bell."""
    drawn = [dice.gauss(rate, sqrt(rate * (1 - rate) / games)) for rate, (_, games) in zip(rates, pairs, strict=True)]
    return [(games * min(1.0, max(0.0, rate)), games) for rate, (_, games) in zip(drawn, pairs, strict=True)]
