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


def room(encoding: Encoding, games: int, seats: int) -> int:
    """The bytes of everything that is shown."""
    return games * (8 * seats + encoding.size + encoding.count + 2)


def board(memory: Any, encoding: Encoding, games: int, seats: int) -> Step:
    """What is shown of all games, in memory that the processes share. It has no name that could outlive them."""
    used = 0

    def array(*shape: int, kind: type[Any] = np.uint8) -> Any:
        nonlocal used
        found = np.ndarray((games, *shape), kind, memory, used)
        used += found.nbytes
        return found

    rewards = array(seats, kind=np.float64)  # first, where numbers of eight bytes may lie
    return Step(array(encoding.size), array(encoding.count), array(), rewards, array())


def part(shown: Step, rows: range) -> Step:
    observation, action_mask, seat, rewards, done = shown
    some = slice(rows.start, rows.stop)
    return Step(observation[some], action_mask[some], seat[some], rewards[some], done[some])


def read_only(array: NDArray[T]) -> NDArray[T]:
    window = array.view()
    window.flags.writeable = False
    return window


def show(games: Here, into: Step) -> None:
    """How some games stand, on their part of the board."""
    games.show(into.observation)
    np.copyto(into.action_mask, games.action_mask)
    np.copyto(into.seat, games.seat)
    np.copyto(into.rewards, games.rewards)
    np.copyto(into.done, games.done)


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
    shown = part(board(memory, own.encoding, games, own.seats), rows)
    try:
        while True:
            show(own, shown)
            actions, begins = own.legal()
            line.send_bytes(begins.tobytes() + actions.tobytes())
            own.play(np.frombuffer(line.recv_bytes(), np.int64))
    except (EOFError, OSError):
        return


class Worker:
    """A process and the rows that it steps."""

    def __init__(self, rows: range, *plays: Any) -> None:
        self.rows = rows
        self.line, theirs = BEGIN.Pipe()
        self.process = BEGIN.Process(target=work, args=(theirs, *plays, rows), daemon=True)
        self.process.start()
        theirs.close()  # so that the line breaks as soon as the process ends

    def tell(self, actions: Numbers) -> None:
        try:
            self.line.send_bytes(actions[self.rows.start : self.rows.stop].tobytes())
        except OSError:
            raise self.lost() from None

    def hear(self) -> tuple[Numbers, Numbers]:
        """Its rows have been stepped: what is legal in them now, and where each begins."""
        try:
            heard = np.frombuffer(self.line.recv_bytes(), np.int64)
        except (EOFError, OSError):
            raise self.lost() from None
        return heard[len(self.rows) :], heard[: len(self.rows)]

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
        rows, *elsewhere = shared_out(games, processes)
        self.own = Here(encoding, setups, games, seed, longest, rows)
        self.encoding, self.games, self.seats = encoding, games, self.own.seats
        memory = BEGIN.RawArray(ctypes.c_uint8, room(encoding, games, self.seats))
        shown = board(memory, encoding, games, self.seats)
        self.here = part(shown, rows)
        self.masks = shown.action_mask.data.cast("B")
        self.observation, self.action_mask = read_only(shown.observation), read_only(shown.action_mask)
        self.seat, self.rewards, self.done = read_only(shown.seat), shown.rewards, read_only(shown.done)
        self.workers: list[Worker] = []
        self.is_open = True
        with self.closed_on_failure():
            for rows in elsewhere:
                self.workers.append(Worker(rows, memory, encoding.name, setups, games, seed, longest))
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
        show(self.own, self.here)
        self.heard = [worker.hear() for worker in self.workers]

    def must_be_open(self) -> None:
        if not self.is_open:
            raise Closed

    def now(self) -> Step:
        self.must_be_open()
        return Step(self.observation, self.action_mask, self.seat, self.rewards.copy(), self.done)

    def legal(self) -> tuple[Numbers, Numbers]:
        self.must_be_open()
        actions, begins = self.own.legal()
        parts, starts, before = [actions], [begins], len(actions)
        for actions, begins in self.heard:
            parts.append(actions)
            starts.append(begins + before)
            before += len(actions)
        return np.concatenate(parts), np.concatenate(starts)

    def step(self, actions: NDArray[Any]) -> Step:
        self.must_be_open()
        chosen: Numbers = np.asarray(actions).astype(np.int64, casting="same_kind", copy=False)
        self.check(chosen.tolist())
        with self.closed_on_failure():
            for worker in self.workers:
                worker.tell(chosen)
            self.own.play(chosen[: self.own.games])
            self.gather()
        return self.now()

    def check(self, chosen: list[int]) -> None:
        """All actions, before any game goes on."""
        if len(chosen) != self.games:
            raise BadAction(f"{len(chosen)} actions for {self.games} games")
        masks, count, begin = self.masks, self.encoding.count, 0
        for action in chosen:
            if not 0 <= action < count or not masks[begin + action]:
                raise BadAction(f"game {begin // count}: action {action} is not legal now")
            begin += count

    def close(self) -> None:
        """The processes end; arrays that were handed out stay as they are."""
        self.is_open = False
        for worker in self.workers:
            worker.line.close()
        while self.workers:
            self.workers.pop().end()
