"""Decisions a second with observation and mask, random play on one core: our doors beside gin rummy in RLCard,
OpenSpiel and PettingZoo.

    python bench/environments.py [--seconds 4] [--json]

All by turns in one run, the median of some rounds, and by this process's own time, so that the ratios hold on a busy
machine. Of Gymnasium, where a bot plays the other seat, only the learner's own decisions are counted.
Needs the extras `envs` and `bench`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from statistics import median
from time import process_time as clock
from typing import Any

import numpy as np

from jackin import engine
from jackin.envs import netrunner_core_v0, vector

GAMES = 64
ROUNDS = 8
AIMS = {"pettingzoo": 10, "rlcard": 10, "open_spiel": 2}
AIM_OF_VECTOR = 1.5  # in single steps


def aec(env: Any, legal: Callable[[Any, Any], Any]) -> Iterator[int]:
    """Decisions of one game after another."""
    for seed in range(10**9):
        env.reset(seed=seed)
        dice = random.Random(seed)
        for _ in env.agent_iter():
            seen, _, over, cut, info = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(int(dice.choice(legal(seen, info))))
                yield 1


def single() -> Iterator[int]:
    return aec(netrunner_core_v0.env(), lambda seen, info: info["legal_actions"])


def many() -> Iterator[int]:
    """One draw for all games."""
    games = vector.netrunner_core(GAMES, seed=1)
    dice = np.random.default_rng(1)
    while True:
        actions, begins = games.legal()
        counts = np.concatenate((begins[1:], [len(actions)])) - begins
        games.step(actions[begins + (dice.random(GAMES) * counts).astype(int)])
        yield GAMES


def against_a_bot() -> Iterator[int]:
    import gymnasium

    import jackin.envs.gym  # noqa: F401  registers its games

    env = gymnasium.make("jackin/netrunner_core-v0", side="runner", opponent="random")
    for seed in range(10**9):
        _, info = env.reset(seed=seed)
        dice, over, cut = random.Random(seed), False, False
        while not (over or cut):
            _, _, over, cut, info = env.step(dice.choice(info["legal_actions"]))
            yield 1


def pettingzoo() -> Iterator[int]:
    """It has no gin rummy any more: this is how it had one, RLCard's game in its own base class and wrappers."""
    from pettingzoo.classic.rlcard_envs.rlcard_base import RLCardBase
    from pettingzoo.utils import wrappers

    env = RLCardBase("gin-rummy", 2, (5, 52))
    env.render_mode, env.metadata = None, {"name": "gin_rummy_v4", "is_parallelizable": False}
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))
    return aec(env, lambda seen, info: np.flatnonzero(seen["action_mask"]))


def rlcard() -> Iterator[int]:
    import rlcard

    env = rlcard.make("gin-rummy")
    for seed in range(10**9):
        env.seed(seed)
        dice = random.Random(seed)
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(dice.choice(list(state["legal_actions"])))
            yield 1


def open_spiel() -> Iterator[int]:
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    for seed in range(10**9):
        dice, state = random.Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                deals, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(dice.choices(deals, odds)[0])
                continue
            state.observation_tensor(state.current_player())
            state.legal_actions_mask(state.current_player())
            state.apply_action(dice.choice(state.legal_actions()))
            yield 1


DOORS = {
    "vector": many,
    "single": single,
    "gymnasium": against_a_bot,
    "pettingzoo": pettingzoo,
    "rlcard": rlcard,
    "open_spiel": open_spiel,
}
OURS = ("single", "gymnasium", "vector")


def opened(missing: dict[str, str]) -> dict[str, Iterator[int]]:
    """The doors that can be opened here, warm."""
    found = dict[str, Iterator[int]]()
    for name, door in DOORS.items():
        try:
            found[name] = door()
            for _ in range(200):
                next(found[name])
        except ImportError as error:
            found.pop(name, None)
            missing[name] = str(error)
    return found


def rate(decisions: Iterator[int], seconds: float) -> float:
    began, count = clock(), 0
    while clock() - began < seconds:
        for _ in range(20):
            count += next(decisions)
    return count / (clock() - began)


def measured(seconds: float) -> dict[str, Any]:
    missing = dict[str, str]()
    doors = opened(missing)
    rounds = [{name: rate(door, seconds / ROUNDS) for name, door in doors.items()} for _ in range(ROUNDS)]
    rates = {name: median(one[name] for one in rounds) for name in doors}
    ratios = {
        name: {door: round(rates[door] / rates[name], 2) for door in OURS} | {"aim": aim}
        for name, aim in AIMS.items()
        if name in rates
    }
    ratios["single"] = {"vector": round(rates["vector"] / rates["single"], 2), "aim": AIM_OF_VECTOR}
    decisions = {name: round(n) for name, n in rates.items()}
    return {"engine": engine.kind(), "decisions_per_s": decisions, "ratios": ratios, "missing": missing}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    found = measured(wanted.seconds)
    if wanted.json:
        print(json.dumps(found, indent=1))
        return
    print(f"environments, {found['engine']} engine")
    for name, n in found["decisions_per_s"].items():
        print(f"  {name:12}{n:9,} decisions/s with observation and mask")
    for name, row in found["ratios"].items():
        ours = ", ".join(f"{door} {row[door]}" for door in OURS if door in row)
        print(f"  in decisions of {name:12} {ours} (aim {row['aim']})")
    for name, why in found["missing"].items():
        print(f"  {name}: {why}")


if __name__ == "__main__":
    main()
