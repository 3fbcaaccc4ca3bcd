"""Games that are stepped side by side, shared out over several processes: the same games with the same steps."""

from __future__ import annotations

import ctypes
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any, TypeVar

import numpy as np
from numpy.typing import NDArray

from jackin.envs import gangs_house_v0, netrunner_core_v0
from jackin.envs.aec import LONGEST
from jackin.envs.games import Here, Numbers, Step, Vector
from jackin.kernel.game import Json
from jackin.tensors.batch import BadAction
from jackin.tensors.encoding import Encoding

T = TypeVar("T", bound=np.generic)
ENCODINGS: dict[str, Encoding] = {one.ENCODING.name: one.ENCODING for one in (netrunner_core_v0, gangs_house_v0)}
BEGIN = get_context("spawn")  # the way that every system has, and that threads of a learner do not mind
PATIENCE = 5.0  # seconds for a process that is told to end


class LostProcess(RuntimeError):
    """A process has ended with its games."""


class Closed(ValueError):
    """Somebody steps or looks at games that are closed."""

    def __init__(self) -> None:
        super().__init__("these games are closed: make other ones")


class Board:
    """The arrays of all games, in memory that the processes share. It has no name that could outlive them."""

    def __init__(self, memory: Any, encoding: Encoding, games: int, seats: int) -> None:
        self.memory = memory
        self.used = 0
        self.rewards: NDArray[np.float64] = self.array((games, seats), np.float64)
        self.observation: NDArray[np.uint8] = self.array((games, encoding.size), np.uint8)
        self.action_mask: NDArray[np.uint8] = self.array((games, encoding.count), np.uint8)
        self.seat: NDArray[np.uint8] = self.array((games,), np.uint8)
        self.done: NDArray[np.uint8] = self.array((games,), np.uint8)

    def array(self, shape: tuple[int, ...], kind: type[Any]) -> Any:
        found = np.ndarray(shape, kind, self.memory, self.used)
        self.used += found.nbytes
        return found

    def take(self, games: Here, rows: range) -> None:
        """What the games of these rows have come to."""
        part = slice(rows.start, rows.stop)
        games.show(self.observation[part])
        self.action_mask[part] = games.action_mask
        self.rewards[part] = games.rewards
        self.seat[part] = games.seat
        self.done[part] = games.done

    def windows(self) -> Step:
        """The same memory, to read only."""
        return Step(
            read_only(self.observation),
            read_only(self.action_mask),
            read_only(self.seat),
            read_only(self.rewards),
            read_only(self.done),
        )


def read_only(array: NDArray[T]) -> NDArray[T]:
    window = array.view()
    window.flags.writeable = False
    return window


def room(encoding: Encoding, games: int, seats: int) -> int:
    """The bytes of a board."""
    return games * (8 * seats + encoding.size + encoding.count + 2)


def shared_out(games: int, processes: int) -> list[range]:
    """As evenly as can be."""
    ends = [games * n // processes for n in range(processes + 1)]
    return [range(first, last) for first, last in pairwise(ends)]


def work(
    line: Connection, memory: Any, name: str, setups: list[Json], games: int, seed: int, longest: int, rows: range
) -> None:
    """A process of its own: steps its rows as it is told, until nobody is there to tell it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever steps the games decides when they end
    own = Here(ENCODINGS[name], setups, games, seed, longest, rows)
    board = Board(memory, own.encoding, games, own.seats)
    try:
        while True:
            board.take(own, rows)
            line.send_bytes(told(own))
            own.play(np.frombuffer(line.recv_bytes(), np.int64))
    except (EOFError, OSError):
        return


def told(games: Here) -> bytes:
    """Where the legal actions of each game begin, and then the actions."""
    actions, begins = games.legal()
    return begins.tobytes() + actions.tobytes()


class Worker:
    """A process and the rows that it steps."""

    def __init__(self, rows: range, memory: Any, *plays: Any) -> None:
        self.rows = rows
        self.line, theirs = BEGIN.Pipe()
        self.process = BEGIN.Process(target=work, args=(theirs, memory, *plays), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks as soon as the process ends
        self.legal = np.empty(0, np.int64), np.empty(0, np.int64)

    def tell(self, actions: Numbers) -> None:
        try:
            self.line.send_bytes(actions[self.rows.start : self.rows.stop].tobytes())
        except OSError:
            raise self.lost() from None

    def hear(self) -> None:
        try:
            heard = np.frombuffer(self.line.recv_bytes(), np.int64)
        except (EOFError, OSError):
            raise self.lost() from None
        self.legal = heard[len(self.rows) :], heard[: len(self.rows)]

    def lost(self) -> LostProcess:
        self.process.join(PATIENCE)
        return LostProcess(
            f"a process ended with its games (exit code {self.process.exitcode}). If it could not even begin: "
            "a script that uses several processes has its own part under `if __name__ == '__main__':`"
        )

    def end(self) -> None:
        """Its line is closed, which ends it."""
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()
        self.process.close()


class Shared(Vector):
    """The first rows are stepped here and those of each further process there, all at the same time."""

    def __init__(
        self, encoding: Encoding, setups: list[Json], games: int, seed: int, processes: int, longest: int = LONGEST
    ) -> None:
        if not 1 <= processes <= games:
            raise ValueError(f"processes: from 1 to one for each of {games} games, not {processes}")
        self.here, *elsewhere = shared_out(games, processes)
        self.own = Here(encoding, setups, games, seed, longest, self.here)
        self.encoding, self.games, self.seats = encoding, games, self.own.seats
        memory = BEGIN.RawArray(ctypes.c_uint8, room(encoding, games, self.seats))
        self.board = Board(memory, encoding, games, self.seats)
        self.observation, self.action_mask, self.seat, self.rewards, self.done = self.board.windows()
        self.workers: list[Worker] = []
        self.is_open = True
        with self.closed_on_failure():
            for rows in elsewhere:
                self.workers.append(Worker(rows, memory, encoding.name, setups, games, seed, longest, rows))
            self.gather()

    @contextmanager
    def closed_on_failure(self) -> Iterator[None]:
        """Whatever comes in between, no process is left alone with half a step."""
        try:
            yield
        except BaseException:
            self.close()
            raise

    def gather(self) -> None:
        self.board.take(self.own, self.here)
        for worker in self.workers:
            worker.hear()

    def must_be_open(self) -> None:
        if not self.is_open:
            raise Closed

    def now(self) -> Step:
        self.must_be_open()
        return Step(self.observation, self.action_mask, self.seat, self.rewards.copy(), self.done)

    def legal(self) -> tuple[Numbers, Numbers]:
        self.must_be_open()
        parts = [self.own.legal(), *(worker.legal for worker in self.workers)]
        before = np.cumsum([0, *(len(actions) for actions, _ in parts)])
        begins = [begins + n for (_, begins), n in zip(parts, before, strict=False)]
        return np.concatenate([actions for actions, _ in parts]), np.concatenate(begins)

    def step(self, actions: NDArray[Any]) -> Step:
        self.must_be_open()
        chosen = self.checked(actions)
        with self.closed_on_failure():
            for worker in self.workers:
                worker.tell(chosen)
            self.own.play(chosen[: len(self.here)])
            self.gather()
        return self.now()

    def checked(self, actions: NDArray[Any]) -> Numbers:
        """All of them, before any game goes on."""
        if len(actions) != self.games:
            raise BadAction(f"{len(actions)} actions for {self.games} games")
        chosen: Numbers = np.asarray(actions).astype(np.int64, casting="same_kind", copy=False)
        for n in np.flatnonzero((chosen < 0) | (chosen >= self.encoding.count)):
            raise BadAction(f"game {n}: action {chosen[n]} is not legal now")
        for n in np.flatnonzero(self.action_mask[np.arange(self.games), chosen] == 0):
            raise BadAction(f"game {n}: action {chosen[n]} is not legal now")
        return chosen

    def close(self) -> None:
        """The processes end; arrays that were handed out stay as they are."""
        self.is_open = False
        for worker in self.workers:
            worker.line.close()
        while self.workers:
            self.workers.pop().end()
