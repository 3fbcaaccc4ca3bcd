"""Experience, found by games: a student tries things out against `greedy` and against who reads it, and its weights
follow."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import sqrt
from typing import NamedTuple

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.experience import Weights
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.greedy.practice import Student, learn
from jackin.bots.netrunner_search.own import hiding_manner, numbers, seasoned
from jackin.bots.netrunner_search.playing import is_idle
from jackin.bots.netrunner_search.value import chance_of
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.ladder.tuning import LONGEST, ROUNDS
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from jackin.workers.chunk import Chunk

READER = {"open_guess": 0.05, "ice_guess": 0.75, "walls_guess": 0.8, "advanced_guess": 1.2, "baited_guess": 1.0}
"""Of a Runner who expects agendas behind ice and none in the open."""
READ = 3
"""So many games of ten are against who reads; the others against `greedy`."""
RATE, INERTIA, SCALE, QUIET = 0.03, 0.9, 0.99, 1e-4
"""How far a weight moves at first, in credits; how much of the slope and of its square is kept (Adam), and below
which slopes are as good as none."""
LAST = 0.1
"""Of the first rate so much is left at the end."""
AHEAD = 1.0
"""How much better than the other a student plays, as far as the value knows."""
FADING = 1e-4
"""How much of a weight is forgotten in a round."""


class Practice(NamedTuple):
    """Everything that decides the games of one round; the setups take turns."""

    setups: tuple[Json, ...]
    seed: int
    seat: int
    weights: Weights


class Learned(NamedTuple):
    """What some games say about the weights, and how many of them were won."""

    slope: Weights
    won: float


class Proof(NamedTuple):
    """A seat with these weights, if there are any, against `greedy`."""

    setups: tuple[Json, ...]
    seed: int
    seat: int
    weights: Weights | None


def practise(given: Practice, number: int, slope: Weights) -> float:
    """One game, 1 if the student won it."""
    seed = seedling(given.seed, number)
    student = Student(seedling(seed, 1), hiding_manner(), given.weights)
    other = Greedy(seedling(seed, 2), reader() if Dice(seed).below(10) < READ else GREEDY)

    def chosen(s: State, ask: Ask) -> str:
        seen: Json = dict(view(s, ask.seat, 0, False))
        if ask.seat != given.seat:
            return other.choose(seen, seen["ask"])
        return student.choose(seen, seen["ask"], chance_of(s, given.seat, AHEAD))

    won = played(netrunner.GAME.new(given.setups[number % len(given.setups)], seed), given.seat, chosen)
    learn(student.tries, won, slope)
    return won


@cache
def reader() -> Manner:
    return GREEDY.changed(numbers("numbers") | READER)


def played(s: State, seat: int, chosen: Callable[[State, Ask], str]) -> float:
    """To its end; a half if it has none."""
    for _ in range(LONGEST):
        if s.ask is None or s.turn > 2 * ROUNDS:
            break
        answer(s, settled(s.ask, s) or chosen(s, s.ask))
    return 0.5 if s.ask is not None else float(s.winner == seat)


def settled(ask: Ask, s: State) -> str:
    """What nobody needs to think about; nothing if somebody does."""
    if len(ask.options) == 1:
        return ask.values[0]
    return "pass" if ask.kind == "window" and is_idle(s, ask) and "pass" in ask.values else ""


def play_practice(chunk: Chunk[Practice]) -> Learned:
    slope: Weights = {}
    won = [practise(chunk.match, number, slope) for number in range(chunk.first, chunk.last)]
    return Learned(slope, sum(won))


def prove(given: Proof, number: int) -> float:
    """A game without trying anything out."""
    seed = seedling(given.seed, number)
    players = [Greedy(seedling(seed, 1)), Greedy(seedling(seed, 2))]
    if given.weights is not None:
        players[given.seat].manner = seasoned(given.weights)

    def chosen(s: State, ask: Ask) -> str:
        seen: Json = dict(view(s, ask.seat, 0, False))
        return players[ask.seat].choose(seen, seen["ask"])

    return played(netrunner.GAME.new(given.setups[number % len(given.setups)], seed), given.seat, chosen)


def play_proof(chunk: Chunk[Proof]) -> list[float]:
    return [prove(chunk.match, number) for number in range(chunk.first, chunk.last)]


class Climb:
    """Weights on their way (Adam)."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self.slopes: Weights = {}
        self.squares: Weights = {}
        self.rounds = 0

    def step(self, played: list[Learned], games: int, rate: float) -> None:
        self.rounds += 1
        slope = summed([part.slope for part in played])
        for name in sorted({*self.slopes, *slope}):
            self.move(name, slope.get(name), games, rate)

    def move(self, name: str, slope: list[float] | None, games: int, rate: float) -> None:
        width = len(slope if slope is not None else self.slopes[name])
        slopes = self.slopes.setdefault(name, [0.0] * width)
        squares = self.squares.setdefault(name, [0.0] * width)
        weights = self.weights.setdefault(name, [0.0] * width)
        for n in range(width):
            up = slope[n] / games if slope is not None else 0.0
            slopes[n] = INERTIA * slopes[n] + (1.0 - INERTIA) * up
            squares[n] = SCALE * squares[n] + (1.0 - SCALE) * up * up
            size = sqrt(squares[n] / (1.0 - SCALE**self.rounds)) + QUIET
            weights[n] += rate * slopes[n] / (1.0 - INERTIA**self.rounds) / size - FADING * weights[n]


def summed(slopes: list[Weights]) -> Weights:
    total: Weights = {}
    for slope in slopes:
        for name, line in slope.items():
            known = total.get(name)
            total[name] = line if known is None else [a + b for a, b in zip(known, line, strict=True)]
    return total


def rate(number: int, rounds: int) -> float:
    """How far the step of a round goes: less and less far, so that it comes to rest."""
    return RATE * (1.0 - (1.0 - LAST) * number / max(1, rounds - 1))
