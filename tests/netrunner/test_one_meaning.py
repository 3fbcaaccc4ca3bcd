"""A word means one thing, whether the rules say it or a card."""

from __future__ import annotations

import ast
from pathlib import Path

from jackin.netrunner import dsl

ROOM = Path(dsl.__file__).parent


def defined(path: Path) -> set[str]:
    """The public names that a file makes, not those that it imports."""
    found: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                found.add(name)
            case ast.Assign(targets=targets):
                found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return {name for name in found if not name.startswith("_")}


RULES = defined(ROOM.parent / "words.py")


def test_no_word_of_the_cards_means_something_else_in_the_rules():
    assert {"ICE_TYPE", "CARD_REZZED", "server_name"} <= RULES
    said = {path.name: sorted(defined(path) & RULES) for path in ROOM.glob("*.py")}
    assert {"ICE", "REZZED"} <= defined(ROOM / "filters.py")
    assert {name: words for name, words in said.items() if words} == {}
