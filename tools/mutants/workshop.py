"""A copy of the project in which faults are planted, so that the source tree stays as it is."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

from tools.mutants.plant import Fault
from tools.mutants.rooms import Room

ROOT = Path(__file__).resolve().parents[2]
PARTS = ["src", "tests", "docs", "tools", "bench", "pyproject.toml", "README.md", "CONTRIBUTING.md", "Makefile"]
PYTEST = ["-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
FIRST = 80
"""Tests out of many that are asked first: most faults are noticed by any of them."""


class Workshop:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(ROOT / part, folder / part)
        if (ROOT / "web/dist").is_dir():
            shutil.copytree(ROOT / "web/dist", folder / "web/dist")

    def python(self, *arguments: str, seconds: float | None = None) -> int:
        env = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, *arguments]
        done = subprocess.run(command, cwd=self.folder, env=env, timeout=seconds, check=False, capture_output=True)
        return done.returncode

    def reach(self, room: Room) -> Reach:
        """Run the room's tests once and remember which test reaches which line."""
        data = self.folder / "reach"
        (self.folder / ".coveragerc").write_text(
            f"[run]\nbranch = false\ndata_file = {data}\ndynamic_context = test_function\nsource = src/jackin\n"
        )
        if self.python("-m", "coverage", "run", *PYTEST, *room.tests):
            raise SystemExit(f"the tests of this room fail as they are: {' '.join(room.tests)}")
        return Reach(self.folder, data)

    def notices(self, fault: Fault, tests: list[str], seconds: float) -> bool:
        file = self.folder / fault.path
        source = file.read_text("utf-8")
        file.write_text(fault.planted(source), "utf-8")
        first = tests[:: max(1, len(tests) // FIRST)]
        rest = [test for test in tests if test not in set(first)]
        try:
            return any(self.python(*PYTEST, "-x", *some, seconds=seconds) != 0 for some in (first, rest) if some)
        except subprocess.TimeoutExpired:
            return True
        finally:
            file.write_text(source, "utf-8")


class Reach:
    """Which tests run a line, as coverage.py wrote it down."""

    def __init__(self, folder: Path, data: Path) -> None:
        self.folder = folder
        self.database = sqlite3.connect(data, check_same_thread=False)

    def tests(self, fault: Fault) -> list[str]:
        """The tests by their addresses; none if the line is run at import only, or in another process."""
        rows = self.database.execute(
            "select distinct context.context, numbits from line_bits join file on file.id = file_id"
            " join context on context.id = context_id where path = ? and context != ''",
            (str(self.folder / fault.path),),
        )
        return [
            self.address(context) for context in sorted(name for name, bits in rows if has_line(bits, fault.line))
        ]

    def address(self, context: str) -> str:
        """ "tests.kernel.test_rng.test_it" is tests/kernel/test_rng.py::test_it."""
        parts = context.split(".")
        for n in range(len(parts) - 1, 0, -1):
            path = Path(*parts[:n]).with_suffix(".py")
            if (self.folder / path).is_file():
                return "::".join([str(path), *parts[n:]])
        return context


def has_line(numbits: bytes, line: int) -> bool:
    byte, bit = divmod(line, 8)
    return byte < len(numbits) and bool(numbits[byte] & (1 << bit))
