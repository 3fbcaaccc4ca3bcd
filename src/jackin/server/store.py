"""What outlives the process: tables, their seats and answers, chats and replays, in one database.

SQLite by default, write-ahead: a commit is in the operating system's hands when it returns, so that a killed process
loses nothing. Every change of a table is one transaction.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import (
    String, Update, and_, bindparam, create_engine, delete, event, func, insert, inspect, or_, select, update,
)  # fmt: skip
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.server.keep import Keep, edge
from jackin.server.lock import Lock, Taken
from jackin.server.rows import SeatRow, TableRow
from jackin.server.schema import ANSWERS, CHATS, META, RATINGS, REPLAYS, SEATS, SNAPSHOTS, TABLES

log = logging.getLogger("jackin.server")

MOST_CHAT = 200
"""Lines of a chat that are shown to who comes."""
KEPT_CHAT = 1000
"""Lines of a chat that are kept."""
AT_ONCE = 100
"""Tables that are let go of in one transaction."""
OF_A_TABLE = (ANSWERS, SNAPSHOTS, CHATS, SEATS)


class BadDatabase(Exception):
    """The database cannot be used: a key of the catalogues, and why."""

    def __init__(self, key: str, place: str, why: object) -> None:
        super().__init__(key)
        self.message = Message(key, place=place, why=" ".join(str(why).split())[:300])


class Store:
    """Errors of the disk come out as Refusals: nothing has changed then."""

    def __init__(self, url: str) -> None:
        self._lock: Lock | None = None
        try:
            self.engine: Engine = create_engine(url)
            self._open()
        except (ArgumentError, NoSuchModuleError, ImportError) as error:
            raise BadDatabase("serve-bad-url", url, error) from None
        except Taken:
            raise BadDatabase("serve-second", url, "") from None
        except DBAPIError as error:
            self.close()
            raise BadDatabase("serve-bad-database", url, error.orig) from None
        except (SQLAlchemyError, OSError) as error:
            self.close()
            raise BadDatabase("serve-bad-database", url, error) from None

    def _open(self) -> None:
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", write_ahead)
            file = self.engine.url.database
            if file and file != ":memory:" and not file.startswith("file:"):
                self._lock = Lock(Path(file + ".lock"))
        META.create_all(self.engine)
        add_columns(self.engine)
        widen_seed(self.engine)
        with self.engine.begin() as c:  # it must be there to be written to, not only to be read
            c.execute(update(TABLES).where(TABLES.c.id == "").values(turn=0))

    def close(self) -> None:
        self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

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

    def has(self, table: str) -> bool:
        with self.reading() as c:
            return c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def add(self, table: TableRow, seats: Iterable[Json], answers: Iterable[tuple[str, bool]] = ()) -> None:
        with self.writing() as c:
            c.execute(insert(TABLES), table.data())
            c.execute(insert(SEATS), [{"table": table.id, **seat} for seat in seats])
            add_answers(c, table.id, 0, answers)

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

    def change(self, table: str, fields: Json, seats: Iterable[Json] = (), ratings: Collection[Json] = ()) -> None:
        with self.writing() as c:
            change(c, table, fields, seats)
            if ratings:
                c.execute(insert(RATINGS), list(ratings))

    def append(
        self,
        table: str,
        n: int,
        answers: Iterable[tuple[str, bool]],
        fields: Json,
        seats: Iterable[Json] = (),
        snapshot: Json | None = None,
        ratings: Collection[Json] = (),
    ) -> None:
        """The answers from the n-th on, and all that changes with them."""
        with self.writing() as c:
            add_answers(c, table, n, answers)
            change(c, table, {**fields, "used": time.time()}, seats)
            if snapshot is not None:
                keep_snapshot(c, table, snapshot)
            if ratings:
                c.execute(insert(RATINGS), list(ratings))

    def keep_snapshot(self, table: str, snapshot: Json, seats: Iterable[Json] = ()) -> None:
        with self.writing() as c:
            change(c, table, {}, seats)
            keep_snapshot(c, table, snapshot)

    def snapshot(self, table: str) -> Json | None:
        """The columns `n`, `rules` and `position` (JSON)."""
        with self.reading() as c:
            row = c.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table == table)).mappings().first()
        return None if row is None else dict(row)

    def cut(self, table: str, n: int, fields: Json, seats: Iterable[Json] = ()) -> None:
        """Keep the first n answers."""
        with self.writing() as c:
            c.execute(delete(ANSWERS).where(ANSWERS.c.table == table, ANSWERS.c.n >= n))
            c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table, SNAPSHOTS.c.n > n))
            change(c, table, fields, seats)

    # Chats

    def say(self, table: str, line: Json) -> None:
        with self.writing() as c:
            c.execute(insert(CHATS), {"table": table, "line": line})
            last = select(CHATS.c.id).where(CHATS.c.table == table).order_by(CHATS.c.id.desc())
            edge = c.execute(last.offset(KEPT_CHAT).limit(1)).scalar()
            if edge is not None:
                c.execute(delete(CHATS).where(CHATS.c.table == table, CHATS.c.id <= edge))

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

    # Letting go

    def forget(self, now: float, keep: Keep, spared: Collection[str] = ()) -> int:
        """What the policy no longer keeps goes, a few at a time: how many did. Tables in memory are spared."""
        used = func.coalesce(TABLES.c.used, TABLES.c.created)
        old = or_(and_(TABLES.c.status == "waiting", used < edge(now, keep.waiting)), used < edge(now, keep.tables))
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
        return len(ids) + len(replays)


ADD_ANSWERS = insert(ANSWERS)


def add_columns(engine: Engine) -> None:
    """A database made by an older version gets what it lacks; its rows have nothing there (see `rows`)."""
    known = inspect(engine)
    for table in META.sorted_tables:
        there = {column["name"] for column in known.get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                kind = column.type.compile(engine.dialect)
                with engine.begin() as c:
                    c.exec_driver_sql(f'ALTER TABLE "{table.name}" ADD COLUMN "{column.name}" {kind}')
        for index in table.indexes:
            index.create(engine, checkfirst=True)


def widen_seed(engine: Engine) -> None:
    """Seeds were numbers of 64 bits once. SQLite keeps any text in such a column, others have to be told."""
    here = next(column for column in inspect(engine).get_columns("tables") if column["name"] == "seed")
    if engine.dialect.name == "sqlite" or isinstance(here["type"], String):
        return
    with engine.begin() as c:
        kind = TABLES.c.seed.type.compile(engine.dialect)
        c.exec_driver_sql(f'ALTER TABLE "tables" ALTER COLUMN "seed" TYPE {kind}')


def write_ahead(connection: Any, record: object) -> None:
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def add_answers(c: Connection, table: str, n: int, answers: Iterable[tuple[str, bool]]) -> None:
    rows = [{"table": table, "n": n + i, "value": value, "auto": auto} for i, (value, auto) in enumerate(answers)]
    if rows:
        c.execute(ADD_ANSWERS, rows)


def change(c: Connection, table: str, fields: Json, seats: Iterable[Json]) -> None:
    if fields:
        c.execute(change_table(tuple(fields)), {"this": table, **fields})
    for seat in seats:
        names = tuple(name for name in seat if name != "place")
        c.execute(change_seat(names), {"this": table, "at": seat["place"], **{name: seat[name] for name in names}})


@cache
def change_table(names: tuple[str, ...]) -> Update:
    """Statements are made once: making one takes longer than SQLite needs to carry it out."""
    return update(TABLES).where(TABLES.c.id == bindparam("this")).values({name: bindparam(name) for name in names})


@cache
def change_seat(names: tuple[str, ...]) -> Update:
    here = SEATS.c.table == bindparam("this"), SEATS.c.place == bindparam("at")
    return update(SEATS).where(*here).values({name: bindparam(name) for name in names})


def keep_snapshot(c: Connection, table: str, snapshot: Json) -> None:
    c.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table == table))
    c.execute(insert(SNAPSHOTS), {"table": table, **snapshot})
