"""Android: Netrunner, Core Set: agents `corp` and `runner`. What each index means: docs/environments.md."""

from __future__ import annotations

from itertools import product
from typing import Any

from jackin import netrunner
from jackin.envs.aec import Rewards, Table
from jackin.kernel.game import Json
from jackin.netrunner.decks.starter import FACTIONS
from jackin.netrunner.words import SIDES
from jackin.tensors.netrunner_core_v0 import ENCODING as ENCODING


def setups(corp: str | Json = "", runner: str | Json = "") -> list[Json]:
    """Decks by name or as they are; those left out are each starter deck in turn."""
    corps, runners = [corp] if corp else FACTIONS["corp"], [runner] if runner else FACTIONS["runner"]
    return [netrunner.setup(*pair, quiet=True) for pair in product(corps, runners)]


def raw_env(corp: str | Json = "", runner: str | Json = "", rewards: Rewards = "sparse", **more: Any) -> Table:
    return Table(ENCODING, SIDES, setups(corp, runner), rewards, **more)


env = raw_env
