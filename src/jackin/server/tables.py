"""All tables: made, joined, read from disk when somebody comes, and let go when nobody has been there for a while."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Collection
from contextlib import suppress
from typing import Any

from jackin.doors import Refusal, door
from jackin.kernel.game import Json
from jackin.kernel.rng import Chance, read_chance
from jackin.lessons.lesson import SEED
from jackin.server import deals, hours, reading
from jackin.server.accounts import Account
from jackin.server.belongings import Belongings
from jackin.server.leases import Leases
from jackin.server.limits import Buckets
from jackin.server.line import AGAIN, Closed
from jackin.server.lobby import Lobby
from jackin.server.protocol.tables import Deal, JoinTable, NewTable, SeatKey
from jackin.server.ratings import Ratings, Standing
from jackin.server.reader import Reader
from jackin.server.rows import TableRow, Wish
from jackin.server.seat import Kind, Seat, digest, new_secret, plain
from jackin.server.settings import Settings
from jackin.server.showing import info_of_row, seat_info
from jackin.server.store import Store
from jackin.server.table import Table, swapped
from jackin.server.teaching import taught
from jackin.server.thinking import Thinking

log = logging.getLogger("jackin.server")

SPARE_IDS = 10
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
KINDS: dict[str, Kind] = {"person": "open", "bot": "bot", "automa": "automa", "hot-seat": "person"}
SCRIPT = "script"
"""The name of a lesson's opponent."""
SEAT_KINDS: dict[str, Kind] = {"here": "person", "open": "open", "bot": "bot"}


class Tables:
    """The room with the tables."""

    def __init__(self, settings: Settings, store: Store, thinking: Thinking, reader: Reader) -> None:
        self.settings = settings
        self.store = store
        self.thinking = thinking
        self.reader = reader
        self.live: dict[str, Table] = {}
        self.lobby = Lobby(self)
        self.ratings = Ratings(store)
        self.belongings = Belongings(store)
        self.leases = Leases(store)
        if store.ink is not None:
            store.ink.failed, store.ink.late = self.drop, self.check
        self._ids: list[str] = []
        self._new = Buckets(settings.limits.table_burst, settings.limits.table_rate)
        self._doors: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def get(self, id: str) -> Table:
        """The table, read from disk if it is not in memory."""
        if id in self.live:
            return self.live[id]
        async with self._doors[id]:
            if id not in self.live:
                self.live[id] = await self._load(id)
        self._doors.pop(id, None)
        return self.live[id]

    async def _load(self, id: str) -> Table:
        row, seats, said = await self.store.aside(self._taken, id)
        table = Table(row, seats, self)
        table.said = said
        await table.stand()
        if row.status == "waiting" and table.full:  # the process died, or the disk was full, before it could begin
            await table.begin()
        else:
            await table.load()
        with suppress(Refusal):
            table.promise()
        table.wake()
        return table

    def _taken(self, id: str) -> tuple[TableRow, list[Seat], list[Json]]:
        self.leases.take(id)
        return self.on_disk(id)

    def on_disk(self, id: str) -> tuple[TableRow, list[Seat], list[Json]]:
        row = self.store.table(id)
        if row is None:
            raise Refusal("server-no-table", table=id)
        return row, [Seat(**seat.model_dump()) for seat in self.store.seats(id)], self.store.chat(id)

    async def info(self, id: str) -> Json:
        if id in self.live:
            return self.live[id].showing.info()
        row, seats, _ = await self.store.aside(self.on_disk, id)
        return info_on_disk(row, seats)

    async def infos(self, ids: list[str], account: str) -> list[Json]:
        """Tables of a player, each with the seats that are theirs."""
        rows, seats = await self._rows(ids), await self.store.aside(self.store.seats_of, ids)
        found: list[Json] = []
        for id in ids:
            there = [Seat(**row.model_dump()) for row in seats.get(id, [])]
            told = self.live[id].showing.info() if id in self.live else info_on_disk(rows[id], there)
            mine = {seat.seat: (seat.deck or {}).get("name", "") for seat in there if seat.account == account}
            shown = [{**seat, "deck": mine.get(seat["seat"], "")} for seat in told["seats"]]
            found.append({**told, "seats": shown, "mine": list(mine)})
        return found

    async def _rows(self, ids: Collection[str]) -> dict[str, TableRow]:
        return await self.store.aside(self.store.tables, ids)

    async def opened_by(self, keys: list[SeatKey]) -> list[tuple[str, int]]:
        """Tables and places that these keys open."""
        seats = await self.store.aside(self.store.seats_of, {key.table for key in keys})
        return [
            (key.table, row.place)
            for key in keys
            for row in seats.get(key.table, [])
            if Seat(**row.model_dump()).holds(key.secret)
        ]

    def seats_here(self) -> list[tuple[Table, Seat]]:
        """Every seat of the tables in memory."""
        return [(table, seat) for table in self.live.values() for seat in table.seats]

    async def mine(self, keys: list[SeatKey]) -> list[Json]:
        """The tables that these keys open. However many keys there are, the disk is asked twice."""
        away = await self.store.aside(self.store.seats_of, {key.table for key in keys} - self.live.keys())
        seats = {id: [Seat(**row.model_dump()) for row in rows] for id, rows in away.items()}
        seats.update({key.table: self.live[key.table].seats for key in keys if key.table in self.live})
        opened = dict.fromkeys(
            key.table for key in keys if any(s.holds(key.secret) for s in seats.get(key.table, []))
        )
        rows = await self._rows(opened.keys() - self.live.keys())
        infos = {id: info_on_disk(row, seats[id]) for id, row in rows.items()}
        return [self.live[id].showing.info() if id in self.live else infos[id] for id in opened]

    # Making tables

    async def create(
        self, wish: NewTable, address: str = "", player: Account | None = None
    ) -> tuple[str, list[SeatKey]]:
        if not self._new.take(address):
            raise Refusal("server-too-fast")
        if player is not None:
            wish = wish.model_copy(update={"name": player.name})
        await self.find_ids()
        if wish.lesson:
            return await self._teach(wish)
        kept = Wish.of(wish)
        origin = await self._origin(wish, address) if wish.origin is not None else None
        seats = self._seats(wish, kept.data(), origin)
        keys = [(seat, new_secret()) for seat in seats if seat.kind == "person"]
        for seat, secret in keys:
            seat.secret = digest(secret)
            seat.clock = kept.bank
            seat.account = player.id if player is not None else ""
        deal = deals.deal_of(wish, seats)
        if wish.rated and (player is None or deal.kind != "fair" or kinds(seats) != ["open", "person"]):
            raise Refusal("server-cannot-rate")
        if wish.explains and "open" in kinds(seats):
            raise Refusal("server-cannot-explain")
        chance = Chance(wish.seed) if wish.seed is not None else deals.chance_of(deal)
        setup, answers = None, list[str]()
        if origin is not None:
            chance, setup, answers = read_chance(origin["seed"]), origin["setup"], origin["answers"]
        table = self._add(wish.game, kept, setup, chance, seats, answers, deal)
        await table.stand()
        if table.full:
            await self._begin(table)
        return table.id, [SeatKey(table=table.id, seat=seat.seat, secret=secret) for seat, secret in keys]

    async def _teach(self, wish: NewTable) -> tuple[str, list[SeatKey]]:
        """A lesson's table: its own position, and the learner alone with the script."""
        lesson = taught(wish.lesson)
        if lesson is None:
            raise Refusal("server-no-lesson", lesson=wish.lesson)
        setup, secret = lesson.setup(), new_secret()
        names = lesson.door.seats_of(setup)
        seats = [Seat(n, name, "person" if name == lesson.seat else "bot", SCRIPT) for n, name in enumerate(names)]
        mine = seats[lesson.place]
        mine.player, mine.secret = plain(wish.name, 24), digest(secret)
        kept = Wish.of(wish).model_copy(
            update={"side": lesson.seat, "spectators": "none", "seats": [], "clock": None}
        )
        chance, deal = Chance(SEED), Deal(kind="chosen")
        table = self._add(lesson.door.game.name, kept, setup, chance, seats, [], deal)
        await self._begin(table)
        return table.id, [SeatKey(table=table.id, seat=mine.seat, secret=secret)]

    def _seats(self, wish: NewTable, data: Json, origin: Json | None) -> list[Seat]:
        game = door(wish.game)
        names = game.seats(data) if origin is None else game.seats_of(origin["setup"])
        automatic = {} if origin is None else game.automatic(origin["setup"])
        if wish.seats:
            seats = asked_for(wish, names)
        elif wish.side not in names or wish.side in automatic:
            raise Refusal("server-no-seat", side=wish.side)
        else:
            seats = opposite(wish, names, automatic)
        for seat in seats:
            if seat.kind == "bot" and not game.can_play(seat.player, seat.seat):
                raise Refusal("server-no-bot", name=seat.player)
        if origin is not None and any(seat.kind == "automa" for seat in seats) and not automatic:
            raise Refusal("server-no-automa", name=wish.opponent.name)
        if origin is None:
            self._deal_decks(wish, data, seats)
        return seats

    def _deal_decks(self, wish: NewTable, data: Json, seats: list[Seat]) -> None:
        game = door(wish.game)
        for seat in seats:
            chosen = wish.deck if seat.seat == wish.side or wish.seats else wish.opponent.deck
            deck = chosen.model_dump() if chosen is not None else None
            seat.deck = game.deck(seat.seat, deck, seat.kind == "automa")
        game.setup(data, {seat.seat: seat.deck or {} for seat in seats})

    async def _origin(self, wish: NewTable, address: str) -> Json:
        """The journal of the game that is gone on with, up to that point."""
        assert wish.origin is not None
        if self.reader.check(wish.origin.journal) != wish.game:
            raise Refusal("server-bad-journal", detail="game")
        origin = wish.origin
        found: Json = await self.reader.do(address, reading.beginning, wish.game, origin.journal, origin.answers)
        return found

    def _add(
        self,
        game: str,
        wish: Wish,
        setup: Json | None,
        chance: Chance,
        seats: list[Seat],
        answers: list[str],
        deal: Deal | None = None,
    ) -> Table:
        row = TableRow(
            id=self._new_id(),
            game=game,
            wish=wish,
            setup=setup,
            seed=chance.encode(),
            rules=door(game).game.version,
            status="waiting",
            created=round(time.time(), 3),
            deal=deal or Deal(),
        )
        self.store.add(row, [seat.row() for seat in seats], [(value, False) for value in answers])
        table = Table(row, seats, self)
        self.live[table.id] = table
        return table

    def _new_id(self) -> str:
        return self._ids.pop() if self._ids else self._free_ids().pop()

    async def find_ids(self) -> None:
        """Ids for the next tables, looked up beforehand: a rematch cannot wait for the database."""
        if len(self._ids) < SPARE_IDS:
            self._ids += await self.store.aside(self._free_ids)

    def _free_ids(self) -> list[str]:
        drawn = {"".join(secrets.choice(LETTERS) for _ in range(6)) for _ in range(2 * SPARE_IDS)}
        return list(drawn - self.store.tables(drawn).keys())

    async def _begin(self, table: Table) -> None:
        await table.begin()
        table.wake()

    async def join(self, id: str, wish: JoinTable, player: Account | None = None) -> tuple[str, list[SeatKey]]:
        table = await self.get(id)
        async with self._doors[id]:
            free = [seat for seat in table.seats if seat.kind == "open" and wish.seat in ("", seat.seat)]
            if not free:
                raise Refusal("server-table-full")
            if table.row.deal.kind in deals.KNOWN and wish.deal != table.row.deal.kind:
                raise Refusal("server-deal-known")
            if table.wish.rated:
                check_rated(table, wish, player)
            sitting = [seat.account for seat in table.seats if seat.account]
            if player is not None and await self.store.aside(self.belongings.apart, player.id, sitting):
                raise Refusal("server-blocked")
            seat, secret = free[0], new_secret()
            before = seat.row(), table.row.deal, table.row.seed
            try:
                await self._seat(table, seat, wish, secret, player)
            except BaseException:  # of the disk, say: the seat is as free as before
                for name, value in before[0].items():
                    setattr(seat, name, value)
                seat.standing = None
                table.row.deal, table.row.seed = before[1:]
                raise
        return id, [SeatKey(table=id, seat=seat.seat, secret=secret)]

    async def _seat(self, table: Table, seat: Seat, wish: JoinTable, secret: str, player: Account | None) -> None:
        row = table.row
        if wish.deck is not None and row.setup is None:
            seat.deck = table.door.deck(seat.seat, wish.deck.model_dump(), False)
        name = wish.name if player is None else player.name
        seat.kind, seat.player, seat.secret = "person", plain(name, 24), digest(secret)
        seat.account = player.id if player is not None else ""
        seat.clock, seat.since = table.wish.bank, hours.now()
        await table.stand()
        if wish.half is not None:
            row.deal = row.deal.model_copy(update={"halves": {**row.deal.halves, seat.seat: wish.half}})
        if not table.full:
            self.store.change(table.id, {"deal": row.deal.model_dump()}, [seat.row()])
            table.showing.push()
            return
        if row.deal.kind == "fair":
            row.seed = deals.chance_of(row.deal).encode()
        await self._begin(table)

    def rematch(self, table: Table, swap: bool, halves: dict[int, str]) -> str:
        """The same people with the same cards; swapped, everybody has the next one's seat."""
        if swap and any(seat.kind == "automa" for seat in table.seats):
            raise Refusal("server-cannot-swap")
        seats = [Seat(**{**seat.row(), "stands_in": False}) for seat in table.seats]
        added: dict[str, str] = {}
        for old, seat in enumerate(seats):
            if seat.secret:
                seat.kind, seat.clock = "person", table.wish.bank
            if swap:
                seat.place = swapped(old, len(seats))
                seat.seat, seat.deck = table.seats[seat.place].seat, table.seats[seat.place].deck
            if old in halves:
                added[seat.seat] = halves[old]
        deal = Deal() if table.alone else deals.fair(table.row.next, added)
        seats.sort(key=lambda seat: seat.place)
        mine = seats[swapped(0, len(seats))].seat if swap else table.wish.side
        made = self._add(
            table.row.game,
            table.wish.model_copy(update={"side": mine}),
            table.row.setup,
            deals.chance_of(deal),
            seats,
            [],
            deal,
        )
        asyncio.get_running_loop().create_task(self._begin_again(made))
        return made.id

    async def _begin_again(self, table: Table) -> None:
        await self.find_ids()
        await table.stand()
        await self._begin(table)

    def tell(self, kind: str, what: list[Any]) -> None:
        """What the other processes on this database must hear too."""
        if self.lobby.neighbours is not None:
            self.lobby.neighbours.tell(kind, what)

    def note(self, rated: list[Json]) -> None:
        if rated:
            self.rate(rated)
            self.tell("rated", rated)

    def rate(self, rated: list[Json]) -> None:
        for table, seat in self.seats_here():
            for row in rated:
                if (seat.account, table.door.pool(seat.seat)) == (row["account"], row["pool"]):
                    seat.standing = (seat.standing or Standing()).after(row)

    # Letting go

    async def sweep(self) -> None:
        while True:
            await asyncio.sleep(min(30, self.settings.idle))
            if self.store.ink is not None:
                await self.compare()
            for table in [table for table in self.live.values() if table.idle]:
                self._let_go(table)
            await self.forget()

    def _let_go(self, table: Table) -> None:
        del self.live[table.id]
        try:
            table.close()
            self.leases.release(table.id)
        except Refusal:  # the disk is full, say: the answers are on it all the same
            log.error("the clock and the position of table %s could not be kept", table.id)

    def drop(self, id: str, why: Refusal) -> None:
        """The table is another process's, or could not be written: those who sit at it come back to where it is."""
        table = self.live.pop(id, None)
        if table is not None:
            table.vanish()
            for line in table.lines():
                line.cut(Closed(AGAIN, why))

    def check(self) -> None:
        """This process has been silent for so long that others may have taken its tables."""
        self.lobby.shown = {}
        self._checking = asyncio.create_task(self.compare())

    async def compare(self) -> None:
        """What this process believes to have, and what the database has down for it."""
        mine = set(self.live)
        with suppress(Refusal):
            await self.store.aside(self.leases.bury)
            for id in mine - await self.store.aside(self.leases.held):
                self.drop(id, Refusal("server-elsewhere"))

    async def forget(self) -> int:
        """Let go of what the policy no longer keeps: how much that was."""
        try:
            return await self.store.aside(self.store.forget, time.time(), self.settings.keep, set(self.live))
        except Refusal:
            return 0

    def close(self) -> None:
        for table in list(self.live.values()):
            self._let_go(table)


def info_on_disk(row: TableRow, seats: list[Seat]) -> Json:
    return {**info_of_row(row), "seats": [seat_info(seat, row) for seat in seats]}


def kinds(seats: list[Seat]) -> list[str]:
    return sorted(seat.kind for seat in seats)


def check_rated(table: Table, wish: JoinTable, player: Account | None) -> None:
    """Both know that it is rated, both are known, and nobody plays against themselves."""
    if player is None:
        raise Refusal("server-rated-guest")
    if table.seat_of_account(player.id) is not None:
        raise Refusal("server-own-table")
    if not wish.rated:
        raise Refusal("server-rated")


def opposite(wish: NewTable, names: list[str], automatic: dict[str, tuple[str, str]]) -> list[Seat]:
    """The sender's side, and the opponent on all others."""
    opponent = wish.opponent
    seats: list[Seat] = []
    for place, name in enumerate(names):
        mine = name == wish.side
        kind: Kind = "person" if mine else "automa" if name in automatic else KINDS[opponent.kind]
        seat = Seat(place, name, kind)
        if kind == "person":
            seat.player = plain(wish.name, 24)
        elif kind != "open":
            seat.player, seat.level = automatic.get(name, (opponent.name, opponent.level))
        seats.append(seat)
    return seats


def asked_for(wish: NewTable, names: list[str]) -> list[Seat]:
    """The seats one by one. The first at this screen is the sender's."""
    if len(wish.seats) != len(names) or all(seat.kind != "here" for seat in wish.seats):
        raise Refusal("server-no-seat", side=", ".join(names))
    seats: list[Seat] = []
    for place, (name, wished) in enumerate(zip(names, wish.seats, strict=True)):
        seat = Seat(place, name, SEAT_KINDS[wished.kind])
        first = wished.kind == "here" and all(other.kind != "person" for other in seats)
        if wished.kind != "open":
            seat.player = plain(wished.name or (wish.name if first else ""), 24)
        seats.append(seat)
    return seats
