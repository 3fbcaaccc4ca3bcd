"""As many random games as wanted, with every law sampled: python -m tests.soak --games 100000

A failure prints its seed and saves a journal that `jackin replay` opens.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.laws import HEAVY, light_laws, replay_equals_live
from tests.laws.play import MOST_DECISIONS, Endless, choose, setup_of

CHUNK = 5
LIGHT_EVERY = 6
HEAVY_EVERY = 30
REPLAY_EVERY = 8


class Failure:
    """A game in which a law was broken, or the engine fell over."""

    def __init__(self, seed: int, error: str, path: Path) -> None:
        self.seed = seed
        self.error = error
        self.path = path

    def __str__(self) -> str:
        return f"{self.error}\nseed {self.seed}; the game is saved: jackin replay {self.path}"


def soak_game(seed: int, out: Path) -> Failure | None:
    """One random game under the laws. The match-up, the deal, the answers and the samples follow from the seed."""
    journal = Journal.begin(GAME, setup_of(seed), seed)
    dice, luck = Dice(seed * 2 + 1), Dice(seed)
    try:
        while journal.ask is not None:
            sample_laws(journal, dice)
            journal.answer(choose(journal.ask, luck))
            if len(journal.answers) > MOST_DECISIONS:
                raise Endless(f"no end after {MOST_DECISIONS} decisions")
        if seed % REPLAY_EVERY == 0:
            replay_equals_live(GAME, journal.setup, seed, journal.answers, state(journal))
    except Exception:
        return failed(journal, traceback.format_exc(), out)
    return None


def sample_laws(journal: Journal, dice: Dice) -> None:
    if dice.below(LIGHT_EVERY) == 0:
        light_laws(GAME, state(journal), dice)
    if dice.below(HEAVY_EVERY) == 0:
        law = HEAVY[dice.below(len(HEAVY))]
        law(GAME, state(journal), dice)


def state(journal: Journal) -> State:
    assert isinstance(journal.position, State)
    return journal.position


def failed(journal: Journal, error: str, out: Path) -> Failure:
    """The journal ends before the answer that failed, so that it can be opened."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"soak-{journal.seed}.json"
    journal.save(path)
    return Failure(journal.seed, error, path)


def soak_chunk(first: int, count: int, out: Path) -> list[Failure]:
    found = [soak_game(seed, out) for seed in range(first, first + count)]
    return [failure for failure in found if failure is not None]


def chunks(games: int, seed: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, seed + games - first)) for first in range(seed, seed + games, CHUNK)]


def results(games: int, seed: int, jobs: int, out: Path) -> Iterator[tuple[int, list[Failure]]]:
    """How many games are done, and what failed in them, as they come in."""
    work = chunks(games, seed)
    if jobs == 1:
        for first, count in work:
            yield count, soak_chunk(first, count, out)
        return
    firsts, counts = [first for first, _ in work], [count for _, count in work]
    with ProcessPoolExecutor(jobs) as pool:
        for count, found in zip(counts, pool.map(soak_chunk, firsts, counts, [out] * len(work)), strict=True):
            yield count, found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games under every law.")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work")
    parser.add_argument("--out", type=Path, default=Path("build/soak"), help="where failed games are saved")
    wanted = parser.parse_args(arguments)
    console = Console()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("soak", total=wanted.games)
        for count, failures in results(wanted.games, wanted.seed, wanted.jobs, wanted.out):
            progress.advance(bar, count)
            for failure in failures:
                console.print(str(failure), markup=False, highlight=False, soft_wrap=True)
            if failures:
                return 1
    console.print(f"{wanted.games} games, every law kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
