"""The chance that a seat wins a complete position, by its signs and those of the others.

`weights.json` holds two weights for each sign, for the beginning of a game and what is added towards its end, and a
card: of which games and how they were made (`jackin train --game gangs`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp
from operator import mul

from jackin.bots.gangs_search.signs import OPPOSITION, SIGNS, opposition, signs, time
from jackin.gangs.state import State

ALONE, TOGETHER = "alone", "together"
NAMES = {ALONE: ("bias", *SIGNS, *OPPOSITION), TOGETHER: SIGNS}
Row = list[float]


@cache
def weights(table: str) -> tuple[float, ...]:
    """At a table of several, or alone."""
    data = json.loads(resources.files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    return tuple([float(weight) for name in NAMES[table] for weight in data[table][name]])


def table(s: State) -> str:
    return ALONE if s.alone else TOGETHER


def contenders(s: State) -> list[Row]:
    """A row of numbers for each who may win. Alone the others are one: a row of nothing."""
    at = time(s)
    if not s.alone:
        return [timed(signs(s, seat), at) for seat in range(s.seats)]
    own = timed([1.0, *signs(s, 0), *opposition(s)], at)
    return [own, [0.0] * len(own)]


def timed(found: Row, at: float) -> Row:
    """Each sign, and as much of it as the game is advanced."""
    return [number for sign in found for number in (sign, sign * at)]


def chance(s: State, seat: int) -> float:
    """That a seat wins; of a shared victory its share."""
    if s.over:
        return 1 / len(s.winners) if seat in s.winners else 0.0
    scores = [sum(map(mul, weights(table(s)), row), 0.0) for row in contenders(s)]
    return 1 / sum([exp(min(score - scores[seat], 50.0)) for score in scores], 0.0)
