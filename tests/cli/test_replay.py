"""`jackin replay`: a saved game at any of its answers, and files that are none."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin import gangs, netrunner
from jackin.cli import app
from jackin.kernel.deal import fair_deal, seed_of
from jackin.kernel.journal import Journal, checksum
from jackin.kernel.rng import Dice


def run(*arguments: object, typed: str = ""):
    return CliRunner().invoke(app, ["replay", *map(str, arguments)], input=typed)


@pytest.fixture(scope="module")
def journal():
    journal, dice = Journal.begin(netrunner.GAME, netrunner.setup("nbn", "anarch"), 8), Dice(8)
    while ask := journal.ask:
        journal.answer(ask.options[dice.below(len(ask.options))])
    return journal


@pytest.fixture
def file(journal, tmp_path):
    path = tmp_path / "game.json"
    journal.save(path)
    return path


def test_the_end_and_the_log_are_shown(journal, file):
    result = run(file)
    assert result.exit_code == 0, result.output
    assert f"After {len(journal.answers)} of {len(journal.answers)} answers." in result.stdout
    assert " wins: " in result.stdout


def test_any_position_can_be_shown_through_any_eyes(journal, file):
    for seat, number in (("corp", 0), ("runner", 1), ("spectator", -1)):
        data = json.loads(run(file, "--at", 20, "--seat", seat, "--json").stdout)
        assert data["view"] == journal.game.view(journal.at(20), number)
        assert (data["at"], data["next"]) == (20, journal.answers[20])
        assert data["result"] is None


def test_json_tells_how_it_ended(journal, file):
    data = json.loads(run(file, "--json").stdout)
    won = journal.result
    assert data["result"] == {"winner": won.winner, "reason": won.reason, "winners": [won.winner]}
    assert data["answers"] == data["at"] == len(journal.answers)


def test_stepping_goes_on_back_and_anywhere(file):
    told = run(file, "--step", typed="\n\nb\n30\nq\n").stdout
    shown = [line.split()[1] for line in told.split("\n") if line.startswith("After ")]
    assert shown == ["0", "1", "2", "1", "30"]


def test_stepping_ends_with_the_input(file):
    assert run(file, "--step", "--at", 5, typed="").exit_code == 0


def test_a_position_that_is_not_there_is_a_mistake(journal, file):
    result = run(file, "--at", 99999)
    assert result.exit_code == 2
    assert f"has {len(journal.answers)} answers" in result.output


def rewritten(file, **changes):
    data = json.loads(file.read_text("utf-8")) | changes
    del data["check"]
    file.write_text(json.dumps({**data, "check": checksum(data)}), "utf-8")


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "cut off or not JSON"),
        (b"\xff\xfe", "not a text file"),
        (b"[1, 2]", "not a Jackin save"),
        (b'{"jackin": 1}', "field 'game' is missing"),
    ],
)
def test_what_is_no_save_is_told_so(tmp_path, content, told):
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    result = run(path)
    assert result.exit_code == 2
    assert told in result.output
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"game": "chess"}, "a save of 'chess'"),
        ({"rules": 99}, "played with newer rules"),
        ({"answers": ["keep", "castle"]}, "answer 2: 'castle' is not a legal answer"),
        ({"setup": {}}, "a deck has an identity and cards"),
    ],
)
def test_a_save_that_cannot_be_played_is_told_so(file, changes, told):
    rewritten(file, **changes)
    result = run(file)
    assert result.exit_code == 2
    assert told in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_a_changed_save_is_told_so(file):
    file.write_text(file.read_text("utf-8").replace('"seed": "0x8"', '"seed": "0x9"'), "utf-8")
    assert "changed since it was saved" in run(file).output


def test_an_answer_that_breaks_the_engine_shows_the_position_before_it(file, monkeypatch):
    """So that a bug found by random play can be looked at."""
    real, count = Journal.answer, iter(range(1000))

    def breaks(journal, value):
        if next(count) == 10:
            raise RuntimeError("planted")
        real(journal, value)

    monkeypatch.setattr(Journal, "answer", breaks)
    result = run(file)
    assert result.exit_code == 2
    assert "After 10 of 10 answers." in result.output
    assert "answer 11" in result.output
    assert "planted" in result.output


@pytest.mark.parametrize("lang", ["en", "de"])
def test_languages(file, lang):
    assert run(file, "--lang", lang).exit_code == 0


# Gangs of Night City


@pytest.fixture(scope="module")
def gangs_journal():
    journal, dice = Journal.begin(gangs.GAME, gangs.setup(["valentinos", "maelstrom"]), 8), Dice(8)
    while ask := journal.ask:
        journal.answer(ask.options[dice.below(len(ask.options))])
    return journal


@pytest.fixture
def gangs_file(gangs_journal, tmp_path):
    path = tmp_path / "gangs.json"
    gangs_journal.save(path)
    return path


def test_a_game_of_gangs_is_shown_to_its_end(gangs_journal, gangs_file):
    result = run(gangs_file)
    assert result.exit_code == 0, result.output
    assert f"After {len(gangs_journal.answers)} of {len(gangs_journal.answers)} answers." in result.stdout
    assert "Street Cred." in result.stdout
    assert "Watson  2 Contraband / 1 €$" in result.stdout


def test_gangs_are_seen_through_the_eyes_of_a_gang(gangs_journal, gangs_file):
    for seat, number in (("valentinos", 0), ("maelstrom", 1), ("spectator", -1)):
        data = json.loads(run(gangs_file, "--at", 20, "--seat", seat, "--json").stdout)
        assert data["view"] == json.loads(json.dumps(gangs_journal.game.view(gangs_journal.at(20), number)))
    asked = gangs_journal.game.ask(gangs_journal.at(20))
    seat = ["valentinos", "maelstrom"][asked.seat]
    assert "is asked." in run(gangs_file, "--at", 20, "--seat", seat).stdout


def test_nobody_else_has_eyes_there(file, gangs_file):
    for path, seat in ((gangs_file, "corp"), (gangs_file, "voodoo-boys"), (file, "maelstrom")):
        result = run(path, "--seat", seat)
        assert result.exit_code == 2
        assert f"nobody is called '{seat}'" in result.output


# Was the deal fair?


def dealt(file, seed, deal):
    journal = Journal.begin(netrunner.GAME, netrunner.setup("nbn", "anarch"), seed)
    journal.deal = deal
    journal.save(file)
    return file


def test_a_fair_deal_is_verified(tmp_path):
    halves = {"corp": "b" * 64, "runner": "c" * 64}
    seed, deal = seed_of("a" * 64, halves), fair_deal("a" * 64, halves)
    told = run(dealt(tmp_path / "fair.json", seed, deal), "--verify")
    assert told.exit_code == 0
    assert f"seed        {seed:064x}" in told.output
    assert "The deal was fair" in told.output
    told = run(dealt(tmp_path / "unfair.json", 7, deal), "--verify")
    assert told.exit_code == 2
    assert "the deal was not fair: the seed does not fit" in told.output


def test_a_game_without_a_fair_deal_says_so(file):
    told = run(file, "--verify")
    assert told.exit_code == 2
    assert "no fair deal belongs to this game" in told.output
