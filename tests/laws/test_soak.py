"""The soak: it passes over good games, and stops with a journal at a bad one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from jackin.gangs import GAME as GANGS
from jackin.kernel.game import Game
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests import soak
from tests.gangs import laws
from tests.laws.laws import Broken

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["netrunner", "pool", "gangs"])
def test_the_soak_runs_from_the_command_line(tmp_path, game):
    command = [
        sys.executable,
        "-m",
        "tests.soak",
        "--game",
        game,
        "--games",
        "4",
        "--seed",
        "40",
        "--jobs",
        "2",
        "--out",
        str(tmp_path),
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "4 games, every law kept" in done.stdout
    assert not list(tmp_path.iterdir())


def test_a_broken_law_prints_the_seed_and_saves_a_journal_that_opens(tmp_path, capsys, monkeypatch):
    def nobody_has_clicks(game: Game, s: State, dice: Dice) -> None:
        if s.turn > 1:
            raise Broken("somebody has clicks")

    monkeypatch.setattr(soak, "HEAVY", [nobody_has_clicks])
    monkeypatch.setattr(soak, "HEAVY_EVERY", 2)
    assert soak.main(["--games", "3", "--seed", "7", "--jobs", "1", "--out", str(tmp_path)]) == 1
    said = capsys.readouterr().out
    assert "somebody has clicks" in said
    assert "seed 7" in said
    journal = Journal.load(GAME, tmp_path / "soak-7.json")
    assert isinstance(journal.position, State)
    assert journal.position.turn > 1
    assert journal.seed == 7


def test_a_broken_law_of_gangs_is_found_too(tmp_path, capsys, monkeypatch):
    def nobody_takes_a_second_turn(game: Game, s: Any, dice: Dice) -> None:
        if s.turns > 1:
            raise Broken("a second turn")

    monkeypatch.setattr(laws, "HEAVY", [nobody_takes_a_second_turn])
    monkeypatch.setattr(soak, "HEAVY_EVERY", 2)
    arguments = ["--game", "gangs", "--games", "2", "--seed", "1", "--jobs", "1", "--out", str(tmp_path)]
    assert soak.main(arguments) == 1
    assert "a second turn" in capsys.readouterr().out
    assert Journal.load(GANGS, tmp_path / "soak-1.json").answers
