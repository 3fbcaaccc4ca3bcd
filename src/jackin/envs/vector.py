"""Many games in one call, with NumPy arrays: in each game whoever is asked acts next."""

from __future__ import annotations

from jackin.envs import gangs_house_v0, netrunner_core_v0
from jackin.envs.games import Here, Vector
from jackin.envs.games import Step as Step
from jackin.envs.shared import Shared
from jackin.kernel.game import Json
from jackin.tensors.encoding import Encoding


def vector(encoding: Encoding, setups: list[Json], games: int, seed: int, processes: int) -> Vector:
    if processes == 1:
        return Here(encoding, setups, games, seed)
    return Shared(encoding, setups, games, seed, processes)


def netrunner_core(
    games: int, seed: int = 0, corp: str | Json = "", runner: str | Json = "", processes: int = 1
) -> Vector:
    return vector(netrunner_core_v0.ENCODING, netrunner_core_v0.setups(corp, runner), games, seed, processes)


def gangs_house(games: int, seed: int = 0, players: int = 4, story: str = "tutorial", processes: int = 1) -> Vector:
    return vector(gangs_house_v0.ENCODING, gangs_house_v0.setups(players, story), games, seed, processes)
