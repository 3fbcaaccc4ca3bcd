"""The lobby: the tables whose makers want them seen, and how many are here. One line for each who looks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from pydantic_core import to_json

from jackin.kernel.game import Json
from jackin.server.line import Line
from jackin.server.showing import lasting

if TYPE_CHECKING:
    from jackin.server.neighbours import Neighbours
    from jackin.server.table import Table
    from jackin.server.tables import Tables

BREATH = 0.5
"""Seconds in which several changes become one."""
MOST_SHOWN = 100
COMPLAINTS = 3
"""So many who complain from different addresses, and a table is no longer shown."""


class Lobby:
    """A table is shown while somebody sits at it: nobody joins a person who has gone."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.lines: set[Line] = set()
        self.neighbours: Neighbours | None = None
        self.shown: Json = {}
        self._told: bytes = b""
        self._timer: asyncio.TimerHandle | None = None

    def enter(self, line: Line) -> None:
        self.lines.add(line)
        line.send_text(self._news())
        self.stir()

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        self.stir()

    def stir(self) -> None:
        """Something may have changed: those who look are told in a moment."""
        if (self.lines or self.neighbours is not None) and self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(BREATH, self._tell)

    def _tell(self) -> None:
        self._timer = None
        part = self._part()
        if self.neighbours is not None and part != self.shown:
            self.shown = part
            self.neighbours.show(part)
        news = self._news()
        if news != self._told:
            self._told = news
            for line in list(self.lines):
                line.send_text(news)

    def _news(self) -> bytes:
        return to_json({"type": "lobby", **self.now()})

    def now(self) -> Json:
        """Open tables first, the newest of each first; those of all processes that share the database."""
        parts = [self._part(), *(self.neighbours.lobbies if self.neighbours is not None else [])]
        return {
            "tables": in_order([table for part in parts for table in part["tables"]]),
            "here": sum(part["here"] for part in parts),
            "playing": sum(part["playing"] for part in parts),
        }

    def _part(self) -> Json:
        """What is in this process."""
        live = list(self.tables.live.values())
        return {
            "tables": in_order([lasting(table.showing.info()) for table in live if is_shown(table)]),
            "here": len(self.lines) + sum(len(table.lines()) for table in live),
            "playing": sum(table.status == "playing" and is_attended(table) for table in live),
        }


def in_order(tables: list[Json]) -> list[Json]:
    newest = sorted(tables, key=lambda table: -table["created"])
    return sorted(newest, key=lambda table: table["status"] != "waiting")[:MOST_SHOWN]


def is_shown(table: Table) -> bool:
    if not table.wish.listed or not is_attended(table) or len(table.complaints) >= COMPLAINTS:
        return False
    return table.status == "waiting" or (table.status == "playing" and table.wish.spectators != "none")


def is_attended(table: Table) -> bool:
    return any(seat.lines for seat in table.seats)
