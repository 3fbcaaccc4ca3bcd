"""A part of a long series of games. The match and a game's number decide the game, so that anybody may play it."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeVar

Match = TypeVar("Match")
SIZE = 20


class Chunk(NamedTuple, Generic[Match]):
    """The games `first` to `last`, without the last one, of everything that decides them."""

    match: Match
    first: int
    last: int

    @property
    def games(self) -> int:
        return self.last - self.first


def chunks(match: Match, games: int, size: int = SIZE) -> list[Chunk[Match]]:
    return [Chunk(match, n, min(n + size, games)) for n in range(0, games, size)]
