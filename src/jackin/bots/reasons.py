"""Why a bot answered as it did, as data: the words are in the catalogues."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from jackin.kernel.game import Json
from jackin.kernel.message import Message

SHOWN: Final = 3
"""Lines that are told."""
QUIET: Final = {"pass", "continue", "done", "pay", "at"}
"""Verbs that tell nothing of a plan."""
NOISE: Final = 1e-6


class Weighed(NamedTuple):
    """An answer as a bot weighed it: its chance to win with it, the standard error of that, in how many worlds, and
    its next moves in one of them, as options of its view."""

    value: str
    chance: float
    error: float
    worlds: int
    follows: list[Json]


class Reason(NamedTuple):
    """In words, and the lines that it thought best, the best first and the chosen one among them."""

    said: list[Message]
    lines: list[Weighed]

    def plain(self) -> Json:
        """For another process."""
        return {"said": [message.plain() for message in self.said], "lines": [line._asdict() for line in self.lines]}


def chosen_in(view: Json, value: str) -> Json | None:
    """The option of a view's ask that was answered, if it was a choice and tells something."""
    options = view["ask"]["options"]
    if len(options) < 2:
        return None
    return next((one for one in options if one["value"] == value and one["verb"] not in QUIET), None)


def by_thumb(things: list[str], thumbs: set[str]) -> Reason | None:
    """The rule of thumb behind an answer that is all these things, if there is a simple one: of the last named."""
    known = [thing for thing in things if thing in thumbs]
    return Reason([Message("reason-thumb-" + known[-1].replace(" ", "-"))], []) if known else None


def mean(found: list[float]) -> float:
    return sum(found, 0.0) / len(found) if found else 0.0


def error(found: list[float]) -> float:
    """The standard error of the mean; of one world nobody can tell."""
    if len(found) < 2:
        return 1.0
    middle = mean(found)
    spread = sum([(one - middle) ** 2 for one in found], 0.0) / (len(found) - 1)
    return sqrt(max(NOISE, spread) / len(found))
