"""What `--help` says is what was written."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from jackin.cli import app

COMMANDS = ["play", "serve", "sim", "ladder", "bench", "rules", "replay", "cards", "deck", "automa", "gangs"]


def said(*arguments):
    return CliRunner().invoke(app, [*arguments, "--help"], env={"COLUMNS": "200"}).output


def test_both_games_are_named():
    head = said().partition("─ Options ─")[0]
    assert "Android: Netrunner" in head
    assert "Gangs of Night City" in head


@pytest.mark.parametrize("command", COMMANDS)
def test_no_words_turn_into_pictures(command):
    """A word between colons, like the dash of an automa, is a picture to some terminals' libraries."""
    assert [letter for letter in said(command) if ord(letter) > 0x2FFF] == []


def test_how_an_automa_is_called_is_told():
    assert "automa:PACK:LEVEL" in said("sim")
