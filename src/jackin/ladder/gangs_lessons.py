"""Games of Gangs to learn from: gangs who err now and then, read at the beginning of every turn."""

from __future__ import annotations

from typing import NamedTuple

from jackin import gangs
from jackin.bots import Agent, agent, answered
from jackin.bots.gangs_search.value import Row, contenders, table
from jackin.gangs.content.read import builtin
from jackin.gangs.state import State
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.workers.chunk import Chunk

TABLES = ("book", "", "easy", "", "normal", "", "hard", "")
"""Every other game is played alone, at one level after the other."""
PLAYERS = (2, 4, 2, 3)
MISTAKES = (0, 6, 15, 25)
"""Of a hundred choices of the kinds below so many are taken at random."""
ERRED = ("turn", "action", "move", "netrun", "techies")
LONGEST = 3000


class GangsLessons(NamedTuple):
    """Everything that decides the games."""

    content: str
    seed: int
    bot: str


class GangsLesson(NamedTuple):
    """By contender who won, and the contenders' rows as each turn began."""

    table: str
    shares: list[float]
    turns: list[list[Row]]


def play_gangs_lesson(lessons: GangsLessons, number: int) -> GangsLesson:
    seed = seedling(lessons.seed, number)
    dice = Dice(seed)
    s = gangs.GAME.new(dealt(lessons.content, number, dice), seed)
    players = [agent(lessons.bot, seedling(seed, seat + 1), "gangs") for seat in range(s.seats)]
    mistakes = MISTAKES[dice.below(len(MISTAKES))]
    turns: list[list[Row]] = []
    for _ in range(LONGEST):
        if s.ask is None:
            break
        if s.turns > len(turns):
            turns.append(contenders(s))
        answer(s, taken(s, s.ask, players[s.ask.seat], dice, mistakes))
    return GangsLesson(table(s), shares(s), turns)


def dealt(content: str, number: int, dice: Dice) -> Json:
    """A table with its gangs and Story."""
    level = TABLES[number % len(TABLES)]
    found = builtin(content)
    players = 2 if level else PLAYERS[number // 2 % len(PLAYERS)]
    names = [found.gangs[n].id for n in dice.shuffled(list(range(len(found.gangs))))[:players]]
    stories = [story.id for story in found.stories if level or not story.alone]
    settings = {"level": level} if level else None
    return gangs.setup(names, stories[dice.below(len(stories))], bool(level), 0, content, settings, quiet=True)


def taken(s: State, ask: Ask, player: Agent, dice: Dice, mistakes: int) -> str:
    if ask.kind in ERRED and dice.below(100) < mistakes:
        return ask.values[dice.below(len(ask.options))]
    return answered(player, gangs.GAME, s, ask.seat, s.turns)


def shares(s: State) -> list[float]:
    """A shared victory is shared."""
    if s.alone:
        return [1.0, 0.0] if s.winners else [0.0, 1.0]
    return [float(seat in s.winners) / max(1, len(s.winners)) for seat in range(s.seats)]


def play_gangs_lessons(chunk: Chunk[GangsLessons]) -> list[GangsLesson]:
    return [play_gangs_lesson(chunk.match, number) for number in range(chunk.first, chunk.last)]
