"""No Runner card of the Core Set is forgotten: each has a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.words import RUNNER

HERE = Path(__file__).parent
FILES = {
    "anarch": "test_anarch.py", "criminal": "test_criminal.py", "shaper": "test_shaper.py",
    "neutral-runner": "test_neutral_runner.py",
}  # fmt: skip
RUNNER_CARDS = [card for card in CARDS if card.side == RUNNER and "01001" <= card.code <= "01053"]


def named_by_tests(file: str) -> dict[str, set[str]]:
    """The strings that each test of a file uses, in its own lines or by the name of a constant."""
    tree = ast.parse((HERE / file).read_text(encoding="utf-8"))
    constants: dict[str, str] = {}
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Constant)
            and isinstance(node.value.value, str)
        ):
            constants |= {name.id: node.value.value for name in node.targets if isinstance(name, ast.Name)}
    tests = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return {test.name: strings(test, constants) for test in tests}


def strings(test: ast.FunctionDef, constants: dict[str, str]) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(test):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Name) and node.id in constants:
            found.add(constants[node.id])
    return found


def test_there_are_53_of_them():
    assert [card.code for card in RUNNER_CARDS] == [f"010{n:02}" for n in range(1, 54)]


@pytest.mark.parametrize("card", RUNNER_CARDS, ids=[card.slug for card in RUNNER_CARDS])
def test_every_runner_card_has_a_test_in_the_file_of_its_faction(card):
    tests = named_by_tests(FILES[card.faction])
    assert [name for name, used in tests.items() if card.slug in used], f"{card.slug} has no test"


def test_a_card_without_a_test_would_be_noticed():
    assert not any("priority-requisition-2" in used for used in named_by_tests("test_anarch.py").values())
    assert any("wyrm" in used for used in named_by_tests("test_anarch.py").values())
