"""Everything a position is made of, read attribute by attribute: slow, and blind to what the codec thinks."""

from __future__ import annotations

from typing import Any

from jackin.gangs.book import Book
from jackin.gangs.content.model import Price, Settings
from jackin.gangs.seating import Seating
from jackin.gangs.state import Firefight, Line, State
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Flow, Frame, Text
from jackin.kernel.machine import Rules
from jackin.kernel.rng import Chance

OBJECTS = (State, Firefight, Frame, Ask, Option, Settings, Price, Chance)
UNTOLD = {"got"}
"""The last answer: the next one replaces it before any step runs."""
ATTRIBUTES: dict[type, list[str]] = {}


def attributes(thing: object) -> list[str]:
    kind = type(thing)
    if kind not in ATTRIBUTES:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in UNTOLD]
        ATTRIBUTES[kind] = [name for name in names if not callable(getattr(thing, name))]
    return ATTRIBUTES[kind]


def facts(thing: Any) -> Any:
    """Plain data that is equal for equal positions, and shares nothing with them."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(facts(item) for item in thing)
    if isinstance(thing, Text | Flow):
        return thing.name
    if isinstance(thing, Book):
        return thing.prefix
    if isinstance(thing, Seating):
        return tuple(thing.names)
    if isinstance(thing, Rules):
        return type(thing).__name__
    if isinstance(thing, Line):
        return log_facts(thing)
    assert isinstance(thing, OBJECTS), f"a {type(thing).__name__} in a position"
    return {name: facts(getattr(thing, name)) for name in attributes(thing)}


def log_facts(line: Line | None) -> tuple[Any, ...]:
    found = []
    while line is not None:
        found.append(tuple((name, getattr(line, name)) for name in attributes(line) if name != "before"))
        line = line.before
    return tuple(found)
