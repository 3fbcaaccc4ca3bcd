"""The chess clock of a table: it runs for the person who is asked, and its flag is a loss."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from jackin.kernel.game import Json
from jackin.server.seat import Seat

now = time.monotonic

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
        self.forget()
        if asked is not None and asked.clock is not None and asked.kind == "person":
            self._seat, self._since = asked, now()
            self._flag = asyncio.get_running_loop().call_later(asked.clock, self._fall, asked)

    def stop(self, answered: int = -1) -> list[Json]:
        """Stop; the time spent is gone, and who answered is paid the increment. The seats that changed."""
        seat = self._seat
        if seat is None:
            return []
        seat.clock = self.left(seat)
        if seat.place == answered:
            seat.clock = (seat.clock or 0) + self.table.wish["clock"]["increment"]
        self.forget()
        return [{"place": seat.place, "clock": seat.clock}]

    def forget(self) -> None:
        if self._flag is not None:
            self._flag.cancel()
        self._seat = self._flag = None

    def left(self, seat: Seat) -> float | None:
        if seat.clock is None or seat is not self._seat:
            return seat.clock
        return max(0.0, seat.clock - (now() - self._since))

    def out(self, seat: Seat) -> bool:
        """Whether the seat's time is up, though its flag may not have fallen yet."""
        return self.left(seat) == 0

    def _fall(self, seat: Seat) -> None:
        if self.table.asked is seat:
            self.table.lose(seat, "time")
