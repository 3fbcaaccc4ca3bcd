"""Accounts and their sessions on disk, and which seats are theirs."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.engine import Connection
from sqlalchemy.exc import IntegrityError

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.schema import ACCOUNTS, BLOCKS, CHATS, DECKS, PASSKEYS, RATINGS, SEATS, SESSIONS, TABLES
from jackin.server.seat import digest
from jackin.server.store import Store

DAY = 86_400
LASTS = 180 * DAY
"""Seconds that a session lasts without being used."""
MOST_SESSIONS = 50
"""Of an account: the longest unused ends when there is one more."""
PAGE = 100
"""Games that are told at once."""


class Account(NamedTuple):
    id: str
    name: str
    phrase: str
    created: float


class Session(NamedTuple):
    id: str
    account: Account


class Accounts:
    def __init__(self, store: Store) -> None:
        self.store = store

    def add(self, name: str, key: str, phrase: str) -> Account:
        account = Account(secrets.token_urlsafe(12), name, phrase, round(time.time(), 3))
        with self.store.writing() as c:
            try:
                c.execute(insert(ACCOUNTS), {**account._asdict(), "key": key})
            except IntegrityError:
                raise Refusal("server-name-taken") from None
        return account

    def named(self, key: str) -> Account | None:
        columns = ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.phrase, ACCOUNTS.c.created
        with self.store.reading() as c:
            row = c.execute(select(*columns).where(ACCOUNTS.c.key == key)).first()
        return None if row is None else Account(*row)

    def change_phrase(self, account: str, phrase: str) -> None:
        with self.store.writing() as c:
            c.execute(update(ACCOUNTS).where(ACCOUNTS.c.id == account).values(phrase=phrase))

    # Sessions

    def open(self, account: str, secret: str, device: str) -> str:
        """A new session's id."""
        id, now = secrets.token_urlsafe(9), time.time()
        row = {"id": id, "account": account, "secret": digest(secret), "device": device, "created": now, "used": now}
        mine = select(SESSIONS.c.id).where(SESSIONS.c.account == account).order_by(SESSIONS.c.used.desc())
        with self.store.writing() as c:
            old = c.execute(mine.offset(MOST_SESSIONS - 1)).scalars().all()
            c.execute(delete(SESSIONS).where(or_(SESSIONS.c.id.in_(old), SESSIONS.c.used < now - LASTS)))
            c.execute(insert(SESSIONS), row)
        return id

    def session(self, secret: str) -> Session | None:
        """The session that a secret opens, if it has not run out. That it is used is noted once a day."""
        columns = ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.phrase, ACCOUNTS.c.created
        found = select(SESSIONS.c.id, SESSIONS.c.used, *columns).join_from(SESSIONS, ACCOUNTS)
        with self.store.reading() as c:
            row = c.execute(found.where(SESSIONS.c.secret == digest(secret))).first()
        now = time.time()
        if row is None or row[1] < now - LASTS:
            return None
        if row[1] < now - DAY:
            with self.store.writing() as c:
                c.execute(update(SESSIONS).where(SESSIONS.c.id == row[0]).values(used=now))
        return Session(row[0], Account(*row[2:]))

    def sessions(self, account: str) -> list[Json]:
        columns = SESSIONS.c.id, SESSIONS.c.device, SESSIONS.c.created, SESSIONS.c.used
        live = and_(SESSIONS.c.account == account, SESSIONS.c.used >= time.time() - LASTS)
        with self.store.reading() as c:
            rows = c.execute(select(*columns).where(live).order_by(SESSIONS.c.used.desc())).mappings()
            return [dict(row) for row in rows]

    def end(self, account: str, ids: Collection[str]) -> int:
        """How many sessions of the account ended."""
        with self.store.writing() as c:
            mine = and_(SESSIONS.c.account == account, SESSIONS.c.id.in_(ids))
            return c.execute(delete(SESSIONS).where(mine)).rowcount

    # Games

    def adopt(self, account: str, seats: Iterable[tuple[str, int]]) -> None:
        """Seats that nobody has signed for, by table and place."""
        with self.store.writing() as c:
            for table, place in seats:
                here = and_(SEATS.c.table == table, SEATS.c.place == place, func.coalesce(SEATS.c.account, "") == "")
                c.execute(update(SEATS).where(here).values(account=account))

    def count(self, account: str) -> int:
        tables = select(func.count(SEATS.c.table.distinct())).where(SEATS.c.account == account)
        with self.store.reading() as c:
            return c.execute(tables).scalar_one()

    def games(self, account: str, before: float | None = None) -> list[str]:
        """The newest tables, or those made before that moment."""
        mine = select(TABLES.c.id).where(TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.account == account)))
        if before is not None:
            mine = mine.where(TABLES.c.created < before)
        with self.store.reading() as c:
            return list(c.execute(mine.order_by(TABLES.c.created.desc()).limit(PAGE)).scalars())

    def delete(self, account: str) -> None:
        """The games stay with those who played them; the name goes from them, and from what was said there."""
        with self.store.writing() as c:
            for table, seat in c.execute(select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.account == account)).all():
                forget_name(c, table, seat)
            c.execute(update(SEATS).where(SEATS.c.account == account).values(account="", player=""))
            c.execute(delete(BLOCKS).where(BLOCKS.c.other == account))
            for part in (SESSIONS, PASSKEYS, RATINGS, DECKS, BLOCKS):
                c.execute(delete(part).where(part.c.account == account))
            c.execute(delete(ACCOUNTS).where(ACCOUNTS.c.id == account))


def forget_name(c: Connection, table: str, seat: str) -> None:
    for id, line in c.execute(select(CHATS.c.id, CHATS.c.line).where(CHATS.c.table == table)).all():
        if line.get("by") == seat:
            c.execute(update(CHATS).where(CHATS.c.id == id).values(line={**line, "name": ""}))
