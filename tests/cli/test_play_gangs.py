"""`jackin play --game gangs --text`, by hand and by pipe."""

from __future__ import annotations

import subprocess
import sys
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import CliRunner

from jackin import gangs
from jackin.bots import agent
from jackin.cli import app
from jackin.commands.play_gangs import new_setup
from jackin.gangs.content.read import builtin
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.terminal.gangs import GangsFace
from jackin.terminal.table import Table

HOUSE = builtin("house")


class Sitting:
    """A player whose lines are known beforehand; whoever plays first is the player."""

    def __init__(self, *lines: str, seed: int = 5, players: int = 3) -> None:
        self.lines = list(lines)
        self.out = StringIO()
        names = gangs.GANGS[: max(2, players)]
        self.journal = Journal.begin(gangs.GAME, gangs.setup(names, first=0, alone=players == 1), seed)
        bots = {seat: agent("random", seat, "gangs") for seat in range(1, players)}
        console = Console(file=self.out, width=100, highlight=False)
        Table(self.journal, 0, bots, GangsFace(words("en"), HOUSE.data), console, self.read).play()

    def read(self) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def told(self) -> str:
        return self.out.getvalue()


def test_the_question_and_its_numbered_answers_are_shown():
    told = Sitting().told
    assert "Activate, or reclaim." in told
    assert "1 Activate Solos" in told
    assert "Build a Hideout (2 Eurodollars)" in told


def test_a_number_answers_and_enter_is_done():
    assert Sitting("1", "").journal.answers[:2] == ["activate solos", "done"]


def test_enter_ends_no_turn():
    sitting = Sitting("")
    assert sitting.journal.answers == []
    assert "There is nothing to pass: answer 1 to" in sitting.told


@pytest.mark.parametrize("line", ["0", "99", "solos", "u", "? nothing", "?", "r", "s", "h", "l", "p", "? net"])
def test_whatever_else_is_typed_changes_nothing(line):
    assert Sitting(line).journal.answers == []


def test_undo_goes_back_to_your_decision():
    assert Sitting("1", "1", "u").journal.answers == ["activate solos"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("? solos", "It can be used now."),
        ("? crusher", "Weapon, Firepower 2"),
        ("? maelstrom", "Rage. Compare"),
        ("? heywood", "1 Contraband, 2 Eurodollars"),
        ("? net", "2: gain 2 Eurodollars"),
        ("r fire-5", "FIRE-5  Firepower is compared"),
        ("l", "Maelstrom, round 1 ──  ACTIVATE-1"),
        ("p", "Combat cards removed from the game: –"),
        ("h", "? NAME    read a card, a gang, a District"),
    ],
)
def test_what_can_be_asked(line, told):
    assert told in Sitting(line).told


def test_why_not_names_the_reason_and_the_rule():
    told = Sitting("1", "", "? solos", players=2).told
    assert "Not now: This Action disc lies in your Reclaim area: Activate Solos (ACTIVATE-2)." in told


def test_a_market_card_says_what_it_still_takes():
    journal = Sitting().journal
    title = GangsFace(words("en"), HOUSE.data).texts["opportunity", journal.view(0)["opportunities"]["cards"][0]][0]
    assert "Not now: You do not control a Business (SEIZE-1)." in Sitting(f"? {title}").told


def test_a_story_card_is_told_with_its_text():
    assert "Nothing special happens tonight" in Sitting().told


@pytest.mark.parametrize(("level", "rival", "johnny"), [("book", 0, 0), ("normal", 5, 5), ("hard", 6, 7)])
def test_alone_the_greeting_says_how_hard_it_is_and_who_has_a_start(level, rival, johnny):
    arguments = ["play", "--game", "gangs", "--text", "--players", "1", "--gang", "voodoo-boys", "--seed", "31"]
    told = " ".join(CliRunner().invoke(app, [*arguments, "--level", level], input="q\n").output.split())
    name = words("en").format(f"web-gangs-rule-level-{level}")
    assert f"Level: {name}. Maelstrom begins with {rival} Street Cred, Johnny Silverhand with {johnny}." in told


def test_a_game_is_saved_and_resumed(tmp_path):
    file = tmp_path / "game.json"
    sitting = Sitting("1", "", f"s {file}")
    assert Journal.load(gangs.GAME, file).answers == sitting.journal.answers
    result = CliRunner().invoke(app, ["play", "--text", "--resume", str(file)], input="q\n")
    assert result.exit_code == 0, result.output
    assert "You are Maelstrom." in result.output
    other = CliRunner().invoke(app, ["play", "--text", "--resume", str(file), "--gang", "tyger-claws"], input="q\n")
    assert "You are Tyger Claws." in other.output


def test_the_seed_chooses_the_others():
    found = {tuple(new_setup(HOUSE, 2, "valentinos", "tutorial", seed)["gangs"]) for seed in range(20)}
    assert found == {("valentinos", other) for other in gangs.GANGS if other != "valentinos"}


@pytest.mark.parametrize("players", [1, 4])
def test_a_whole_game_by_pipe(players):
    """A real process, to the end of the game; then Enter leaves the table."""
    dice = Dice(players)
    lines = "".join(f"{1 + dice.below(9)}\n" for _ in range(6000)) + "\n"
    command = [sys.executable, "-m", "jackin", "play", "--game", "gangs", "--text", "--players", str(players)]
    command += ["--seed", "3", "--gang", "voodoo-boys", "--bot", "random", "--bot", "greedy"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "Game over" in done.stdout
    assert "You win." in done.stdout or "You lose." in done.stdout or "You share the victory." in done.stdout
    assert f"--seed 3 --players {players} --gang voodoo-boys --story tutorial" in done.stdout


def test_how_it_ended_is_told_beside_the_end():
    lines = [str(1 + n % 3) for n in range(3000)]
    told = Sitting(*lines, players=1).told
    last = told[: told.index(" Game over ")].rstrip("─ \n").splitlines()[-1]
    assert last.strip().startswith(("You are beaten:", "Maelstrom wins", "You win"))


@pytest.mark.parametrize(
    "given",
    [
        ["--players", "1", "--gang", "valentinos", "--story", "voice", "--level", "easy"],
        ["--players", "3", "--gang", "maelstrom", "--story", "blackout", "--bot", "street", "--bot", "rookie"],
    ],
)
def test_the_same_table_again_is_named_with_all_that_was_chosen(given):
    told = CliRunner().invoke(app, ["play", "--game", "gangs", "--text", "--seed", "7", *given], input="q\n").output
    assert told.splitlines()[-1].endswith(f"jackin play --game gangs --text --seed 7 {' '.join(given)}")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--players", "2", "--level", "easy"], "only who plays alone"),
        (["--gang", "nobody"], "no gang is called 'nobody'"),
        (["--story", "nothing"], "story: one of tutorial"),
        (["--bot", "deep"], "no bot is called 'deep'"),
        (["--content", "mine"], "no content set is called 'mine'"),
    ],
)
def test_mistakes_are_told(arguments, told):
    result = CliRunner().invoke(app, ["play", "--game", "gangs", "--text", *arguments], env={"COLUMNS": "200"})
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output
