"""Games to learn from: players by rules of thumb who err now and then, read at the beginning of every turn."""

from __future__ import annotations

from typing import NamedTuple

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.netrunner_search.own import own_manner
from jackin.bots.netrunner_search.signs import signs
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.netrunner.state import State
from jackin.workers.chunk import Chunk

MISTAKES = (0, 2, 6, 12)
"""Of a hundred answers so many are taken at random; each side has one of these in a game, and a manner."""
LONGEST = 3000


class Lessons(NamedTuple):
    """Everything that decides the games; the setups take turns."""

    setups: tuple[Json, ...]
    seed: int


class Lesson(NamedTuple):
    """Who won, and the signs of the position as each turn began."""

    winner: int
    turns: list[list[float]]


def play_lesson(lessons: Lessons, number: int) -> Lesson:
    seed = seedling(lessons.seed, number)
    dice = Dice(seed)
    mistakes = [MISTAKES[dice.below(len(MISTAKES))] for _ in range(2)]
    manners = [(GREEDY, own_manner())[dice.below(2)] for _ in range(2)]
    players = [Greedy(seedling(seed, 1 + n), manner) for n, manner in enumerate(manners)]
    s = netrunner.GAME.new(lessons.setups[number % len(lessons.setups)], seed)
    turn, turns = 0, []
    for _ in range(LONGEST):
        if s.ask is None:
            break
        if s.turn != turn:
            turn = s.turn
            turns.append(signs(s))
        answer(s, taken(s, s.ask, players, dice, mistakes[s.ask.seat]))
    return Lesson(s.winner, turns)


def taken(s: State, ask: Ask, players: list[Greedy], dice: Dice, mistakes: int) -> str:
    if len(ask.options) == 1 or dice.below(100) < mistakes:
        return ask.values[dice.below(len(ask.options))]
    view = netrunner.GAME.view(s, ask.seat)
    return players[ask.seat].choose(view, view["ask"])


def play_lessons(chunk: Chunk[Lessons]) -> list[Lesson]:
    return [play_lesson(chunk.match, number) for number in range(chunk.first, chunk.last)]
