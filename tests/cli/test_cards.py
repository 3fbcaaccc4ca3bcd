"""`jackin cards`."""

from __future__ import annotations

import json
from typing import Any

import pytest
import typer
from typer.testing import CliRunner

from jackin.commands.cards import cards

app = typer.Typer()
app.command()(cards)


def jackin_cards(*args: str) -> tuple[int, str, str]:
    result = CliRunner(env={"COLUMNS": "200", "NO_COLOR": "1"}).invoke(app, list(args))
    return result.exit_code, result.stdout, result.stderr


def found(*args: str) -> list[dict[str, Any]]:
    status, shown, _ = jackin_cards(*args, "--json")
    assert status == 0
    return [card for card in json.loads(shown) if card["code"].isdigit()]


def codes(*args: str) -> list[str]:
    return [card["code"] for card in found(*args)]


def test_every_card_of_the_core_set_is_implemented():
    listed = found("--set", "core")
    assert [card["code"] for card in listed] == [f"01{n:03}" for n in range(1, 114)]
    assert all(card["implemented"] is True for card in listed)
    assert all(card["title"] and card["text"] for card in listed)


def test_the_published_cards_of_a_set_are_all_listed_and_those_not_finished_say_so():
    listed = found("--set", "genesis")
    assert sorted(card["code"] for card in listed) == [f"02{n:03}" for n in range(1, 121)]
    assert {card["set"] for card in listed} == {"genesis"}
    finished = [card for card in listed if card["implemented"]]
    assert all(card["title"] and card["text"] and card["gist"] for card in finished)
    assert all("text" not in card for card in listed if not card["implemented"])


def test_a_card_that_cannot_be_played_yet_is_found_by_its_title(monkeypatch):
    awaited = {"genesis": {"02121": "Impersonal Workshop"}}
    monkeypatch.setattr("jackin.commands.cards.data_file", lambda name: awaited)
    (card,) = found("impersonal workshop")
    assert card == {"code": "02121", "title": "Impersonal Workshop", "set": "genesis", "implemented": False}
    status, shown, _ = jackin_cards("impersonal workshop")
    assert status == 0
    assert "cannot be played yet" in shown


def test_a_card_in_json_has_what_is_printed_on_it_and_nothing_else():
    (ichi,) = found("ichi 1.0")
    del ichi["text"], ichi["gist"]
    assert ichi == {
        "code": "01062",
        "slug": "ichi-1-0",
        "set": "core",
        "title": "Ichi 1.0",
        "side": "corp",
        "faction": "haas-bioroid",
        "type": "ice",
        "subtypes": ["sentry", "bioroid", "tracer", "destroyer"],
        "unique": False,
        "cost": 5,
        "strength": 4,
        "influence": 2,
        "quantity": 3,
        "implemented": True,
    }
    (agenda,) = found("nisei-mk-ii")
    assert (agenda["advance"], agenda["points"]) == (4, 2)
    assert {"cost", "influence", "strength"}.isdisjoint(agenda)
    assert found("psychographics")[0]["cost"] == "X"
    assert found("noise")[0]["link"] == 0


@pytest.mark.parametrize("query", ["Déjà Vu", "deja vu", "DEJA", "01002", "deja-vu"])
def test_a_card_is_found_however_it_is_typed(query):
    assert codes(query) == ["01002"]


def test_titles_are_known_in_every_language_and_shown_in_one():
    (card,) = found("Wyżeracz", "--lang", "de")
    assert card["title"] == "Zersetzer"


def test_a_full_title_wins_over_titles_that_hold_it():
    assert codes("medium") == ["01010"]
    assert codes("wall", "--set", "core") == ["01078", "01102", "01103", "01113"]


def test_words_of_the_text_find_a_card_when_no_title_has_them():
    assert "01018" not in codes("brain damage")
    assert "01062" in codes("brain damage")


def test_filters_narrow_the_list():
    assert codes("--set", "core", "--faction", "weyland", "--type", "agenda") == ["01094", "01095"]
    assert codes("--set", "core", "--faction", "neutral", "--side", "runner", "--type", "event") == ["01049", "01050"]
    assert len(codes("--set", "core", "--side", "corp")) == 60
    assert codes("wall", "--faction", "Jinteki") == ["01078"]


def test_several_cards_are_a_table():
    status, shown, _ = jackin_cards("wall", "--faction", "weyland", "--set", "core")
    assert status == 0
    lines = [line.split() for line in shown.splitlines()]
    assert lines == [
        ["Code", "Title", "Faction", "Type", "Cost", "Influence"],
        ["01102", "Hadrian’s", "Wall", "Weyland", "Consortium", "Ice:", "Barrier", "10", "●●●"],
        ["01103", "Ice", "Wall", "Weyland", "Consortium", "Ice:", "Barrier", "1", "●"],
        ["2", "cards"],
    ]


def test_one_card_is_shown_whole_with_symbols():
    status, shown, _ = jackin_cards("ichi 1.0")
    assert status == 0
    for words in (
        "Ichi 1.0",
        "Sentry - Bioroid",
        "cost 5 · strength 4 · influence 2",
        "↳ Trash 1 program.",
        "◷",
        "01062",
    ):
        assert words in shown
    assert "[click]" not in shown


def test_nothing_found_says_so():
    assert jackin_cards("qwertyuiop") == (1, "", "No card fits.\n")
    assert codes("qwertyuiop") == []


@pytest.mark.parametrize(("option", "value"), [("--faction", "sysop"), ("--type", "spell"), ("--side", "both")])
def test_an_unknown_filter_is_refused(option, value):
    status, _, told = jackin_cards(option, value)
    assert status == 2
    assert value in told
