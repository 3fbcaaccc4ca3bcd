"""What outlives the process: tables, their seats and answers, chats and replays, in one database.

SQLite by default, write-ahead: a commit is in the operating system's hands when it returns, so that a killed process
loses nothing. Every change of a table is one transaction. In PostgreSQL a change is on its way when it is handed in
(see `ink`), and whatever else is asked of the database is asked `aside`, by threads.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
import time
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from sqlalchemy import String, and_, create_engine, delete, event, func, insert, inspect, or_, select, text, update
from sqlalchemy.engine import URL, Connection, Engine, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.server import statements
from jackin.server.change import Answer, Change
from jackin.server.keep import Keep, edge
from jackin.server.lock import Lock, Taken
from jackin.server.rows import SeatRow, TableRow
from jackin.server.schema import ANALYSES, ANSWERS, CHATS, META, PROCESSES, REPLAYS, SEATS, SNAPSHOTS, TABLES, TRIES
from jackin.server.statements import Statement

if TYPE_CHECKING:
    from jackin.server.ink import Ink

log = logging.getLogger("jackin.server")

MOST_CHAT = 200
"""Lines of a chat that are shown to who comes."""
KEPT_CHAT = 1000
"""Lines of a chat that are kept."""
THREADS = 4
"""That ask a database which is elsewhere, each with a connection."""
PATIENCE = 10
"""Seconds that a question waits for such a database."""
PATIENT: Json = {
    "connect_timeout": 5, "keepalives_idle": 10, "keepalives_interval": 3, "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}  # fmt: skip
"""So long a connection waits for a database that says nothing more."""
MIGRATION = 7_165_461
"""The number of the lock under which the schema is brought up to date."""
DRIVERS = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
AT_ONCE = 100
"""Tables that are let go of in one transaction."""
OF_A_TABLE = (ANSWERS, SNAPSHOTS, CHATS, SEATS)
P = ParamSpec("P")
T = TypeVar("T")


class BadDatabase(Exception):
    """The database cannot be used: a key of the catalogues, and why."""

    def __init__(self, key: str, place: str, why: object) -> None:
        super().__init__(key, place, " ".join(str(why).split())[:300])

    @property
    def message(self) -> Message:
        """Made when it is asked for: an error goes from one process to another, a compiled message cannot."""
        key, place, why = self.args
        return Message(key, place=place, why=why)


class Store:
    """Errors of the disk come out as Refusals: nothing has changed then. `me` is what this process is called among
    those that share the database."""

    def __init__(self, url: str, me: str = "") -> None:
        self._me = me
        self._lock: Lock | None = None
        self._hand: Any = None
        self.ink: Ink | None = None
        self._threads = ThreadPoolExecutor(THREADS, "database")
        try:
            self._open(url)
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise BadDatabase("serve-bad-url", shown(url), error) from None
        except Taken:
            raise BadDatabase("serve-second", url, "") from None
        except DBAPIError as error:
            self.close()
            raise BadDatabase("serve-bad-database", shown(url), error.orig) from None
        except (SQLAlchemyError, OSError) as error:
            self.close()
            raise BadDatabase("serve-bad-database", shown(url), error) from None

    def _open(self, url: str) -> None:
        place = place_of(url)
        embedded = place.drivername == "sqlite"
        if embedded:
            self._open_file(place)
        else:
            self.engine: Engine = create_engine(
                place, pool_pre_ping=True, pool_size=THREADS, max_overflow=0, connect_args=PATIENT
            )
        with self.engine.begin() as c:
            if not embedded:
                c.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION})"))
            META.create_all(c)
            add_columns(c)
            widen_seed(c)
            # it must be there to be written to, not only to be read
            c.execute(update(TABLES).where(TABLES.c.id == "").values(turn=0))
        if embedded:
            self._hand = self.engine.raw_connection()
            self.hand.isolation_level = None
        else:
            from jackin.server.ink import Ink  # PostgreSQL's driver is an extra

            self.ink = Ink(postgresql_of(url), self._me or secrets.token_urlsafe(12))

    def _open_file(self, place: URL) -> None:
        file = place.database
        self.engine = create_engine(place)
        event.listen(self.engine, "connect", write_ahead)
        if file and file != ":memory:" and not file.startswith("file:"):
            self._lock = Lock(Path(file + ".lock"))

    @property
    def me(self) -> str | None:
        """This process among those that share the database."""
        return self.ink.me if self.ink is not None else None

    @property
    def is_away(self) -> bool:
        """Whether everything waits for the database."""
        return self.ink is not None and self.ink.is_away

    async def begin(self) -> None:
        if self.ink is not None:
            await self.ink.open()

    async def end(self) -> None:
        if self.ink is not None:
            await self.ink.close(PATIENCE)
        self.close()

    def close(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)
        if self._hand is not None:
            self._hand.close()
        if hasattr(self, "engine"):
            self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def aside(self, ask: Callable[P, T], *args: P.args, **more: P.kwargs) -> T:
        """Ask the database; where it is elsewhere, without anybody else waiting. It knows all that was handed in."""
        if self.ink is None:
            return ask(*args, **more)
        try:
            async with asyncio.timeout(PATIENCE):
                await self.ink.dry()
        except TimeoutError:
            raise Refusal("server-cannot-read") from None
        return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: ask(*args, **more))

    def put(self, change: Change) -> None:
        """One transaction: with SQLite it is done, elsewhere it is on its way."""
        if self.ink is not None:
            self.ink.put(change)
        else:
            self._write(change)

    @property
    def hand(self) -> sqlite3.Connection:
        """The connection that writes to SQLite's file."""
        found: sqlite3.Connection = self._hand.driver_connection
        return found

    def _write(self, change: Change) -> None:
        hand = self.hand
        try:
            hand.execute("BEGIN IMMEDIATE")
            if change.fields and not change.known:
                hand.execute(*statements.changed(change.table, change.fields))
            for sql, values in [*change.statements, *statements.answered(change.table, change.answers)]:
                hand.execute(sql, values)
            hand.execute("COMMIT")
        except sqlite3.Error as error:
            if hand.in_transaction:
                hand.execute("ROLLBACK")
            log.error("the database cannot be written: %s", error)
            raise Refusal("server-cannot-keep") from error

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """One transaction, all of it or nothing."""
        try:
            with self.engine.begin() as c:
                yield c
        except DBAPIError as error:
            log.error("the database cannot be written: %s", error.orig)
            raise Refusal("server-cannot-keep") from error

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        try:
            with self.engine.connect() as c:
                yield c
        except DBAPIError as error:
            log.error("the database cannot be read: %s", error.orig)
            raise Refusal("server-cannot-read") from error

    # Tables

    def add(self, table: TableRow, seats: Iterable[Json], answers: Iterable[tuple[str, bool]] = ()) -> None:
        rows = [statements.inserted("tables", {**table.data(), "holder": self.me})]
        rows += [statements.inserted("seats", {"table": table.id, **seat}) for seat in seats]
        self.put(Change(table.id, None, rows, numbered(0, answers)))

    def table(self, table: str) -> TableRow | None:
        return self.tables([table]).get(table)

    def tables(self, ids: Collection[str]) -> dict[str, TableRow]:
        with self.reading() as c:
            rows = c.execute(select(TABLES).where(TABLES.c.id.in_(ids))).mappings()
            return {row["id"]: TableRow.model_validate(dict(row)) for row in rows}

    def seats(self, table: str) -> list[SeatRow]:
        return self.seats_of([table]).get(table, [])

    def seats_of(self, ids: Collection[str]) -> dict[str, list[SeatRow]]:
        found: dict[str, list[SeatRow]] = {}
        with self.reading() as c:
            rows = c.execute(select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.place)).mappings()
            for row in rows:
                found.setdefault(row["table"], []).append(SeatRow.model_validate(dict(row)))
        return found

    def answers(self, table: str) -> list[tuple[str, bool]]:
        wanted = select(ANSWERS.c.value, ANSWERS.c.auto).where(ANSWERS.c.table == table).order_by(ANSWERS.c.n)
        with self.reading() as c:
            return [(row.value, bool(row.auto)) for row in c.execute(wanted)]

    def change(self, table: str, fields: Json, seats: Iterable[Json] = (), ratings: Iterable[Json] = ()) -> None:
        self.put(Change(table, fields, [*changed(table, seats), *rated(ratings)]))

    def append(
        self,
        table: str,
        n: int,
        answers: Iterable[tuple[str, bool]],
        fields: Json,
        seats: Iterable[Json] = (),
        snapshot: Json | None = None,
        ratings: Iterable[Json] = (),
        known: bool = False,
    ) -> None:
        """The answers from the n-th on, and all that changes with them; `known` if the row says its part already."""
        kept = statements.snapshot_kept(table, snapshot) if snapshot is not None else []
        rows = [*changed(table, seats), *kept, *rated(ratings)]
        self.put(Change(table, {**fields, "used": time.time()}, rows, numbered(n, answers), known))

    def keep_snapshot(self, table: str, snapshot: Json, seats: Iterable[Json] = ()) -> None:
        self.put(Change(table, {}, [*changed(table, seats), *statements.snapshot_kept(table, snapshot)]))

    def snapshot(self, table: str) -> Json | None:
        """The columns `n`, `rules` and `position` (JSON)."""
        with self.reading() as c:
            row = c.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)).mappings().first()
        return None if row is None else dict(row)

    def cut(self, table: str, n: int, fields: Json, seats: Iterable[Json] = ()) -> None:
        """Keep the first n answers."""
        self.put(Change(table, fields, [*statements.cut(table, n), *changed(table, seats)]))

    # Chats

    def say(self, table: str, line: Json) -> None:
        self.put(Change(table, {}, statements.said(table, line, KEPT_CHAT)))

    def chat(self, table: str) -> list[Json]:
        newest = select(CHATS.c.line).where(CHATS.c.table == table).order_by(CHATS.c.id.desc()).limit(MOST_CHAT)
        with self.reading() as c:
            return [row.line for row in c.execute(newest)][::-1]

    # Replays

    def keep_replay(self, replay: Json) -> None:
        with self.writing() as c:
            c.execute(insert(REPLAYS), replay)

    def replay(self, id: str) -> Json | None:
        with self.reading() as c:
            row = c.execute(select(REPLAYS).where(REPLAYS.c.id == id)).mappings().first()
        return None if row is None else dict(row)

    def touch_replay(self, id: str) -> None:
        """Somebody looks at it: it is kept from now on."""
        with self.writing() as c:
            c.execute(update(REPLAYS).where(REPLAYS.c.id == id).values(used=time.time()))

    def keep_analysis(self, analysis: Json) -> None:
        with self.writing() as c:
            c.execute(delete(ANALYSES).where(ANALYSES.c.key == analysis["key"]))
            c.execute(insert(ANALYSES), analysis)

    def analysis(self, key: str) -> Json | None:
        with self.reading() as c:
            row = c.execute(select(ANALYSES).where(ANALYSES.c.key == key)).mappings().first()
        return None if row is None else dict(row)

    # Letting go

    def forget(self, now: float, keep: Keep, spared: Collection[str] = ()) -> int:
        """What the policy no longer keeps goes, a few at a time: how many did. Tables in memory are spared."""
        used = func.coalesce(TABLES.c.used, TABLES.c.created)
        old = or_(and_(TABLES.c.status == "waiting", used < edge(now, keep.waiting)), used < edge(now, keep.tables))
        free = or_(TABLES.c.holder.is_(None), TABLES.c.holder.not_in(select(PROCESSES.c.id)))
        old = and_(old, free)
        with self.writing() as c:
            found = c.execute(select(TABLES.c.id).where(old).limit(AT_ONCE)).scalars()
            ids = [id for id in found if id not in spared]
            for part in OF_A_TABLE:
                c.execute(delete(part).where(part.c.table.in_(ids)))
            c.execute(delete(TABLES).where(TABLES.c.id.in_(ids)))
            looked_at = func.coalesce(REPLAYS.c.used, REPLAYS.c.created)
            dusty = c.execute(select(REPLAYS.c.id).where(looked_at < edge(now, keep.replays)).limit(AT_ONCE))
            replays = list(dusty.scalars())
            c.execute(delete(REPLAYS).where(REPLAYS.c.id.in_(replays)))
            c.execute(delete(ANALYSES).where(ANALYSES.c.used < edge(now, keep.replays)))
            c.execute(delete(TRIES).where(TRIES.c.full <= now))
        return len(ids) + len(replays)


def place_of(url: str) -> URL:
    """With the driver that is used for it."""
    place = make_url(url)
    scheme = place.drivername.partition("+")[0]
    if scheme not in DRIVERS:
        raise NoSuchModuleError(f"there are sqlite and postgresql, not {scheme}")
    return place.set(drivername=DRIVERS[scheme])


def postgresql_of(url: str) -> str:
    """As PostgreSQL's own programs and its driver take it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def shown(url: str) -> str:
    """Without the password."""
    try:
        return make_url(url).render_as_string()
    except ArgumentError:
        return url


def add_columns(c: Connection) -> None:
    """A database made by an older version gets what it lacks; its rows have nothing there (see `rows`)."""
    known = inspect(c)
    for table in META.sorted_tables:
        there = {column["name"] for column in known.get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                kind = column.type.compile(c.dialect)
                c.exec_driver_sql(f'ALTER TABLE "{table.name}" ADD COLUMN "{column.name}" {kind}')
        for index in table.indexes:
            index.create(c, checkfirst=True)


def widen_seed(c: Connection) -> None:
    """Seeds were numbers of 64 bits once. SQLite keeps any text in such a column, PostgreSQL has to be told."""
    here = next(column for column in inspect(c).get_columns("tables") if column["name"] == "seed")
    if c.dialect.name != "sqlite" and not isinstance(here["type"], String):
        kind = TABLES.c.seed.type.compile(c.dialect)
        c.exec_driver_sql(f'ALTER TABLE "tables" ALTER COLUMN "seed" TYPE {kind}')


def write_ahead(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def numbered(n: int, answers: Iterable[tuple[str, bool]]) -> list[Answer]:
    """From the n-th on."""
    return [Answer(n + i, value, auto) for i, (value, auto) in enumerate(answers)]


def changed(table: str, seats: Iterable[Json]) -> list[Statement]:
    return [statements.seat_changed(table, seat) for seat in seats]


def rated(ratings: Iterable[Json]) -> list[Statement]:
    return [statements.inserted("ratings", row) for row in ratings]
