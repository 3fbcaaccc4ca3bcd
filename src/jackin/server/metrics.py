"""What the server counts, in Prometheus's text format."""

from __future__ import annotations

import asyncio
import os
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from time import perf_counter, process_time

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds, for waits of every kind."""
PULSE = 0.5

Number = int | float


class Times:
    """How long something took, each time."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    @contextmanager
    def taking(self) -> Iterator[None]:
        begun = perf_counter()
        try:
            yield
        finally:
            self.add(perf_counter() - begun)

    def lines(self, name: str, labels: str = "") -> Iterator[str]:
        so_far, more = 0, f",{labels}" if labels else ""
        for bound, count in zip([*map(str, BOUNDS), "+Inf"], self.counts, strict=True):
            so_far += count
            yield f'{name}_bucket{{le="{bound}"{more}}} {so_far}'
        own = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{own} {self.total:.6f}"
        yield f"{name}_count{own} {so_far}"


class Metrics:
    """`gauges` are looked up when somebody asks: a name, what it means, and the numbers by their labels."""

    def __init__(self) -> None:
        self.messages: dict[str, Times] = {}
        self.late = Times()
        self.gauges: list[tuple[str, str, Callable[[], dict[str, Number]]]] = []

    def heard(self, kind: str) -> Times:
        """Of messages of a kind, how long each was worked on."""
        return self.messages.setdefault(kind, Times())

    async def feel_pulse(self) -> None:
        """How late the event loop comes to what is due."""
        while True:
            begun = perf_counter()
            await asyncio.sleep(PULSE)
            self.late.add(max(0.0, perf_counter() - begun - PULSE))

    def text(self) -> str:
        return "\n".join([*self._all(), ""])

    def _all(self) -> Iterator[str]:
        name = "jackin_message_seconds"
        yield from head(name, "histogram", "Work on a message of a line.")
        for kind, times in sorted(self.messages.items()):
            yield from times.lines(name, f'type="{kind}"')
        yield from head("jackin_loop_late_seconds", "histogram", "How late the event loop is.")
        yield from self.late.lines("jackin_loop_late_seconds")
        for name, meaning, look in self.gauges:
            yield from head(name, "counter" if name.endswith("_total") else "gauge", meaning)
            for labels, number in look().items():
                yield f"{name}{{{labels}}} {number}" if labels else f"{name} {number}"


def together(texts: dict[str, str]) -> str:
    """The numbers of several processes, each with its label; what each number means is said once."""
    families: dict[str, list[str]] = {}
    for process, text in texts.items():
        family: list[str] = []
        for line in text.splitlines():
            if line.startswith("# HELP"):
                family = families.setdefault(line, [])
            elif line.startswith("#"):
                family[:1] = [line]
            else:
                family.append(labelled(line, process))
    return "\n".join([part for first, family in families.items() for part in (first, *family)] + [""])


def labelled(line: str, process: str) -> str:
    name, _, number = line.rpartition(" ")
    own = f'process="{process}"'
    return f"{name[:-1]},{own}}} {number}" if name.endswith("}") else f"{name}{{{own}}} {number}"


def head(name: str, kind: str, meaning: str) -> Iterable[str]:
    return f"# HELP {name} {meaning}", f"# TYPE {name} {kind}"


def of_process() -> list[tuple[str, str, Callable[[], dict[str, Number]]]]:
    return [
        ("jackin_info", "The version that runs.", lambda: {f'version="{version("jackin")}"': 1}),
        ("process_cpu_seconds_total", "Processor time of the server.", lambda: {"": round(process_time(), 3)}),
        ("process_resident_memory_bytes", "Memory of the server.", lambda: {"": resident()}),
    ]


def resident() -> int:
    """0 where there is no /proc."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") if pages.is_file() else 0
