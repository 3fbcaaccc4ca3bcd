"""Gangs of Night City, as the table's `Game`."""

from __future__ import annotations

from typing import Any, Final

from jackin.gangs import codec
from jackin.gangs.flows.game import GAME_FLOW
from jackin.gangs.layout import laid_out
from jackin.gangs.redeal import redeal
from jackin.gangs.setup import BadSetup as BadSetup
from jackin.gangs.setup import blank_table
from jackin.gangs.state import State
from jackin.gangs.view import view
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json, Result, check_seat
from jackin.kernel.machine import Position, advance, answer
from jackin.kernel.rng import Seed


class Gangs:
    """Cyberpunk 2077: Gangs of Night City, by the numbered rules of docs/rules/gangs.md."""

    def __init__(self) -> None:
        self.name = "gangs"
        self.version = codec.VERSION

    def new(self, setup: Any, seed: Seed) -> State:
        if isinstance(setup, dict) and "position" in setup:
            return laid_out(setup, seed)
        s = blank_table(setup, seed)
        s.call(GAME_FLOW)
        advance(s)
        return s

    def seats(self, position: Position) -> int:
        return state(position).seats

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
        return dict(view(state(position), seat, 0))

    def redeal(self, position: Position, seat: int, seed: int) -> State:
        check_seat(seat, self.seats(position))
        return redeal(state(position), seat, seed)

    def result(self, position: Position) -> Result | None:
        s = state(position)
        return Result(s.winner, s.reason, s.winners) if s.over else None

    def encode(self, position: Position) -> Json:
        return codec.encode(state(position))

    def decode(self, data: Any) -> State:
        return codec.decode(data)


GAME: Final = Gangs()


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position
