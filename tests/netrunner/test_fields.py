"""A field of a position is begun, copied and saved; one that a fork or a save forgets is named here."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import jackin.netrunner

ROOM = Path(jackin.netrunner.__file__).parent

MADE_ANEW = {
    "State": {"hearing", "changing", "offering", "zone"},  # by the cards that are active, and by the zones
    "Run": set(),
    "Automa": set(),
}
FORGOTTEN = {"State": {"met", "loop"}, "Run": set(), "Automa": set()}  # at every ask


def tree(file: str) -> ast.Module:
    return ast.parse((ROOM / file).read_text("utf-8"))


def method(file: str, cls: str, name: str) -> ast.FunctionDef:
    (found,) = [node for node in tree(file).body if isinstance(node, ast.ClassDef) and node.name == cls]
    return next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == name)


def assigned(function: ast.FunctionDef, to: str) -> set[str]:
    """The attributes of `to` that a method sets."""
    return {
        node.attr
        for node in ast.walk(function)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == to
    }


def words(file: str) -> set[str]:
    return {
        node.value for node in ast.walk(tree(file)) if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


CLASSES = [
    ("State", "state.py", "_begin", "_copy", "self", "codec.py"),
    ("Run", "state.py", "_begin", "_copy", "self", "codec.py"),
    ("Automa", "automa/table.py", "__init__", "copy", "twin", "automa/table.py"),
]


@pytest.mark.parametrize(("cls", "file", "begin", "copy", "twin", "codec"), CLASSES, ids=[row[0] for row in CLASSES])
def test_every_field_is_copied_and_saved(cls, file, begin, copy, twin, codec):
    fields = assigned(method(file, cls, begin), "self")
    given = {node.arg for node in method(file, cls, "__init__").args.args} if cls == "Automa" else set()
    assert len(fields) > 15
    assert fields - assigned(method(file, cls, copy), twin) - given == set()
    assert fields - words(codec) - MADE_ANEW[cls] - FORGOTTEN[cls] == set()
