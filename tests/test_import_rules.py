"""Who may import whom. A game is seen through the kernel and its view; no game knows another."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"

GAMES = ["jackin.netrunner", "jackin.gangs"]
TOP: dict[str, list[str]] = {"jackin.__main__": ["jackin.cli"], "jackin": []}
"""How a user comes in; the few names of `jackin` are loaded when they are asked for."""
CELL = re.compile(r"`([\w/]+)`|\b(games|everything|nothing of ours)\b")


def named(cell: str) -> list[str]:
    """The rooms that a cell of the table names."""
    found: list[str] = []
    for room, word in CELL.findall(cell):
        found += {"games": GAMES, "everything": ["jackin"], "nothing of ours": []}.get(word, [dotted(room)])
    return found


def dotted(room: str) -> str:
    return f"jackin.{room.replace('/', '.')}"


def table(text: str) -> dict[str, list[str]]:
    """Each room's imports, inner rooms before those they lie in; a room "as" another one has no row of its own."""
    rows = [[cell.strip() for cell in line.split(" | ")] for line in text.splitlines() if line.startswith("| `")]
    rules = {room: named(cells[-1]) for cells in rows for room in named(cells[0]) if not cells[-1].startswith("as ")}
    return dict(sorted(rules.items(), key=lambda rule: -rule[0].count(".")))


MAY_IMPORT = table((ROOT / "CONTRIBUTING.md").read_text("utf-8")) | TOP
"""The first row that holds a module decides which of ours it may import; a room may always import itself."""


def within(module: str, rooms: list[str]) -> bool:
    return any(f"{module}.".startswith(f"{room}.") for room in rooms)


def modules(src: Path) -> dict[str, Path]:
    """Every module's dotted name and file."""
    return {
        ".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(src.rglob("*.py"))
    }


def imports(name: str, path: Path, ours: set[str]) -> Iterator[tuple[int, str]]:
    """Line and full name of each import; `from a import b` names a.b where that is a module of ours."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for full in (f"{base}.{alias.name}" for alias in node.names):
                yield node.lineno, full if full in ours else base


def crossings(src: Path) -> Iterator[tuple[str, str, str]]:
    """Where a room imports from another one: the line, the room, what it imports."""
    found = modules(src)
    ours = {name.rsplit(".", n)[0] for name in found for n in range(name.count(".") + 1)}
    for name, path in found.items():
        room = next(room for room in MAY_IMPORT if within(name, [room]))
        for line, target in imports(name, path, ours):
            if within(target, ["jackin"]) and not within(target, [room]):
                yield f"{path.relative_to(src)}:{line}", room, target


def faults(src: Path) -> list[str]:
    lines = [
        f"{name}: no row of the table says what it may import"
        for name in modules(src)
        if name != "jackin" and next(room for room in MAY_IMPORT if within(name, [room])) == "jackin"
    ]
    return lines + [
        f"{where}: {room} may not import {target}"
        for where, room, target in crossings(src)
        if not within(target, MAY_IMPORT[room])
    ]


VOCABULARY = ["jackin.netrunner.dsl", "jackin.netrunner.cards"]


def who_knows_words(src: Path) -> list[str]:
    """Modules beside the vocabulary and the cards that import a word of it."""
    found = modules(src)
    return [
        f"{path.relative_to(src)}:{line}"
        for name, path in found.items()
        for line, target in imports(name, path, set(found))
        if within(target, VOCABULARY[:1]) and not within(name, VOCABULARY)
    ]


def test_what_a_word_does_is_said_by_the_word_so_that_nobody_asks_which_it_is():
    assert who_knows_words(SRC) == []


def test_a_module_that_knows_a_word_is_found(tmp_path: Path):
    weighs = tmp_path / "jackin/netrunner/automa/weighs.py"
    weighs.parent.mkdir(parents=True)
    weighs.write_text("from jackin.netrunner.dsl.pools import Gain\n")
    assert who_knows_words(tmp_path) == ["jackin/netrunner/automa/weighs.py:1"]


def test_every_room_imports_only_what_it_may():
    assert len(modules(SRC)) > 1
    if found := faults(SRC):
        pytest.fail("\n".join(found), pytrace=False)


def test_no_room_may_import_more_than_it_does():
    used = {(room, may) for _, room, target in crossings(SRC) for may in MAY_IMPORT[room] if within(target, [may])}
    assert {(room, may) for room, all_of in MAY_IMPORT.items() for may in all_of} == used


# The checker is checked: a small package with one import planted in it.

PACKAGE = """
    __init__ cli rulebook
    kernel/__init__ kernel/game kernel/journal
    netrunner/__init__ netrunner/shown/view netrunner/state netrunner/words
    netrunner/dsl/__init__ netrunner/dsl/effects netrunner/cards/__init__ netrunner/cards/anarch
    gangs/__init__ gangs/state bots/__init__ bots/greedy server/app
"""


@pytest.fixture
def src(tmp_path):
    for name in PACKAGE.split():
        path = tmp_path / f"jackin/{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("from __future__ import annotations\nimport json\n")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("kernel/journal", "from jackin.kernel.game import Game"),
        ("kernel/journal", "from .game import Game"),
        ("netrunner/cards/anarch", "from jackin.netrunner.dsl import gain"),
        ("netrunner/cards/anarch", "from jackin.netrunner import dsl, words"),
        ("netrunner/cards/anarch", "from ..dsl.effects import gain"),
        ("netrunner/cards/__init__", "from jackin.netrunner.cards import anarch"),
        ("netrunner/state", "from jackin.kernel import game"),
        ("bots/greedy", "from jackin.netrunner.shown.view import View"),
        ("server/app", "from jackin.bots import greedy"),
        ("cli", "from jackin import gangs, netrunner"),
        ("cli", "from jackin.netrunner.state import State"),
    ],
)
def test_what_is_allowed_passes(src, file, line):
    (src / f"jackin/{file}.py").write_text(line)
    assert faults(src) == []


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        ("kernel/game", "import jackin.netrunner.state", "jackin.netrunner.state"),
        ("kernel/game", "from .. import netrunner", "jackin.netrunner"),
        ("kernel/game", "def f():\n    from jackin import cli", "jackin.cli"),
        ("netrunner/cards/anarch", "from jackin.netrunner.state import State", "jackin.netrunner.state"),
        ("netrunner/cards/anarch", "from .. import state", "jackin.netrunner.state"),
        ("netrunner/cards/anarch", "from jackin.kernel import game", "jackin.kernel.game"),
        ("netrunner/dsl/effects", "from jackin.gangs.state import State", "jackin.gangs.state"),
        ("gangs/state", "from jackin import netrunner", "jackin.netrunner"),
        ("bots/greedy", "from jackin.netrunner import state", "jackin.netrunner.state"),
        ("bots/__init__", "from ..netrunner import GAME", "jackin.netrunner"),
        ("server/app", "import jackin.netrunner", "jackin.netrunner"),
        ("rulebook", "from jackin import cli", "jackin.cli"),
    ],
)
def test_what_is_forbidden_is_named(src, file, line, target):
    (src / f"jackin/{file}.py").write_text(line)
    (fault,) = faults(src)
    assert fault.startswith(f"jackin/{file}.py:{line.count(chr(10)) + 1}: ")
    assert fault.endswith(f"may not import {target}")


def test_a_room_without_a_row_is_a_fault(src):
    (src / "jackin/attic.py").write_text("")
    assert faults(src) == ["jackin.attic: no row of the table says what it may import"]
