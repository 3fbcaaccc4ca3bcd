"""Which process has which table, where several share a database.

Each gives a sign of life every second (see `ink`). A table is its holder's until the holder lets go of it or has been
silent for some seconds, by the database's clock; and nobody else's changes of it are written. So there is never a
moment in which two of them play on at one table.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import select, text

from jackin.doors import Refusal
from jackin.server.schema import TABLES
from jackin.server.store import Store

DEAD = 5.0
"""Seconds without a sign of life after which the tables of a process are anybody's."""
ALIVE = f'"beat" > EXTRACT(EPOCH FROM clock_timestamp()) - {DEAD}'
TAKE = text(
    f"""UPDATE "tables" SET "holder" = :me WHERE "id" = :table AND ("holder" IS NULL OR "holder" = :me
    OR NOT EXISTS (SELECT 1 FROM "processes" p WHERE p."id" = "tables"."holder" AND {ALIVE}))"""
)
OTHERS = text(f'SELECT "id", "address", "secret" FROM "processes" WHERE "id" <> :me AND {ALIVE} ORDER BY "id"')
BURY = text(f'DELETE FROM "processes" WHERE "beat" < EXTRACT(EPOCH FROM clock_timestamp()) - {12 * DEAD}')
HELD = text('SELECT "id" FROM "tables" WHERE "holder" = :me')
HOLDER = text(
    f"""SELECT p."id", p."address", p."secret" FROM "tables" t JOIN "processes" p ON p."id" = t."holder"
    WHERE t."id" = :table AND {ALIVE}"""
)


class Neighbour(NamedTuple):
    """Another process, where it is reached and by what secret."""

    id: str
    address: str
    secret: str


class Elsewhere(Refusal):
    """Another process has the table."""

    def __init__(self, holder: Neighbour | None) -> None:
        super().__init__("server-elsewhere")
        self.holder = holder


class Leases:
    """SQLite's file has one process, which holds all of its tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def take(self, table: str) -> None:
        """The table is this process's from now on; `Elsewhere` if it is another's."""
        if self.store.me is None:
            return
        with self.store.writing() as c:
            taken = c.execute(TAKE, {"me": self.store.me, "table": table}).rowcount == 1
            known = taken or c.execute(select(TABLES.c.id).where(TABLES.c.id == table)).first() is not None
        if not taken and known:
            raise Elsewhere(self.elsewhere(table))

    def elsewhere(self, table: str) -> Neighbour | None:
        """Who else has it."""
        if self.store.me is None:
            return None
        with self.store.reading() as c:
            row = c.execute(HOLDER, {"table": table}).first()
        return Neighbour(*row) if row is not None and row[0] != self.store.me else None

    def release(self, table: str) -> None:
        if self.store.me is not None:
            self.store.change(table, {"holder": None})

    def others(self) -> list[Neighbour]:
        """All processes that are alive, but this one."""
        with self.store.reading() as c:
            return [Neighbour(*row) for row in c.execute(OTHERS, {"me": self.store.me})]

    def bury(self) -> None:
        """Processes that have been silent for long."""
        with self.store.writing() as c:
            c.execute(BURY)

    def held(self) -> set[str]:
        """The tables that the database has down for this process."""
        with self.store.reading() as c:
            return set(c.execute(HELD, {"me": self.store.me}).scalars())
