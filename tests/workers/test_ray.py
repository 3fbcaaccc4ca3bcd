"""A real Ray of several processes on this machine."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path

import pytest
from typer.testing import CliRunner

from jackin import netrunner
from jackin.cli import app
from jackin.commands import series
from jackin.commands.series import with_address
from jackin.ladder.games import Match, play_chunk
from jackin.workers import on_ray
from jackin.workers.chunk import Chunk, chunks
from jackin.workers.on_ray import LOCAL, NoCluster, OnRay, play_there
from jackin.workers.place import Here
from jackin.workers.played import played

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("ray")]


def children(pid: int) -> list[int]:
    """All processes below this one."""
    parents = {}
    for status in Path("/proc").glob("[0-9]*/stat"):
        try:
            parents[int(status.parent.name)] = int(status.read_text().rpartition(")")[2].split()[1])
        except OSError:
            continue  # it has ended meanwhile
    below = [child for child, parent in parents.items() if parent == pid]
    return below + [deeper for child in below for deeper in children(child)]


def at_work() -> list[int]:
    """The workers of our own Ray that are playing a chunk now."""
    found = []
    for pid in children(os.getpid()):
        try:
            if b"ray::play_there" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.append(pid)
        except OSError:
            continue
    return found


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="finds the workers in /proc")
def test_a_killed_worker_loses_its_chunk_and_nothing_else():
    match = Match("greedy", "greedy", (netrunner.setup("nbn", "criminal", quiet=True),), 5)
    given = chunks(match, 24, size=2)
    killed: list[int] = []

    def kill_one(games: int) -> None:
        """More chunks wait in line, so that sooner or later somebody is seen at work."""
        if not games or killed:
            return
        victims = next(filter(None, (at_work() for _ in range(1000))))
        os.kill(victims[0], signal.SIGKILL)
        killed.append(victims[0])

    found = list(played(play_chunk, given, OnRay(LOCAL, 2), tell=kill_one))
    assert killed
    assert found == list(played(play_chunk, given, Here()))


def counted(*arguments: str) -> dict[str, object]:
    result = CliRunner().invoke(app, [*arguments, "--json"])
    assert result.exit_code == 0, result.output
    data = json.loads(result.stdout)
    data.pop("seconds", None)
    return dict(data)


def test_the_commands_play_the_same_games_on_ray(tmp_path):
    games = ("sim", "--games", "45", "--seed", "11")
    assert counted(*games, "--ray", "--jobs", "2", "--keep", str(tmp_path / "sim")) == counted(*games)
    gangs = ("sim", "--game", "gangs", "--players", "2", "--games", "22")
    assert counted(*gangs, "--ray", "--jobs", "2") == counted(*gangs)


def test_what_was_kept_needs_no_ray(tmp_path, monkeypatch):
    games = ("sim", "--games", "45", "--seed", "11", "--keep", str(tmp_path / "sim"))
    alone = counted(*games)
    monkeypatch.setattr(on_ray.OnRay, "begin", lambda self: pytest.fail("everything was played already"))
    assert counted(*games, "--ray") == alone


@pytest.mark.parametrize(
    "command",
    [
        "sim",
        "sim --game gangs",
        "ladder",
        "ladder --game gangs",
        "match random greedy",
        "automa measure",
        "gangs balance",
        "train",
        "train --game gangs",
        "train --game automas",
        "tune corp",
        "beliefs",
        "bluffs legend",
        "styles street",
    ],
)
def test_every_long_command_can_be_sent_to_a_cluster(command, monkeypatch):
    asked: list[str] = []

    def no_place(jobs: int, ray: str) -> None:
        asked.append(ray)
        raise NoCluster("nobody is there")

    monkeypatch.setattr(series, "place", no_place)
    result = CliRunner().invoke(app, [*command.split(), "--ray", "10.0.0.1:6379"])
    assert asked == ["10.0.0.1:6379"]
    assert result.exit_code == 2
    assert "nobody is there" in result.output


def test_an_address_may_be_left_out():
    assert with_address(["--ray", "--games", "3"]) == ["--ray", LOCAL, "--games", "3"]
    assert with_address(["--games", "3", "--ray"]) == ["--games", "3", "--ray", LOCAL]
    assert with_address(["--ray", "10.0.0.1:6379"]) == ["--ray", "10.0.0.1:6379"]


def test_no_cluster_is_told_in_one_line():
    result = CliRunner().invoke(app, ["sim", "--games", "1", "--ray", "nonsense://nowhere"])
    assert result.exit_code == 2
    assert "no Ray cluster at 'nonsense://nowhere'" in result.output
    assert "Traceback" not in result.output


def test_a_ray_that_does_not_come_up_is_told_in_one_line(monkeypatch):
    begun: list[dict[str, object]] = []

    def slow(**how: object) -> None:
        begun.append(how)
        raise Exception("The current node timed out during startup.")

    monkeypatch.setattr("ray.init", slow)
    result = CliRunner().invoke(app, ["sim", "--games", "1", "--jobs", "3", "--ray"])
    assert result.exit_code == 2
    silent = {"include_dashboard": False, "logging_level": "error", "log_to_driver": False}
    assert begun == [{"num_cpus": 3, **silent}]  # a command says what it says, and Ray nothing beside it
    assert "no Ray cluster at 'local': The current node timed out" in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_a_machine_with_other_rules_plays_nothing():
    with pytest.raises(NoCluster, match="install the same one everywhere"):
        play_there(play_chunk, Chunk(None, 0, 1), "other rules")
