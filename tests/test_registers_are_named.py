"""A register is a bare number: the flow's file says what it holds, and nobody reads it but by that name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src/jackin"
FILES = [path for game in ("netrunner", "gangs") for path in sorted((SRC / game).rglob("*.py"))]

BARE = {"n", "m", "k", "subject", "cards", "more"}
NAMES = {"N", "M", "K", "Subject", "Cards", "More"}
READING = "reading.py"  # of the frames in which a card's text is read, whatever their flow
MAKES_FLOWS = {"flow", "declare", "takes"}


def called(node: ast.AST) -> str:
    if isinstance(node, ast.Call):
        return node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
    return ""


def is_frame(node: ast.expr) -> bool:
    """What is a frame, as far as one can read: on the stack, found there, or copied."""
    if isinstance(node, ast.Subscript):
        return isinstance(node.value, ast.Attribute) and node.value.attr == "stack" and not slices(node)
    return called(node) in ("Frame", "context", "frame")


def is_copy(node: ast.expr, names: set[str]) -> bool:
    copied = node.func.value if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) else None
    return called(node) == "copy" and isinstance(copied, ast.Name) and copied.id in names


def slices(node: ast.Subscript) -> bool:
    return isinstance(node.slice, ast.Slice)


def frames(function: ast.FunctionDef) -> set[str]:
    """The names that hold a frame in a function: by their type, or by what they are given."""
    found = {
        arg.arg
        for arg in [*function.args.args, *function.args.kwonlyargs]
        if isinstance(arg.annotation, ast.Name) and arg.annotation.id == "Frame"
    }
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and (is_frame(node.value) or is_copy(node.value, found)):
            found |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Attribute) and node.iter.attr == "stack":
            found |= {name.id for name in ast.walk(node.target) if isinstance(name, ast.Name)}
    return found


def bare_reads(tree: ast.Module) -> Iterator[int]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            names = frames(function)
            for node in ast.walk(function):
                if isinstance(node, ast.Attribute) and node.attr in BARE:
                    held = node.value
                    if is_frame(held) or (isinstance(held, ast.Name) and held.id in names):
                        yield node.lineno


def calls_with_registers(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """`s.call(FLOW, seat, card, ...)`: the flow, where more than seat, card and text is given."""
    for node in ast.walk(tree):
        if called(node) in ("call", "Frame") and isinstance(node, ast.Call) and node.args:
            given = {keyword.arg for keyword in node.keywords} & BARE
            if (given or len(node.args) > 3) and isinstance(node.args[0], ast.Name):
                yield node.lineno, node.args[0].id


def flows(tree: ast.Module) -> set[str]:
    """The flows that are declared here, or get their steps here."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and called(node.value or ast.Pass()) in ("flow", "declare"):
            found.add(getattr(node.target, "id", ""))
        if isinstance(node, ast.Call) and called(node) == "takes" and isinstance(node.func, ast.Attribute):
            found.add(getattr(node.func.value, "id", ""))
    return found


def faults(path: Path) -> list[str]:
    tree = ast.parse(path.read_text("utf-8"))
    own = flows(tree)
    found = [f"{path.name}:{line} reads a bare register" for line in bare_reads(tree)]
    found += [
        f"{path.name}:{line} fills registers of {flow}, a flow of another file"
        for line, flow in calls_with_registers(tree)
        if flow not in own and flow != "NO_FLOW"
    ]
    makes = path.name == READING or any(called(node) in MAKES_FLOWS for node in ast.walk(tree))
    named = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Call) and called(node) in NAMES]
    if named and not makes:
        found.append(f"{path.name}:{named[0]} names registers, and has no flow")
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_registers_are_read_by_the_names_that_the_flow_gave_them(path: Path) -> None:
    assert faults(path) == []


def by_a_string(tree: ast.Module) -> Iterator[int]:
    """Where a flow is looked up, or a step jumped to, by its name; be it one of two names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and getattr(node.value, "id", "") == "FLOWS":
            yield node.lineno
        if called(node) == "jump" and isinstance(node, ast.Call):
            if any(isinstance(part, ast.Constant) for part in ast.walk(node.args[0])):
                yield node.lineno


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SRC)))
def test_no_flow_is_called_and_no_step_jumped_to_by_a_string(path: Path) -> None:
    assert list(by_a_string(ast.parse(path.read_text("utf-8")))) == []


@pytest.mark.parametrize("line", ['f.jump("ends")', 'f.jump("ends" if done else begins)', 's.call(FLOWS["run"])'])
def test_a_planted_string_is_found(line: str) -> None:
    assert list(by_a_string(ast.parse(line))) == [1]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("def step(s: State, f: Frame) -> None:\n    f.n += 1\n", "reads a bare register"),
        ("def step(s: State) -> None:\n    s.stack[-1].more = ()\n", "reads a bare register"),
        ("def step(s: State) -> None:\n    for f in s.stack:\n        print(f.subject)\n", "reads a bare register"),
        ("def step(s: State) -> None:\n    harm = s.frame(HARM)\n    print(harm.k)\n", "reads a bare register"),
        ("def step(f: Frame) -> None:\n    g = f.copy()\n    g.m = 1\n", "reads a bare register"),
        ("def step(s: State) -> None:\n    s.call(HARM, CORP, 1, n=2)\n", "fills registers of HARM"),
        ("DAMAGE: Final = N()\n", "names registers, and has no flow"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, fault: str, said: str) -> None:
    path = tmp_path / "planted.py"
    path.write_text(fault)
    assert [said in line for line in faults(path)] == [True]
