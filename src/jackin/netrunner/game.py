"""Netrunner, as the table's `Game`."""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.ask import Ask
from jackin.kernel.game import Json, Result, check_seat
from jackin.kernel.machine import Position, advance, answer
from jackin.kernel.rng import Seed
from jackin.netrunner import codec
from jackin.netrunner.automa import players as players  # both seats can be played by the game itself
from jackin.netrunner.flows.game import GAME_FLOW
from jackin.netrunner.layout import laid_out
from jackin.netrunner.redeal import redeal
from jackin.netrunner.setup import LARGEST_DECK as LARGEST_DECK
from jackin.netrunner.setup import BadSetup as BadSetup
from jackin.netrunner.setup import blank_table as blank_table
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State


class Netrunner:
    """Android: Netrunner, by the numbered rules of docs/rules/netrunner.md."""

    def __init__(self) -> None:
        self.name = "netrunner"
        self.version = codec.VERSION

    def new(self, setup: Any, seed: Seed) -> State:
        if isinstance(setup, dict) and "position" in setup:
            return laid_out(setup, seed)
        s = blank_table(setup, seed)
        s.call(GAME_FLOW)
        advance(s)
        return s

    def seats(self, position: Position) -> int:
        return 2

    def ask(self, position: Position) -> Ask | None:
        return position.ask

    def answer(self, position: Position, value: Any) -> None:
        answer(position, value)

    def fork(self, position: Position) -> State:
        return state(position).fork()

    def view(self, position: Position, seat: int) -> Json:
        check_seat(seat, self.seats(position))
        return dict(view(state(position), seat))

    def sight(self, position: Position, seat: int) -> Json:
        return dict(view(state(position), seat, 0, False))

    def redeal(self, position: Position, seat: int, seed: int) -> State:
        check_seat(seat, self.seats(position))
        return redeal(state(position), seat, seed)

    def result(self, position: Position) -> Result | None:
        s = state(position)
        return Result(s.winner, s.reason) if s.over else None

    def encode(self, position: Position) -> Json:
        return codec.encode(state(position))

    def decode(self, data: Any) -> State:
        return codec.decode(data)


GAME: Final = Netrunner()


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
