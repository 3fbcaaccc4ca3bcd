"""A game is a pure function of (setup, seed, answers): no clock, chance, I/O or environment in the engine."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

JACKIN = Path(__file__).parents[1] / "src/jackin"
ENGINE = ["gangs", "kernel", "netrunner"]

# What else an engine file may touch, and only that.
ALLOWED = {
    "gangs/content/read.py": {"importlib", "pathlib"},  # reads content sets
    "kernel/journal.py": {"open", "os", "pathlib", "tempfile"},  # saves and loads files
    "kernel/typed.py": {"pathlib"},  # reads what somebody typed
    "netrunner/catalog.py": {"open", "importlib", "pathlib"},  # reads the printed numbers
    "netrunner/automa/flags.py": {"importlib"},  # reads what automas are told about cards
    "netrunner/automa/pack.py": {"importlib", "pathlib"},  # reads packs
    "netrunner/decks/house.py": {"importlib"},  # reads the decks that come with the game
    "netrunner/decks/shelf.py": {"pathlib"},  # reads deck lists
}
IMPURE_MODULES = set(
    """
    asyncio concurrent ctypes datetime fileinput gc getpass glob http importlib inspect io locale logging
    multiprocessing numpy os pathlib pickle platform queue random secrets select shelve shutil signal socket
    sqlite3 ssl subprocess sys tempfile threading time urllib uuid weakref
    """.split()
)
IMPURE_CALLS = {"__import__", "breakpoint", "eval", "exec", "hash", "id", "input", "open", "print"}


def impurities(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and name of everything that could make two replays of one game differ."""
    methods = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"]
    in_hash = {node for method in methods for node in ast.walk(method)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="hash")) if node in in_hash:
                pass
            case ast.Import(names=names):
                yield from ((node.lineno, alias.name.split(".")[0]) for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield node.lineno, module.split(".")[0]
            case ast.Call(func=ast.Name(id=name)) if name in IMPURE_CALLS:
                yield node.lineno, name
            case ast.AsyncFunctionDef():
                yield node.lineno, "async"
            case ast.For(iter=over) | ast.comprehension(iter=over):
                if isinstance(over, ast.Set | ast.SetComp) or (
                    isinstance(over, ast.Call) and ast.unparse(over.func) in ("set", "frozenset")
                ):
                    yield over.lineno, "the order of a set"


def faults(jackin: Path) -> list[str]:
    forbidden = IMPURE_MODULES | IMPURE_CALLS | {"async", "the order of a set"}
    return [
        f"{file}:{line}: an engine module may not use {name}"
        for room in ENGINE
        for path in sorted((jackin / room).rglob("*.py"))
        for file in [path.relative_to(jackin).as_posix()]
        for line, name in impurities(ast.parse(path.read_text("utf-8"), str(path)))
        if name in forbidden - ALLOWED.get(file, set())
    ]


def test_the_engine_is_pure():
    assert all(any((JACKIN / room).rglob("*.py")) for room in ENGINE)
    if found := faults(JACKIN):
        pytest.fail("\n".join(found), pytrace=False)


# The checker is checked: one impure line planted in an engine file.


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("import random", "random"),
        ("from random import shuffle", "random"),
        ("import time as clock", "time"),
        ("import os.path", "os"),
        ("from datetime import datetime", "datetime"),
        ("text = open('f').read()", "open"),
        ("key = hash('grip')", "hash"),
        ("print(1)", "print"),
        ("async def run(): ...", "async"),
        ("for card in {1, 2}: ...", "the order of a set"),
        ("first = [card for card in set(hand)]", "the order of a set"),
    ],
)
@pytest.mark.parametrize("file", ["kernel/rng.py", "netrunner/flows/run.py"])
def test_an_impurity_is_named(tmp_path, file, line, name):
    (tmp_path / file).parent.mkdir(parents=True)
    (tmp_path / file).write_text(f"import re\n{line}\n")
    assert faults(tmp_path) == [f"{file}:2: an engine module may not use {name}"]


def test_only_named_files_may_touch_files(tmp_path):
    for file in ("kernel/journal.py", "kernel/codec.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("from pathlib import Path\nimport time\n")
    assert faults(tmp_path) == [
        "kernel/codec.py:1: an engine module may not use pathlib",
        "kernel/codec.py:2: an engine module may not use time",
        "kernel/journal.py:2: an engine module may not use time",
    ]


def test_what_only_looks_impure_is_fine(tmp_path):
    (tmp_path / "kernel").mkdir()
    (tmp_path / "kernel/ask.py").write_text("""
from . import time
for n in sorted({2, 1}): ...
window.open()
def __hash__(self): return hash(self.key)
""")
    assert faults(tmp_path) == []
