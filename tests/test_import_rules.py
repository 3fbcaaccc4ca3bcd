"""Who may import whom. A game is seen through the kernel and its view; no game knows another."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src"

GAMES = ["jackin.netrunner", "jackin.gangs"]
VIEWS = ["jackin.netrunner.shown.view", "jackin.gangs.view", "jackin.gangs.shown"]

# The first row that holds a module decides which of ours it may import; a room may always import itself.
MAY_IMPORT = {
    "jackin.kernel": [],
    "jackin.netrunner.cards": ["jackin.netrunner.dsl", "jackin.netrunner.words"],
    "jackin.netrunner.decks": ["jackin.kernel", "jackin.netrunner", "jackin.locale"],  # a deck list is words
    "jackin.netrunner": ["jackin.kernel"],
    "jackin.gangs": ["jackin.kernel"],
    "jackin.bots.netrunner_search": ["jackin.kernel", "jackin.bots", "jackin.netrunner"],  # so does this
    "jackin.bots.gangs_search": ["jackin.kernel", "jackin.bots", "jackin.gangs"],  # it plays on in its worlds
    "jackin.bots": [
        "jackin.kernel",
        *VIEWS,
        "jackin.netrunner.shown.facts",
        "jackin.netrunner.shown.doings",
        "jackin.gangs.content",
    ],
    "jackin.doors": ["jackin.kernel", *GAMES, "jackin.bots", "jackin.locale", "jackin.content"],
    "jackin.server": [
        "jackin.kernel",
        *VIEWS,
        "jackin.bots",
        "jackin.locale",
        "jackin.doors",
        "jackin.lessons",
        "jackin.rulebook",
        "jackin.handbook",
        "jackin.workshop",
        "jackin.engine",
    ],
    "jackin.workshop": ["jackin.kernel", *GAMES, "jackin.content", "jackin.locale"],
    "jackin.lessons": ["jackin.kernel", *GAMES, "jackin.doors"],
    "jackin.locale": ["jackin.kernel"],
    "jackin.rulebook": [],
    "jackin.handbook": ["jackin.kernel", "jackin.locale", "jackin.rulebook"],
    "jackin.terminal": [
        "jackin.kernel",
        "jackin.netrunner",
        "jackin.gangs",
        "jackin.bots",
        "jackin.locale",
        "jackin.rulebook",
        "jackin.handbook",
    ],
    "jackin.commands": ["jackin"],
    "jackin.cli": ["jackin"],
    "jackin.__main__": ["jackin.cli"],
    "jackin.ladder": [
        "jackin.kernel",
        "jackin.netrunner",
        "jackin.gangs",
        "jackin.bots",
        "jackin.content",
        "jackin.workers",
    ],
    "jackin.workers": ["jackin.engine"],
    "jackin.tensors": ["jackin.kernel", "jackin.netrunner", "jackin.gangs"],
    "jackin.envs": ["jackin.kernel", "jackin.netrunner", "jackin.gangs", "jackin.bots", "jackin.tensors"],
    "jackin.content": ["jackin.kernel", "jackin.netrunner", "jackin.gangs"],
    "jackin.engine": ["jackin.kernel.machine"],  # to look which one runs
    "jackin": ["jackin"],  # the few names that a user needs, loaded when they are asked for
}


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


def faults(src: Path) -> list[str]:
    found = modules(src)
    ours = {name.rsplit(".", n)[0] for name in found for n in range(name.count(".") + 1)}
    lines = []
    for name, path in found.items():
        room = next(room for room in MAY_IMPORT if within(name, [room]))
        if room == "jackin" and name != "jackin":
            lines.append(f"{name}: no row of MAY_IMPORT says what it may import")
            continue
        for line, target in imports(name, path, ours):
            if within(target, ["jackin"]) and not within(target, [room, *MAY_IMPORT[room]]):
                lines.append(f"{path.relative_to(src)}:{line}: {room} may not import {target}")
    return lines


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
    assert faults(src) == ["jackin.attic: no row of MAY_IMPORT says what it may import"]
