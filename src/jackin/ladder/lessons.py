"""Games to learn from: players by rules of thumb who err now and then, read at the beginning of every turn."""

from __future__ import annotations

from typing import NamedTuple

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.netrunner_search.own import own_manner, seasoned_manner
from jackin.bots.netrunner_search.playing import is_idle
from jackin.bots.netrunner_search.signs import signs
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from jackin.workers.chunk import Chunk

MISTAKES = (0, 2, 6, 12)
"""Of a hundred answers so many are taken at random; each side has one of these in a game."""
EDGES = (1, 1, -1, -1, 0)
"""The Corp has a better manner and the Runner is `greedy`, or the other way round, or both have it: the games in
which a value is asked for. The better manner is the own one or, as often, the seasoned one."""
LONGEST = 3000


class Lessons(NamedTuple):
    """Everything that decides the games; the setups take turns."""

    setups: tuple[Json, ...]
    seed: int


class Lesson(NamedTuple):
    """Who won, and what the value is fed as each turn begins."""

    winner: int
    turns: list[list[float]]


def play_lesson(lessons: Lessons, number: int) -> Lesson:
    seed = seedling(lessons.seed, number)
    dice = Dice(seed)
    mistakes = [MISTAKES[dice.below(len(MISTAKES))] for _ in range(2)]
    edge = EDGES[dice.below(len(EDGES))]
    better = (own_manner(), seasoned_manner())[dice.below(2)]
    manners = [better if way >= 0 else GREEDY for way in (edge, -edge)]
    players = [Greedy(seedling(seed, 1 + n), manner) for n, manner in enumerate(manners)]
    s = netrunner.GAME.new(lessons.setups[number % len(lessons.setups)], seed)
    if s.automa is not None:
        edge = 0
    turn, turns = 0, []
    for _ in range(LONGEST):
        if s.ask is None:
            break
        if s.turn != turn:
            turn = s.turn
            turns.append([*signs(s), edge])
        answer(s, taken(s, s.ask, players, dice, mistakes[s.ask.seat]))
    return Lesson(s.winner, turns)


def taken(s: State, ask: Ask, players: list[Greedy], dice: Dice, mistakes: int) -> str:
    if len(ask.options) == 1:
        return ask.values[0]
    if dice.below(100) < mistakes:
        return ask.values[dice.below(len(ask.options))]
    if ask.kind == "window" and is_idle(s, ask) and "pass" in ask.values:
        return "pass"
    seen: Json = dict(view(s, ask.seat, 0, False))
    return players[ask.seat].choose(seen, seen["ask"])


def play_lessons(chunk: Chunk[Lessons]) -> list[Lesson]:
    return [play_lesson(chunk.match, number) for number in range(chunk.first, chunk.last)]
