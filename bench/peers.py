"""For scale: random games of the Core Set beside gin rummy in RLCard and OpenSpiel, on one core.

    python bench/peers.py [--seconds 5]

By turns in one run and by this process's own time, so that the ratios hold on a busy machine. Prints one JSON line
for each. Needs the `bench` extra: `pip install -e '.[bench]'`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import count, product
from time import process_time as clock
from typing import NamedTuple

from jackin import engine, netrunner
from jackin.kernel.machine import answer
from jackin.netrunner.decks.starter import FACTIONS

# Plays one seeded game and yields once for each decision.
Game = Callable[[int], Iterator[None]]
ROUNDS = 5


class Played(NamedTuple):
    games: int
    decisions: int
    seconds: float


def jackin_game() -> Game:
    setups = [
        netrunner.setup(corp, runner) | {"quiet": True}
        for corp, runner in product(FACTIONS["corp"], FACTIONS["runner"])
    ]

    def game(seed: int) -> Iterator[None]:
        choose = random.Random(seed).choice
        position = netrunner.GAME.new(setups[seed % len(setups)], seed)
        while position.ask is not None:
            answer(position, choose(position.ask.options))
            yield

    return game


def rlcard_game() -> Game:
    import rlcard

    env = rlcard.make("gin-rummy")

    def game(seed: int) -> Iterator[None]:
        choose = random.Random(seed).choice
        env.seed(seed)
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(choose(list(state["legal_actions"])))
            yield

    return game


def open_spiel_game() -> Game:
    import pyspiel

    gin_rummy = pyspiel.load_game("gin_rummy")

    def game(seed: int) -> Iterator[None]:
        rng = random.Random(seed)
        state = gin_rummy.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                deals, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(deals, odds)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                yield

    return game


GAMES: dict[str, Callable[[], Game]] = {"jackin": jackin_game, "rlcard": rlcard_game, "open_spiel": open_spiel_game}


def play(game: Game, seeds: Iterator[int], seconds: float) -> Played:
    """Whole games until the time is up."""
    games = decisions = 0
    began = clock()
    while clock() - began < seconds:
        decisions += sum(1 for _ in game(next(seeds)))
        games += 1
    return Played(games, decisions, clock() - began)


def together(rounds: list[Played]) -> Played:
    return Played(sum(r.games for r in rounds), sum(r.decisions for r in rounds), sum(r.seconds for r in rounds))


def lines(found: dict[str, Played]) -> Iterator[dict[str, object]]:
    for name, played in found.items():
        rate = played.decisions / played.seconds
        ours = found["jackin"].decisions / found["jackin"].seconds
        yield {
            "who": f"jackin, {engine.kind()}" if name == "jackin" else f"{name} {version(name)}",
            "game": "netrunner" if name == "jackin" else "gin-rummy",
            "games_per_s": round(played.games / played.seconds, 1),
            "decisions_per_s": round(rate),
            "jackin_is": round(ours / rate, 2),
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each plays (default: 5)")
    seconds = parser.parse_args().seconds
    ready = dict[str, tuple[Game, Iterator[int]]]()
    for name, prepare in GAMES.items():
        try:
            ready[name] = prepare(), count()
        except ImportError as missing:
            print(json.dumps({"who": name, "missing": f"{missing}; pip install -e '.[bench]'"}))
    for game, seeds in ready.values():
        play(game, seeds, seconds / ROUNDS)  # warm
    rounds = [{name: play(*at, seconds / ROUNDS) for name, at in ready.items()} for _ in range(ROUNDS)]
    for line in lines({name: together([one[name] for one in rounds]) for name in ready}):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
