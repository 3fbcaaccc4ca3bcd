"""No card is forgotten: each has a test that names it, in a file of its faction or side."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.words import SIDES

HERE = Path(__file__).parent
PUBLISHED = [card for card in CARDS if not card.slug.startswith("test-")]


def files(card: Card, folder: Path = HERE) -> list[Path]:
    """`test_anarch.py` for the Core Set, and `test_anarch_programs.py` where there is much to say; for each set after
    it a folder with such files, or one for each side."""
    names = (card.faction.replace("-", "_"), SIDES[card.side])
    return sorted({file for name in names for like in ("", "_*") for file in folder.rglob(f"test_{name}{like}.py")})


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


def named(file: Path) -> Iterator[str]:
    """Every string that a test of this file writes down, itself or by the name of a constant."""
    constants: dict[str, set[str]] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            constants[node.targets[0].id] = strings(node.value)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            used = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
            yield from strings(node).union(*(constants[name] for name in used if name in constants))


@pytest.fixture(scope="module")
def tested() -> dict[Path, set[str]]:
    return {file: set(named(file)) for file in HERE.rglob("test_*.py")}


@pytest.mark.parametrize("card", PUBLISHED, ids=lambda card: card.slug)
def test_every_card_has_a_test_in_a_file_of_its_own(card: Card, tested: dict[Path, set[str]]):
    assert [file for file in files(card) if card.slug in tested[file]], f"{card.slug} has no test"


def test_a_card_without_a_test_would_be_noticed(tmp_path: Path):
    card = next(card for card in PUBLISHED if card.slug == "wyrm")
    (tmp_path / "genesis").mkdir()
    (tmp_path / "genesis/test_anarch.py").write_text(
        'WYRM = "wyrm"\nMIMIC = "mimic"\ndef test_it():\n    plays(WYRM, "parasite")\ndef prop():\n    "corroder"\n'
    )
    (file,) = files(card, tmp_path)
    assert set(named(file)) == {"wyrm", "parasite"}
