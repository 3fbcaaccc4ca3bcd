"""Chunks on a Ray cluster (the extra `ray`). A worker that dies loses its chunk, which another one plays again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar

from jackin.engine import rules
from jackin.workers.chunk import Chunk
from jackin.workers.place import AHEAD

T = TypeVar("T")
LOCAL = "local"  # not an address: a cluster of this machine
TRIES = 5  # a chunk that kills so many workers is at fault itself


class NoCluster(ValueError):
    """Ray is not installed, no cluster answers, or its machines play by other rules."""


def play_there(play: Callable[[Chunk[Any]], T], chunk: Chunk[Any], wanted: str) -> T:
    """On a worker: only what plays by the same rules gives the same games."""
    if rules() != wanted:
        raise NoCluster("a machine of the cluster has another Jackin: install the same one everywhere")
    return play(chunk)


class OnRay:
    def __init__(self, address: str, jobs: int) -> None:
        try:
            import ray
        except ImportError:
            raise NoCluster("Ray is not installed: pip install 'jackin[ray]'") from None
        self.ray: Any = ray
        self.address = address
        self.jobs = jobs

    def play(
        self, play: Callable[[Chunk[Any]], T], given: Sequence[tuple[int, Chunk[Any]]]
    ) -> Iterator[tuple[int, T]]:
        if not given:
            return
        self.begin()
        try:
            yield from self.played(play, given)
        finally:
            self.ray.shutdown()

    def begin(self) -> None:
        """Join the cluster, or start one with a worker for each job."""
        quiet = {"logging_level": "error", "log_to_driver": False}
        try:
            if self.address == LOCAL:
                self.ray.init(num_cpus=self.jobs, include_dashboard=False, **quiet)
            else:
                self.ray.init(address=self.address, **quiet)
        except Exception as error:  # a node that does not come up in time is a bare one
            raise NoCluster(f"no Ray cluster at {self.address!r}: {error}") from None

    def played(
        self, play: Callable[[Chunk[Any]], T], given: Sequence[tuple[int, Chunk[Any]]]
    ) -> Iterator[tuple[int, T]]:
        ray, wanted = self.ray, rules()
        task = ray.remote(max_retries=TRIES)(play_there)
        line, waiting = iter(given), dict[Any, int]()
        while True:
            workers = max(1, int(ray.cluster_resources().get("CPU", 1)))  # machines come and go
            for number, chunk in islice(line, AHEAD * workers - len(waiting)):
                waiting[task.remote(play, chunk, wanted)] = number
            if not waiting:
                return
            done, _ = ray.wait(list(waiting), num_returns=1)
            for each in done:
                yield waiting.pop(each), self.result(each)

    def result(self, done: Any) -> Any:
        try:
            return self.ray.get(done)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError as error:
            raise NoCluster(f"the cluster lost a chunk {TRIES} times: {error}") from None
