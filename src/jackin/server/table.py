"""One table: its seats, the game on it, and everything that can be done at it.

A change is on disk before memory has it and before anybody hears of it: after an error the table stands where it
stood. What cannot be done raises a Refusal and changes nothing.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Protocol

from jackin.doors import Door, Refusal, door
from jackin.kernel.deal import fair_deal
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.rng import read_chance
from jackin.server import deals, hours, still
from jackin.server.absence import Absence
from jackin.server.advising import Advising
from jackin.server.clock import Clock
from jackin.server.explaining import Explaining
from jackin.server.line import Line
from jackin.server.lobby import Lobby
from jackin.server.machines import Machines
from jackin.server.offers import Offers
from jackin.server.play import Play
from jackin.server.previews import Previews
from jackin.server.ratings import Ratings
from jackin.server.rows import TableRow, Wish
from jackin.server.seat import Seat, plain
from jackin.server.settings import Settings
from jackin.server.showing import Showing
from jackin.server.store import MOST_CHAT, Store
from jackin.server.teaching import Teaching, taught
from jackin.server.thinking import Thinking

log = logging.getLogger("jackin.server")

SNAPSHOT = 100
"""After every so many answers the whole position is kept too."""
NOTED = 60
"""Seconds after which the row says anew when the table was used."""
LOAD_STEP = 50
"""Answers that are replayed before other tables get their turn."""


class Room(Protocol):
    store: Store
    settings: Settings
    thinking: Thinking
    lobby: Lobby
    ratings: Ratings

    def rematch(self, table: Table, swap: bool, halves: dict[int, str]) -> str:
        """The id of a new table for the same people. The halves for its deal go by their places at this one."""

    def note(self, rated: list[Json]) -> None:
        """Somebody has another rating now."""


class Table:
    """`room` is where it stands: its disk, its thinkers, and the other tables."""

    def __init__(self, row: TableRow, seats: list[Seat], room: Room) -> None:
        self.id = row.id
        self.row = row
        self.wish: Wish = row.wish
        self.seats = seats
        self.room = room
        self.store = room.store
        self.settings = room.settings
        self.door: Door = door(row.game)
        self.play: Play | None = None
        self.watchers: set[Line] = set()
        self.used = hours.now()
        self.clock = Clock(self)
        self.offers = Offers(self)
        self.absence = Absence(self)
        lesson = taught(row.wish.lesson)
        self.teaching = Teaching(self, lesson) if lesson is not None else None
        self.advising = Advising(self)
        self.explaining = Explaining(self)
        self.showing = Showing(self)
        self.previews = Previews(self)
        self.machines = Machines(self)
        self.frozen: Refusal | None = None
        self.reports = 0
        self.complaints: set[str] = set()
        self.said: list[Json] = []
        self._kept = 0
        self._noted = 0.0

    # What it is

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def result(self) -> dict[str, str] | None:
        """How the game ended: by its rules, or at the table."""
        return self.row.result

    @property
    def hot_seat(self) -> bool:
        return self.wish.at_one_screen

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in self.seats if seat.kind == "person"]

    @property
    def alone(self) -> bool:
        """One person decides for all: against machines, or with all seats in one browser."""
        return self.hot_seat or sum(bool(seat.secret) for seat in self.seats) < 2

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def asked(self) -> Seat | None:
        """Whose answer the table waits for."""
        ask = self.play.ask if self.play is not None and self.result is None and self.frozen is None else None
        return None if ask is None else self.seats[ask.seat]

    def lines(self) -> list[Line]:
        return [line for seat in self.seats for line in seat.lines] + list(self.watchers)

    def seat_of(self, secret: str) -> Seat | None:
        return next((seat for seat in self.seats if seat.holds(secret)), None)

    def seat_of_account(self, account: str, name: str = "") -> Seat | None:
        """The seat of that name, or any, of a player who is signed in."""
        mine = [seat for seat in self.seats if account and seat.account == account]
        return next((seat for seat in mine if name in ("", seat.seat)), None)

    # Beginning

    async def load(self) -> None:
        """Go on where the answers on disk end. Where today's rules would play another game, it is only shown."""
        if self.status == "waiting":
            return
        if (outdated := still.outdated(self.row)) is not None:
            await self._freeze(outdated)
            return
        try:
            await self._replay()
        except (ValueError, LookupError, TypeError, AssertionError):
            log.exception("table %s cannot be played on", self.id)
            await self._freeze(still.frozen("server-broken-table", self.row))

    async def _replay(self) -> None:
        journal = Journal.begin(self.door.game, self.row.setup or {}, read_chance(self.row.seed))
        if self.row.deal.kind == "fair":
            journal.deal = fair_deal(self.row.deal.secret, self.row.deal.halves)
        play = self._play(journal)
        for n, (value, auto) in enumerate(await self.store.aside(self.store.answers, self.id)):
            play.answer(value, auto)
            if n % LOAD_STEP == 0:
                await asyncio.sleep(0)
        play.watch.attend(journal.position)
        snapshot = await self.store.aside(self.store.snapshot, self.id)
        if snapshot is not None and not still.agrees(play.journal, snapshot):
            raise ValueError(f"table {self.id} was another position after {snapshot['n']} answers")
        self._kept = len(play.by)
        self.play = play

    async def _freeze(self, why: Refusal) -> None:
        """The table is shown as it was kept last, and nothing can be done at it."""
        self.frozen = why
        snapshot = await self.store.aside(self.store.snapshot, self.id)
        answers = await self.store.aside(self.store.answers, self.id)
        journal = still.journal(self.door.game, self.row, [value for value, _ in answers], snapshot)
        if journal is not None:
            self.play = self._play(journal)

    async def begin(self) -> None:
        """Everybody is here: deal, or go on from where another game is continued."""
        kept = self.row.setup
        decks = {seat.seat: seat.deck for seat in self.seats if seat.deck is not None}
        self.row.setup = kept if kept is not None else self.door.setup(self.wish.data(), decks)
        self.row.status = "playing"
        try:
            await self.load()
            moment = self._moment(self.playing().journal.position)
            dealt = {"setup": self.row.setup, "seed": self.row.seed, "deal": self.row.deal.model_dump()}
            self.store.change(self.id, {**dealt, **moment}, [seat.row() for seat in self.seats])
        except BaseException:
            self.row.setup, self.row.status, self.play, self.frozen = kept, "waiting", None, None
            raise
        self._set(moment)

    def promise(self) -> None:
        """A game between people that ended without a secret for the next deal gets one before anybody asks for it."""
        if self.result is not None and not self.alone and not self.row.next:
            secret = deals.new_secret()
            self.store.change(self.id, {"next": secret})
            self.row.next = secret

    def _play(self, journal: Journal) -> Play:
        watched = () if self.alone else tuple(seat.place for seat in self.seats if seat.secret)
        return Play(self.door, journal, len(self.seats), self.row.epoch, watched)

    def wake(self) -> None:
        """After every change: the next bot thinks, the next clock runs, and those who see a change are told."""
        self.clock.run()
        self.machines.wake()
        self.showing.push()

    # Answers

    def answer(self, seat: Seat, ask: str, values: list[str], auto: bool) -> None:
        """A person's answer. A plan stops where it no longer fits; what came before stands."""
        play = self.playing()
        if self.asked is not seat or play.number(seat.place) != ask:
            raise Refusal("server-stale")
        if self.clock.out(seat):
            self.lose(seat, "time")
            return
        begun = len(play.by)
        with play.whole():
            try:
                self._answer_all(seat, values, auto)
            except Refusal:
                if len(play.by) == begun:
                    raise
            self.keep(begun)
        self.wake()

    def _answer_all(self, seat: Seat, values: Iterable[str], auto: bool) -> None:
        play = self.playing()
        for n, value in enumerate(values):
            if n and (play.ask is None or play.ask.seat != seat.place):
                return
            try:
                play.answer(value, auto or n > 0)
            except ValueError:
                raise Refusal("server-not-an-answer") from None

    def keep(self, begun: int) -> None:
        """Write the answers from the n-th on, the clock and the result in one go."""
        play = self.playing()
        moment, bill = self._moment(play.journal.position), self.clock.bill(play.turns_since(begun))
        answers = zip(play.journal.answers[begun:], play.auto[begun:], strict=True)
        due = len(play.by) // SNAPSHOT > begun // SNAPSHOT or moment["result"] is not None
        snapshot = still.snapshot(play.journal) if due else None
        rated = self._rated(moment["result"])
        known = self._is_known(moment)
        self.store.append(self.id, begun, answers, moment, bill, snapshot, rated, known)
        self._noted = self._noted if known else hours.now()
        self._kept = len(play.by) if due else self._kept
        self._set(moment)
        self.room.note(rated)
        self.clock.pay(bill)
        self.offers.lapse()

    def _moment(self, position: Position, result: dict[str, str] | None = None) -> Json:
        """What the row says of a position; `result` if the game ends at the table."""
        turn, _ = self.door.moment(position)
        end = self.door.game.result(position)
        if end is not None and result is None:
            result = {"winner": self.seats[end.winner].seat if end.winner >= 0 else "", "reason": end.reason}
        ask = self.door.game.ask(position) if result is None else None
        return {
            "status": "playing" if result is None else "over",
            "turn": turn,
            "acting": self.seats[ask.seat].seat if ask is not None else "",
            "result": result,
            "epoch": self.row.epoch,
            "next": self.row.next or ("" if result is None or self.alone else deals.new_secret()),
        }

    def _is_known(self, moment: Json) -> bool:
        """Whether the row on disk says so already, and that the table was used not long ago."""
        same = all(getattr(self.row, name) == value for name, value in moment.items())
        return same and hours.now() - self._noted < NOTED

    def _set(self, moment: Json) -> None:
        """Bring the row up to what is on disk."""
        for name, value in moment.items():
            if getattr(self.row, name) != value:  # a model's attributes are slow to set
                setattr(self.row, name, value)

    def _rated(self, result: dict[str, str] | None) -> list[Json]:
        """What the end of a rated game changes for its players."""
        if result is None or not self.wish.rated:
            return []
        return self.room.ratings.after(self.id, self.door, self.seats, result["winner"])

    async def stand(self) -> None:
        """Look up what the players are worth."""
        for seat in self.seats:
            seat.standing = None
            if seat.account:
                pool = self.door.pool(seat.seat)
                seat.standing = await self.store.aside(self.room.ratings.of, seat.account, pool)

    # Taking back, and the end

    def take_back(self, n: int) -> None:
        play = self.playing()
        moment = {**self._moment(play.journal.at(n)), "epoch": play.epoch + 1}
        bill = self.clock.bill()
        self.store.cut(self.id, n, moment, bill)
        play.cut(n)
        self._kept = -1
        self._set(moment)
        self.clock.pay(bill)
        for seat in self.seats:
            seat.memory = None
        self.explaining.cut(n)
        self.showing.cut()
        self.wake()

    def back(self, to: int) -> None:
        """In a lesson: to any answer of it."""
        if self.teaching is None or to > len(self.playing().by):
            raise Refusal("server-nothing-to-take-back")
        self.take_back(to)

    def hint(self, line: Line) -> None:
        (self.teaching or self.advising).hint(line, self.playing())

    def chance(self, line: Line) -> None:
        self.advising.chance(line, self.playing())

    def undo(self, seat: Seat) -> str:
        """Whether there is anything to take back: "no", "free", "ask" or "ask-seen"."""
        n = self.play.last_choice(seat.place) if self.play is not None else None
        if self.frozen is not None or self.play is None or n is None or self.ended_at_table():
            return "no"
        if self.alone or self.play.can_leave(seat.place, n):
            return "free"
        seen = self.play.seen[seat.place]
        if self.result or self._harms_the_absent(n, seen):
            return "no"
        return "ask-seen" if seen else "ask"

    def _harms_the_absent(self, n: int, seen: bool) -> bool:
        """Whether somebody who cannot be asked would lose an answer, or the secret of a card."""
        away = [seat.place for seat in self.absence.held()]
        return bool(away) and (seen or any(by in away for by in self.playing().by[n:]))

    def ended_at_table(self) -> bool:
        """Conceded, flagged or claimed: not an end that the rules made."""
        return self.result is not None and self.play is not None and self.play.journal.result is None

    def lose(self, seat: Seat, reason: str) -> None:
        """The game ends at the table, not by its rules: of two, the other wins. Of several, the others play on."""
        if self.play is None or self.result is not None:
            raise Refusal("server-not-playing")
        if len(self.seats) > 2 and len(self.people) > 1 and not self.alone:
            self.absence.stand_in([seat])
            return
        others = [other for other in self.seats if other is not seat]
        winner = others[0].seat if len(others) == 1 else ""
        result = {"winner": winner, "loser": seat.seat, "reason": reason}
        moment, bill = self._moment(self.play.journal.position, result), self.clock.bill()
        rated = self._rated(result)
        self.store.change(self.id, moment, bill, rated)
        self._set(moment)
        self.room.note(rated)
        self.clock.pay(bill)
        self.offers.lapse()
        self.wake()

    def again(self, swap: bool, halves: dict[int, str]) -> None:
        """Play again, at a new table; the secrets of this one open it."""
        made = self.room.rematch(self, swap, halves)
        self.store.change(self.id, {"rematch": made})
        self.row.rematch = made
        for seat in self.seats:
            for line in seat.lines:
                line.send({"type": "settled", "offer": "rematch", "yes": True, **self._key(line, swap)})
        self.showing.push()

    def _key(self, line: Line, swap: bool) -> Json:
        table = self.row.rematch
        assert line.seat is not None
        place = swapped(line.seat.place, len(self.seats)) if swap else line.seat.place
        if not line.secret:
            return {"table": table}
        return {"table": table, "key": {"table": table, "seat": self.seats[place].seat, "secret": line.secret}}

    # Coming, going, talking

    def sit(self, line: Line, seat: Seat) -> None:
        """A line for a seat comes up; a person who returns takes the place back from the bot."""
        if seat.stands_in:
            self.store.change(self.id, {}, [{"place": seat.place, "kind": "person", "stands_in": False}])
            seat.kind, seat.stands_in = "person", False
        if not seat.lines:
            seat.since = hours.now()
        seat.lines.add(line)

    def leave(self, line: Line) -> None:
        self.used = hours.now()
        self.watchers.discard(line)
        for seat in self.seats:
            if line in seat.lines:
                seat.lines.discard(line)
                seat.since = hours.now()
        self.showing.push()

    def chat(self, seat: Seat, text: str) -> None:
        if not self.wish.chat:
            raise Refusal("server-no-chat")
        if said := plain(text, 400):
            self.say({"by": seat.seat, "name": seat.player, "text": said})

    def say(self, words: Json) -> None:
        line = {"type": "chat", "by": "", "name": "", "text": "", "at": round(time.time(), 3), **words}
        self.store.say(self.id, line)
        self.said = [*self.said, line][-MOST_CHAT:]
        for one in self.lines():
            one.send(line)

    def forget_name(self, seat: Seat) -> None:
        """The player's account is gone, and the name with it."""
        seat.account, seat.player, seat.standing = "", "", None
        self.said = [{**line, "name": ""} if line["by"] == seat.seat else line for line in self.said]
        self.showing.push()

    def because(self, seat: Seat, card: str) -> Json:
        found = self.door.because(self.playing().journal.position, seat.place, card)
        return {"type": "because", "card": card, **found}

    def summary(self) -> Json:
        """What there is to say when it is over: everything is open then."""
        if self.result is None:
            raise Refusal("server-not-yet")
        play = self.playing()
        return {"table": self.id, "game": self.door.game.name, "answers": len(play.by), **play.tally()}

    def journal(self) -> Json:
        return self.playing().journal.encode()

    def playing(self) -> Play:
        if self.play is None:
            raise Refusal("server-not-begun")
        return self.play

    @property
    def idle(self) -> bool:
        """Nobody has been here for a while, or a game is over and nobody looks at it any more."""
        quiet = self.result is not None or hours.now() - self.used > self.settings.idle
        return quiet and not self.lines() and not self.machines.thinking

    def vanish(self) -> None:
        """Leave the memory as if it had never been there."""
        self.machines.close()
        self.frozen = Refusal("server-elsewhere")
        self.clock.stop()

    def close(self) -> None:
        """Leave the memory; the clock's time so far and the position are kept."""
        self.machines.close()
        bill = self.clock.bill()
        self.clock.pay(bill)
        if self.play is not None and self.frozen is None and len(self.play.by) != self._kept:
            self.store.keep_snapshot(self.id, still.snapshot(self.play.journal), bill)
        elif bill:
            self.store.change(self.id, {}, bill)


def swapped(place: int, seats: int) -> int:
    """Everybody moves on by one seat."""
    return (place + 1) % seats
