"""python -m tools.mutants.asked TEST...: tests in the order of asked.json, up to the first that fails or is stuck."""

from __future__ import annotations

import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

AT = Path("asked.at")
"""The test that is being asked."""
PYTEST = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]


def may_take(seconds: float) -> None:
    """Who takes many times as long as without the fault, on the processor or waiting, is stuck: this process ends,
    which is noticed."""
    signal.signal(signal.SIGPROF, signal.SIG_DFL)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_PROF, 5 + 5 * seconds)
    signal.setitimer(signal.ITIMER_REAL, 60 + 20 * seconds)


class Order:
    def __init__(self, costs: dict[str, float]) -> None:
        self.costs = costs
        self.place = {name: n for n, name in enumerate(costs)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted([item for item in items if item.nodeid in self.place], key=lambda i: self.place[i.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        AT.write_text(item.nodeid, "utf-8")
        may_take(self.costs[item.nodeid])
        return (yield)


if __name__ == "__main__":
    asked = json.loads(Path("asked.json").read_text("utf-8"))
    sys.exit(pytest.main([*PYTEST, "-x", *sys.argv[1:]], plugins=[Order(asked)]))
