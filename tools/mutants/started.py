"""Processes that tests start: they tell by which faults they come. `tools/mutants/site/sitecustomize.py` is read by
each of them that is a Python of its own."""

from __future__ import annotations

import json
import os
from pathlib import Path

from tools.mutants.plant import Fault
from tools.mutants.probes import Probes

LISTED = "MUTANTS_LISTED"
SITE = Path(__file__).parent / "site"


def read(listed: Path) -> list[Fault]:
    return [Fault(Path(path), *rest) for path, *rest in json.loads(listed.read_text("utf-8"))]


def told(listed: Path) -> Path:
    return listed.with_suffix(".told")


class Started:
    """What they came by since it was last asked."""

    def __init__(self, listed: Path) -> None:
        self.listed = listed.resolve()
        self.lines = 0

    def listen(self, probes: Probes) -> None:
        """To those that this process starts from now on, as a Python of their own or as a fork."""
        told(self.listed).write_text("", "utf-8")
        os.environ[LISTED] = str(self.listed)
        os.register_at_fork(after_in_child=lambda: probes.tell(told(self.listed)))

    def heard(self) -> set[int]:
        lines = told(self.listed).read_text("utf-8").splitlines()
        new, self.lines = lines[self.lines :], len(lines)
        return {int(line) for line in new}


def tell() -> None:
    """In a Python of its own."""
    listed = Path(os.environ[LISTED])
    probes = Probes(read(listed))
    probes.tell(told(listed))
    probes.instrument()
