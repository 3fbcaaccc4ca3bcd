"""Decisions a second with observation and mask, random play: our doors beside gin rummy in RLCard, OpenSpiel and
PettingZoo.

    python bench/environments.py [--seconds 4] [--json]

All by turns in one run, the median of some rounds, and by this process's own time, so that the ratios hold on a busy
machine. The vector with a process for each core is measured by the clock on the wall, and so are the single steps
that it is compared with: what else runs on the machine counts there. Of Gymnasium, where a bot plays the other seat,
only the learner's own decisions are counted.
Needs the extras `envs` and `bench`.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Callable, Iterator
from os import cpu_count
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

from jackin import engine
from jackin.envs import netrunner_core_v0, vector

GAMES = 64
GAMES_OF_EACH = 128  # of several processes: what one waits for another costs less for each of more games
ROUNDS = 8
CORES = cpu_count() or 1
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


def many(processes: int = 1) -> Iterator[int]:
    """One draw for all games, so many for each process."""
    dice, count = np.random.default_rng(1), GAMES if processes == 1 else GAMES_OF_EACH * processes
    with vector.netrunner_core(count, seed=1, processes=processes) as games:
        while True:
            actions, begins = games.legal()
            counts = np.concatenate((begins[1:], [len(actions)])) - begins
            games.step(actions[begins + (dice.random(count) * counts).astype(int)])
            yield count


def processes() -> Iterator[int]:
    return many(CORES)


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
    "processes": processes,
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


class Rate(NamedTuple):
    """Decisions a second: of this process's own time, and by the clock on the wall."""

    own: float
    wall: float


def rate(decisions: Iterator[int], seconds: float) -> Rate:
    own, wall, count = process_time(), perf_counter(), 0
    while process_time() - own < seconds:
        for _ in range(20):
            count += next(decisions)
    return Rate(count / (process_time() - own), count / (perf_counter() - wall))


def middle(rates: list[Rate]) -> Rate:
    return Rate(median(one.own for one in rates), median(one.wall for one in rates))


def measured(seconds: float) -> dict[str, Any]:
    missing = dict[str, str]()
    doors = opened(missing)
    rounds = [{name: rate(door, seconds / ROUNDS) for name, door in doors.items()} for _ in range(ROUNDS)]
    rates = {name: middle([one[name] for one in rounds]) for name in doors}
    ratios: dict[str, dict[str, float]] = {
        name: {door: round(rates[door].own / rates[name].own, 2) for door in OURS} | {"aim": aim}
        for name, aim in AIMS.items()
        if name in rates
    }
    ratios["single"] = {
        "vector": round(rates["vector"].own / rates["single"].own, 2),
        f"{CORES} processes": round(rates["processes"].wall / rates["single"].wall, 2),
        "aim": AIM_OF_VECTOR,
    }
    decisions = {name: round(one.wall if name == "processes" else one.own) for name, one in rates.items()}
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
        ours = ", ".join(f"{door} {ratio}" for door, ratio in row.items() if door != "aim")
        print(f"  in decisions of {name:12} {ours} (aim {row['aim']})")
    for name, why in found["missing"].items():
        print(f"  {name}: {why}")


if __name__ == "__main__":
    main()
