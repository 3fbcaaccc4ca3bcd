"""Whole games judged in the background, once for everybody who has the same game."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import time
from collections import OrderedDict

from jackin import engine
from jackin.doors.analysis import kept_share
from jackin.kernel.game import Json
from jackin.server import reading
from jackin.server.protocol.games import Judged, Judgements
from jackin.server.settings import Limits
from jackin.server.store import Store
from jackin.server.workers import Undone, Workers

log = logging.getLogger("jackin.server")

SAVED = 15
"""Seconds of thinking that a fall of the server may cost."""
ALIVE = 120
"""Seconds since the last save in which another process is believed to be at it."""
MOST_OPEN = 16
"""Finished ones that are kept in memory."""
WAIT = 15
"""Seconds that somebody waits for something new."""
MOST_FAULTS = 20
"""Decisions over which the judge may fall before it gives up."""


class Job:
    """A game and what was found of it so far; `at` is the first answer that is not judged yet. It `waits` until a
    judge has time for it."""

    def __init__(self, key: str, address: str, length: int, kept: Json | None = None) -> None:
        self.key = key
        self.address = address
        self.length = length
        self.at: int = kept["at"] if kept else 0
        self.judged: list[Json] = json.loads(kept["judged"]) if kept else []
        self.task: asyncio.Task[None] | None = None
        self.waits = not self.is_done
        self._news = asyncio.Event()

    def found(self, judged: Json) -> None:
        """The next answer that can be judged; none, and the game is done."""
        if judged["n"] < 0:
            self.skip(self.length)
        else:
            self.judged.append(judged)
            self.skip(judged["n"] + 1)

    def skip(self, at: int) -> None:
        self.at = at
        self._news.set()
        self._news = asyncio.Event()

    async def news(self, since: int) -> None:
        """Until there is more than so much to tell, or for a while."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WAIT):
                while len(self.judged) <= since and not self.is_done:
                    await self._news.wait()

    @property
    def is_done(self) -> bool:
        return self.at >= self.length

    def row(self) -> Json:
        judged = json.dumps(self.judged, ensure_ascii=False)
        return {"key": self.key, "at": self.at, "length": self.length, "judged": judged, "used": time.time()}

    def told(self, since: int) -> Judgements:
        seats = {judged["seat"] for judged in self.judged} if self.is_done else set()
        shares = {seat: kept_share([one for one in self.judged if one["seat"] == seat]) for seat in sorted(seats)}
        accuracy = {seat: round(share, 4) for seat, share in shares.items() if share is not None}
        found = [Judged(**judged) for judged in self.judged[since:]]
        waits = self.waits and not self.is_done
        return Judgements(at=self.at, length=self.length, since=since, judged=found, accuracy=accuracy, waits=waits)


class Analyses:
    """So many games at a time as there are judges; the others wait in the order they came."""

    def __init__(self, store: Store, judges: Workers, limits: Limits) -> None:
        self.store = store
        self.judges = judges
        self.limits = limits
        self._turns = asyncio.Semaphore(len(judges.all))
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    async def look(self, address: str, game: Game, since: int) -> Judgements:
        """What is known of a game by now; from here on it is thought about, if there is room for one more. Who knows
        it all waits for more; who has to wait is told so, and asks again."""
        key = key_of(json.loads(game[1])["journal"])
        job = self._jobs.get(key) or await self._found(key, address, game)
        if not job.waits:
            await job.news(since)
        return job.told(since)

    async def _found(self, key: str, address: str, game: Game) -> Job:
        kept = await self.store.aside(self.store.analysis, key)
        if key in self._jobs:
            return self._jobs[key]
        job = Job(key, address, game[4], kept)
        if kept is not None and not job.is_done and self.store.me and kept["used"] > time.time() - ALIVE:
            job.waits = False
            return job
        if not job.is_done:
            if not self._has_room(address):
                return job
            self._begin(job, game)
        self._jobs[key] = job
        self._tidy()
        await asyncio.sleep(0)  # a judge who has time begins
        return job

    def _has_room(self, address: str) -> bool:
        open = [job.address for job in self._jobs.values() if not job.is_done]
        return len(open) < self.limits.analyses and open.count(address) < self.limits.analyses_per_address

    def _begin(self, job: Job, game: Game) -> None:
        job.task = asyncio.create_task(self._judge(job, game))
        job.task.add_done_callback(lambda task: self._ended(job, task))

    async def _judge(self, job: Job, game: Game) -> None:
        faults = 0
        async with self._turns:
            job.waits = False
            saved = time.monotonic()
            while not job.is_done:
                try:
                    found = await self.judges.do(reading.judged, *game[:4], job.at)
                except Undone:
                    faults += 1
                    if faults > MOST_FAULTS:
                        job.skip(job.length)
                        return  # told as far as it came, and not kept: another day it is judged again
                    job.skip(job.at + 1)
                    continue
                job.found(found)
                if time.monotonic() - saved > SAVED:
                    await self.store.aside(self.store.keep_analysis, job.row())
                    saved = time.monotonic()
            await self.store.aside(self.store.keep_analysis, job.row())

    def _ended(self, job: Job, task: asyncio.Task[None]) -> None:
        """One that could not be kept is begun again by whoever looks next."""
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a game could not be analysed: %s", error)
            self._jobs.pop(job.key, None)

    def _tidy(self) -> None:
        done = [key for key, job in self._jobs.items() if job.is_done]
        for key in done[: max(0, len(done) - MOST_OPEN)]:
            del self._jobs[key]

    def close(self) -> None:
        for job in self._jobs.values():
            if job.task is not None:
                job.task.cancel()


Game = tuple[str, str, list[str], str, int]
"""A replay: its id, its text, the seats that are open, its table, and how many answers it has."""


def key_of(journal: Json) -> str:
    """The same game has the same key, whoever opened it; another judge thinks again."""
    same = {name: journal[name] for name in ("game", "rules", "setup", "seed", "answers")}
    text = json.dumps({**same, "judge": engine.rules()}, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
