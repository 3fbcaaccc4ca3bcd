"""Kill the process at any moment: every table goes on where it was, nothing lost and nothing done twice."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.kit import PATIENCE, House, at_random


@contextmanager
def process(data: Path, port: int) -> Iterator[tuple[House, subprocess.Popen[str]]]:
    """`jackin serve` as a process of its own, killed without warning at the end."""
    command = [sys.executable, "-m", "jackin", "serve", "--port", str(port), "--data", str(data), "--workers", "1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert f":{port}" in running.stdout.readline()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as http:
                yield House(f"http://127.0.0.1:{port}", http), running
        finally:
            running.send_signal(signal.SIGKILL)
            running.wait(PATIENCE)


@pytest.fixture
def port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def journal(server: House, key) -> list[str]:
    found: list[str] = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()["answers"]
    return found


def test_a_killed_server_goes_on_where_it_was(tmp_path, port):
    with process(tmp_path, port) as (server, _):
        (key,) = server.table("automa", "dash")["keys"]
        one, two = server.two()
        with server.line(key) as me:
            me.play(most=15)
            assert me.my_turn()
            me.settle()
            kept = journal(server, key)
        with server.line(two) as c:
            assert c.my_turn()
            c.answer("mulligan")
            c.settle()
    with process(tmp_path, port) as (server, _):
        assert journal(server, key) == kept
        with server.line(key) as again:
            assert again.my_turn()
            assert again.view == me.view
            assert again.log == me.log
            assert again.shown["ask"] == me.shown["ask"]
            assert again.play() > 0
        with server.line(one) as r:
            assert r.my_turn()
            assert "mulligans" in " ".join(line["key"] for line in r.log)


def test_every_answer_that_was_acknowledged_is_there_after_the_kill(tmp_path, port):
    """Answers as fast as they go, and the kill in the middle of them."""
    with process(tmp_path, port) as (server, running):
        (key,) = server.table("bot", "random")["keys"]
        sent: list[str] = []
        seen = -1
        me = server.line(key)
        while me.my_turn():
            seen = max(seen, int(me.shown["ask"].partition(".")[2]))
            if seen >= 25:
                sent.append(at_random(me.view))
                me.answer(sent[-1])
                os.kill(running.pid, signal.SIGKILL)
                break
            me.answer(at_random(me.view))
    with process(tmp_path, port) as (server, _), server.line(key) as again:
        if not again.my_turn():
            return
        own = int(again.shown["ask"].partition(".")[2])
        assert own in (seen, seen + 1)
        again.play(most=5)


def test_a_bot_that_was_thinking_thinks_again(tmp_path, port):
    with process(tmp_path, port) as (server, _):
        (key,) = server.table("bot", "greedy", side="corp")["keys"]
        with server.line(key) as me:
            assert me.my_turn()
            me.answer("keep")
    with process(tmp_path, port) as (server, _), server.line(key) as again:
        assert again.play(most=5) == 5
