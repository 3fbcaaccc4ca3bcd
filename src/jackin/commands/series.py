"""Many games of one match, in one process or several: the same games in the same order either way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from jackin.commands.watching import watched as counted

Match = TypeVar("Match")
Outcome = TypeVar("Outcome")
Play = Callable[[Match, int], Outcome]  # one game of a match, by its number; a function of a module

CHUNK = 20


def play_chunk(play: Play[Match, Outcome], match: Match, first: int, last: int) -> list[Outcome]:
    return [play(match, number) for number in range(first, last)]


def outcomes(play: Play[Match, Outcome], match: Match, games: int, jobs: int) -> Iterator[list[Outcome]]:
    """Chunks of games in order, however many processes play them."""
    chunks = [(n, min(n + CHUNK, games)) for n in range(0, games, CHUNK)]
    if jobs == 1:
        for first, last in chunks:
            yield play_chunk(play, match, first, last)
    else:
        with ProcessPoolExecutor(jobs) as pool:
            waiting = [pool.submit(play_chunk, play, match, first, last) for first, last in chunks]
            for chunk in waiting:
                yield chunk.result()


def watched(play: Play[Match, Outcome], match: Match, games: int, jobs: int) -> list[Outcome]:
    """All outcomes, with a progress bar on stderr."""
    return [outcome for part in counted(outcomes(play, match, games, jobs), games) for outcome in part]


def spread(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f} a game, {min(numbers)} to {max(numbers)}"
