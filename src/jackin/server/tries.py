"""Tries that are counted for all processes on a database: a row for each address and each name that was tried.

A bucket is one moment: when it would be full again. A try puts it off by its price, and is refused where that lies
further ahead than the whole burst is worth. One statement does both, so that no two processes take the last."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import case
from sqlalchemy.dialects import postgresql, sqlite

from jackin.server.schema import TRIES
from jackin.server.seat import digest
from jackin.server.store import Store

INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
FOREVER = 1e12
"""Seconds: the price of a try where none comes back."""


class Tries:
    def __init__(self, store: Store) -> None:
        self.store = store

    def take(self, key: str, burst: float, rate: float) -> bool:
        """Whether this try is one of a burst, or of so many each second after it."""
        now, price = time.time(), 1 / rate if rate else FOREVER
        begin = case((TRIES.c.full > now, TRIES.c.full), else_=now)
        row = INSERT[self.store.engine.dialect.name](TRIES).values(key=digest(key), full=now + price)
        statement = row.on_conflict_do_update(
            index_elements=[TRIES.c.key], set_={"full": begin + price}, where=begin + price <= now + burst * price
        )
        with self.store.writing() as c:
            return c.execute(statement.returning(TRIES.c.key)).first() is not None
