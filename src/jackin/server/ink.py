"""Writing to a database that is elsewhere, without anybody waiting for it.

A table goes on in memory as soon as its change is handed in. Changes are committed in their order, all that have come
meanwhile in one transaction, and what tells of a change leaves the server when the change is `dry`: on disk over
there. While the database is away everything waits and nothing is lost. A change that cannot be written takes its
table out of memory: nobody has heard of it, and the table is read again as it stands on disk.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict, deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import NamedTuple

import psycopg
from psycopg.rows import TupleRow

from jackin.doors import Refusal
from jackin.server.bulk import ANSWERED, LIVE, NOW, apart, is_plain, together
from jackin.server.change import WRITTEN, Change
from jackin.server.leases import DEAD
from jackin.server.store import PATIENT

log = logging.getLogger("jackin.server")

MOST_AT_ONCE = 200
"""Changes of one transaction."""
MOST_WET = 20_000
"""Changes that may wait; after that they are refused."""
BEAT = 1.0
"""Seconds between two signs of life."""
AGAIN = 0.2
"""Seconds until a database that is away is tried again."""
AWAY = ("08", "40", "57P")
"""States of SQL: no connection, a transaction that met another, a database that goes or comes."""
ENTER = f"""INSERT INTO "processes" ("id", "address", "secret", "beat", "batch") VALUES (%s, %s, %s, {NOW}, 0)
    ON CONFLICT ("id") DO UPDATE SET "beat" = {NOW} RETURNING "batch" """

Connection = psycopg.AsyncConnection[TupleRow]


class Lost(Exception):
    """Another process has the table."""


class Entry(NamedTuple):
    n: int
    change: Change
    done: asyncio.Future[None] | None


class Ink:
    """`me` is this process among those that share the database."""

    def __init__(self, url: str, me: str) -> None:
        self.url = url
        self.me = me
        self.address = ""
        self.secret = secrets.token_urlsafe(24)
        self.failed: Callable[[str, Refusal], None] = lambda table, why: None
        self.late: Callable[[], None] = lambda: None
        self.mark = 0
        """How many changes were handed in."""
        self.batch = 0
        self.is_away = False
        self._queue: OrderedDict[int, Entry] = OrderedDict()
        self._waiting: deque[tuple[int, asyncio.Future[None]]] = deque()
        self._come = asyncio.Event()
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None
        self._last = 0.0

    # Handing in

    def put(self, change: Change) -> None:
        if len(self._queue) >= MOST_WET:
            raise Refusal("server-cannot-keep")
        written, done = WRITTEN.get(), None
        if written is not None and written.is_open:
            done = asyncio.get_running_loop().create_future()
            written.pending.append(done)
        self.mark += 1
        self._queue[self.mark] = Entry(self.mark, change, done)
        self._come.set()

    async def dry(self, mark: int | None = None) -> None:
        """Wait until all that was handed in so far, or up to a mark, is on disk or has failed."""
        mark = self.mark if mark is None else mark
        if self.dried < mark:
            waiting = asyncio.get_running_loop().create_future()
            self._waiting.append((mark, waiting))
            await waiting

    @property
    def dried(self) -> int:
        """So many changes have no other before them that still waits."""
        return next(iter(self._queue)) - 1 if self._queue else self.mark

    @property
    def wet(self) -> int:
        return len(self._queue)

    # Writing

    async def open(self) -> None:
        await self._reach()
        self._task = asyncio.create_task(self._write())

    async def close(self, patience: float) -> None:
        """What is wet dries first, unless the database is away; then this process is gone."""
        try:
            async with asyncio.timeout(patience):
                await self.dry()
        except TimeoutError:
            log.error("%s changes could not be written", self.wet)
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})
        with suppress(psycopg.Error):
            await self.connection.execute('DELETE FROM "processes" WHERE "id" = %s', [self.me])
            await self.connection.close()

    async def _write(self) -> None:
        while True:
            batch = await self._next()
            try:
                await self._attempt(batch)
            except (psycopg.Error, Lost):
                for entry in batch:  # one of them cannot be written: the others are
                    await self._alone(entry)

    async def _alone(self, entry: Entry) -> None:
        if entry.n not in self._queue:
            return
        try:
            await self._attempt([entry])
        except Lost as lost:
            self._fail(entry, Refusal("server-elsewhere"), lost)
        except psycopg.Error as error:
            self._fail(entry, Refusal("server-cannot-keep"), error)

    async def _attempt(self, batch: list[Entry]) -> None:
        """In one transaction, which is carried out once, however often the database goes away meanwhile."""
        done = False
        while not done:
            try:
                await self._commit(batch)
                done = True
            except psycopg.Error as error:
                if not is_away(error):
                    raise
                done = await self._back(error)
        self._dried(batch)

    async def _next(self) -> list[Entry]:
        """All that has come, or nothing when it is time for a sign of life."""
        self._come.clear()
        if not self._queue:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._come.wait()
        return list(islice(self._queue.values(), MOST_AT_ONCE))

    async def _commit(self, batch: list[Entry]) -> None:
        """The statements of a pipeline are one transaction; one alone is one, too."""
        self.batch += 1
        c, changes = self.connection, [entry.change for entry in batch]
        try:
            if changes and all(map(is_plain, changes)):
                live = await c.execute(ANSWERED, together(changes, self.me, self.batch))
                alive = (await live.fetchall())[0][1]
            else:
                async with c.pipeline():
                    live = await c.execute(LIVE, [self.batch, self.me])
                    for sql, values in [one for change in changes for one in apart(change, self.me)]:
                        await c.execute(marked(sql), values)
                alive = live.rowcount
        except psycopg.errors.DivisionByZero:
            raise Lost from None
        if not alive:  # it was taken for dead: what it still holds is still its own
            await c.execute(ENTER, [self.me, self.address, self.secret])
        self._lived()

    def _lived(self) -> None:
        now = asyncio.get_running_loop().time()
        if self._last and now - self._last > DEAD:
            self.late()
        self._last = now

    def _fail(self, entry: Entry, why: Refusal, error: Exception) -> None:
        """The table goes, and with it all that was to be written of it."""
        log.error("table %s cannot be written: %s", entry.change.table, error or why.message.key)
        gone = [one for one in self._queue.values() if one.change.table == entry.change.table]
        self.failed(entry.change.table, why)
        for one in gone:
            if one.done is not None and not one.done.done():
                one.done.set_exception(why)
        self._taken(gone)

    def _dried(self, batch: list[Entry]) -> None:
        for entry in batch:
            if entry.done is not None and not entry.done.done():
                entry.done.set_result(None)
        self._taken(batch)

    def _taken(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self._queue.pop(entry.n, None)
        while self._waiting and self._waiting[0][0] <= self.dried:
            _, waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)

    # The line to the database

    @property
    def connection(self) -> Connection:
        assert self._connection is not None, "it was opened"
        return self._connection

    async def _reach(self) -> None:
        if self._connection is not None:
            await self._connection.close()
        self._connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True, **PATIENT)
        row = await (await self._connection.execute(ENTER, [self.me, self.address, self.secret])).fetchone()
        self.kept = row[0] if row is not None else 0
        self._lived()

    async def _back(self, why: Exception) -> bool:
        """Come back to a database that was away: whether the last transaction had been carried out all the same."""
        self.is_away = True
        log.error("the database is away: %s", " ".join(str(why).split()))
        while True:
            try:
                await self._reach()
            except psycopg.Error:
                await asyncio.sleep(AGAIN)
            else:
                self.is_away = False
                log.warning("the database is back; %s changes waited", self.wet)
                return bool(self.batch) and self.kept == self.batch


def is_away(error: psycopg.Error) -> bool:
    """Whether it is the database that failed, not what was asked of it: to be tried again."""
    state = error.sqlstate
    return state is None or state.startswith(AWAY)


@cache
def marked(sql: str) -> str:
    return sql.replace("?", "%s")
