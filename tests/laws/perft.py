"""Perft: how many sequences of answers lead on from fixed positions.

`python -m tests.laws.perft` records the counts.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.play import new_game, play_on
from tests.laws.scenes import middle

RECORDED = Path(__file__).with_name("perft.json")


def perft(s: State, depth: int) -> int:
    if depth == 0 or s.ask is None:
        return 1
    total = 0
    for value in s.ask.values:
        fork = s.fork()
        GAME.answer(fork, value)
        total += perft(fork, depth - 1)
    return total


def opening(n: int) -> State:
    return new_game(n, quiet=True)


def after_forty(n: int) -> State:
    return play_on(new_game(n, quiet=True), Dice(n), 40)


STARTS: list[tuple[str, Callable[[int], State], int, int]] = [
    ("opening", opening, 12, 5),
    ("after forty answers", after_forty, 12, 4),
    ("middle", middle, 20, 4),
]
"""Where from, how many of them, and how deep."""


def counts() -> dict[str, list[int]]:
    return {
        f"{name} {n}": [perft(start(n), depth) for depth in range(1, deepest + 1)]
        for name, start, many, deepest in STARTS
        for n in range(many)
    }


def record() -> None:
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(row)}" for name, row in counts().items())
    RECORDED.write_text("{\n" + rows + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    record()
