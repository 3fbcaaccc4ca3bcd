"""For those who look after a server: health, metrics, logs, an end in good order, backups."""

from __future__ import annotations

import gzip
import json
import logging
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from jackin.cli import app
from jackin.server.logs import AsJson
from jackin.server.metrics import Times
from tests.server.kit import PATIENCE, House, Wire, house

ROOT = Path(__file__).parents[2]


def numbers(server: House) -> dict[str, float]:
    lines = server.http.get("/metrics").text.splitlines()
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}


def test_a_server_that_can_be_played_at_is_healthy(server: House):
    found = server.http.get("/health")
    assert (found.status_code, found.json()) == (200, {"status": "ok"})


def test_a_server_that_closes_says_so(tmp_path):
    with house(tmp_path) as server:
        server.app.state.closing = True
        assert server.http.get("/health").status_code == 503


def test_metrics_count_tables_lines_and_answers(tmp_path):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.play(most=3) == 3
            me.settle()
            found = numbers(server)
        assert found['jackin_tables{status="playing"}'] == 1
        assert found['jackin_lines{to="table"}'] == 1
        assert found['jackin_message_seconds_count{type="answer"}'] == 3
        assert found['jackin_message_seconds_bucket{le="+Inf",type="answer"}'] == 3
        assert found["process_resident_memory_bytes"] > 0


def test_who_is_not_named_does_not_find_the_metrics(tmp_path):
    with house(tmp_path, watchers=("10.0.0.7",)) as server:
        assert server.http.get("/metrics").status_code == 404


def test_times_are_counted_in_the_bucket_that_holds_them():
    times = Times()
    for seconds in (0.001, 0.002, 99.0):
        times.add(seconds)
    found = dict(line.rsplit(" ", 1) for line in times.lines("t"))
    assert (found['t_bucket{le="0.001"}'], found['t_bucket{le="0.0025"}'], found['t_bucket{le="2.5"}']) == (
        "1",
        "2",
        "2",
    )
    assert (found['t_bucket{le="+Inf"}'], found["t_count"]) == ("3", "3")


def test_a_line_of_the_log_is_an_object_with_its_error():
    try:
        raise ValueError("a card without a title")
    except ValueError:
        record = logging.LogRecord("jackin", 40, "/src/line.py", 7, "table %s failed", ("ABC",), sys.exc_info())
    said = json.loads(AsJson().format(record))
    assert (said["level"], said["message"], said["place"]) == ("error", "table ABC failed", "line.py:7")
    assert "a card without a title" in said["error"]


def closed(me: Wire) -> int | None:
    """By which code the server closes the line."""
    try:
        while True:
            me.read()
    except ConnectionClosed:
        return me.socket.close_code


def test_asked_to_end_the_server_keeps_clocks_and_positions_and_ends_well(tmp_path):
    command = [sys.executable, "-m", "jackin", "serve", "--port", "0", "--data", str(tmp_path), "--log", "json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        address = "http://" + running.stdout.readline().split("http://")[1].strip()
        with httpx.Client(base_url=address, timeout=PATIENCE) as http:
            server = House(address, http)
            (key,) = server.table("automa", "dash", clock={"bank": 600, "increment": 0})["keys"]
            with server.line(key) as me:
                assert me.play(most=2) == 2
                me.settle()
                running.send_signal(signal.SIGTERM)
                assert closed(me) == 1012, "come back: it is restarted"
        assert running.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert [json.loads(line)["message"] for line in running.stderr.read().splitlines()] == ["closing"]
    with sqlite3.connect(tmp_path / "jackin.db") as c:
        assert c.execute("SELECT n FROM snapshots").fetchall() == [(2,)]
        assert c.execute("SELECT min(clock) FROM seats").fetchone()[0] < 600


# Backups


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    with house(folder / "data") as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.play(most=3) == 3
            me.send("chat", text="gl hf")
            me.settle()
            (folder / "key").write_text(json.dumps([key, me.view]))
            backup(folder / "all.gz", folder / "data")
    return folder


def backup(file: Path, data: Path) -> None:
    done = CliRunner().invoke(app, ["backup", str(file), "--data", str(data)])
    assert done.exit_code == 0, done.output


def restored(file: Path, data: Path) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["restore", str(file), "--data", str(data)])
    return done.exit_code, " ".join(done.output.split())


def test_a_backup_of_a_server_that_is_open_is_restored_and_played_on(played: Path, tmp_path):
    assert restored(played / "all.gz", tmp_path)[0] == 0
    key, view = json.loads((played / "key").read_text())
    with house(tmp_path) as server, server.line(key) as again:
        assert again.my_turn()
        assert again.view == view
        assert again.chat[0]["text"] == "gl hf"
        assert again.play(most=2) > 0


def test_a_backup_that_was_cut_or_changed_restores_nothing(played: Path, tmp_path):
    lines = gzip.decompress((played / "all.gz").read_bytes()).splitlines(keepends=True)
    for n, some in enumerate((lines[:-1], lines[:-2] + lines[-1:], [lines[0], lines[2], lines[1], *lines[3:]])):
        file = tmp_path / f"{n}.gz"
        file.write_bytes(gzip.compress(b"".join(some)))
        code, said = restored(file, tmp_path / "data")
        assert (code, "is broken" in said) == (2, True), said
    half = tmp_path / "half.gz"
    half.write_bytes((played / "all.gz").read_bytes()[:-100])
    assert "is broken" in restored(half, tmp_path / "data")[1]
    assert not (tmp_path / "data/jackin.db").exists()


def test_what_is_no_backup_is_told(tmp_path):
    (tmp_path / "diary").write_text("Dear diary")
    assert restored(tmp_path / "diary", tmp_path / "data")[0] == 2
    assert "is no backup" in restored(tmp_path / "nothing", tmp_path / "data")[1]


def test_a_database_with_games_is_not_written_over(played: Path, tmp_path):
    shutil.copytree(played / "data", tmp_path / "data")
    code, said = restored(played / "all.gz", tmp_path / "data")
    assert (code, "is not empty" in said) == (2, True)


# The unit


def test_systemd_understands_the_unit(tmp_path):
    if shutil.which("systemd-analyze") is None:
        pytest.skip("THE UNIT IS NOT TESTED: there is no systemd-analyze here")
    unit = (ROOT / "deploy/jackin.service").read_text().replace("/opt/jackin/bin/jackin", sys.executable)
    (tmp_path / "jackin.service").write_text(unit)
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(tmp_path / "jackin.service")], capture_output=True, text=True
    )
    assert (done.returncode, [line for line in done.stderr.splitlines() if "jackin.service" in line]) == (0, [])


def test_the_image_is_made_by_the_script_that_is_tried_outside_it():
    steps = (ROOT / "deploy/Containerfile").read_text()
    assert "RUN sh /src/deploy/image.sh /src /opt/jackin" in steps
    assert '"/opt/jackin/bin/jackin", "serve"' in steps
