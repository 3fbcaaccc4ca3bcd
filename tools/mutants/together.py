"""Faults that quick tests have not noticed are planted together: where all tests pass with all of them, nobody will
notice any. A test that fails is asked about each of them alone, and the others go on to the tests that are left."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.mutants.asked import AT
from tools.mutants.plant import Fault

WORDS = re.compile("[a-z]{3,}")
Pending = dict[int, list[str]]
"""Of each fault, the tests that are still to be asked."""


class Together:
    def __init__(self, faults: list[Fault], costs: dict[str, float]) -> None:
        self.faults = faults
        self.costs = costs
        """What each test takes, in the order in which they are asked."""

    def judged(self, pending: Pending) -> Iterator[tuple[int, str]]:
        """By whom each was noticed: "far" in a new process, or "" by nobody."""
        for group in self.groups(list(pending)):
            yield from self.asked({number: pending[number] for number in group})

    def groups(self, numbers: list[int]) -> list[list[int]]:
        """No two of one line are planted together."""
        found: list[dict[tuple[Path, int], int]] = []
        for number in numbers:
            fault = self.faults[number]
            home = next((group for group in found if (fault.path, fault.line) not in group), None)
            if home is None:
                found.append(home := {})
            home[(fault.path, fault.line)] = number
        return [list(group.values()) for group in found]

    def asked(self, pending: Pending) -> Iterator[tuple[int, str]]:
        names = list(self.costs)
        while pending and (name := self.fails(list(pending), wanted(names, pending))):
            at = names.index(name)
            file = [each for each in names[: at + 1] if file_of(each) == file_of(name)]
            suspects = sorted(
                (n for n, left in pending.items() if name in left), key=lambda n: -self.likeness(n, name)
            )
            blamed = next((number for number in suspects if self.fails([number], file)), None)
            if blamed is not None:
                del pending[blamed]
                yield blamed, "far"
                names = names[names.index(file[0]) :]
                continue
            for number in suspects:  # together, but none of them alone: each is asked about alone
                yield number, "far" if self.fails([number], pending.pop(number)) else ""
        yield from ((number, "") for number in pending)

    def likeness(self, number: int, test: str) -> int:
        """How many words a test has in common with the file of a fault and with what was there."""
        fault = self.faults[number]
        return len(set(WORDS.findall(test.lower())) & set(WORDS.findall(f"{fault.path} {fault.was}".lower())))

    def fails(self, numbers: list[int], names: list[str]) -> str:
        """The first of these tests that fails with these faults, in a new process; "" if none does."""
        if not names:
            return ""
        Path("asked.json").write_text(json.dumps({name: self.costs[name] for name in names}), "utf-8")
        AT.write_text(names[0], "utf-8")
        command = [sys.executable, "-m", "tools.mutants.asked", *dict.fromkeys(map(file_of, names))]
        quiet = subprocess.DEVNULL
        with (
            in_place([self.faults[number] for number in numbers]),
            subprocess.Popen(command, stdout=quiet, stderr=quiet, start_new_session=True) as run,
        ):
            status = run.wait()
            with suppress(ProcessLookupError):
                os.killpg(run.pid, signal.SIGKILL)
        return AT.read_text("utf-8") if status else ""


def wanted(names: list[str], pending: Pending) -> list[str]:
    any_of = {name for left in pending.values() for name in left}
    return [name for name in names if name in any_of]


def file_of(test: str) -> str:
    return test.split("::")[0]


@contextmanager
def in_place(faults: list[Fault]) -> Iterator[None]:
    """On disk, for as long as it is asked about them."""
    sources = {fault.path: fault.path.read_text("utf-8") for fault in faults}
    for path, source in sources.items():
        here = sorted((fault for fault in faults if fault.path == path), key=lambda fault: -fault.start)
        for fault in here:
            source = fault.planted(source)
        path.write_text(source, "utf-8")
    try:
        yield
    finally:
        for path, source in sources.items():
            path.write_text(source, "utf-8")
