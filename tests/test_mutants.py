"""The planter of faults plants what it says, and only that."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.mutants import client
from tools.mutants.meaningless import listed
from tools.mutants.plant import faults
from tools.mutants.probes import Probes
from tools.mutants.rooms import ROOMS
from tools.mutants.started import SITE
from tools.mutants.together import Together
from tools.mutants.watch import swap
from tools.mutants.workshop import ROOT

SOURCE = '''"""A docstring, 3 words."""

def pays(pool: int = 0, *, öffnet: bool = True) -> int:
    """Never 4."""
    if pool >= 2 and not öffnet:
        tells("é", pool + 1)
    return pool
'''


def planted() -> list[str]:
    return [fault.planted(SOURCE) for fault in faults(Path("a.py"), SOURCE)]


@pytest.mark.parametrize(
    "line",
    [
        "    if pool > 2 and not öffnet:",
        "    if pool >= 3 and not öffnet:",
        "    if pool >= 2 or not öffnet:",
        "    if pool >= 2 and bool(öffnet):",
        '        tells("é", pool - 1)',
        '        tells("é", pool + 2)',
        "        pass",
    ],
)
def test_each_small_fault_is_planted_once(line):
    assert sum(line in each.split("\n") for each in planted()) == 1


def test_one_line_changes_and_the_rest_stays():
    for each in planted():
        changed = [(a, b) for a, b in zip(SOURCE.split("\n"), each.split("\n"), strict=True) if a != b]
        assert len(changed) == 1


def test_what_is_only_said_is_left_alone():
    assert all('"""Never 4."""' in each and "3 words" in each for each in planted())
    assert len(planted()) == 7


PROBED = '''
STEP = 2

def pays(pool):
    """Ö."""
    if pool > STEP:
        return pool - 1
    elif pool > 0:
        return pool
    return [n for n in range(3) if n > 1]

cheap = lambda pool: pool + 1
'''


def test_a_probe_tells_who_comes_by_which_fault():
    listed = faults(Path("a.py"), PROBED)
    probes = Probes(listed)
    names: dict[str, Any] = {}
    exec(probes.code(PROBED, "a.py", list(range(len(listed)))), names)

    def passed(pool: int, called: str) -> list[tuple[int, str]]:
        probes.passed.clear()
        names[called](pool)
        return [(listed[n].line, listed[n].was) for n in sorted(probes.passed)]

    assert [(listed[n].line, listed[n].was) for n in sorted(probes.passed)] == [(2, "2")]
    assert passed(3, "pays") == [(6, ">"), (7, "-"), (7, "1")]
    assert passed(1, "pays") == [(6, ">"), (8, ">"), (8, "0")]
    assert passed(0, "pays") == [(6, ">"), (8, ">"), (8, "0"), (10, "3"), (10, ">"), (10, "1")]
    assert passed(0, "cheap") == [(12, "+"), (12, "1")]


STARTED = """
import os, subprocess, sys
from pathlib import Path
from tools.mutants.probes import Probes
from tools.mutants.started import Started, read

listed = Path("faults.json").resolve()
started = Started(listed)
started.listen(probes := Probes(read(listed)))
import a
heard = started.heard()
subprocess.run([sys.executable, "-c", "import a; a.pays(1)"], check=True)
print(heard, started.heard())
probes.instrument()
import b
if os.fork() == 0:
    b.pays(1)
    os._exit(0)
os.wait()
print(started.heard(), started.heard())
"""


def test_processes_that_a_test_starts_tell_which_faults_they_come_by(tmp_path):
    for name in ("a.py", "b.py"):
        (tmp_path / name).write_text(PROBED)
    listed = [[name, *fault[1:]] for name in ("a.py", "b.py") for fault in faults(Path(name), PROBED)]
    (tmp_path / "faults.json").write_text(json.dumps(listed))
    env = {**os.environ, "PYTHONPATH": f"{tmp_path}:{SITE}:{ROOT}", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", STARTED], cwd=tmp_path, env=env, check=True, capture_output=True, text=True
    )
    here, started, forked, nothing = [ast.literal_eval(one) for one in re.findall(r"\{.*?\}|set\(\)", done.stdout)]
    assert (here, nothing) == (set(), set())
    assert [PROBED.split("\n")[listed[n][1] - 1].strip() for n in sorted(started)] == [
        "STEP = 2", "if pool > STEP:", "elif pool > 0:", "elif pool > 0:",
    ]  # fmt: skip
    half = len(listed) // 2
    assert forked == {n + half for n in started if listed[n][1] != 2}


def test_a_function_in_memory_gets_its_fault(tmp_path):
    source, path = "def pays(pool):\n    return pool > 2\n", tmp_path / "a.py"
    names: dict[str, Any] = {}
    path.write_text(source)
    exec(compile(source, str(path), "exec"), names)
    fault = faults(path, source)[0]
    path.write_text(fault.planted(source))
    assert swap(fault)
    assert names["pays"](2)


def test_a_fault_that_cannot_be_planted_in_memory_says_so(tmp_path):
    source = "class A(Exception):\n    def __init__(self):\n        super().__init__('why')\n"
    path = tmp_path / "a.py"
    path.write_text(source)
    names: dict[str, Any] = {}
    exec(compile(source, str(path), "exec"), names)
    (fault,) = faults(path, source)
    path.write_text(fault.planted(source))
    assert not swap(fault)


PRICES = """STEP = 2

def pays(pool):
    return pool > STEP

def owes(pool):
    return pool < 1

def tells(pool):
    if pool < 0 or pool > 99:
        return "?"
    return str(pool)
"""
ASKED = """import prices

def test_pays(): assert prices.pays(3) and not prices.pays(2)
def test_owes(): assert prices.owes(0)
def test_tells(): assert prices.tells(0) == "0"
"""


def test_faults_that_are_planted_together_are_told_apart(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}:{ROOT}")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    (tmp_path / "prices.py").write_text(PRICES)
    (tmp_path / "test_prices.py").write_text(ASKED)
    every = [fault for fault in faults(Path("prices.py"), PRICES) if fault.was in "<>"]
    names = [f"test_prices.py::test_{name}" for name in ("pays", "owes", "tells")]
    told = dict(Together(every, dict.fromkeys(names, 1.0)).judged(dict.fromkeys(range(len(every)), names)))
    assert (tmp_path / "prices.py").read_text() == PRICES
    noticed = {(every[n].line, every[n].was) for n, by in told.items() if by}
    assert len(told) == len(every)
    assert noticed == {(4, ">"), (10, "<")}


@pytest.mark.parametrize("line", ["@mypyc_attr(acyclic=True)\nclass A: ...", "@lru_cache(maxsize=8)\ndef a(): ..."])
def test_what_is_said_to_the_compiler_is_left_alone(line):
    assert faults(Path("a.py"), line) == []


def test_every_file_of_the_project_is_in_a_room():
    found = {path for room in ROOMS.values() for path in room.files(ROOT)}
    every = {path.relative_to(ROOT) for path in (ROOT / "src/jackin").glob("*/**/*.py") if path.name != "__init__.py"}
    assert every <= found


def test_every_room_has_files_and_tests():
    for room in ROOMS.values():
        assert room.files(ROOT)
        assert all((ROOT / tests.removeprefix("--ignore=")).exists() for tests in room.tests)


def test_no_room_leaves_out_a_test_that_it_names():
    """What is ignored stays out, even if it is named besides."""
    for room in ROOMS.values():
        left = [Path(tests.removeprefix("--ignore=")) for tests in room.tests if tests.startswith("--ignore=")]
        named = [Path(tests) for tests in room.tests if not tests.startswith("--ignore=")]
        assert not [tests for tests in named if any(tests.is_relative_to(folder) for folder in left)]


TYPESCRIPT = """import { x } from './x'
interface Told { n: 1 }
export function pays(pool: number, open = true): number {
  if (pool >= 2 && !open) tells('3', pool - 1)
  return pool
}
"""


def test_faults_of_the_client_are_planted_the_same_way(tmp_path):
    (tmp_path / "node_modules").symlink_to(client.WEB / "node_modules")
    (tmp_path / "pays.ts").write_text(TYPESCRIPT)
    planted = [fault.planted(TYPESCRIPT).split("\n") for fault in client.faults([Path("pays.ts")], tmp_path)]
    changed = [next(line for line in each if line not in TYPESCRIPT.split("\n")) for each in planted]
    assert changed == [
        "export function pays(pool: number, open = false): number {",
        "  if (pool >= 2 || !open) tells('3', pool - 1)",
        "  if (pool > 2 && !open) tells('3', pool - 1)",
        "  if (pool >= 3 && !open) tells('3', pool - 1)",
        "  if (pool >= 2 && !!open) tells('3', pool - 1)",
        "  if (pool >= 2 && !open) ;",
        "  if (pool >= 2 && !open) tells('3', pool + 1)",
        "  if (pool >= 2 && !open) tells('3', pool - 2)",
    ]


def test_the_models_are_what_tests_can_reach():
    found = {path.as_posix() for path in client.models()}
    assert "src/netrunner/model/numbers.ts" in found
    assert not [path for path in found if path.endswith(".test.ts")]


def test_nothing_that_is_gone_is_listed_as_meaningless():
    roots = {ROOT: [path for room in ROOMS.values() for path in room.files(ROOT)], client.WEB: client.models()}
    named = {row[0] for row in listed()}
    here = {root: [path for path in paths if path.as_posix() in named] for root, paths in roots.items()}
    found = [(ROOT, fault) for path in here[ROOT] for fault in faults(path, (ROOT / path).read_text("utf-8"))]
    found += [(client.WEB, fault) for fault in client.faults(here[client.WEB])]
    assert listed() <= {fault.where((root / fault.path).read_text("utf-8")) for root, fault in found}
