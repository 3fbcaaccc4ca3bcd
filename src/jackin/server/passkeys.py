"""Passkeys on disk, and the challenges that are waiting for an answer."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.accounts import Account
from jackin.server.schema import ACCOUNTS, CHALLENGES, PASSKEYS
from jackin.server.store import Store

LASTS = 300
"""Seconds that a challenge waits."""
MOST = 20
"""Of an account."""


class Passkey(NamedTuple):
    """`key` is public; `signed` is how much it has signed, as it said last."""

    id: str
    key: str
    signed: int
    account: Account


class Passkeys:
    def __init__(self, store: Store) -> None:
        self.store = store

    def challenge(self, account: str = "") -> bytes:
        """A new one, for that account to add a key, or for anybody to come in with one."""
        challenge, now = secrets.token_bytes(32), time.time()
        with self.store.writing() as c:
            c.execute(delete(CHALLENGES).where(CHALLENGES.c.until < now))
            c.execute(insert(CHALLENGES), {"id": challenge.hex(), "account": account, "until": now + LASTS})
        return challenge

    def answered(self, challenge: bytes, account: str = "") -> bool:
        """Whether it was waiting. It is answered once, rightly or not."""
        here = and_(CHALLENGES.c.id == challenge.hex(), CHALLENGES.c.account == account)
        with self.store.writing() as c:
            return c.execute(delete(CHALLENGES).where(here, CHALLENGES.c.until >= time.time())).rowcount == 1

    def add(self, account: str, id: str, key: str, count: int, device: str) -> None:
        now = time.time()
        mine = select(func.count()).select_from(PASSKEYS).where(PASSKEYS.c.account == account)
        row = {"id": id, "account": account, "key": key, "count": count, "device": device}
        with self.store.writing() as c:
            if c.execute(mine).scalar_one() >= MOST:
                raise Refusal("server-passkeys-full")
            try:
                c.execute(insert(PASSKEYS), {**row, "created": now, "used": now})
            except IntegrityError:
                raise Refusal("server-passkey-wrong") from None

    def of(self, account: str) -> list[Json]:
        columns = PASSKEYS.c.id, PASSKEYS.c.device, PASSKEYS.c.created, PASSKEYS.c.used
        mine = select(*columns).where(PASSKEYS.c.account == account).order_by(PASSKEYS.c.created)
        with self.store.reading() as c:
            return [dict(row) for row in c.execute(mine).mappings()]

    def find(self, id: str) -> Passkey | None:
        owner = ACCOUNTS.c.id, ACCOUNTS.c.name, ACCOUNTS.c.phrase, ACCOUNTS.c.created
        found = select(PASSKEYS.c.key, PASSKEYS.c.count, *owner).join_from(PASSKEYS, ACCOUNTS)
        with self.store.reading() as c:
            row = c.execute(found.where(PASSKEYS.c.id == id)).first()
        return None if row is None else Passkey(id, row[0], row[1], Account(*row[2:]))

    def used(self, id: str, count: int) -> None:
        with self.store.writing() as c:
            c.execute(update(PASSKEYS).where(PASSKEYS.c.id == id).values(count=count, used=time.time()))

    def remove(self, account: str, id: str) -> bool:
        with self.store.writing() as c:
            mine = and_(PASSKEYS.c.account == account, PASSKEYS.c.id == id)
            return c.execute(delete(PASSKEYS).where(mine)).rowcount == 1
