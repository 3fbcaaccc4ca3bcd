"""What a game owes the table: the one door that bots, servers and journals come through."""

from __future__ import annotations

from typing import Any, Protocol

from jackin.kernel.ask import Ask, Option
from jackin.kernel.machine import Position
from jackin.kernel.rng import Seed

Json = dict[str, Any]


class Result:
    """How a game ended: the winning seat (-1 for nobody, or for several who share) and why."""

    def __init__(self, winner: int, reason: str, winners: tuple[int, ...] = ()) -> None:
        self.winner = winner
        self.reason = reason
        self.winners = winners or ((winner,) if winner >= 0 else ())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Result):
            return False
        return (self.winner, self.reason, self.winners) == (other.winner, other.reason, other.winners)

    def __hash__(self) -> int:
        return hash((self.winner, self.reason, self.winners))

    def __repr__(self) -> str:
        if len(self.winners) > 1:
            return f"<seats {', '.join([str(seat) for seat in self.winners])} win: {self.reason}>"
        return f"<seat {self.winner} wins: {self.reason}>"


class NoWorld(Exception):
    """No deal was found that a seat could believe. The true one is never given instead."""


class NoSeat(ValueError):
    """A seat that this table does not have."""


def check_seat(seat: int, seats: int) -> None:
    if not -1 <= seat < seats:
        raise NoSeat(f"no seat {seat}: there are 0 to {seats - 1}, and -1 looks on")


class Game(Protocol):
    """The rules of one game, as functions of a position."""

    name: str
    version: int

    def new(self, setup: Json, seed: Seed) -> Position:
        """A game at its first question."""
        ...

    def seats(self, position: Position) -> int:
        """How many players sit at this table; seats are 0 and up."""
        ...

    def ask(self, position: Position) -> Ask | None:
        """The open question; None when the game is over."""
        ...

    def answer(self, position: Position, value: Option | str) -> None:
        """Take one of the options, by itself or by its value, and go on to the next question."""
        ...

    def fork(self, position: Position) -> Position:
        """An independent copy."""
        ...

    def view(self, position: Position, seat: int) -> Json:
        """Everything that a seat may see, with the words for it; -1 looks on."""
        ...

    def sight(self, position: Position, seat: int) -> Json:
        """The view as a program reads it: without the log, and without the words of the answers."""
        ...

    def redeal(self, position: Position, seat: int, seed: int) -> Position:
        """A position that looks the same to the seat, dealt from what it knows and the seed alone; or `NoWorld`."""
        ...

    def result(self, position: Position) -> Result | None:
        """How it ended; None while it goes on."""
        ...

    def encode(self, position: Position) -> Json:
        """The whole position as plain data, hidden cards and all."""
        ...

    def decode(self, data: Json) -> Position: ...
