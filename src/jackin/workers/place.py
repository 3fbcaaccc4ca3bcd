"""Where chunks are played. A place yields each chunk's number and what it came to, as soon as it is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, Protocol, TypeVar

from jackin.workers.chunk import Chunk

T = TypeVar("T")
AHEAD = 4  # so many chunks a worker wait in line: enough that nobody idles, few enough for a series without end


class Place(Protocol):
    def play(
        self, play: Callable[[Chunk[Any]], T], given: Sequence[tuple[int, Chunk[Any]]]
    ) -> Iterator[tuple[int, T]]: ...


class Here:
    """In this process."""

    def play(
        self, play: Callable[[Chunk[Any]], T], given: Sequence[tuple[int, Chunk[Any]]]
    ) -> Iterator[tuple[int, T]]:
        for number, chunk in given:
            yield number, play(chunk)


class Processes:
    """In several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def play(
        self, play: Callable[[Chunk[Any]], T], given: Sequence[tuple[int, Chunk[Any]]]
    ) -> Iterator[tuple[int, T]]:
        with ProcessPoolExecutor(self.jobs) as pool:
            line = iter(given)
            waiting: dict[Future[T], int] = {}
            while True:
                for number, chunk in islice(line, AHEAD * self.jobs - len(waiting)):
                    waiting[pool.submit(play, chunk)] = number
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()


def place(jobs: int, ray: str = "") -> Place:
    """`ray` is a cluster's address, or LOCAL for one of this machine with so many workers; else processes."""
    if ray:
        from jackin.workers.on_ray import OnRay

        return OnRay(ray, jobs)
    return Here() if jobs == 1 else Processes(jobs)
