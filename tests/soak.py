"""As many random games as wanted, with every law sampled: python -m tests.soak --game gangs --games 100000

A failure prints its seed and saves a journal that `jackin replay` opens.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from jackin.gangs import GAME as GANGS
from jackin.gangs import setup
from jackin.gangs.content.read import builtin
from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from tests.gangs import laws as gangs_laws
from tests.laws.laws import HEAVY, light_laws, replay_equals_live
from tests.laws.play import MOST_DECISIONS, Endless, choose, legal_setup, setup_of

STORIES = [story.id for story in builtin("house").stories]
Law = Callable[[Any, Any, Dice], None]

POOL = "pool"
"""Netrunner with random legal decks of all sets together."""

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


class Ground(NamedTuple):
    """A game to soak: its setups by seed, how it is played, and its laws."""

    game: Game
    setup: Callable[[int], Json]
    choose: Callable[[Ask, Dice], Option]
    most: int
    light: Callable[[Any, Any, Dice], None]
    heavy: Callable[[], Sequence[Law]]


def ground(name: str) -> Ground:
    if name == "gangs":
        return Ground(
            GANGS, gangs_setup, any_answer, gangs_laws.MOST_DECISIONS, light_gangs, lambda: gangs_laws.HEAVY
        )
    return Ground(GAME, legal_setup if name == POOL else setup_of, choose, MOST_DECISIONS, light_laws, lambda: HEAVY)


def gangs_setup(seed: int) -> Json:
    """One to four players in every Story."""
    story = STORIES[seed // 4 % len(STORIES)]
    return setup(["tyger-claws", "valentinos"], alone=True) if seed % 4 == 0 else setup(seed % 4 + 1, story)


def any_answer(ask: Ask, dice: Dice) -> Option:
    return ask.options[dice.below(len(ask.options))]


def light_gangs(game: Game, s: Any, dice: Dice) -> None:
    for law in gangs_laws.LIGHT:
        law(game, s, dice)


def soak_game(name: str, seed: int, out: Path) -> Failure | None:
    """One random game under the laws. The match-up, the deal, the answers and the samples follow from the seed."""
    on = ground(name)
    journal = Journal.begin(on.game, on.setup(seed), seed)
    dice, luck = Dice(seed * 2 + 1), Dice(seed)
    try:
        while journal.ask is not None:
            sample_laws(on, journal, dice)
            journal.answer(on.choose(journal.ask, luck))
            if len(journal.answers) > on.most:
                raise Endless(f"no end after {on.most} decisions")
        if seed % REPLAY_EVERY == 0:
            position: Any = journal.position
            replay_equals_live(on.game, journal.setup, seed, journal.answers, position)
    except Exception:
        return failed(journal, traceback.format_exc(), out)
    return None


def sample_laws(on: Ground, journal: Journal, dice: Dice) -> None:
    if dice.below(LIGHT_EVERY) == 0:
        on.light(on.game, journal.position, dice)
    if dice.below(HEAVY_EVERY) == 0:
        laws = on.heavy()
        laws[dice.below(len(laws))](on.game, journal.position, dice)


def failed(journal: Journal, error: str, out: Path) -> Failure:
    """The journal ends before the answer that failed, so that it can be opened."""
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"soak-{journal.seed}.json"
    journal.save(path)
    return Failure(journal.seed, error, path)


def soak_chunk(name: str, first: int, count: int, out: Path) -> list[Failure]:
    found = [soak_game(name, seed, out) for seed in range(first, first + count)]
    return [failure for failure in found if failure is not None]


def chunks(games: int, seed: int) -> list[tuple[int, int]]:
    return [(first, min(CHUNK, seed + games - first)) for first in range(seed, seed + games, CHUNK)]


def results(name: str, games: int, seed: int, jobs: int, out: Path) -> Iterator[tuple[int, list[Failure]]]:
    """How many games are done, and what failed in them, as they come in."""
    work = chunks(games, seed)
    if jobs == 1:
        for first, count in work:
            yield count, soak_chunk(name, first, count, out)
        return
    firsts, counts = [first for first, _ in work], [count for _, count in work]
    with ProcessPoolExecutor(jobs) as pool:
        names, outs = [name] * len(work), [out] * len(work)
        for count, found in zip(counts, pool.map(soak_chunk, names, firsts, counts, outs), strict=True):
            yield count, found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Random games under every law.")
    parser.add_argument("--game", choices=["netrunner", POOL, "gangs"], default="netrunner", help="which")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the first")
    parser.add_argument("--jobs", type=int, default=2, help="processes at work")
    parser.add_argument("--out", type=Path, default=Path("build/soak"), help="where failed games are saved")
    wanted = parser.parse_args(arguments)
    console = Console()
    columns = (TextColumn("soak"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        bar = progress.add_task("soak", total=wanted.games)
        for count, failures in results(wanted.game, wanted.games, wanted.seed, wanted.jobs, wanted.out):
            progress.advance(bar, count)
            for failure in failures:
                console.print(str(failure), markup=False, highlight=False, soft_wrap=True)
            if failures:
                return 1
    console.print(f"{wanted.games} games, every law kept")
    return 0


if __name__ == "__main__":
    sys.exit(main())
