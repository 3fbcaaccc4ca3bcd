"""`jackin serve --workers 2`, and a second host beside it: processes die and are replaced, and no game is dropped."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest
from typer.testing import CliRunner
from websockets.exceptions import WebSocketException

from jackin.cli import app
from tests.many.cluster import Cluster
from tests.many.processes import children
from tests.server.kit import PATIENCE, House, Json, Wire, play_both

pytestmark = [pytest.mark.xdist_group("postgresql"), pytest.mark.slow]


@contextmanager
def serving(data: Path, url: str, workers: int) -> Iterator[tuple[House, subprocess.Popen[str]]]:
    command = [sys.executable, "-m", "jackin", "serve", "--port", "0", "--data", str(data), "--database", url]
    command += ["--workers", str(workers), "--thinkers", "1", "--log", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = "http://" + running.stdout.readline().split("http://")[1].strip()
        try:
            with httpx.Client(base_url=address, timeout=PATIENCE) as http:
                yield House(address, http), running
        finally:
            if running.poll() is None:
                running.send_signal(signal.SIGTERM)
            running.wait(PATIENCE)


def said(running: subprocess.Popen[str], words: str) -> None:
    """Wait until the log says it."""
    assert running.stderr is not None
    for line in running.stderr:
        if words in line:
            return
    raise AssertionError(f"the log ended without: {words}")


def back(server: House, key: Json) -> Wire:
    """A client that comes back until it is shown its table, as the browser's does."""
    while True:
        try:
            wire = server.line(key)
            wire.settle()
        except (OSError, WebSocketException):
            continue
        return wire


def journal(server: House, key: Json) -> list[str]:
    found: list[str] = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()["answers"]
    return found


def go_on(server: House, keys: list[Json], before: list[Wire]) -> list[Wire]:
    """Everybody comes back, sees what they saw, and plays on."""
    wires = [back(server, key) for key in keys]
    for wire, old in zip(wires, before, strict=True):
        assert (wire.view, wire.log) == (old.view, old.log)
    assert play_both(*wires, most=4) == 4
    return wires


def test_no_process_that_dies_or_is_replaced_takes_a_game_with_it(postgres: Cluster, tmp_path):
    """Two people in mid-game; each process is killed, then all are replaced: whoever had the table, they play on."""
    url = postgres.database("crew")
    with serving(tmp_path, url, 2) as (server, running):
        keys = list(server.two(seed=5))
        wires = [server.line(key) for key in keys]
        assert play_both(*wires, most=6) == 6
        for pid in children(running.pid):
            os.kill(pid, signal.SIGKILL)
            said(running, "died")
            wires = go_on(server, keys, wires)
        old = children(running.pid)
        assert len(old) == 2
        running.send_signal(signal.SIGHUP)
        said(running, "was replaced by")
        said(running, "was replaced by")
        assert not old & children(running.pid)
        go_on(server, keys, wires)
    assert running.returncode == 0
    with psycopg.connect(url) as c:
        assert c.execute("SELECT count(*) FROM answers").fetchall() == [(6 + 3 * 4,)], "each once, and none lost"
        assert c.execute("SELECT count(*) FROM processes").fetchall() == [(0,)]


def test_when_a_host_dies_another_goes_on_with_its_tables(postgres: Cluster, tmp_path):
    url = postgres.database("hosts")
    with serving(tmp_path, url, 1) as (there, _), serving(tmp_path, url, 1) as (here, running):
        (key,) = here.table("automa", "dash")["keys"]
        with here.line(key) as near, there.line(key) as far:
            assert near.play(most=3) == 3
            near.settle()
            kept = journal(there, key)
            running.send_signal(signal.SIGKILL)
            with pytest.raises(WebSocketException):
                far.wait("never")
        again = back(there, key)
        assert again.my_turn()
        assert (again.view, journal(there, key)) == (near.view, kept)
        assert again.play(most=2) > 0


def test_several_processes_on_a_file_are_refused_in_one_sentence(tmp_path):
    done = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"])
    assert done.exit_code == 2
    assert done.output.startswith("Error: Several processes need PostgreSQL")


def test_a_crew_without_its_database_says_why_and_ends(tmp_path):
    command = [sys.executable, "-m", "jackin", "serve", "--port", "0", "--data", str(tmp_path), "--workers", "2"]
    command += ["--database", "postgresql://jackin@127.0.0.1:1/nothing"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == 2
    assert done.stderr.startswith("Error: The database postgresql://jackin@127.0.0.1:1/nothing cannot be used")
