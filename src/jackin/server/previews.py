"""Runs looked at before they are made: that can take a while, so one at a time, on a copy, the last one asked."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from jackin.doors import Refusal
from jackin.kernel.machine import Position

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table


class Wanted(NamedTuple):
    line: Line
    server: str
    wish: dict[str, bool]
    by: str


class Previews:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._wanted: Wanted | None = None
        self._search: asyncio.Task[None] | None = None

    def look(self, line: Line, server: str, wish: dict[str, bool], by: str) -> None:
        if self.table.play is None or self.table.asked is not line.seat:
            raise Refusal("server-no-such-run", server=server)
        self._wanted = Wanted(line, server, wish, by)
        if self._search is None:
            self._search = asyncio.create_task(self._answer())

    async def _answer(self) -> None:
        try:
            while (wanted := self._wanted) is not None:
                self._wanted = None
                await self._answer_one(wanted)
        finally:
            self._search = None

    async def _answer_one(self, wanted: Wanted) -> None:
        play, door = self.table.play, self.table.door
        assert play is not None
        copy: Position = door.game.fork(play.journal.position)
        found = await asyncio.to_thread(door.preview, copy, wanted.line.place, *wanted[1:])
        if found is None:
            wanted.line.refuse(Refusal("server-no-such-run", server=wanted.server))
        elif self._wanted is None:
            wanted.line.send({"type": "previewed", **found})
