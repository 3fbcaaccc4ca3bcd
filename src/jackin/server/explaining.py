"""Bots that explain themselves, at tables where they were asked to: only those who sit there are told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackin.doors import explaining
from jackin.kernel.game import Json
from jackin.server.play import Play
from jackin.server.seat import Seat

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table


class Explaining:
    """The reasons of what bots did since a person last decided."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.reasons: list[Json] = []

    @property
    def wanted(self) -> bool:
        return self.table.wish.explains and self.table.teaching is None

    def of(self, play: Play, seat: Seat, value: str, reason: Json | None) -> Json | None:
        """What there is to tell of an answer before it is given."""
        if not self.wanted:
            return None
        position, n = play.journal.position, len(play.by)
        found = explaining.told(play.door, position, value, reason)
        if found is None:
            return None
        turn, _ = play.door.moment(position)
        return {"n": n, "seat": seat.seat, "bot": seat.player, "turn": turn, **found}

    def add(self, play: Play, reason: Json | None) -> None:
        if reason is not None:
            self.reasons = [*[one for one in self.reasons if one["n"] >= self._since(play)], reason]
            self._tell(self.table.people)

    def _since(self, play: Play) -> int:
        """How many answers there were after a person's last decision."""
        own = [play.last_choice(seat.place) for seat in self.table.people]
        return max([0, *[n + 1 for n in own if n is not None]])

    def cut(self, n: int) -> None:
        """After a take back."""
        kept = [one for one in self.reasons if one["n"] < n]
        if len(kept) < len(self.reasons):
            self.reasons = kept
            self._tell(self.table.people)

    def greet(self, line: Line) -> None:
        if self.reasons and line.seat is not None:
            line.send(self._told())

    def _tell(self, seats: list[Seat]) -> None:
        for seat in seats:
            for line in seat.lines:
                line.send(self._told())

    def _told(self) -> Json:
        return {"type": "explained", "reasons": self.reasons}
