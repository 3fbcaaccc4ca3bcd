"""A series of chunks, from whatever place, in order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from jackin.workers.chunk import Chunk
from jackin.workers.kept import Kept
from jackin.workers.place import Place

T = TypeVar("T")
Tell = Callable[[int], None]


def nobody(games: int) -> None:
    """Hears how many games were played, and says nothing."""


def played(
    play: Callable[[Chunk[Any]], T],
    given: list[Chunk[Any]],
    where: Place,
    kept: Kept | None = None,
    tell: Tell = nobody,
) -> Iterator[T]:
    """What each chunk comes to, in order, whoever plays it and when. Kept chunks are not played again."""
    found: dict[int, T] = {}
    if kept is not None:
        found = {n: known for n, chunk in enumerate(given) if (known := kept.find(play, chunk)) is not None}
    tell(sum(given[n].games for n in found))
    left = [(n, chunk) for n, chunk in enumerate(given) if n not in found]
    playing, following = where.play(play, left), 0
    while following < len(given):
        while following not in found:
            n, result = next(playing)
            found[n] = result
            if kept is not None:
                kept.add(play, given[n], result)
            tell(given[n].games)
        yield found.pop(following)
        following += 1
    for _ in playing:
        raise AssertionError("a chunk more than there are")
