"""`jackin puzzle`."""

from __future__ import annotations

import json
from pathlib import Path

from typer.testing import CliRunner

from jackin.commands.puzzle import app
from jackin.lessons.puzzle import Puzzle, all_puzzles


def jackin_puzzle(*args: str) -> tuple[int, str]:
    result = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, list(args))
    return result.exit_code, result.stdout


def test_all_puzzles_are_listed():
    code, text = jackin_puzzle("list", "--json")
    assert code == 0
    assert [row["id"] for row in json.loads(text)] == list(all_puzzles())
    assert "scorched-earth" in jackin_puzzle("list")[1]


def test_made_puzzles_are_added_to_a_file(tmp_path: Path):
    file = tmp_path / "puzzles.json"
    for _ in range(2):
        code, text = jackin_puzzle("make", "--games", "1", "--seed", "31", "--most", "150", "--write", str(file))
        assert code == 0
    made = [Puzzle(data) for data in json.loads(file.read_text("utf-8"))]
    assert [one.id for one in made] == [f"puzzle-steal-{n + 1}" for n in range(len(made))]
    assert made[-1].id in text


def test_a_puzzle_is_proven_again():
    smallest = min(all_puzzles().values(), key=lambda found: found.size)
    assert jackin_puzzle("check", smallest.id) == (0, "")
