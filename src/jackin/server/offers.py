"""What one seat asks of the others: to take something back, to play again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.seat import Seat

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table


class Offer:
    """`yes` are the seats that have agreed; it is taken when every person has. `halves` are what they add to the deal
    of a rematch, by place."""

    def __init__(self, kind: str, by: Seat, n: int = 0, seen: bool = False, swap: bool = False) -> None:
        self.kind = kind
        self.by = by
        self.n = n
        self.seen = seen
        self.swap = swap
        self.yes = {by.place}
        self.halves: dict[int, str] = {}

    def agree(self, seat: Seat, half: str | None) -> None:
        self.yes.add(seat.place)
        if half is not None:
            self.halves[seat.place] = half

    def message(self) -> Json:
        return {"type": "offered", "offer": self.kind, "by": self.by.seat, "seen": self.seen, "swap": self.swap}


class Offers:
    """At most one of a kind. An answer in the game, or its end, ends an offer to take back."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.open: dict[str, Offer] = {}

    def pending(self, seat: Seat | None) -> list[Json]:
        """What a seat has been asked and has not answered."""
        return [] if seat is None else [o.message() for o in self.open.values() if seat.place not in o.yes]

    def take_back(self, seat: Seat, ask: str = "") -> None:
        """To the seat's last decision; or, where one person decides for all, to any question it was asked."""
        undo = self.table.undo(seat)
        n = self._goal(seat, ask)
        if undo == "no" or n is None:
            raise Refusal("server-nothing-to-take-back")
        if undo == "free" and not self.table.alone:
            self.table.take_back(n)
            return
        self._make(Offer("take-back", seat, n, undo == "ask-seen"))

    def _goal(self, seat: Seat, ask: str) -> int | None:
        play = self.table.play
        if play is None or (ask and not self.table.alone):
            return None
        return play.asked_as(seat.place, ask) if ask else play.last_choice(seat.place)

    def rematch(self, seat: Seat, swap: bool, half: str | None = None) -> None:
        if self.table.result is None:
            raise Refusal("server-not-over")
        if self.table.row.rematch:
            raise Refusal("server-rematch-made")
        self.table.promise()
        self._make(Offer("rematch", seat, swap=swap), half)

    def _make(self, offer: Offer, half: str | None = None) -> None:
        if offer.kind in self.open:
            raise Refusal("server-asked-already")
        self.open[offer.kind] = offer
        offer.agree(offer.by, half)
        if not self._agreed(offer):
            for seat in self._others(offer):
                for line in seat.lines:
                    line.send(offer.message())

    def consent(self, seat: Seat, kind: str, yes: bool, half: str | None = None) -> None:
        offer = self.open.get(kind)
        if offer is None or seat.place in offer.yes:
            raise Refusal("server-no-offer")
        if not yes:
            self._end(offer, False)
            return
        offer.agree(seat, half)
        self._agreed(offer)

    def lapse(self) -> None:
        if (offer := self.open.get("take-back")) is not None:
            self._end(offer, False)

    def _others(self, offer: Offer) -> list[Seat]:
        return [seat for seat in self.table.people if seat is not offer.by and not self.table.alone]

    def _agreed(self, offer: Offer) -> bool:
        if any(seat.place not in offer.yes for seat in self._others(offer)):
            return False
        if offer.kind == "take-back":
            self._end(offer, True)
            if not self.table.alone:
                said = "server-took-back-seen" if offer.seen else "server-took-back"
                self.table.say({"said": {"key": said, "args": {"seat": offer.by.seat, "name": offer.by.player}}})
            self.table.take_back(offer.n)
        else:
            del self.open[offer.kind]
            self.table.again(offer.swap, offer.halves)
        return True

    def _end(self, offer: Offer, yes: bool) -> None:
        del self.open[offer.kind]
        for line in self._seated():
            line.send({"type": "settled", "offer": offer.kind, "yes": yes, "table": "", "key": None})

    def _seated(self) -> list[Line]:
        return [line for seat in self.table.seats for line in seat.lines]
