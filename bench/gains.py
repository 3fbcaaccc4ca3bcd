"""What thinking gains: python bench/gains.py [--seat runner] [--count 60] [--work 1500]

Single decisions of greedy games are given to a player with blind deals and to one with beliefs. Where their answer is
not the greedy one, both answers are played to the end of the game from the true position, with the greedy player in
both chairs and the same dice. That is far less noisy than whole games, and says less: how good an answer is when
greedy players go on.
"""

from __future__ import annotations

import argparse
from math import sqrt

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.memory import Memory
from jackin.bots.levels import Level
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.netrunner_search.playing import Play
from jackin.bots.source import Sealed
from jackin.kernel.game import Json, NoWorld
from jackin.kernel.machine import answer
from jackin.kernel.rng import Chance, Dice, seedling
from jackin.ladder.roster import deck_pairs
from jackin.netrunner.state import State
from jackin.netrunner.words import SIDES

ENDS = 24
"""Games that are played to the end after each answer."""
FAR = 1000
SELDOM = 9


class Gains:
    def __init__(self, name: str, level: Level) -> None:
        self.name, self.level = name, level
        self.asked = 0
        self.found: list[float] = []

    def ask(self, s: State, seat: int, memory: Memory) -> None:
        bot, plain = NetrunnerSearch(7, self.level), Greedy(7)
        bot.memory, plain.memory = memory.copy(), memory.copy()
        view = netrunner.GAME.view(s, seat)
        greedy = plain.choose(view, view["ask"])
        self.asked += 1
        try:
            given = bot.ponder(Sealed(netrunner.GAME, s, seat, self.asked))
        except NoWorld:
            return
        if given != greedy:
            pairs = [won(s, seat, given, memory, n) - won(s, seat, greedy, memory, n) for n in range(ENDS)]
            self.found.append(sum(pairs) / ENDS)

    def told(self) -> str:
        n = len(self.found)
        mean = sum(self.found) / max(1, n)
        error = sqrt(sum([(gain - mean) ** 2 for gain in self.found]) / max(1, n - 1) / max(1, n))
        each = mean * n / max(1, self.asked)
        return (
            f"{self.name}: {n} of {self.asked} changed, {mean:+.3f} ± {1.96 * error:.3f} a change, {each:+.4f} each"
        )


def won(s: State, seat: int, value: str, memory: Memory, number: int) -> float:
    world = s.fork()
    world.quiet = True
    world.chance = Chance(seedling(99, number))
    answer(world, value)
    play = Play(seat, 2 * number, memory)
    for _ in range(20):
        play.on(world, FAR)
    return float(world.winner == seat)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seat", choices=SIDES, default="runner")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--work", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=500)
    given = parser.parse_args()
    seat = SIDES.index(given.seat)
    each = [
        Gains("blind", Level("blind", 1, 0, 999.0, work=given.work)),
        Gains("believing", Level("believing", 1, 0, 999.0, work=given.work, beliefs=True)),
    ]
    pairs, number = deck_pairs("all"), given.seed
    while each[0].asked < given.count:
        number += 1
        watch(pairs, number, seat, each, given.count)
        print("; ".join([gains.told() for gains in each]), flush=True)


def watch(pairs: list[tuple[Json, Json]], number: int, seat: int, each: list[Gains], count: int) -> None:
    s = netrunner.GAME.new(netrunner.setup(*pairs[number * 7 % len(pairs)], quiet=True), number)
    players, dice = [Greedy(1), Greedy(2)], Dice(number)
    while s.ask is not None and each[0].asked < count:
        ask, view = s.ask, netrunner.GAME.view(s, s.ask.seat)
        memory = players[ask.seat].memory.copy()
        value = players[ask.seat].choose(view, view["ask"])
        if ask.seat == seat and ask.kind == "action" and dice.below(SELDOM) == 0:
            for gains in each:
                gains.ask(s, seat, memory)
        answer(s, value)


if __name__ == "__main__":
    main()
