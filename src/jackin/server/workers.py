"""Work in processes of their own: it never delays a table, and what does not end is ended.

Each process takes one piece of work at a time, first come, first served, and keeps nothing that the next one needs.
One that is late or dead is killed and made anew with the next work.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from jackin.doors import Refusal

log = logging.getLogger("jackin.server")

START = 60
"""Seconds that a process has to come up; on a busy machine that takes a while."""
READY = "ready"
CONTEXT = multiprocessing.get_context("spawn")  # a server has threads, which a fork would not survive


class Undone(Exception):
    """The work was not done: its process was late, died, or fell over."""


class Worker:
    """A process, and the thread that waits for it."""

    def __init__(self, memory: int, nice: int = 0) -> None:
        self.memory = memory
        self.nice = nice
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._thread = ThreadPoolExecutor(1, "waits for a worker")

    async def do(self, seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        try:
            if self.process is None or not self.process.is_alive():
                await self._start()
            async with asyncio.timeout(seconds):
                done, what = await self._exchange((work, args))
        except (EOFError, OSError):  # a timeout is an OSError too
            self.kill()
            raise Undone(f"{work.__name__} took more than {seconds} s, or its process died") from None
        except BaseException:
            self.kill()
            raise
        if done == "refused":
            raise Refusal(what[0], **what[1])
        if done == "failed":
            raise Undone(f"{work.__name__} fell over: {what}")
        return what

    async def _start(self) -> None:
        self.kill()
        self._pipe, theirs = CONTEXT.Pipe()
        process = CONTEXT.Process(target=serve, args=(theirs, self.memory, self.nice), daemon=True)
        process.start()
        self.process = process
        theirs.close()
        async with asyncio.timeout(START):
            await self._exchange(None)

    async def _exchange(self, message: Any) -> Any:
        """Waiting ends at the latest when the process does."""
        assert self._pipe is not None
        return await asyncio.get_running_loop().run_in_executor(self._thread, exchange, self._pipe, message)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
        self.process = None

    def close(self) -> None:
        self.kill()
        self._thread.shutdown(wait=False, cancel_futures=True)


class Workers:
    """So many processes, each started when the others are busy. `seconds` is the time that a piece of work has; those
    that are `nice` let others go first; `waiting` is the work that no process is free for."""

    def __init__(self, count: int, seconds: float, memory: int, nice: int = 0) -> None:
        self.seconds = seconds
        self.all = [Worker(memory, nice) for _ in range(count)]
        self.waiting = 0
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in reversed(self.all):
            self._free.put_nowait(worker)

    async def do(self, work: Callable[..., Any], *args: Any) -> Any:
        """The result; a Refusal as the work raised it; or Undone."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.do(self.seconds, work, args)
        finally:
            self._free.put_nowait(worker)

    @property
    def busy(self) -> int:
        return len(self.all) - self._free.qsize()

    def close(self) -> None:
        """At once, whatever is being done."""
        for worker in self.all:
            worker.close()


def exchange(pipe: Connection, message: Any) -> Any:
    if message is not None:
        pipe.send(message)
    return pipe.recv()


# In the process


def serve(pipe: Connection, memory: int, nice: int = 0) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends its workers
    limit_memory(memory)
    if hasattr(os, "nice"):
        os.nice(nice)
    watch_parent()
    pipe.send(READY)
    with contextlib.suppress(EOFError, OSError):
        while True:
            work, args = pipe.recv()
            pipe.send(outcome(work, args))


def outcome(work: Callable[..., Any], args: tuple[Any, ...]) -> tuple[str, Any]:
    try:
        return "done", work(*args)
    except Refusal as refusal:
        return "refused", (refusal.message.key, dict(refusal.message.args))
    except Exception as error:
        log.exception("%s fell over", work.__name__)
        return "failed", repr(error)[:200]


def limit_memory(memory: int) -> None:
    """Where the system can: a process that wants more gets a MemoryError."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def watch_parent() -> None:
    """A killed server leaves no workers behind."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        Thread(target=leave_with, args=(parent,), daemon=True).start()


def leave_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(0)
