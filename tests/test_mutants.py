"""The planter of faults plants what it says, and only that."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.mutants import client
from tools.mutants.plant import faults
from tools.mutants.rooms import ROOMS
from tools.mutants.workshop import ROOT, has_line

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


def test_the_bits_of_a_line():
    assert has_line(bytes([0, 2]), 9)
    assert not has_line(bytes([0, 2]), 10)
    assert not has_line(bytes([0, 2]), 99)


def test_every_room_has_files_and_tests():
    for room in ROOMS.values():
        assert room.files(ROOT)
        assert all((ROOT / tests).exists() for tests in room.tests)


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
