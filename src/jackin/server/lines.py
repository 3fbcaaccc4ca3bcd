"""The lines that are up: from the first hello to the last word."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from fastapi import WebSocket, WebSocketDisconnect

from jackin.doors import Refusal
from jackin.server.hosts import is_ours
from jackin.server.leases import Elsewhere
from jackin.server.limits import Buckets, same_origin
from jackin.server.line import AGAIN, FAILED, FAREWELL, FORBIDDEN, NOT_FOUND, POLICY, Closed, Line
from jackin.server.metrics import Metrics
from jackin.server.players import Players
from jackin.server.protocol.asked import Hello, Ping
from jackin.server.table import Table
from jackin.server.tables import Tables

log = logging.getLogger("jackin.server")

CODES = {
    "server-no-table": NOT_FOUND,
    "server-elsewhere": AGAIN,
    "server-cannot-read": AGAIN,
    "server-cannot-keep": AGAIN,
}
"""By which a client knows whether to come back: to a table that is not to be had now it does."""


class Lines:
    def __init__(self, tables: Tables, players: Players, metrics: Metrics) -> None:
        self.tables = tables
        self.players = players
        self.metrics = metrics
        self.settings = tables.settings
        self._of_address: Counter[str] = Counter()
        self._opened = Buckets(self.settings.limits.opened_burst, self.settings.limits.opened_rate)

    async def serve(self, socket: WebSocket, id: str) -> None:
        """A line to a table."""
        await self._admit(socket, lambda line: self._listen(line, id))

    async def serve_lobby(self, socket: WebSocket) -> None:
        """A line of somebody who looks for a table."""
        await self._admit(socket, self._look)

    async def _admit(self, socket: WebSocket, talk: Callable[[Line], Awaitable[None]]) -> None:
        address = socket.client.host if socket.client is not None else ""
        headers = socket.headers
        busy = self._of_address[address] >= self.settings.limits.lines_per_address
        ours = is_ours(headers.get("host"), self.settings.names)
        if socket.scope.get("inside"):  # another process has looked at all that
            await socket.accept()
            await talk(Line(socket, self.settings.limits, self.tables.store.ink))
            return
        if not self._opened.take(address):
            await asyncio.sleep(self.settings.limits.pause)
            await socket.close(POLICY)
            return
        if busy or not ours or not same_origin(headers.get("origin"), headers.get("host"), self.settings.origins):
            await socket.close(POLICY)
            return
        await socket.accept()
        self._of_address[address] += 1
        try:
            await talk(Line(socket, self.settings.limits, self.tables.store.ink))
        finally:
            self._of_address[address] -= 1
            if not self._of_address[address]:
                del self._of_address[address]

    async def _listen(self, line: Line, id: str) -> None:
        try:
            async with asyncio.timeout(self.settings.hello):
                hello = await line.first()
            if not isinstance(hello, Hello):
                raise Refusal("server-hello-first")
            table = await self.tables.get(id)
            await self._arrive(line, table, hello)
        except Elsewhere as elsewhere:
            await self._pass_on(line, id, hello.model_dump_json(), elsewhere)
        except Refusal as refusal:
            await line.farewell(Closed(CODES.get(refusal.message.key, FORBIDDEN), refusal))
        except TimeoutError:
            await line.farewell(Closed(POLICY, "server-hello-first"))
        except Closed as closed:
            await line.farewell(closed)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("a line to table %s failed", id)
            await line.farewell(Closed(FAILED, "server-failed"))
        else:
            await self._talk(line, table)

    async def _pass_on(self, line: Line, id: str, hello: str, elsewhere: Elsewhere) -> None:
        if elsewhere.holder is None or line.socket.scope["inside"]:
            await line.farewell(Closed(AGAIN, elsewhere))
            return
        from jackin.server.inside import relay  # PostgreSQL's driver is an extra

        await relay(line, id, hello, elsewhere.holder)

    async def _arrive(self, line: Line, table: Table, hello: Hello) -> None:
        """Take the seat that the secret opens, or a place to watch from."""
        if hello.secret is not None:
            seat = table.seat_of(hello.secret)
            if seat is None:
                raise Refusal("server-wrong-secret")
            line.seat, line.place, line.secret = seat, seat.place, hello.secret
            table.sit(line, seat)
        elif hello.seat:
            await self._sit_signed_in(line, table, hello.seat)
        else:
            self._watch(line, table)
        untouched = table.play is not None and table.play.epoch == 0 and not line.delayed
        line.log_sent = hello.log if untouched else 0
        table.showing.greet(line)
        table.wake()

    async def _sit_signed_in(self, line: Line, table: Table, name: str) -> None:
        session = await self.players.session(line.socket.cookies)
        seat = table.seat_of_account(session.account.id, name) if session is not None else None
        if session is None or seat is None:
            raise Refusal("server-wrong-secret")
        line.seat, line.place, line.session = seat, seat.place, session.id
        table.sit(line, seat)

    def _watch(self, line: Line, table: Table) -> None:
        rule = table.wish.spectators
        if rule == "none":
            raise Refusal("server-no-spectators")
        line.delayed = rule == "delayed"
        table.watchers.add(line)

    async def _look(self, line: Line) -> None:
        lobby = self.tables.lobby
        lobby.enter(line)
        await self._both_ways(line, self._only_pings, lambda: lobby.leave(line))

    async def _only_pings(self, line: Line) -> None:
        try:
            while not line.is_cut:
                if isinstance(await line.read(), Ping):
                    line.send({"type": "pong"})
                else:
                    line.refuse(Refusal("server-only-watching"))
        except WebSocketDisconnect:
            pass
        except Closed as closed:
            line.cut(closed)

    async def _talk(self, line: Line, table: Table) -> None:
        await self._both_ways(line, lambda line: self._hear(line, table), lambda: table.leave(line))

    async def _both_ways(
        self, line: Line, hear: Callable[[Line], Coroutine[Any, Any, None]], leave: Callable[[], None]
    ) -> None:
        reader, writer = asyncio.create_task(hear(line)), asyncio.create_task(line.write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            reader.cancel()
            leave()
            if line.is_cut:
                await asyncio.wait({writer}, timeout=FAREWELL)
            writer.cancel()

    async def _hear(self, line: Line, table: Table) -> None:
        """Whatever goes wrong with a message, goes wrong on its line alone."""
        try:
            while not line.is_cut:
                message = await line.read()
                if not line.is_cut:  # the table may have gone meanwhile
                    with self.metrics.heard(message.type).taking():
                        line.hear(table, message)
        except WebSocketDisconnect:
            pass
        except Closed as closed:
            line.cut(closed)
        except Exception:
            log.exception("a line to table %s failed", table.id)
            line.fail()
