"""What a bot that thinks ahead is given: its view, its ask, and worlds to try things in. Never the true position."""

from __future__ import annotations

from typing import Protocol

from jackin.bots.levels import LEVELS
from jackin.kernel.game import Game, Json, NoWorld
from jackin.kernel.machine import Position


class Source(Protocol):
    """One decision of one seat."""

    game: Game
    seat: int

    @property
    def view(self) -> Json: ...

    def world(self, seed: int) -> Position:
        """A position that may be the true one for all that the seat knows; the same seed gives the same one.

        `NoWorld` if none is found: whoever thinks ahead then answers from the view."""
        ...


class Sealed:
    """A source that holds a world dealt anew and nothing else: what its seat cannot see is gone before it is made."""

    def __init__(self, game: Game, position: Position, seat: int, seed: int) -> None:
        self.game = game
        self.seat = seat
        self._view = game.sight(position, seat)
        self._world = game.redeal(position, seat, seed)

    @property
    def view(self) -> Json:
        return self._view

    def world(self, seed: int) -> Position:
        return self.game.redeal(self._world, self.seat, seed)

    def encode(self) -> Json:
        """For another process."""
        return {"view": self._view, "seat": self.seat, "world": self.game.encode(self._world)}


class Sent:
    """A sealed source that came from another process."""

    def __init__(self, game: Game, data: Json) -> None:
        self.game = game
        self.seat: int = data["seat"]
        self._view: Json = data["view"]
        self._world = game.decode(data["world"])

    @property
    def view(self) -> Json:
        return self._view

    def world(self, seed: int) -> Position:
        return self.game.redeal(self._world, self.seat, seed)


def sealed_for(name: str, game: Game, position: Position, seat: int, seed: int) -> Json | None:
    """What a bot in another process is sent beside its view, if it thinks ahead."""
    level = LEVELS.get(name.partition(":")[0])
    if level is None or not level.worlds:
        return None
    try:
        return Sealed(game, position, seat, seed).encode()
    except NoWorld:
        return None
