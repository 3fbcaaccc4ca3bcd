"""The chess clock of a table: it runs for the person who is asked, and its flag is a loss."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from jackin.kernel.game import Json
from jackin.server import hours
from jackin.server.seat import Seat

if TYPE_CHECKING:
    from jackin.server.table import Table


class Clock:
    """The time left is kept on disk with every answer; while a table is out of memory its clock stands."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._seat: Seat | None = None
        self._since = 0.0
        self._flag: asyncio.TimerHandle | None = None

    def run(self) -> None:
        """Run for whoever is asked now."""
        asked = self.table.asked
        if asked is self._seat:
            return
        self.stop()
        if asked is not None and asked.clock is not None and asked.kind == "person":
            self._seat, self._since = asked, hours.now()
            self._flag = asyncio.get_running_loop().call_later(asked.clock, self._fall, asked)

    def bill(self, turns: int = 0) -> list[Json]:
        """What a stop would cost: the seats that change, as rows. Everybody is paid for the turns that began:
        for each answer, the other clock would tell how often that seat was asked."""
        paid = self.table.wish.increment * turns
        timed = [seat for seat in self.table.seats if seat.clock is not None and (paid or seat is self._seat)]
        return [{"place": seat.place, "clock": (self.left(seat) or 0) + paid} for seat in timed]

    def pay(self, bill: list[Json]) -> None:
        """Stop at what was billed, once it is on disk."""
        for row in bill:
            self.table.seats[row["place"]].clock = row["clock"]
        self.stop()

    def stop(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
        self._seat = self._flag = None

    def left(self, seat: Seat) -> float | None:
        if seat.clock is None or seat is not self._seat:
            return seat.clock
        return max(0.0, seat.clock - (hours.now() - self._since))

    def out(self, seat: Seat) -> bool:
        """Whether the seat's time is up, though its flag may not have fallen yet."""
        return self.left(seat) == 0

    def _fall(self, seat: Seat) -> None:
        if self.table.asked is seat:
            self.table.lose(seat, "time")
