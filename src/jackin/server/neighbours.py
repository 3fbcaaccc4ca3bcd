"""The other processes on the same database: what they show in the lobby, and what all of them must hear.

PostgreSQL carries it, by LISTEN and NOTIFY: each keeps its part of the lobby in its own row and says that it changed.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
from collections.abc import Callable
from typing import Any

import psycopg
from sqlalchemy import select, text

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.change import Change
from jackin.server.ink import AGAIN, Ink
from jackin.server.leases import ALIVE, DEAD
from jackin.server.schema import PROCESSES
from jackin.server.statements import Statement
from jackin.server.store import PATIENT, Store

log = logging.getLogger("jackin.server")

CHANNEL = "jackin"
MOST = 100
"""Things that are named in one message: PostgreSQL takes 8,000 bytes."""


class Neighbours:
    """`heard` are what others say: by its kind, what is to be done with it."""

    def __init__(self, store: Store, ink: Ink) -> None:
        self.store = store
        self.ink = ink
        self.lobbies: list[Json] = []
        self.changed: Callable[[], None] = lambda: None
        self.heard: dict[str, Callable[[Any], None]] = {}

    def show(self, part: Json) -> None:
        """This process's part of the lobby."""
        change = Statement('UPDATE "processes" SET "lobby" = ? WHERE "id" = ?', [json.dumps(part), self.ink.me])
        self._put([change, self._said("lobby", None)])

    def tell(self, kind: str, what: list[Any]) -> None:
        for begin in range(0, len(what), MOST):
            self._put([self._said(kind, what[begin : begin + MOST])])

    def _put(self, statements: list[Statement]) -> None:
        with contextlib.suppress(Refusal):  # the database is away: it is told again when something changes
            self.ink.put(Change("", None, statements))

    def _said(self, kind: str, what: object) -> Statement:
        return Statement("SELECT pg_notify(?, ?)", [CHANNEL, json.dumps([self.ink.me, kind, what])])

    async def listen(self) -> None:
        """As long as the process lives; a database that is away is come back to."""
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(self.ink.url, autocommit=True, **PATIENT)
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    while True:
                        await self._look()
                        async for said in line.notifies(timeout=DEAD, stop_after=1):
                            await self._hear(said.payload)
            except (psycopg.Error, OSError):
                await asyncio.sleep(AGAIN)
            except Exception:
                log.exception("what another process said was not understood")
                await asyncio.sleep(AGAIN)

    async def _hear(self, payload: str) -> None:
        by, kind, what = json.loads(payload)
        if by != self.ink.me and kind in self.heard:
            self.heard[kind](what)

    async def _look(self) -> None:
        """What the others show. Those who died without a word are left out when the next comes, or after a while."""
        try:
            lobbies = await self.store.aside(self._lobbies)
        except Refusal:
            return
        if lobbies != self.lobbies:
            self.lobbies = lobbies
            self.changed()

    def _lobbies(self) -> list[Json]:
        with self.store.reading() as c:
            others = (
                select(PROCESSES.c.lobby).where(PROCESSES.c.id != self.ink.me, text(ALIVE)).order_by(PROCESSES.c.id)
            )
            return [lobby for lobby in c.execute(others).scalars() if lobby is not None]
