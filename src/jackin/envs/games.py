"""Games that are stepped side by side, in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from jackin.envs.aec import LONGEST
from jackin.kernel.game import Json
from jackin.tensors.batch import BadAction, Batch
from jackin.tensors.encoding import Encoding

Numbers = NDArray[np.int64]


class Step(NamedTuple):
    """Arrays with a row for each game. All but the rewards are windows on the games themselves: they change with the
    next step, so copy what you keep, and cannot be written into."""

    observation: NDArray[np.uint8]
    action_mask: NDArray[np.uint8]
    seat: NDArray[np.uint8]  # who is asked
    rewards: NDArray[np.float64]  # by seat, when a game has just ended
    done: NDArray[np.uint8]  # 1: a game has just ended, and the next has begun; 2: it was cut off


class Vector(ABC):
    """Games that end are followed at once by the next ones."""

    encoding: Encoding
    games: int
    seats: int
    observation: NDArray[np.uint8]
    action_mask: NDArray[np.uint8]
    seat: NDArray[np.uint8]
    rewards: NDArray[np.float64]
    done: NDArray[np.uint8]

    @abstractmethod
    def now(self) -> Step:
        """How the games stand."""

    @abstractmethod
    def legal(self) -> tuple[Numbers, Numbers]:
        """The legal actions of all games, one game after the other, and where those of each game begin: for whoever
        draws one without going through the whole mask."""

    @abstractmethod
    def step(self, actions: NDArray[Any]) -> Step:
        """One decision in each game, no more and no fewer. An action that a mask forbids is an error, and nothing has
        changed."""

    @abstractmethod
    def close(self) -> None:
        """Let go of whatever is held besides memory."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Here(Vector):
    """In this process."""

    def __init__(
        self,
        encoding: Encoding,
        setups: list[Json],
        games: int,
        seed: int,
        longest: int = LONGEST,
        rows: range | None = None,
    ) -> None:
        """`rows` are those of the games that are stepped here, if the others are stepped elsewhere."""
        if games < 1:
            raise ValueError(f"games: at least one is stepped, not {games}")
        rows = range(games) if rows is None else rows
        self.batch = Batch(encoding, setups, len(rows), seed, longest, rows.start, games)
        self.encoding, self.games, self.seats = encoding, len(rows), self.batch.seats
        self.pages = np.frombuffer(memoryview(self.batch.seen), np.uint8).reshape(-1, encoding.size)
        self.asked_page = np.frombuffer(memoryview(self.batch.asked_page), np.int64)
        self.shown = np.zeros((self.games, encoding.size), np.uint8)
        self.observation = self.shown.view()
        self.observation.flags.writeable = False
        self.action_mask = np.frombuffer(memoryview(self.batch.mask), np.uint8).reshape(self.games, encoding.count)
        self.seat = np.frombuffer(memoryview(self.batch.asked), np.uint8)
        self.done = np.frombuffer(memoryview(self.batch.done), np.uint8)
        self.rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(self.games, self.seats)

    def now(self) -> Step:
        self.show(self.shown)
        return Step(self.observation, self.action_mask, self.seat, self.rewards.copy(), self.done)

    def show(self, into: NDArray[np.uint8]) -> None:
        """What whoever is asked sees, a row for each game."""
        np.take(self.pages, self.asked_page, axis=0, out=into, mode="clip")  # the mode that copies only once

    def legal(self) -> tuple[Numbers, Numbers]:
        actions, begins = self.batch.numbered()
        return np.frombuffer(memoryview(actions), np.int64), np.frombuffer(memoryview(begins), np.int64)

    def step(self, actions: NDArray[Any]) -> Step:
        self.play(actions)
        return self.now()

    def play(self, actions: NDArray[Any]) -> None:
        if len(actions) != self.games:
            raise BadAction(f"{len(actions)} actions for {self.games} games")
        self.batch.step(actions.tolist())

    def close(self) -> None:
        """Nothing is held."""
