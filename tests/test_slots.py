"""A class that lists its slots lists all of them: a field that is left out costs every position a dictionary."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src/jackin"


def lists_slots(cls: ast.ClassDef) -> ast.expr | None:
    for node in cls.body:
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "__slots__":
            return node.value
    return None


def fields(cls: ast.ClassDef) -> set[str]:
    """What is set on an object of this class, in any of its methods."""
    return {
        node.attr
        for node in ast.walk(cls)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        if isinstance(node.value, ast.Name) and node.value.id == "self"
    }


def slots(cls: ast.ClassDef) -> set[str]:
    value = lists_slots(cls)
    return set() if value is None else set(ast.literal_eval(value))


def classes(source: str) -> list[ast.ClassDef]:
    return [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef)]


EVERY = [cls for path in sorted(SRC.rglob("*.py")) for cls in classes(path.read_text("utf-8"))]
SLOTTED = [cls for cls in EVERY if lists_slots(cls) is not None]


def inherited(cls: ast.ClassDef) -> set[str]:
    bases = {ast.unparse(base) for base in cls.bases}
    return {name for base in SLOTTED if base.name in bases and base is not cls for name in slots(base)}


def faults(cls: ast.ClassDef) -> set[str]:
    return fields(cls) - inherited(cls) ^ slots(cls)


@pytest.mark.parametrize("cls", SLOTTED, ids=lambda cls: cls.name)
def test_the_slots_of_a_class_are_its_fields(cls: ast.ClassDef) -> None:
    assert faults(cls) == set()


@pytest.mark.parametrize("listed", ["('a',)", "('a', 'b', 'c')"])
def test_a_slot_too_few_or_too_many_is_found(listed: str) -> None:
    (cls,) = classes(f"class A:\n    __slots__ = {listed}\n    def __init__(self):\n        self.a = self.b = 1\n")
    assert faults(cls) in ({"b"}, {"c"})
