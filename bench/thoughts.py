"""What an answer of each level costs: processor time at the median, in 95 and in 99 of a hundred."""

from __future__ import annotations

import sys
from time import process_time

from jackin import netrunner
from jackin.bots import AGENTS
from jackin.bots.greedy import Greedy
from jackin.bots.levels import LEVELS
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.source import Sealed
from jackin.kernel.machine import answer
from jackin.ladder.roster import deck_pairs
from jackin.netrunner.state import State

EVERY = 13


def positions(count: int) -> list[State]:
    """Decisions with a choice, from greedy games of all decks."""
    found: list[State] = []
    pairs = deck_pairs("all")
    for number in range(count):
        s = netrunner.GAME.new(netrunner.setup(*pairs[number * 7 % len(pairs)], quiet=True), number)
        players, met = [Greedy(1), Greedy(2)], 0
        while s.ask is not None and len(found) < count:
            met += len(s.ask.options) > 1
            if len(s.ask.options) > 1 and met % EVERY == 0:
                found.append(s.fork())
            view = netrunner.GAME.view(s, s.ask.seat)
            answer(s, players[s.ask.seat].choose(view, view["ask"]))
    return found


def seconds(name: str, s: State, seed: int) -> float:
    assert s.ask is not None
    source = Sealed(netrunner.GAME, s, s.ask.seat, 5)
    bot = AGENTS[name](seed)
    assert isinstance(bot, NetrunnerSearch)
    bot.clock = process_time
    began = process_time()
    bot.ponder(source)
    return process_time() - began


def main(count: int) -> None:
    found = positions(count)
    print(f"{'':8}{'p50':>8}{'p95':>8}{'p99':>8}   seconds of {len(found)} answers")
    for name in LEVELS:
        times = sorted([seconds(name, s, seed) for seed, s in enumerate(found)])
        ranks = [times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99)]
        print(f"{name:8}" + "".join([f"{time:8.3f}" for time in ranks]), flush=True)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 100)
