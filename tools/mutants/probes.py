"""Which test comes by which fault: files are read with a call in front of each place where one could be planted."""

from __future__ import annotations

import ast
import builtins
import gc
import importlib.machinery
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import _lru_cache_wrapper
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any

from tools.mutants.plant import Fault

PASSED = "__passed__"


class Probes:
    """`passed` holds the numbers of the places that were come by since it was last emptied."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.passed: set[int] = set()
        self.kept: set[int] = set()
        """Those that were come by below a function whose answers are kept: later tests do not come by again."""
        setattr(builtins, PASSED, self.passed.add)

    def watch_caches(self) -> None:
        """From now on see what is kept."""
        keepers = {thing.__wrapped__.__code__ for thing in gc.get_objects() if is_cache(thing)}
        passed, kept = self.passed, self.kept

        def passes(number: int) -> None:
            if number not in passed:
                passed.add(number)
                if number not in kept and any(frame.f_code in keepers for frame in stack()):
                    kept.add(number)

        setattr(builtins, PASSED, passes)

    def instrument(self) -> None:
        """From now on files with faults are imported with their probes."""
        numbers = defaultdict[str, list[int]](list)
        for number, fault in enumerate(self.faults):
            numbers[str(fault.path.resolve())].append(number)
        plain = importlib.machinery.SourceFileLoader.source_to_code

        def probed(loader: Any, data: Any, path: Any, *rest: Any, **more: Any) -> CodeType:
            if (found := numbers.get(str(path))) is not None:
                return self.code(bytes(data).decode(), str(path), found)
            made: CodeType = plain(loader, data, path, *rest, **more)
            return made

        setattr(importlib.machinery.SourceFileLoader, "source_to_code", probed)  # noqa: B010

    def tell(self, file: Path) -> None:
        """From now on, and in this process alone, write down each place when it is first come by."""
        told = set[int]()

        def passes(number: int) -> None:
            if number not in told:
                told.add(number)
                with file.open("a", encoding="utf-8") as out:
                    out.write(f"{number}\n")

        setattr(builtins, PASSED, passes)

    def code(self, source: str, path: str, numbers: list[int]) -> CodeType:
        """This file with its probes."""
        tree = ast.parse(source)
        lines = line_starts(source)
        for number in numbers:
            self.put(tree, number, place_of(source, lines, self.faults[number].start))
        return compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True)

    def put(self, tree: ast.Module, number: int, place: tuple[int, int]) -> None:
        """In front of the innermost statement, or in the innermost lambda."""
        home: tuple[list[ast.stmt], ast.stmt] | ast.Lambda | None = None
        for node, held in within(tree):
            if covers(node, place):
                if isinstance(node, ast.Lambda):
                    home = node
                elif isinstance(node, ast.stmt) and held is not None:
                    home = held, node
        if isinstance(home, ast.Lambda):
            home.body = ast.copy_location(ast.BoolOp(ast.Or(), [call(number, home.body), home.body]), home.body)
        elif home is not None:
            body, stmt = home
            body.insert(body.index(stmt), ast.copy_location(ast.Expr(call(number, stmt)), stmt))


def is_cache(thing: object) -> bool:
    return isinstance(thing, _lru_cache_wrapper) and isinstance(thing.__wrapped__, FunctionType)


def stack() -> Iterator[FrameType]:
    frame: FrameType | None = sys._getframe(1)
    while frame is not None:
        yield frame
        frame = frame.f_back


def call(number: int, near: ast.AST) -> ast.Call:
    made = ast.Call(ast.Name(PASSED, ast.Load()), [ast.Constant(number)], [])
    for node in ast.walk(made):
        ast.copy_location(node, near)
    return made


def within(tree: ast.AST) -> Iterator[tuple[ast.AST, list[ast.stmt] | None]]:
    """Every node, outer ones first, and the list of statements it stands in."""
    for _, value in ast.iter_fields(tree):
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.AST):
                yield node, value if isinstance(node, ast.stmt) else None
                yield from within(node)


def covers(node: ast.AST, place: tuple[int, int]) -> bool:
    line, end = getattr(node, "lineno", None), getattr(node, "end_lineno", None)
    if line is None or end is None:
        return False
    column, last = getattr(node, "col_offset", 0), getattr(node, "end_col_offset", 0)
    return bool((line, column) <= place < (end, last))


def line_starts(source: str) -> list[int]:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    return starts


def place_of(source: str, starts: list[int], offset: int) -> tuple[int, int]:
    """Line and column as the syntax tree counts them: columns in bytes."""
    line = next(n for n, start in enumerate(starts) if start > offset)
    return line, len(source[starts[line - 1] : offset].encode())
