"""Bluffing: what lies facedown in a Corp's remotes, and how well somebody guesses it."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from jackin.cli import app
from jackin.ladder.bluffs import Guess, play_guesses, rows, verdict
from jackin.ladder.roster import deck_pairs, match
from jackin.workers.chunk import Chunk


def test_who_guesses_right_gains_and_who_is_fooled_loses():
    open_book = [Guess(n, "ice-new", n % 2 == 0, 0.9 if n % 2 == 0 else 0.1, 0.5) for n in range(40)]
    said = verdict(open_book)
    assert said.gain > said.margin > 0 or said.gain > said.margin == 0
    assert (said.prior, round(said.believer, 4)) == (0.25, 0.01)
    bluffed = [guess._replace(believed=1 - guess.believed) for guess in open_book]
    assert verdict(bluffed).gain < 0
    knows_the_share = [guess._replace(believed=0.5) for guess in open_book]
    assert verdict(knows_the_share).gain == 0


def test_places_are_told_apart():
    found = [Guess(0, "open-new", False, 0.2, 0.5), Guess(0, "walls-advanced", True, 1.0, 0.9)]
    assert [(row.place, row.cards, row.agendas) for row in rows(found)] == [
        ("open-new", 1, 0),
        ("walls-advanced", 1, 1),
    ]


def test_a_card_is_looked_at_once_for_each_way_it_lies_there():
    given = match("greedy", "greedy", deck_pairs("jinteki,anarch"), 5)
    found = play_guesses(Chunk(given, 0, 2))
    assert found == [*play_guesses(Chunk(given, 0, 1)), *play_guesses(Chunk(given, 1, 2))]
    assert found
    assert all(0 <= guess.believed <= 1 and 0 <= guess.blind <= 1 for guess in found)


def test_the_command_prints_what_lies_where():
    asked = ["bluffs", "greedy", "--games", "2", "--decks", "jinteki,anarch"]
    called = CliRunner().invoke(app, asked)
    assert called.exit_code == 0, called.output
    assert "belief gains" in called.stdout
    found = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    assert found["cards"] == sum(row["cards"] for row in found["rows"])
