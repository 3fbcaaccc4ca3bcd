"""Many games, in one process, in several or on a Ray cluster: the same games in the same order, and a bar."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, NamedTuple, TypeVar

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from typer.core import TyperCommand

from jackin.kernel.rng import MOST_SEED
from jackin.workers.chunk import Chunk
from jackin.workers.kept import Kept
from jackin.workers.place import place
from jackin.workers.played import Tell, played

T = TypeVar("T")
LOCAL = "local"

Seed = Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed gives the same games.")]
Decks = Annotated[str, typer.Option(help="suite, starter, house, all, or names with commas between.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes.")]
Ray = Annotated[
    str, typer.Option(metavar="[ADDRESS]", help="Play on a Ray cluster; without an address on one of this machine.")
]
Keep = Annotated[
    Path | None, typer.Option(help="A file for what is done: the same command goes on where it was cut off.")
]


class How(NamedTuple):
    """By whom games are played, which changes nothing about them."""

    jobs: int = 1
    ray: str = ""
    keep: Path | None = None


class Spread(TyperCommand):
    """A command whose --ray may stand without an address."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, with_address(args))


def with_address(args: list[str]) -> list[str]:
    found: list[str] = []
    for n, word in enumerate(args):
        found.append(word)
        if word == "--ray" and (n + 1 == len(args) or args[n + 1].startswith("-")):
            found.append(LOCAL)
    return found


def watched(play: Callable[[Chunk[Any]], T], given: list[Chunk[Any]], how: How) -> Iterator[T]:
    """What each chunk comes to, in order; the bar counts the games of all workers."""
    kept = Kept(how.keep) if how.keep is not None else None
    with counted(sum(chunk.games for chunk in given)) as tell:
        yield from played(play, given, place(how.jobs, how.ray), kept, tell)


@contextmanager
def counted(total: int) -> Iterator[Tell]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=total)
        yield lambda games: progress.advance(task, games)


def spread(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f} a game, {min(numbers)} to {max(numbers)}"
