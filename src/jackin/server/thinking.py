"""Bots think in processes of their own: a thought never delays a table.

A table waits for one thought at a time and thoughts are taken in the order they came, so that none starves.
A bot's memory travels with its view; the process that thinks keeps nothing.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from jackin.doors import door
from jackin.kernel.game import Json

log = logging.getLogger("jackin.server")

FALLBACK = "random"
LIGHT = (FALLBACK,)
"""Bots that think in less time than the way to another process takes."""

Thought = tuple[str, Any]


def think(game: str, name: str, seed: int, memory: Any, view: Json) -> Thought:
    """A bot's answer to the ask of its view, and what it will remember."""
    agent: Any = door(game).agent(name, seed)
    if memory is not None:
        agent.memory = memory
    try:
        answer = agent.choose(view, view["ask"])
    except Exception:
        log.exception("%s could not answer", name)
        answer = door(game).agent(FALLBACK, seed).choose(view, view["ask"])
    return str(answer), getattr(agent, "memory", None)


def watch_parent() -> None:
    """A killed server leaves no thinkers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=leave_with, args=(parent,), daemon=True).start()


def leave_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)


class Thinking:
    """The processes; they start with the first thought."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, game: str, name: str, seed: int, memory: Any, view: Json) -> Thought:
        if name in LIGHT:
            await asyncio.sleep(0)
            return think(game, name, seed, memory, view)
        pool = self._started()
        thought = (game, name, seed, memory, view)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, *thought)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await asyncio.get_running_loop().run_in_executor(self._started(), think, *thought)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.workers, context, initializer=watch_parent)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None
