"""Glicko-2, as in Mark Glickman's paper of 2013: strength as a number, how sure it is, and how much it wavers.

A rating period here is as long as the time since the last game, in days: every game is counted when it ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
TAU = 0.5
"""How much the volatility may change: the paper's example has this one, and says 0.3 to 1.2."""
CLOSE = 1e-6
WIDEST = 350.0
"""The deviation of somebody who has not played."""


class Rating(NamedTuple):
    points: float = 1500.0
    deviation: float = WIDEST
    volatility: float = 0.06


class Game(NamedTuple):
    """A result: 1 won, 0 lost, 0.5 drawn."""

    against: Rating
    score: float


def rested(rating: Rating, periods: float) -> Rating:
    """Who does not play is known less well."""
    phi = sqrt((rating.deviation / SCALE) ** 2 + periods * rating.volatility**2)
    return rating._replace(deviation=min(WIDEST, phi * SCALE))


def rated(rating: Rating, games: Iterable[Game], periods: float = 1.0) -> Rating:
    """The rating after these games."""
    mu, phi = (rating.points - 1500) / SCALE, rating.deviation / SCALE
    information = surprise = 0.0
    for against, score in games:
        g = 1 / sqrt(1 + 3 * (against.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-g * (mu - (against.points - 1500) / SCALE)))
        information += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    if not information:
        return rested(rating, periods)
    sigma = volatility(rating.volatility, phi, 1 / information, surprise / information)
    before = min(phi * phi + periods * sigma * sigma, (WIDEST / SCALE) ** 2)
    after = 1 / (1 / before + information)
    return Rating(1500 + SCALE * (mu + after * surprise), SCALE * sqrt(after), sigma)


def volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5 of the paper: the Illinois algorithm."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        spread = phi * phi + variance + exp(x)
        return exp(x) * (delta * delta - spread) / (2 * spread * spread) - (x - a) / (TAU * TAU)

    low, high = a, log(delta * delta - phi * phi - variance) if delta * delta > phi * phi + variance else a - TAU
    while high < a and f(high) < 0:
        high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
