"""A finished game in numbers, the same shape for every game."""

from __future__ import annotations

from typing import Any, Protocol, TypedDict, TypeVar


class Written(Protocol):
    """A line of a log: it knows the line before it."""

    @property
    def before(self) -> Any: ...


Line = TypeVar("Line", bound=Written)


def oldest_first(last: Line | None) -> list[Line]:
    """A whole log."""
    found: list[Line] = []
    while last is not None:
        found.append(last)
        last = last.before
    found.reverse()
    return found


class StatRow(TypedDict):
    """One bar: its name, and a number for each seat or kind."""

    key: str
    values: dict[str, int]


class StatGroup(TypedDict):
    key: str
    rows: list[StatRow]


class ScorePoint(TypedDict):
    """What each seat had from this turn on."""

    turn: int
    points: dict[str, int]


class Lying(TypedDict):
    """A card that nobody had seen, and where it lay."""

    card: str
    server: str


class Tally(TypedDict):
    turns: int
    scores: list[ScorePoint]
    groups: list[StatGroup]
    hands: dict[str, list[str]]
    facedown: list[Lying]


class Counts:
    """Numbers by row and by seat or kind; the rows named first come first."""

    def __init__(self, *rows: str) -> None:
        self.rows: dict[str, dict[str, int]] = {row: {} for row in rows}

    def add(self, row: str, name: str, n: int = 1) -> None:
        values = self.rows.setdefault(row, {})
        values[name] = values.get(name, 0) + n

    def group(self, key: str) -> StatGroup:
        return {"key": key, "rows": [{"key": row, "values": values} for row, values in self.rows.items()]}
