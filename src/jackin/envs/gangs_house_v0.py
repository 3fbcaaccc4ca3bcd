"""Gangs of Night City with the house set, two to four players: agents `gang_0` and up, in seating order. What each
index means: docs/environments.md."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from jackin import gangs
from jackin.envs.aec import Rewards, Table, one_of
from jackin.kernel.game import Json
from jackin.tensors.gangs_house_v0 import ENCODING as ENCODING


def setups(players: int = 4, story: str = "tutorial") -> list[Json]:
    """Every seating in turn."""
    one_of("players", players, range(2, len(gangs.GANGS) + 1))
    return [gangs.setup(list(order), story=story, quiet=True) for order in permutations(gangs.GANGS, players)]


def raw_env(players: int = 4, story: str = "tutorial", rewards: Rewards = "sparse", **more: Any) -> Table:
    return Table(ENCODING, [f"gang_{n}" for n in range(players)], setups(players, story), rewards, **more)


env = raw_env
