"""The way to the processes that read journals: those who ask take turns."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

from jackin.doors import DOORS, Refusal, door
from jackin.kernel.game import Json
from jackin.server.settings import Limits
from jackin.server.workers import Undone, Workers

LONGEST_ANSWER = 200


class Reader:
    """An address has one piece of work done at a time and few waiting, so that nobody keeps others from theirs."""

    def __init__(self, workers: Workers, limits: Limits) -> None:
        self.workers = workers
        self.limits = limits
        self._turns: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    def check(self, journal: Json) -> str:
        """The game of a journal of a sane size, before any work is done for it."""
        game, answers = journal.get("game"), journal.get("answers")
        if not isinstance(game, str) or game not in DOORS:
            raise Refusal("server-bad-journal", detail="game")
        if not isinstance(answers, list) or len(answers) > self.limits.journal_answers:
            raise Refusal("server-bad-journal", detail="answers")
        if not all(isinstance(value, str) and len(value) <= LONGEST_ANSWER for value in answers):
            raise Refusal("server-bad-journal", detail="answers")
        if not isinstance(journal.get("setup"), dict):
            raise Refusal("server-bad-journal", detail="setup")
        if not isinstance(rules := journal.get("rules"), int):
            raise Refusal("server-bad-journal", detail="rules")
        if not door(game).plays(rules):
            raise Refusal("server-old-journal", rules=rules)
        return game

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> Any:
        async with self._turn(address):
            try:
                return await self.workers.do(work, *args)
            except Undone:
                raise Refusal("server-bad-journal", detail="time") from None

    @asynccontextmanager
    async def _turn(self, address: str) -> AsyncIterator[None]:
        waiting = self._waiting.get(address, 0)
        if waiting >= self.limits.readings_waiting:
            raise Refusal("server-too-fast")
        self._waiting[address] = waiting + 1
        try:
            async with self._turns.setdefault(address, asyncio.Lock()):
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address], self._turns[address]
