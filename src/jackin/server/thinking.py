"""Bots think in processes of their own.

A table waits for one thought at a time and thoughts are taken in the order they came, so that none starves.
A bot's memory travels with its view; the process that thinks keeps nothing.
"""

from __future__ import annotations

import asyncio
from typing import Any

from jackin.bots.source import Sent
from jackin.doors import door
from jackin.kernel.game import Json, NoWorld
from jackin.server.workers import Workers

SIMPLEST = "random"
"""The bot that is never at a loss, and thinks in less time than the way to another process takes."""

Thought = tuple[str, Any]


def think(game: str, name: str, seed: int, memory: Any, view: Json, sealed: Json | None = None) -> Thought:
    """A bot's answer to the ask of its view, and what it will remember. One that thinks ahead has a sealed source."""
    agent: Any = door(game).agent(name, seed)
    if memory is not None:
        agent.memory = memory
    if sealed is not None:
        return str(agent.ponder(Sent(door(game).game, sealed))), getattr(agent, "memory", None)
    return str(agent.choose(view, view["ask"])), getattr(agent, "memory", None)


def weigh(game: str, sealed: Json) -> float | None:
    """The chance of a seat to win, from what it knows; None if nobody can tell."""
    try:
        found = door(game).chance(Sent(door(game).game, sealed).world(0), sealed["seat"])
    except NoWorld:
        return None
    return None if found is None else round(found[sealed["seat"]], 4)


class Thinking:
    def __init__(self, workers: Workers) -> None:
        self.workers = workers

    async def answer(
        self, game: str, name: str, seed: int, memory: Any, view: Json, sealed: Json | None = None
    ) -> Thought:
        """`Undone` if the bot died, fell over or took too long."""
        if name == SIMPLEST:
            await asyncio.sleep(0)
            return think(game, name, seed, memory, view)
        thought: Thought = await self.workers.do(think, game, name, seed, memory, view, sealed)
        return thought

    async def chance(self, game: str, sealed: Json) -> float | None:
        found: float | None = await self.workers.do(weigh, game, sealed)
        return found
