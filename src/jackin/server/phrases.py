"""Pass phrases: kept as Argon2id leaves them, and worked on by a few threads, so that nobody waits at a table."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import Lock
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from jackin.doors import Refusal
from jackin.server.settings import Limits

Answer = TypeVar("Answer")


class Phrases:
    def __init__(self, limits: Limits) -> None:
        self._hasher = PasswordHasher(time_cost=2, memory_cost=limits.phrase_memory, parallelism=1)
        self._threads = ThreadPoolExecutor(limits.phrase_threads, "phrase")
        self._nobodys = self._hasher.hash(secrets.token_hex())
        self._most = limits.phrases_waiting
        self._lock = Lock()
        self.waiting = 0
        self.compared = 0

    async def keep(self, phrase: str) -> str:
        """What is kept of a phrase."""
        return await self._work(lambda: self._hasher.hash(tidy(phrase)))

    async def fits(self, kept: str | None, phrase: str) -> bool:
        """Whether it is the phrase. Where there is none to compare with, saying no takes as long."""
        fits = await self._work(lambda: self._fits(kept or self._nobodys, tidy(phrase)))
        return fits and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Whether it was kept with other settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, phrase: str) -> bool:
        self.compared += 1
        try:
            return self._hasher.verify(kept, phrase)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], Answer]) -> Answer:
        with self._lock:
            if self.waiting >= self._most:
                raise Refusal("server-busy")
            self.waiting += 1
        coming = self._threads.submit(work)
        coming.add_done_callback(self._done)
        return await asyncio.wrap_future(coming)

    def _done(self, work: Future[Answer]) -> None:
        """Counted when the thread is free, not when whoever asked has gone."""
        with self._lock:
            self.waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def tidy(phrase: str) -> str:
    """The same phrase is the same on every keyboard."""
    return unicodedata.normalize("NFC", phrase)
