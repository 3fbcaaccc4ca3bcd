"""`jackin play --text`, by hand and by pipe."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from jackin import netrunner
from jackin.bots import agent
from jackin.cli import app
from jackin.kernel.journal import Journal
from jackin.locale import words
from jackin.terminal.netrunner import NetrunnerFace
from jackin.terminal.table import Table, numbers


class Sitting:
    """A player whose lines are known beforehand."""

    def __init__(self, *lines: str, seat: int = 1, seed: int = 5, width: int = 80) -> None:
        self.lines = list(lines)
        self.out = StringIO()
        self.journal = Journal.begin(netrunner.GAME, netrunner.setup("jinteki", "shaper"), seed)
        console = Console(file=self.out, width=width, highlight=False)
        self.table = Table(
            self.journal, seat, {1 - seat: agent("random", 1)}, NetrunnerFace(words("en")), console, self.read
        )
        self.table.play()

    def read(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def told(self) -> str:
        return self.out.getvalue()


def test_the_question_and_its_numbered_answers_are_shown():
    told = Sitting().told
    assert "Keep this hand?" in told
    assert "1 Keep" in told
    assert "2 Mulligan" in told


def test_a_number_answers_and_enter_passes():
    assert "keep" in Sitting("1").journal.answers
    assert "mulligan" in Sitting("2").journal.answers
    assert "keep" in Sitting("").journal.answers


@pytest.mark.parametrize(
    "line", ["0", "3", "-1", "1.5", "keep", "²", "u", "? nothing", "?", "r", "r X-1", "s", "h", "l", "p"]
)
def test_whatever_else_is_typed_changes_nothing(line):
    sitting = Sitting(line)
    assert sitting.journal.answers == Sitting().journal.answers
    assert sitting.told.count("> ") == 2


def test_a_wrong_answer_is_told_so():
    assert "7 is not one of the answers: 1 to 2" in Sitting("7").told


def test_undo_goes_back_to_your_decision():
    sitting = Sitting("1", "1", "1", "u")
    before = Sitting("1", "1")
    assert sitting.journal.answers == before.journal.answers
    assert sitting.journal.view(1) == before.journal.view(1)


def test_there_is_nothing_to_undo_before_the_first_decision():
    assert "nothing to undo" in Sitting("u").told


def test_why_not_names_the_reason_and_the_rule():
    told = Sitting("? gordian").told
    assert "Gordian Blade" in told
    assert "Not now: only as an action, in your action phase (ACT-1)." in told


def test_a_rule_can_be_read():
    """First as the handbook tells it, then exactly."""
    told = Sitting("r run-2.3").told
    assert told.index("Approaching ice") < told.index("RUN-2.3  The approached ice may be rezzed")


def test_the_long_log_cites_rules():
    assert "Runner keeps the starting hand.  SET-6" in Sitting("1", "l").told


def test_a_game_is_saved_and_resumed(tmp_path):
    file = tmp_path / "game.json"
    sitting = Sitting("1", "1", f"s {file}", f"s {tmp_path}/no/where.json")
    assert "Not saved: No such file or directory" in sitting.told
    assert Journal.load(netrunner.GAME, file).answers == sitting.journal.answers
    result = CliRunner().invoke(app, ["play", "--text", "--resume", str(file)], input="q\n")
    assert result.exit_code == 0
    assert "Runner, turn 1" in result.output


def test_a_number_that_is_asked_for_is_typed_itself():
    """Whatever the trace or X: the number typed is the number meant."""
    asked = {"options": [{"verb": "number", "amount": n} for n in (3, 2, 1, 0)]}
    assert numbers(asked) == ["3", "2", "1", "0"]
    assert numbers({"options": [{"verb": "number", "amount": 3}, {"verb": "done"}]}) == ["1", "2"]


def test_a_card_that_can_be_advanced_is_an_answer_like_others():
    asked = {"options": [{"verb": "advance", "card": "#3"}, {"verb": "pass"}]}
    assert numbers(asked) == ["1", "2"]


@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_whole_game_by_pipe(side):
    """A real process, to the end of the game; Enter, which passes, then leaves the table."""
    lines = "1\n2\n\n" * 1500
    command = [sys.executable, "-m", "jackin", "play", "--text", "--side", side, "--seed", "3"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Game over" in done.stdout
    assert "You win." in done.stdout or "You lose." in done.stdout
    assert f"--seed 3 --side {side}" in done.stdout


def test_an_empty_input_is_a_quiet_end():
    result = CliRunner().invoke(app, ["play", "--text", "--seed", "1"], input="")
    assert result.exit_code == 0
    assert "Game left at answer" in result.output


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--corp-deck", "nobody"], "no deck is called 'nobody'"),
        (["--corp-deck", "shaper"], "'shaper' is no corp deck"),
        (["--bot", "deep"], "no bot is called 'deep'"),
        (["--lang", "xx"], "no catalogue for 'xx'"),
        (["--resume", "no/such/file"], "no/such/file: No such file or directory"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments, told):
    result = CliRunner().invoke(app, ["play", "--text", *arguments])
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output


def test_a_game_may_begin_from_a_position_in_a_file(tmp_path):
    file = tmp_path / "here.toml"
    file.write_text(
        '[corp]\nidentity = "nbn-making-news"\n[runner]\nidentity = "noise-hacker-extraordinaire"\ncredits = 17\n'
    )
    result = CliRunner().invoke(app, ["play", "--text", "--position", str(file)], input="q\n")
    assert result.exit_code == 0
    assert "17" in result.output
    file.write_text('[corp]\nidentity = "nobody"\n')
    result = CliRunner().invoke(app, ["play", "--text", "--position", str(file)])
    assert result.exit_code == 2
    assert "corp.identity: 'nobody' is no corp identity" in result.output
    result = CliRunner().invoke(app, ["play", "--text", "--position", str(tmp_path / "there.toml")])
    assert (result.exit_code, "there is no such file" in result.output) == (2, True)
