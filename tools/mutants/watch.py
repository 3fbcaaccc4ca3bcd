"""python -m tools.mutants.watch FAULTS VERDICTS TEST...: the tests, collected once, and forks of them.

A fork costs nothing beside a start of Python, and asks only those tests that come by the fault, the quickest files
first. What quick tests do not notice will hardly be noticed by the others, and is asked about together. What was come
by while modules were imported, or kept in a cache, is asked about in a new process, by all tests of the room."""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from itertools import accumulate
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, TextIO

import pytest

from tools.mutants.asked import PYTEST, may_take
from tools.mutants.plant import Fault, verdict
from tools.mutants.probes import Probes
from tools.mutants.started import Started, read
from tools.mutants.together import Together, in_place

QUICK = 0.05
"""Of what all tests take: for so long each fault is asked about alone."""
PASSED, NOTICED, UNPLANTED = range(3)
"""What a fork finds: no test fails, one does, or the fault cannot be planted in what is already in memory."""


class Cost:
    """What a test took without any fault, and the faults it came by."""

    def __init__(self, seconds: float, passed: list[int]) -> None:
        self.seconds = seconds
        self.passed = set(passed)


class Watch:
    def __init__(self, faults: list[Fault], verdicts: Path, started: Started) -> None:
        self.faults = faults
        self.verdicts = verdicts
        self.started = started
        self.probes = Probes(faults)
        self.anywhere: set[int] = set()
        """Faults whose marks are seen by tests that never come by: in what is made at import, or kept in a cache."""
        self.failed = False
        self.why = ""
        self.shared = defaultdict[str, set[int]](set)
        """What the tests of a file come by together, when something is set up for all of them."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed, self.why = True, report.longreprtext

    @pytest.hookimpl(wrapper=True)
    def pytest_fixture_setup(self, fixturedef: Any, request: Any) -> Any:
        before = set(self.probes.passed)
        self.probes.passed.clear()
        made = yield
        if fixturedef.scope != "function":
            self.shared[str(request._pyfuncitem.path)] |= self.probes.passed
        self.probes.passed |= before
        return made

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.anywhere = set(self.probes.passed)
        costs = self.survey(session)
        session.items = ordered([item for item in session.items if item.nodeid in costs], costs)
        pending = dict[int, list[str]]()
        with self.verdicts.open("w", encoding="utf-8") as out:
            for number in range(len(self.faults)):
                by, pending[number] = self.judged(session, number, costs)
                if by or not pending[number]:
                    del pending[number]
                    self.say(out, number, by)
            told = Together(self.faults, {item.nodeid: costs[item.nodeid].seconds for item in session.items})
            for number, by in told.judged(pending):
                self.say(out, number, by)
        return True

    def say(self, out: TextIO, number: int, by: str) -> None:
        print(json.dumps([number, by]), file=out, flush=True)
        print(verdict(number, len(self.faults), self.faults[number], bool(by)), file=sys.__stderr__)

    def survey(self, session: pytest.Session) -> dict[str, Cost]:
        """Run every test once as things are."""
        told = self.verdicts.with_suffix(".survey")

        def run() -> int:
            self.probes.watch_caches()
            self.started.listen(self.probes)
            with told.open("w", encoding="utf-8") as out:
                for item, following in zip(session.items, [*session.items[1:], None], strict=True):
                    self.probes.passed.clear()
                    begun = time.perf_counter()
                    session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                    seconds = time.perf_counter() - begun
                    self.shared[str(item.path)] |= self.started.heard()
                    if self.failed:
                        print(f"left out, it fails without any fault: {item.nodeid}\n{self.why}", file=sys.__stderr__)
                        self.failed = False
                        continue
                    row = [item.nodeid, str(item.path), seconds, sorted(self.probes.passed)]
                    out.write(json.dumps(row) + "\n")
                out.write(json.dumps([sorted(self.probes.kept), {name: [*of] for name, of in self.shared.items()}]))
            return PASSED

        if forked(run):
            raise SystemExit("the tests of this room cannot be run")
        *rows, (kept, shared) = [json.loads(line) for line in told.read_text("utf-8").splitlines()]
        self.anywhere |= set(kept)
        return {name: Cost(seconds, [*passed, *shared.get(file, [])]) for name, file, seconds, passed in rows}

    def judged(self, session: pytest.Session, number: int, costs: dict[str, Cost]) -> tuple[str, list[str]]:
        """By whom it was noticed: "near" in a fork, or "" by nobody; and the tests that are still to be asked."""
        near = ordered([item for item in session.items if number in costs[item.nodeid].passed], costs)
        quick = near[: quickly([costs[item.nodeid].seconds for item in near], sum(c.seconds for c in costs.values()))]
        with in_place([self.faults[number]]):
            told = forked(lambda: self.fails(session, self.faults[number], quick, costs)) if quick else PASSED
        if told not in (PASSED, UNPLANTED):
            return "near", []
        if told == PASSED and number not in self.anywhere:
            return "", [item.nodeid for item in near[len(quick) :]]
        return "", [item.nodeid for item in session.items]

    def fails(self, session: pytest.Session, fault: Fault, items: list[pytest.Item], costs: dict[str, Cost]) -> int:
        if not swap(fault):
            return UNPLANTED
        for item, following in zip(items, [*items[1:], None], strict=True):
            may_take(costs[item.nodeid].seconds)
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                session._setupstate.teardown_exact(None)
                return NOTICED
        return PASSED


def ordered(items: list[pytest.Item], costs: dict[str, Cost]) -> list[pytest.Item]:
    """The quickest files first, and the quickest tests of each: what a file sets up is set up once."""
    files = defaultdict[Path, float](float)
    for item in items:
        files[item.path] += costs[item.nodeid].seconds
    return sorted(items, key=lambda item: (files[item.path], str(item.path), costs[item.nodeid].seconds))


def forked(run: Callable[[], int]) -> int:
    """What a fork of this process finds; it has noticed, if it does not live to tell."""
    if (child := os.fork()) == 0:
        found = NOTICED
        try:
            os.setsid()
            found = run()
        finally:
            os._exit(found)
    _, status = os.waitpid(child, 0)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    return os.waitstatus_to_exitcode(status)


def quickly(seconds: list[float], whole: float) -> int:
    """How many of these tests may be asked about each fault alone."""
    return sum(1 for until in accumulate(seconds) if until <= QUICK * whole)


def swap(fault: Fault) -> bool:
    """Give every function of the file that is already in memory its code with the fault; False if one of them that
    the fault is in cannot have it."""
    path = str(fault.path.resolve())
    codes = defaultdict[tuple[str, int], list[CodeType]](list)
    for code in inner(compile(fault.path.read_text("utf-8"), path, "exec", dont_inherit=True)):
        codes[(code.co_qualname, code.co_firstlineno)].append(code)
    planted = True
    for thing in gc.get_objects():
        if type(thing) is FunctionType and thing.__code__.co_filename == path:
            old = thing.__code__
            found = codes[(old.co_qualname, old.co_firstlineno)]
            if len(found) == 1 and found[0].co_freevars == old.co_freevars:
                thing.__code__ = found[0]
            elif old.co_firstlineno <= fault.line <= last_line(old):
                planted = False
    return planted


def last_line(code: CodeType) -> int:
    return max([line for each in (code, *inner(code)) for _, _, line in each.co_lines() if line], default=0)


def inner(code: CodeType) -> list[CodeType]:
    return [each for const in code.co_consts if isinstance(const, CodeType) for each in [const, *inner(const)]]


def main() -> None:
    listed, verdicts, *tests = sys.argv[1:]
    watch = Watch(read(Path(listed)), Path(verdicts), Started(Path(listed)))
    watch.probes.instrument()
    sys.exit(pytest.main([*PYTEST, *tests], plugins=[watch]))


if __name__ == "__main__":
    main()
