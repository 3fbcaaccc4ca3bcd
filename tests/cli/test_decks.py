"""`jackin deck`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.commands.deck import app
from jackin.netrunner.decks import deck, named, names

LEGAL = "Noise\n3 Sure Gamble"


def jackin_deck(*args: str, given: str | bytes = "") -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, list(args), input=given)
    return result.exit_code, result.stdout, result.stderr


def test_list_names_every_deck_and_how_it_is_played():
    status, shown, _ = jackin_deck("list")
    assert status == 0
    assert all(name in shown for name in names())
    assert "Magnum Opus first" in shown


def test_list_of_one_side_in_json():
    status, shown, _ = jackin_deck("list", "--side", "runner", "--json")
    listed = json.loads(shown)
    assert status == 0
    assert [deck["name"] for deck in listed] == names("runner")
    tools = next(deck for deck in listed if deck["name"] == "pocket-tools")
    assert tools["title"] == "Pocket Tools"
    assert tools["cards"]["the-personal-touch"] == 3
    assert tools["how"].startswith("Cheap fixed breakers")


def test_check_says_that_a_deck_is_legal():
    assert jackin_deck("check", "great-wall") == (
        0,
        "Great Wall: Weyland Consortium: Building a Better World\n"
        "49 cards (at least 45) · 15 of 15 influence · 20 agenda points (20 or 21)\n"
        "The deck is legal.\n",
        "",
    )


def test_check_tells_every_reason_with_its_rule(tmp_path):
    file = tmp_path / "poor.txt"
    file.write_text("Poor\nNoise\n4 Sure Gamble\n1 Hedge Fund")
    status, shown, _ = jackin_deck("check", str(file))
    assert status == 1
    assert [line.rstrip() for line in shown.splitlines()] == [
        "Poor: Noise: Hacker Extraordinaire",
        "5 cards (at least 45) · 0 of 15 influence",
        "The deck is not legal, for 3 reasons:",
        "DECK-1  The deck has 5 cards; Noise: Hacker Extraordinaire needs at least 45.",
        "DECK-3  4 copies of Sure Gamble are too many; a deck may hold 3.",
        "DECK-4  Hedge Fund is a Corp card and cannot be in this deck.",
    ]


def test_check_in_json():
    status, shown, _ = jackin_deck("check", "-", "--json", given="Noise\n3 Sure Gamble")
    told = json.loads(shown)
    assert status == 1
    assert (told["legal"], told["size"], told["identity"]) == (False, 3, "noise-hacker-extraordinaire")
    assert told["reasons"] == [
        {
            "key": "deck-too-small",
            "rule": "DECK-1",
            "text": "The deck has 3 cards; Noise: Hacker Extraordinaire needs at least 45.",
        }
    ]
    assert json.loads(jackin_deck("check", "anarch", "--json")[1])["legal"] is True


def test_a_list_that_cannot_be_read_is_explained_line_by_line():
    status, shown, told = jackin_deck("check", "-", given="Noise\n3 Shure Gamble\n2 Diezel")
    assert (status, shown) == (1, "")
    assert told.splitlines() == [
        "Line 2: no card is called “Shure Gamble”. Do you mean “Sure Gamble”?",
        "Line 3: no card is called “Diezel”. Do you mean “Diesel”?",
    ]
    status, shown, _ = jackin_deck("check", "-", "--json", given="Noise\n3 Shure Gamble")
    assert status == 1
    assert json.loads(shown)["errors"][0]["line"] == 2


@pytest.mark.parametrize("command", [["check"], ["convert", "--to", "text"]])
def test_a_file_that_is_not_there_is_refused(command):
    status, _, told = jackin_deck(*command, "nowhere.txt")
    assert status == 1
    assert told.startswith("No file and no deck is called “nowhere.txt”.")


@pytest.mark.parametrize("format", ["text", "json", "o8d"])
@pytest.mark.parametrize("name", ["jinteki", "wrecking-crew"])
def test_convert_writes_what_can_be_read_again(tmp_path, format, name):
    status, shown, _ = jackin_deck("convert", name, "--to", format)
    assert status == 0
    file = tmp_path / "deck"
    file.write_text(shown, "utf-8")
    assert deck(file).cards == named(name).cards
    status, again, _ = jackin_deck("convert", str(file), "--to", "json", "--json")
    assert json.loads(json.loads(again)["content"])["cards"]


def test_convert_to_a_file_in_another_language(tmp_path):
    file = tmp_path / "mauer.txt"
    status, shown, _ = jackin_deck("convert", "great-wall", "--to", "text", "--lang", "de", "-o", str(file))
    assert (status, shown) == (0, f"Geschrieben nach {file}.\n")
    first, _, identity, *_ = file.read_text("utf-8").splitlines()
    assert (first, identity) == ("Deck: Große Mauer", "Weyland-Konsortium: Wir bauen eine bessere Welt")
    assert deck(file).cards == named("great-wall").cards


def test_an_unknown_format_is_refused():
    status, _, told = jackin_deck("convert", "anarch", "--to", "pdf")
    assert status == 2
    assert "'pdf' is not one of" in told
