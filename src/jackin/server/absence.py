"""Somebody who has been gone too long: the game is taken, or a bot plays on until they come back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackin.doors import Refusal
from jackin.server import hours
from jackin.server.seat import Seat

if TYPE_CHECKING:
    from jackin.server.table import Table


class Absence:
    def __init__(self, table: Table) -> None:
        self.table = table

    def claim(self, seat: Seat, how: str) -> None:
        table = self.table
        absent = [other for other in table.people if other is not seat and self.is_gone(other, seat)]
        if not absent or table.result is not None or table.play is None:
            raise Refusal("server-not-gone")
        if how == "win":
            table.lose(absent[0], "gone")
            return
        if table.wish.rated:
            raise Refusal("server-rated-no-bot")
        self.stand_in(absent)

    def stand_in(self, seats: list[Seat]) -> None:
        """A bot plays on, until the person comes back."""
        table = self.table
        changed = {"kind": "bot", "stands_in": True}
        bill = table.clock.bill() if table.asked in seats else []
        table.store.change(table.id, {}, [{"place": seat.place, **changed} for seat in seats] + bill)
        table.clock.pay(bill)
        for seat in seats:
            seat.kind, seat.stands_in = "bot", True
        table.wake()

    def is_gone(self, seat: Seat, waiting: Seat) -> bool:
        """Absence counts from when the person was last here, and only while the other one waits."""
        return not seat.lines and hours.now() - max(seat.since, waiting.since) >= self.table.settings.gone

    def held(self) -> list[Seat]:
        """The people whose seats are held for them."""
        return [seat for seat in self.table.seats if seat.stands_in]
