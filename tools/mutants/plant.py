"""Every small fault that could be planted in a file: a comparison turned, a number off by one, a line left out."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.Is: "is not",
    ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "-", ast.Sub: "+", ast.Mult: "+", ast.FloorDiv: "*", ast.BitAnd: "|", ast.BitOr: "&",
}  # fmt: skip


ADVICE = {"frozen", "slots", "strict", "maxsize", "kw_only"}


class Fault(NamedTuple):
    """In this file, between these offsets, this text instead."""

    path: Path
    line: int
    start: int
    end: int
    text: str
    was: str

    def planted(self, source: str) -> str:
        return source[: self.start] + self.text + source[self.end :]

    def where(self, source: str) -> tuple[str, str, str, str]:
        """File, what was, what is instead, and the line without its indentation: its number changes too often."""
        return self.path.as_posix(), self.was, self.text, source.split("\n")[self.line - 1].strip()

    def __str__(self) -> str:
        return f"{self.path}:{self.line}  {self.was}  ->  {self.text}"


def verdict(number: int, of: int, fault: Fault, noticed: bool) -> str:
    """Said as soon as it is known: a sample that is broken off has told what it found."""
    return f"{number + 1} of {of} {'noticed    ' if noticed else 'not noticed'} {fault}"


def faults(path: Path, source: str) -> list[Fault]:
    return sorted(set(Planter(path, source).plant()), key=lambda fault: (fault.start, fault.text))


class Planter:
    def __init__(self, path: Path, source: str) -> None:
        self.path = path
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))

    def plant(self) -> Iterator[Fault]:
        for node in meant(ast.parse(self.source)):
            yield from self.at(node)

    def at(self, node: ast.AST) -> Iterator[Fault]:
        """Of what is none (-1) it becomes the first (0): any other number below zero would be none as well."""
        if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
            yield self.between(node.left, node.comparators[0], COMPARISONS[type(node.ops[0])])
        elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS and not is_text(node):
            yield self.between(node.left, node.right, OPERATORS[type(node.op)])
        elif isinstance(node, ast.BoolOp):
            yield self.between(node.values[0], node.values[1], "or" if isinstance(node.op, ast.And) else "and")
        elif is_minus_one(node):
            yield self.instead(node, "0")
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            yield self.instead(node, f"bool({self.text(node.operand)})")
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield self.instead(node, str(not node.value))
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield self.instead(node, str(node.value + 1))
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            yield self.instead(node, "pass")

    def between(self, left: ast.expr, right: ast.expr, text: str) -> Fault:
        """Only the operator is changed: brackets and line breaks around it stay."""
        start, end = self.offset(left.end_lineno, left.end_col_offset), self.offset(right.lineno, right.col_offset)
        gap = self.source[start:end]
        was = gap.strip(" ()\n\\")
        at = start + gap.index(was) if was else start
        return Fault(self.path, left.lineno, at, at + len(was), text, was)

    def instead(self, node: ast.expr | ast.stmt, text: str) -> Fault:
        start, end = self.span(node)
        return Fault(self.path, node.lineno, start, end, text, self.source[start:end].split("\n")[0])

    def text(self, node: ast.expr) -> str:
        start, end = self.span(node)
        return self.source[start:end]

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.offset(node.lineno, node.col_offset), self.offset(node.end_lineno, node.end_col_offset)

    def offset(self, line: int | None, column: int | None) -> int:
        """The syntax tree counts columns in bytes."""
        assert line is not None
        assert column is not None
        start = self.lines[line - 1]
        text = self.source[start : self.lines[line]].encode()
        return start + len(text[:column].decode())


def meant(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that is run: no types, no texts for people who write programs."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if node.name != "__repr__":
                yield from meant(ast.Module(node.body, []))
        elif isinstance(node, ast.AnnAssign):
            if node.value is not None:
                yield from (node.value, *meant(node.value))
        elif not isinstance(node, ast.Raise | ast.Assert | ast.arg) and not is_advice(node):
            yield node
            if not is_minus_one(node):
                yield from meant(node)


def is_minus_one(node: ast.AST) -> TypeGuard[ast.UnaryOp]:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and ast.unparse(node) == "-1"


def is_advice(node: ast.AST) -> bool:
    """What is said to the compiler, or guards against slips of who writes programs."""
    if isinstance(node, ast.keyword):
        return node.arg in ADVICE
    if isinstance(node, ast.Expr) and ast.unparse(node) == "super().__init__()":
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "mypyc_attr"


def is_text(node: ast.BinOp) -> bool:
    sides = (node.left, node.right)
    return any(isinstance(side, ast.JoinedStr | ast.List | ast.Tuple) or is_string(side) for side in sides)


def is_string(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
