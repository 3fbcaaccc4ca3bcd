"""Many games in one call, with NumPy arrays: in each game whoever is asked acts next."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from jackin.envs import gangs_house_v0, netrunner_core_v0
from jackin.envs.aec import LONGEST
from jackin.kernel.game import Json
from jackin.tensors.batch import BadAction, Batch
from jackin.tensors.encoding import Encoding


class Step(NamedTuple):
    """Arrays with a row for each game. All but the rewards are windows on the games themselves: they change with the
    next step, so copy what you keep, and cannot be written into."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.uint8]
    seat: NDArray[np.uint8]  # who is asked
    rewards: NDArray[np.float64]  # by seat, when a game has just ended
    done: NDArray[np.uint8]  # 1: a game has just ended, and the next has begun; 2: it was cut off


class Vector:
    """Games that end are followed at once by the next ones."""

    def __init__(self, encoding: Encoding, setups: list[Json], games: int, seed: int, longest: int = LONGEST) -> None:
        if games < 1:
            raise ValueError(f"games: at least one is stepped, not {games}")
        self.batch = Batch(encoding, setups, games, seed, longest)
        self.games, self.seats = games, self.batch.seats
        self.pages = np.frombuffer(memoryview(self.batch.seen), np.uint8).reshape(games * self.seats, encoding.size)
        self.asked_page = np.frombuffer(memoryview(self.batch.asked_page), np.int64)
        self.shown = np.zeros((games, encoding.size), np.uint8)
        self.observation = self.shown.view()
        self.observation.flags.writeable = False
        self.action_mask = np.frombuffer(memoryview(self.batch.mask), np.uint8).reshape(games, encoding.count)
        self.seat = np.frombuffer(memoryview(self.batch.asked), np.uint8)
        self.done = np.frombuffer(memoryview(self.batch.done), np.uint8)
        self.rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(games, self.seats)

    def now(self) -> Step:
        np.take(self.pages, self.asked_page, axis=0, out=self.shown, mode="clip")  # the mode that copies only once
        return Step(self.observation, self.action_mask, self.seat, self.rewards.copy(), self.done)

    def legal(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The legal actions of all games, one game after the other, and where those of each game begin: for whoever
        draws one without going through the whole mask."""
        actions, begins = self.batch.numbered()
        return np.frombuffer(memoryview(actions), np.int64), np.frombuffer(memoryview(begins), np.int64)

    def step(self, actions: NDArray[Any]) -> Step:
        """One decision in each game, no more and no fewer. An action that a mask forbids is an error, and nothing has
        changed."""
        if len(actions) != self.games:
            raise BadAction(f"{len(actions)} actions for {self.games} games")
        self.batch.step(actions.tolist())
        return self.now()


def netrunner_core(games: int, seed: int = 0, corp: str | Json = "", runner: str | Json = "") -> Vector:
    return Vector(netrunner_core_v0.ENCODING, netrunner_core_v0.setups(corp, runner), games, seed)


def gangs_house(games: int, seed: int = 0, players: int = 4, story: str = "tutorial") -> Vector:
    return Vector(gangs_house_v0.ENCODING, gangs_house_v0.setups(players, story), games, seed)
