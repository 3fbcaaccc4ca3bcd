"""For scale: gin rummy under uniformly random play in RLCard and OpenSpiel, decisions per second on one core.

Prints one JSON line for each peer. Needs the `bench` extra: `pip install -e '.[bench]'`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from importlib.metadata import version
from itertools import count
from time import perf_counter

# Plays one seeded game and yields once for each decision.
Game = Callable[[int], Iterator[None]]


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


PEERS: dict[str, Callable[[], Game]] = {"rlcard": rlcard_game, "open_spiel": open_spiel_game}


def measure(game: Game, seconds: float) -> dict[str, float]:
    """Whole games until the time is up."""
    decisions = 0
    began = perf_counter()
    for games in count(1):
        decisions += sum(1 for _ in game(games))
        elapsed = perf_counter() - began
        if elapsed >= seconds:
            return {
                "games": games,
                "decisions": decisions,
                "seconds": round(elapsed, 2),
                "games_per_s": round(games / elapsed, 1),
                "decisions_per_s": round(decisions / elapsed),
            }
    raise AssertionError("count() never ends")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each peer plays (default: 5)")
    seconds = parser.parse_args().seconds
    for peer, prepare in PEERS.items():
        line: dict[str, object] = {"peer": peer, "game": "gin-rummy"}
        try:
            game = prepare()
        except ImportError as missing:
            line["missing"] = f"{missing}; install the bench extra: pip install -e '.[bench]'"
        else:
            line |= {"version": version(peer), **measure(game, seconds)}
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
