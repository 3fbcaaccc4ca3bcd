"""Write what follows from the fields of a position: how forks copy them, what tells two positions apart, and the
lists by which they are saved.

    python tools/fields.py            write the `_copy` and `_key` methods and the games' `fields.py`
    python tools/fields.py --check    fail if one is stale

A field is written once, in `_begin`: its type and its mark (`jackin/kernel/fields.py`) say the rest.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1] / "src/jackin"
MARKS = ("SHARED", "DERIVED", "FORGOTTEN", "TOLD")
WIDTH = 118


class Field(NamedTuple):
    name: str
    kind: str
    mark: str
    begins: str


class Carried(NamedTuple):
    """A class whose fields are carried: where it is, and what its lists are called."""

    file: str
    cls: str
    lists: dict[str, str]


NETRUNNER = [
    Carried("netrunner/state.py", "State", {"number": "NUMBERS", "Column": "COLUMNS", "list[int]": "LISTS"}),
    Carried("netrunner/state.py", "Run", {"number": "RUN_NUMBERS", "tuple[int, ...]": "RUN_TUPLES"}),
    Carried("netrunner/automa/table.py", "Automa", {"number": "AUTOMA_NUMBERS", "tuple[int, ...]": "AUTOMA_TUPLES"}),
]
GANGS = [
    Carried(
        "gangs/state.py", "State",
        {
            "number": "NUMBERS", "tuple[int, ...]": "TUPLES", "list[int]": "COLUMNS",
            "list[tuple[int, ...]]": "HOLDINGS",
        },
    ),
    Carried(
        "gangs/state.py", "Firefight",
        {
            "number": "FIGHT_NUMBERS", "tuple[int, ...]": "FIGHT_TUPLES", "list[int]": "FIGHT_LISTS",
            "list[tuple[int, ...]]": "FIGHT_HOLDINGS",
        },
    ),
]  # fmt: skip
GAMES = {"netrunner/fields.py": NETRUNNER, "gangs/fields.py": GANGS}
COPIED = {carried.cls for game in GAMES.values() for carried in game}


def method(tree: ast.Module, cls: str, name: str) -> ast.FunctionDef:
    (found,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == cls]
    return next(node for node in found.body if isinstance(node, ast.FunctionDef) and node.name == name)


def fields(tree: ast.Module, cls: str) -> Iterator[Field]:
    """What `_begin` sets, in its order."""
    for node in method(tree, cls, "_begin").body:
        match node:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=said, value=ast.expr() as value):
                kind, mark = meant(said)
                yield Field(name, "number" if kind in ("int", "bool", "str") else kind, mark, ast.unparse(value))
            case ast.Assign(targets=[ast.Attribute(attr=name)], value=value):
                yield Field(name, "list[int]" if isinstance(value, ast.List) else "number", "", ast.unparse(value))
            case ast.Expr(value=ast.Constant()):
                continue
            case _:
                raise SystemExit(f"{cls}._begin, line {node.lineno}: a field and how it begins, nothing else")


def meant(said: ast.expr) -> tuple[str, str]:
    """`Annotated[list[int], SHARED]`: a type and a mark."""
    match said:
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[kind, ast.Name(id=mark)])):
            if mark not in MARKS:
                raise SystemExit(f"no mark is called {mark}; there are {', '.join(MARKS)}")
            return ast.unparse(kind), mark
    return ast.unparse(said), ""


def copied(field: Field) -> str:
    if field.mark == "FORGOTTEN":
        return field.begins
    if field.mark == "SHARED":
        return f"of.{field.name}"
    if field.kind.removesuffix(" | None") in COPIED:
        return f"None if of.{field.name} is None else of.{field.name}.copy()"
    held = field.kind == "Column" or field.kind.startswith(("list[", "dict["))
    return f"of.{field.name}.copy()" if held else f"of.{field.name}"


def told_apart(field: Field) -> str:
    """A field as something that can be compared and hashed."""
    own = f"self.{field.name}"
    if field.kind.removesuffix(" | None") in COPIED:
        return f"None if {own} is None else {own}.key()"
    if field.kind.startswith("dict["):
        return f"tuple(sorted({own}.items()))"
    if field.kind.startswith("list[") and not field.kind.startswith(("list[int", "list[tuple")):
        return f"tuple([one.key() for one in {own}])"
    held = field.kind in ("Column", "Codes") or field.kind.startswith("list[")
    return f"tuple({own})" if held else own


def with_copies(text: str, classes: list[str]) -> str:
    """The file with each `_copy` written from its `_begin`; what stands before the first field is left."""
    for cls in classes:
        tree = ast.parse(text)
        function = method(tree, cls, "_copy")
        kept = [node for node in function.body if not isinstance(node, ast.Assign)]
        start = (kept[-1].end_lineno if kept else function.body[0].lineno - 1) or 0
        body = [f"        self.{field.name} = {copied(field)}" for field in fields(tree, cls)]
        text = with_body(text, start, body, function)
    return text


def with_keys(text: str, classes: list[str]) -> str:
    """The file with each `_key` written from its `_begin`."""
    for cls in classes:
        tree = ast.parse(text)
        function = method(tree, cls, "_key")
        own = [field for field in fields(tree, cls) if field.mark in ("", "SHARED")]
        body = ["        return (", *[f"            {told_apart(field)}," for field in own], "        )"]
        text = with_body(text, function.body[0].lineno - 1, body, function)
    return text


def with_body(text: str, start: int, body: list[str], function: ast.FunctionDef) -> str:
    lines = text.splitlines()
    return "\n".join([*lines[:start], *body, *lines[function.end_lineno :]]) + "\n"


def listed(name: str, values: list[str]) -> str:
    lines = [f"{name}: Final = ["]
    row = "   "
    for value in values:
        if len(row) + len(value) + 4 > WIDTH:
            lines.append(row)
            row = "   "
        row += f' "{value}",'
    return "\n".join([*lines, row, "]  # fmt: skip"])


def lists(game: list[Carried]) -> str:
    """By which lists the fields are saved; those of other types the codec writes one by one."""
    parts = ['"""The plain fields of a position, by how they are saved. Made by tools/fields.py. Do not edit."""']
    parts.append("\nfrom __future__ import annotations\n\nfrom typing import Final\n")
    for carried in game:
        found = list(fields(ast.parse((ROOT / carried.file).read_text("utf-8")), carried.cls))
        for kind, name in carried.lists.items():
            own = [field.name for field in found if field.kind == kind and field.mark not in ("DERIVED", "FORGOTTEN")]
            parts.append(listed(name, own))
    return "\n".join(parts) + "\n"


def written() -> Iterator[tuple[str, str]]:
    for name, game in GAMES.items():
        yield name, lists(game)
        for file in dict.fromkeys(carried.file for carried in game):
            classes = [carried.cls for carried in game if carried.file == file]
            yield file, with_keys(with_copies((ROOT / file).read_text("utf-8"), classes), classes)


def main() -> int:
    stale = False
    for name, text in written():
        target = ROOT / name
        if "--check" not in sys.argv[1:]:
            target.write_text(text, "utf-8")
        elif not target.is_file() or target.read_text("utf-8") != text:
            print(f"src/jackin/{name} is stale: run python tools/fields.py", file=sys.stderr)
            stale = True
    return int(stale)


if __name__ == "__main__":
    sys.exit(main())
