"""Bots think in processes of their own.

A table waits for one thought at a time and thoughts are taken in the order they came, so that none starves. A bot's
memory travels with its view; the process that thinks keeps nothing. The clock runs from the question on: a bot that
had to wait for a process, or that others wait behind, tries fewer worlds and answers in time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

from jackin.bots import reason_of
from jackin.bots.levels import Level
from jackin.bots.source import Sent
from jackin.doors import door
from jackin.kernel.game import Json, NoWorld
from jackin.server.workers import Workers

SIMPLEST = "random"
"""The bot that is never at a loss, and thinks in less time than the way to another process takes."""


class Thought(NamedTuple):
    """An answer, what the bot will remember, and its reason."""

    value: str
    memory: Any = None
    reason: Json | None = None


class Question(NamedTuple):
    """What a bot is asked: `sealed` for one that thinks ahead. `until` is when it has to have answered, and `seconds`
    how long it may think."""

    game: str
    name: str
    seed: int
    memory: Any
    view: Json
    sealed: Json | None = None
    explain: bool = False
    until: float = 0
    seconds: float = 0


def think(asked: Question) -> Thought:
    """A bot's answer to the ask of its view."""
    agent: Any = door(asked.game).agent(asked.name, asked.seed)
    if asked.memory is not None:
        agent.memory = asked.memory
    if asked.sealed is not None:
        agent.level = in_time(agent.level, min(asked.seconds, asked.until - time.time()))
        value = str(agent.ponder(Sent(door(asked.game).game, asked.sealed)))
    else:
        value = str(agent.choose(asked.view, asked.view["ask"]))
    reason = reason_of(agent, asked.view, value) if asked.explain else None
    return Thought(value, getattr(agent, "memory", None), None if reason is None else reason.plain())


def in_time(level: Level, seconds: float) -> Level:
    """At a table every thought has a clock."""
    return level._replace(hurried=True, seconds=max(0.0, seconds))


def weigh(game: str, sealed: Json) -> float | None:
    """The chance of a seat to win, from what it knows; None if nobody can tell."""
    try:
        found = door(game).chance(Sent(door(game).game, sealed).world(0), sealed["seat"])
    except NoWorld:
        return None
    return None if found is None else round(found[sealed["seat"]], 4)


class Thinking:
    """`patience` is how many seconds after its question a bot answers at the latest, however many others think."""

    def __init__(self, workers: Workers, patience: float) -> None:
        self.workers = workers
        self.patience = patience

    async def answer(self, asked: Question) -> Thought:
        """`Undone` if the bot died, fell over or took too long."""
        if asked.name == SIMPLEST:
            await asyncio.sleep(0)
            return think(asked)
        thought: Thought = await self.workers.do(think, self.timed(asked))
        return thought

    def timed(self, asked: Question) -> Question:
        """The time is shared by all who want to think now."""
        workers = len(self.workers.all)
        crowd = self.workers.busy + self.workers.waiting + 1
        share = min(1.0, workers / crowd)
        return asked._replace(until=time.time() + self.patience, seconds=self.patience * share)

    async def chance(self, game: str, sealed: Json) -> float | None:
        found: float | None = await self.workers.do(weigh, game, sealed)
        return found
