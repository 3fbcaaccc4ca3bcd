"""What outlives the process: tables, their seats and answers, chats and replays, in one database.

SQLite by default, write-ahead: a commit is in the operating system's hands when it returns, so that a killed process
loses nothing. Every change of a table is one transaction.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from sqlalchemy import (
    JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text,
    Update, bindparam, create_engine, delete, event, insert, inspect, select, update,
)  # fmt: skip
from sqlalchemy.engine import Connection, Engine

from jackin.kernel.game import Json
from jackin.server.rows import SeatRow, TableRow

META = MetaData()

TABLES = Table(
    "tables", META,
    Column("id", String(6), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("wish", JSON, nullable=False),
    Column("setup", JSON),
    Column("seed", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("epoch", Integer, nullable=False, default=0),
    Column("turn", Integer, nullable=False, default=0),
    Column("acting", String(20), nullable=False, default=""),
    Column("result", JSON),
    Column("rematch", String(6), nullable=False, default=""),
    Column("created", Float, nullable=False),
)  # fmt: skip

SEATS = Table(
    "seats", META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("seat", String(20), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("player", String(40), nullable=False, default=""),
    Column("level", String(20), nullable=False, default=""),
    Column("secret", String(64), nullable=False, default=""),
    Column("deck", JSON),
    Column("clock", Float),
    Column("stands_in", Boolean, nullable=False, default=False),
)  # fmt: skip

ANSWERS = Table(
    "answers", META,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("value", String(200), nullable=False),
    Column("auto", Boolean, nullable=False, default=False),
)  # fmt: skip

CHATS = Table(
    "chats", META,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("line", JSON, nullable=False),
    Index("chats_of_table", "table"),
)  # fmt: skip

REPLAYS = Table(
    "replays", META,
    Column("id", String(40), primary_key=True),
    Column("table", String(6), nullable=False, default=""),
    Column("seats", JSON, nullable=False),
    Column("journal", Text, nullable=False),
    Column("created", Float, nullable=False),
    Index("replays_by_age", "created"),
)  # fmt: skip

MOST_CHAT = 200
MOST_REPLAYS = 2000


class Store:
    def __init__(self, url: str) -> None:
        self.engine: Engine = create_engine(url)
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine, "connect", write_ahead)
        META.create_all(self.engine)
        add_columns(self.engine)

    def close(self) -> None:
        self.engine.dispose()

    # Tables

    def has(self, table: str) -> bool:
        with self.engine.connect() as c:
            return c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None

    def add(self, table: TableRow, seats: Iterable[Json], answers: Iterable[tuple[str, bool]] = ()) -> None:
        with self.engine.begin() as c:
            c.execute(insert(TABLES), table.data())
            c.execute(insert(SEATS), [{"table": table.id, **seat} for seat in seats])
            add_answers(c, table.id, 0, answers)

    def table(self, table: str) -> TableRow | None:
        with self.engine.connect() as c:
            row = c.execute(select(TABLES).where(TABLES.c.id == table)).mappings().first()
        return None if row is None else TableRow.model_validate(dict(row))

    def seats(self, table: str) -> list[SeatRow]:
        with self.engine.connect() as c:
            rows = c.execute(select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.place)).mappings()
            return [SeatRow.model_validate(dict(row)) for row in rows]

    def answers(self, table: str) -> list[tuple[str, bool]]:
        wanted = select(ANSWERS.c.value, ANSWERS.c.auto).where(ANSWERS.c.table == table).order_by(ANSWERS.c.n)
        with self.engine.connect() as c:
            return [(row.value, bool(row.auto)) for row in c.execute(wanted)]

    def change(self, table: str, fields: Json, seats: Iterable[Json] = ()) -> None:
        with self.engine.begin() as c:
            change(c, table, fields, seats)

    def append(
        self, table: str, n: int, answers: Iterable[tuple[str, bool]], fields: Json, seats: Iterable[Json] = ()
    ) -> None:
        """The answers from the n-th on, and all that changes with them."""
        with self.engine.begin() as c:
            add_answers(c, table, n, answers)
            change(c, table, fields, seats)

    def cut(self, table: str, n: int, fields: Json, seats: Iterable[Json] = ()) -> None:
        """Keep the first n answers."""
        with self.engine.begin() as c:
            c.execute(delete(ANSWERS).where(ANSWERS.c.table == table, ANSWERS.c.n >= n))
            change(c, table, fields, seats)

    # Chats

    def say(self, table: str, line: Json) -> None:
        with self.engine.begin() as c:
            c.execute(insert(CHATS), {"table": table, "line": line})

    def chat(self, table: str) -> list[Json]:
        newest = select(CHATS.c.line).where(CHATS.c.table == table).order_by(CHATS.c.id.desc()).limit(MOST_CHAT)
        with self.engine.connect() as c:
            return [row.line for row in c.execute(newest)][::-1]

    # Replays

    def keep_replay(self, replay: Json) -> None:
        """The newest replays are kept; a shared file outlives them."""
        oldest = select(REPLAYS.c.created).order_by(REPLAYS.c.created.desc()).offset(MOST_REPLAYS - 1).limit(1)
        with self.engine.begin() as c:
            edge = c.execute(oldest).scalar()
            if edge is not None:
                c.execute(delete(REPLAYS).where(REPLAYS.c.created <= edge))
            c.execute(insert(REPLAYS), replay)

    def replay(self, id: str) -> Json | None:
        with self.engine.connect() as c:
            row = c.execute(select(REPLAYS).where(REPLAYS.c.id == id)).mappings().first()
        return None if row is None else dict(row)


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
