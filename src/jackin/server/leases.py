"""Which process has which table, where several share a database.

Each gives a sign of life every second (see `ink`). A table is its holder's until the holder lets go of it or has been
silent for some seconds, by the database's clock; and nobody else's changes of it are written. So there is never a
moment in which two of them play on at one table.
"""

from __future__ import annotations

from sqlalchemy import text

from jackin.doors import Refusal
from jackin.server.store import Store

DEAD = 5.0
"""Seconds without a sign of life after which the tables of a process are anybody's."""
ALIVE = f'"beat" > EXTRACT(EPOCH FROM clock_timestamp()) - {DEAD}'
TAKE = text(
    f"""UPDATE "tables" SET "holder" = :me WHERE "id" = :table AND ("holder" IS NULL OR "holder" = :me
    OR NOT EXISTS (SELECT 1 FROM "processes" p WHERE p."id" = "tables"."holder" AND {ALIVE}))"""
)
HELD = text('SELECT "id" FROM "tables" WHERE "holder" = :me')
HOLDER = text(
    """SELECT p."id", p."address" FROM "tables" t JOIN "processes" p ON p."id" = t."holder" WHERE t."id" = :table"""
)


class Elsewhere(Refusal):
    """Another process has the table, and can be reached there."""

    def __init__(self, address: str) -> None:
        super().__init__("server-elsewhere")
        self.address = address


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
            holder = None if taken else c.execute(HOLDER, {"table": table}).first()
        if holder is not None:
            raise Elsewhere(holder.address)

    def release(self, table: str) -> None:
        if self.store.me is not None:
            self.store.change(table, {"holder": None})

    def held(self) -> set[str]:
        """The tables that the database has down for this process."""
        with self.store.reading() as c:
            return set(c.execute(HELD, {"me": self.store.me}).scalars())
