"""A game that stands before another and does as it does: each test of a law changes one thing of it."""

from __future__ import annotations

from typing import Any

from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Game, Json, Result
from jackin.kernel.machine import Position
from jackin.kernel.rng import Seed


class Honest:
    """With a place for one fault."""

    game: Game
    name: str
    version: int

    def new(self, setup: Json, seed: Seed) -> Position:
        return self.game.new(setup, seed)

    def seats(self, position: Position) -> int:
        return self.game.seats(position)

    def ask(self, position: Position) -> Ask | None:
        return self.game.ask(position)

    def answer(self, position: Position, value: Option | str) -> None:
        self.game.answer(position, value)

    def fork(self, position: Position) -> Position:
        return self.game.fork(position)

    def view(self, position: Position, seat: int) -> Json:
        return self.game.view(position, seat)

    def sight(self, position: Position, seat: int) -> Json:
        return self.game.sight(position, seat)

    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        return self.game.redeal(position, seat, seed)

    def result(self, position: Position) -> Result | None:
        return self.game.result(position)

    def encode(self, position: Position) -> Json:
        return self.game.encode(position)

    def decode(self, data: Any) -> Position:
        return self.game.decode(data)
