"""Every key that the engine can speak, by reading (not running) its sources."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from jackin.netrunner.words import COUNTERS, DAMAGE

SRC = Path(__file__).parents[2] / "src/jackin"
ENGINE = ["kernel", "netrunner"]

# A key that is put together: what can follow the fixed part. `win-` follows from the calls of win().
FAMILIES = {"places-": COUNTERS[:6], "suffers-": DAMAGE}


def trees(folder: Path) -> list[ast.Module]:
    """The engine's modules; decks speak to those who build them, not at the table."""
    paths = [path for room in ENGINE for path in sorted((folder / room).rglob("*.py")) if "decks" not in path.parts]
    return [ast.parse(path.read_text("utf-8"), str(path)) for path in paths]


def calls(modules: Iterable[ast.Module], *names: str) -> Iterator[ast.Call]:
    for module in modules:
        for node in ast.walk(module):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in names:
                    yield node


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    if len(call.args) > at:
        return call.args[at]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def texts(node: ast.expr | None, family: Callable[[str], Iterable[str]]) -> Iterator[str]:
    """The strings an expression can be: a constant, either side of an `if`, or a family of them."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from texts(body, family)
            yield from texts(orelse, family)
        case ast.JoinedStr(values=[ast.Constant(value=str(start)), _]):
            yield from (start + end for end in family(start))


def said(modules: list[ast.Module]) -> set[str]:
    """The keys of the log."""
    reasons = {text for call in calls(modules, "win") for text in texts(argument(call, 2, "reason"), none)}

    def family(start: str) -> Iterable[str]:
        found = sorted(reasons) if start == "win-" else FAMILIES.get(start)
        assert found, f"say(f{start!r}...): tests/locale/keys.py does not know what can follow"
        return found

    return {text for call in calls(modules, "say") for text in texts(argument(call, 1, "key"), family)}


def none(start: str) -> Iterable[str]:
    return []


def reasons(modules: list[ast.Module]) -> set[str]:
    """The keys of why not: whatever string begins like one."""
    strings = (n.value for m in modules for n in ast.walk(m) if isinstance(n, ast.Constant))
    return {text for text in strings if isinstance(text, str) and text.startswith("why-")}


def other_messages(modules: list[ast.Module]) -> set[str]:
    return {text for call in calls(modules, "Message") for text in texts(argument(call, 0, "key"), none)}


def causes(modules: list[ast.Module]) -> set[str]:
    """The keys of what a game ended by, which stand in the log beside what is said."""
    return {text for text in other_messages(modules) if text.startswith("cause-")}


def kinds(modules: list[ast.Module]) -> set[str]:
    return {text for call in calls(modules, "Ask") for text in texts(argument(call, 1, "kind"), none)}


def verbs(modules: list[ast.Module]) -> set[str]:
    """Of options, of options made from cards or places, and of the texts between which one chooses."""
    found = {text for call in calls(modules, "Option") for text in texts(argument(call, 0, "verb"), none)}
    found |= {text for call in calls(modules, "ways") for text in texts(argument(call, 0, "verb"), none)}
    found |= {text for call in calls(modules, "card_options") for text in texts(argument(call, 1, "verb"), none)}
    for call in calls(modules, "either"):
        found |= {str(keyword.arg).replace("_", "-") for keyword in call.keywords if keyword.arg != "chooser"}
    return found - {"nothing"}  # the machine's own: no ask offers it
