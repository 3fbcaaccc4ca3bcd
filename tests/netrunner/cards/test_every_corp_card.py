"""No Corp card of the Core Set is without tests of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from jackin.netrunner.catalog import CARDS

FILES = {
    "haas-bioroid": "test_haas_bioroid.py",
    "jinteki": "test_jinteki.py",
    "nbn": "test_nbn.py",
    "weyland": "test_weyland.py",
    "neutral-corp": "test_neutral_corp.py",
}
CORP_CARDS = [p for p in CARDS if p.code.isdigit() and 1054 <= int(p.code) <= 1113]


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def slugs_in_tests(file: str) -> set[str]:
    """Every string that a test of this file writes down, itself or by the name of a constant."""
    tree = ast.parse((Path(__file__).parent / file).read_text(encoding="utf-8"))
    constants: dict[str, set[str]] = {}
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            constants[node.targets[0].id] = strings(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            found |= strings(node).union(*(constants[name] for name in used if name in constants))
    return found


def test_the_core_set_has_sixty_corp_cards():
    assert len(CORP_CARDS) == 60
    assert {p.faction for p in CORP_CARDS} == set(FILES)


@pytest.mark.parametrize("faction", FILES)
def test_every_corp_card_is_named_by_a_test_of_its_faction(faction: str):
    found = slugs_in_tests(FILES[faction])
    assert [p.slug for p in CORP_CARDS if p.faction == faction and p.slug not in found] == []
