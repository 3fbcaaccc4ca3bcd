"""What every encoding gives, whatever the game."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.tensors.page import Page
from jackin.tensors.section import Section


class Encoding:
    """A game as bytes and numbered actions. `size` bytes are an observation, `count` is the number of actions."""

    def __init__(self, name: str, layout: list[Section], action_layout: list[Section]) -> None:
        self.name = name
        self.layout = layout
        self.action_layout = action_layout
        self.size = layout[len(layout) - 1].end
        self.count = action_layout[len(action_layout) - 1].end

    def new(self, setup: Json, seed: int) -> Position:
        raise NotImplementedError

    def seats(self, position: Position) -> int:
        raise NotImplementedError

    def observe(self, position: Position, seat: int, page: Page) -> None:
        """Write what a seat may know of a position, over whatever stands there."""
        raise NotImplementedError

    def mark(self, position: Position, mask: Page) -> list[int]:
        """A 1 for every legal action and nothing else; and the action of each option of the open ask, in its order,
        with -1 for one too many to have a number."""
        raise NotImplementedError

    def actions(self, position: Position) -> list[int]:
        """The action of each option, for whoever needs no mask."""
        return self.mark(position, Page(self.count))

    def winners(self, position: Position) -> tuple[int, ...]:
        """Of a game that is over."""
        raise NotImplementedError

    def progress(self, position: Position, seat: int) -> float:
        """How far a seat has come towards winning, by points, from 0 to about 1: for shaped rewards."""
        raise NotImplementedError
