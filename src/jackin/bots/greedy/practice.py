"""A player by rules of thumb and experience who tries things out, and what a game says about its weights.

Answers are drawn by chance, the better ones more often (softmax). What became of an answer, beyond what was to be
expected before it, raises or lowers the weights that spoke for it: an actor who learns from a critic, the value of
the position.
"""

from __future__ import annotations

from math import exp
from typing import Final, NamedTuple

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.circumstances import circumstances
from jackin.bots.greedy.experience import FIRST, KINDS, Case, Weights, cases, product
from jackin.bots.greedy.manner import Manner
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice

HEAT: Final = 0.4
"""Credits: an answer that is worse by so much is given e times more seldom."""
FAR: Final = 40.0
FORESIGHT: Final = 0.95
"""How much of what comes after the next decision counts, and so on (GAE lambda)."""
TRIFLE: Final = 1e-4
FINE: Final = 1 << 30


class Try(NamedTuple):
    """An answer among others, each with its odds; `chance` is what its seat could hope for before it."""

    around: list[float]
    cases: list[Case]
    odds: list[float]
    taken: int
    chance: float


class Student:
    def __init__(self, seed: int, manner: Manner, weights: Weights) -> None:
        """The manner is one without experience: the weights are what it has of it."""
        self.thumbs = Greedy(seed, manner)
        self.dice = Dice(seed + 1)
        self.weights = weights
        self.tries: list[Try] = []

    def choose(self, view: Json, ask: Json, chance: float) -> str:
        worths = self.thumbs.rated(view, ask) if ask["kind"] in KINDS else None
        if worths is None:
            return self.thumbs.choose(view, ask)
        around, found = circumstances(view), cases(view, ask, worths)
        odds = softmax([worths[n] + added(self.weights, one, around) for n, one in enumerate(found)])
        taken = drawn(odds, self.dice)
        self.tries.append(Try(around, found, odds, taken, chance))
        return self.thumbs.settled(view, ask["options"][taken])


def added(weights: Weights, one: Case, around: list[float]) -> float:
    total = product(weights.get(one.card), around[:FIRST]) if one.card else 0.0
    return total + product(weights.get(one.kind), [*around, *one.own])


def softmax(worths: list[float]) -> list[float]:
    best = max(worths)
    shares = [exp(max(-FAR, (worth - best) / HEAT)) for worth in worths]
    total = sum(shares, 0.0)
    return [share / total for share in shares]


def drawn(odds: list[float], dice: Dice) -> int:
    left = dice.below(FINE) / FINE
    for n in range(len(odds)):
        left -= odds[n]
        if left < 0:
            return n
    return len(odds) - 1


def learn(tries: list[Try], end: float, slope: Weights) -> None:
    """Add to the slope what a game says that ended like this: 1 if it was won."""
    luck, after = 0.0, end
    for one in reversed(tries):
        luck = after - one.chance + FORESIGHT * luck
        after = one.chance
        lean(one, luck, slope)


def lean(one: Try, by: float, slope: Weights) -> None:
    """Towards the answer that was taken, away from the others."""
    for n, each in enumerate(one.cases):
        share = by * ((1.0 if n == one.taken else 0.0) - one.odds[n])
        if abs(share) > TRIFLE:
            add(slope, each.kind, share, [*one.around, *each.own])
            if each.card:
                add(slope, each.card, share, one.around[:FIRST])


def add(slope: Weights, name: str, share: float, numbers: list[float]) -> None:
    known = slope.get(name)
    if known is None:
        slope[name] = [share * number for number in numbers]
        return
    for n in range(len(numbers)):
        known[n] += share * numbers[n]
