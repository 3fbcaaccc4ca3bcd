"""Whether an answer was a mistake: the same race, with the answer that was given as the one to beat.

Judged by what its player could know then, and named only if it is sure: what looked better is tried once more in
worlds that had no part in finding it.
"""

from __future__ import annotations

from typing import Final, cast

from jackin.bots.greedy.memory import Memory
from jackin.bots.netrunner_search import worth_a_thought
from jackin.bots.netrunner_search.race import Better, Race
from jackin.bots.source import Source
from jackin.kernel.game import Json
from jackin.netrunner.state import State

WORK: Final = 3000
LEAST: Final = 0.05
"""Chance to win: what costs less is not worth a word."""
FRESH: Final = 1 << 40


def can_be_judged(view: Json) -> bool:
    ask = view["ask"]
    return len(ask["options"]) > 1 and worth_a_thought(view, ask)


def mistake(source: Source, given: str, memory: Memory, seed: int, work: int = WORK) -> Better | None:
    """What would have been better, if that is sure."""
    values = dict.fromkeys(str(option["value"]) for option in source.view["ask"]["options"])
    found = race(source, memory, seed, work).better(given, [value for value in values if value != given])
    if found is None or found.by < LEAST:
        return None
    again = race(source, memory, seed + FRESH, work).better(given, [found.value])
    return again if again is not None and again.by >= LEAST else None


def race(source: Source, memory: Memory, seed: int, work: int) -> Race:
    return Race(lambda number: cast(State, source.world(seed + number)), source.seat, memory, seed, work)


def remembered(views: list[tuple[Json, str]]) -> Memory:
    """What a player knows from decisions before: the views of its own asks, and its answers."""
    memory = Memory()
    for view, given in views:
        memory.look(view)
        memory.decided(view, given)
    return memory
