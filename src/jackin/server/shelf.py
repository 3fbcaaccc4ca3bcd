"""Replays: on disk, those looked at last in memory too, and the processes that step through them."""

from __future__ import annotations

import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from jackin.doors import Door, Refusal, door
from jackin.kernel.game import Json
from jackin.server import reading
from jackin.server.analyses import Analyses
from jackin.server.limits import Buckets
from jackin.server.protocol.games import (
    Analysis, Branch, Judged, Judgements, JudgeMoves, Move, MoveReason, ReplayInfo, ReplayStep, TryMoves,
)  # fmt: skip
from jackin.server.reader import Reader
from jackin.server.settings import Limits
from jackin.server.store import Store
from jackin.server.workers import Workers


class Kept(NamedTuple):
    """A replay as it lies on the shelf: its journal and result as JSON, and what is known of it."""

    text: str
    info: ReplayInfo

    @property
    def journal(self) -> Json:
        found: Json = json.loads(self.text)["journal"]
        return found

    @property
    def door(self) -> Door:
        return door(self.info.game)


class Shelf:
    """`budget` is how many bytes are kept in memory; the others are on disk, as long as the policy says."""

    def __init__(self, store: Store, reader: Reader, thinkers: Workers, judges: Workers, limits: Limits) -> None:
        self.store = store
        self.reader = reader
        self.thinker = Reader(thinkers, limits)
        self.analyses = Analyses(store, judges, limits)
        self.budget = limits.replay_bytes
        self._kept = Buckets(limits.kept_burst, limits.kept_rate)
        self.bytes = 0
        self._open: OrderedDict[str, Kept] = OrderedDict()

    async def add(
        self,
        address: str,
        journal: Json,
        seats: list[str] | None = None,
        table: str = "",
        result: Json | None = None,
        bots: dict[str, str] | None = None,
    ) -> ReplayInfo:
        """A new replay, of a table or else of a journal that was sent; `seats` are those whose views are open, `bots`
        who played for seats."""
        self.reader.check(journal)
        kept = {"journal": journal, "result": result, "bots": bots or {}}
        id, text = secrets.token_urlsafe(16), json.dumps(kept, ensure_ascii=False)
        info = ReplayInfo(**await self.reader.do(address, reading.info, id, text, seats, table, not table))
        if not self._kept.take(address, len(text)):
            raise Refusal("server-too-fast")
        row = {"id": id, "table": table, "seats": info.seats, "journal": text, "created": time.time()}
        await self.store.aside(self.store.keep_replay, row)
        self._put(id, Kept(text, info))
        return info

    async def get(self, address: str, id: str) -> Kept:
        if id not in self._open:
            row = await self.store.aside(self.store.replay, id)
            if row is None:
                raise Refusal("server-no-replay")
            text, seats, table = row["journal"], row["seats"], row["table"]
            info = await self.reader.do(address, reading.info, id, text, seats, table)
            self._put(id, Kept(text, ReplayInfo(**info)))
            await self.store.aside(self.store.touch_replay, id)
        self._open.move_to_end(id)
        return self._open[id]

    async def step(self, address: str, id: str, n: int, seat: str) -> ReplayStep:
        return ReplayStep(**await self._read(address, id, reading.step, n, seat))

    async def analysis(self, address: str, id: str) -> Analysis:
        return Analysis(**await self._read(address, id, reading.analysis))

    async def moves(self, address: str, id: str) -> list[Move]:
        return [Move(**move) for move in await self._read(address, id, reading.moves)]

    async def branch(self, address: str, id: str, wish: TryMoves) -> Branch:
        return Branch(**await self._judge(address, id, reading.branch, wish.model_dump()))

    async def lines(self, address: str, id: str, wish: JudgeMoves) -> Judged:
        return Judged(**await self._judge(address, id, reading.lines, wish.model_dump()))

    async def reason(self, address: str, id: str, n: int) -> MoveReason:
        return MoveReason(**await self._judge(address, id, reading.reason, n))

    async def judgements(self, address: str, id: str, since: int) -> Judgements:
        kept = await self.get(address, id)
        info = kept.info
        if not info.chances:
            await self._read(address, id, reading.analysis)  # says why not
        return await self.analyses.look(address, (id, kept.text, info.seats, info.table, info.length), since)

    async def _read(self, address: str, id: str, work: Callable[..., Any], *args: Any) -> Any:
        kept = await self.get(address, id)
        return await self.reader.do(address, work, id, kept.text, kept.info.seats, kept.info.table, *args)

    async def _judge(self, address: str, id: str, work: Callable[..., Any], *args: Any) -> Any:
        """A thought that somebody waits for, by those who think for bots."""
        kept = await self.get(address, id)
        return await self.thinker.do(address, work, id, kept.text, kept.info.seats, kept.info.table, *args)

    def _put(self, id: str, kept: Kept) -> None:
        if id in self._open:
            return
        self._open[id] = kept
        self.bytes += len(kept.text)
        while self.bytes > self.budget and len(self._open) > 1:
            _, oldest = self._open.popitem(last=False)
            self.bytes -= len(oldest.text)
