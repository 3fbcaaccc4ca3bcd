"""A progress bar on stderr, for whoever sits before a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def watched(parts: Iterable[list[T]], total: int) -> Iterator[list[T]]:
    """The same parts, each counted as it comes."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("games", total=total)
        for part in parts:
            yield part
            progress.advance(task, len(part))
