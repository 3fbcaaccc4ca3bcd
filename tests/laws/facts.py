"""Everything a position is made of, read attribute by attribute: slow, and blind to what the codec thinks."""

from __future__ import annotations

from typing import Any

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Flow, Frame, Text
from jackin.kernel.machine import Rules
from jackin.kernel.rng import Chance
from jackin.netrunner.automa.pack import Pack
from jackin.netrunner.automa.table import Automa
from jackin.netrunner.state import Lasting, Line, Run, State

OBJECTS = (State, Run, Lasting, Frame, Ask, Option, Automa, Chance)
UNTOLD = {"got", "loop", "dormant"}
"""The last answer, and a loop that came round without one: the next answer ends both before any step runs. And what
is looked up on the table when it is wanted: a law of its own sees that it is so."""


def attributes(thing: object) -> list[str]:
    kind = type(thing)
    if kind not in ATTRIBUTES:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in UNTOLD]
        ATTRIBUTES[kind] = [name for name in names if not callable(getattr(thing, name))]
    return ATTRIBUTES[kind]


ATTRIBUTES: dict[type, list[str]] = {}


def facts(thing: Any) -> Any:
    """Plain data that is equal for equal positions, and shares nothing with them."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(facts(item) for item in thing)
    if isinstance(thing, dict):
        return tuple(sorted((key, facts(value)) for key, value in thing.items()))
    if isinstance(thing, Text | Flow):
        return thing.name
    if isinstance(thing, Pack):
        return thing.id
    if isinstance(thing, Rules):
        return type(thing).__name__
    if isinstance(thing, Line):
        return log_facts(thing)
    assert isinstance(thing, OBJECTS), f"a {type(thing).__name__} in a position"
    return object_facts(thing)


def object_facts(thing: Any) -> dict[str, Any]:
    return {name: facts(getattr(thing, name)) for name in attributes(thing)}


def log_facts(line: Line | None) -> tuple[Any, ...]:
    """Iterative: a log is longer than Python's stack is deep."""
    found = []
    while line is not None:
        found.append(tuple((name, getattr(line, name)) for name in attributes(line) if name != "before"))
        line = line.before
    return tuple(found)


def ask_facts(ask: Ask | None) -> Any:
    return facts(ask)


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two facts differ, in words for a failed test."""
    if isinstance(one, dict) and isinstance(other, dict):
        for name in one:
            if one[name] != other.get(name):
                return difference(one[name], other.get(name), f"{path}.{name}")
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        for n, (a, b) in enumerate(zip(one, other, strict=True)):
            if a != b:
                return difference(a, b, f"{path}[{n}]")
    return f"{path}: {str(one)[:300]} is not {str(other)[:300]}"
