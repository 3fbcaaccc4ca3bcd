"""Work that hangs, dies or falls over is ended; the next is done as if nothing had been."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from jackin.doors import Refusal
from jackin.server import thinking
from jackin.server.workers import CONTEXT, Undone, Workers
from tests.attacks import works
from tests.server.kit import PATIENCE, house

MEMORY = 2 * 1024**3


def with_workers(story: Callable[[Workers], Awaitable[None]], count: int = 1, seconds: float = PATIENCE) -> None:
    async def told() -> None:
        workers = Workers(count, seconds, MEMORY)
        try:
            await story(workers)
        finally:
            workers.close()

    asyncio.run(told())


@pytest.mark.parametrize("work", [works.die, works.fall_over, works.devour])
def test_after_work_that_went_wrong_the_next_is_done(work):
    async def story(workers: Workers) -> None:
        with pytest.raises(Undone):
            await workers.do(work)
        assert await workers.do(works.process) > 0

    with_workers(story)


def test_where_no_process_can_be_started_the_work_is_undone_and_tried_again_later(monkeypatch):
    def refuse(process: object) -> None:
        raise BlockingIOError("no more processes")

    async def story(workers: Workers) -> None:
        with monkeypatch.context() as full:
            full.setattr(CONTEXT.Process, "start", refuse)
            with pytest.raises(Undone):
                await workers.do(works.process)
        assert await workers.do(works.process) > 0

    with_workers(story)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="this system has no niceness")
def test_work_that_can_wait_lets_others_go_first():
    async def story(workers: Workers) -> None:
        mine = await workers.do(os.nice, 0)
        workers.all[0].kill()
        workers.all[0].nice = 1
        assert await workers.do(os.nice, 0) == min(19, mine + 1)

    with_workers(story)


def test_work_that_hangs_is_ended_and_so_is_its_process():
    async def story(workers: Workers) -> None:
        first = await workers.do(works.process)
        workers.seconds = 0.1
        with pytest.raises(Undone):
            await workers.do(works.hang)
        workers.seconds = PATIENCE
        assert await workers.do(works.process) != first

    with_workers(story)


def test_a_worker_killed_from_outside_is_made_anew():
    async def story(workers: Workers) -> None:
        first = await workers.do(works.process)
        process = workers.all[0].process
        assert process is not None
        process.kill()
        process.join(PATIENCE)
        assert await workers.do(works.process) != first

    with_workers(story)


def test_a_refusal_comes_through():
    async def story(workers: Workers) -> None:
        with pytest.raises(Refusal) as refused:
            await workers.do(works.refuse)
        assert refused.value.message.key == "server-no-bot"
        assert refused.value.message.args == {"name": "Nobody"}

    with_workers(story)


def test_work_that_hangs_does_not_keep_other_work_waiting():
    async def story(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.do(works.hang))
        await asyncio.sleep(0)
        assert await workers.do(works.process) > 0
        hanging.cancel()

    with_workers(story, count=2)


def test_closing_never_waits_for_work():
    async def story(workers: Workers) -> None:
        hanging = asyncio.create_task(workers.do(works.hang))
        await asyncio.sleep(0)
        workers.close()
        with pytest.raises((Undone, asyncio.CancelledError)):
            await hanging

    with_workers(story, seconds=3600)


# At the table


@pytest.mark.parametrize("fault", [works.die, works.fall_over, works.hang])
def test_a_bot_at_a_loss_hands_its_move_on_and_the_table_says_so(tmp_path, monkeypatch, fault):
    monkeypatch.setattr(thinking, "think", Broken(fault))
    with house(tmp_path, thought=0.5) as server, server.line(server.table("bot", "greedy")["keys"][0]) as me:
        assert me.my_turn(), "the bot has kept or mulliganed before"
        me.answer(me.options[0])
        me.settle()
        assert [line["said"]["key"] for line in me.chat] == ["server-bot-stuck"]
        assert me.chat[0]["said"]["args"] == {"seat": "corp", "name": "greedy"}


class Broken:
    """In a worker's process it is a fault; here, where `random` thinks, it is whole."""

    __name__ = "think"

    def __init__(self, fault: Callable[..., Any]) -> None:
        self.fault = fault
        self.whole = thinking.think

    def __reduce__(self) -> Any:
        return works.named, (self.fault.__name__,)

    def __call__(self, *what: Any) -> Any:
        return self.whole(*what)


def test_a_server_stops_though_a_bot_hangs(tmp_path):
    """SIGTERM, while the worker's process does not answer."""
    command = [sys.executable, "-m", "tests.attacks.hanging_server", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "hanging\n"
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE) is not None
