"""Games to learn beliefs from: where cards truly lay that a seat could not see, and where blind deals put them."""

from __future__ import annotations

from typing import NamedTuple

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.netrunner_search.beliefs import cells
from jackin.kernel.game import Json, NoWorld
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from jackin.workers.chunk import Chunk

DEALS = 16
"""Blind deals of each position."""
SELDOM = 20
"""One decision of so many is looked at."""
LONGEST = 3000


class Watched(NamedTuple):
    """Everything that decides the games; the setups take turns."""

    setups: tuple[Json, ...]
    seed: int


class Sighting(NamedTuple):
    """One position through one seat's eyes: the cells of its hidden cards in truth, and in each deal."""

    game: int
    true: list[int]
    dealt: list[list[int]]


def watch(watched: Watched, number: int) -> list[Sighting]:
    seed = seedling(watched.seed, number)
    dice = Dice(seed)
    players = [Greedy(seedling(seed, 1)), Greedy(seedling(seed, 2))]
    s = netrunner.GAME.new(watched.setups[number % len(watched.setups)], seed)
    found: list[Sighting] = []
    for _ in range(LONGEST):
        if s.ask is None:
            break
        if len(s.ask.options) > 1 and dice.below(SELDOM) == 0:
            found += sighting(s, s.ask.seat, number, dice)
        view = netrunner.GAME.view(s, s.ask.seat)
        answer(s, players[s.ask.seat].choose(view, view["ask"]))
    return found


def sighting(s: State, seat: int, number: int, dice: Dice) -> list[Sighting]:
    try:
        dealt = [cells(redeal(s, seat, dice.below(1 << 62)), seat) for _ in range(DEALS)]
    except NoWorld:
        return []
    return [Sighting(number, cells(s, seat), dealt)]


def watch_chunk(chunk: Chunk[Watched]) -> list[Sighting]:
    return [one for number in range(chunk.first, chunk.last) for one in watch(chunk.match, number)]
