"""`jackin ladder` and `jackin automa measure`."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.commands.measure import BEGIN, END

FEW = ("--players", "random,automa:dash:easy,automa:runner:normal", "--games", "6", "--decks", "nbn,shaper")


def said(*arguments: str) -> str:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    return result.stdout


def test_json_has_every_player_and_pairing():
    data = json.loads(said("ladder", *FEW, "--json"))
    assert {(p["name"], p["side"]) for p in data["players"]} == {
        ("random", "corp"), ("automa:dash:easy", "corp"), ("random", "runner"), ("automa:runner:normal", "runner"),
    }  # fmt: skip
    assert [p["elo"] for p in data["players"]] == sorted((p["elo"] for p in data["players"]), reverse=True)
    assert data["games"] == sum(p["games"] for p in data["pairings"]) == 18
    assert all(p["margin"] > 0 for p in data["players"])


def test_any_number_of_jobs_gives_the_same_ratings():
    assert said("ladder", *FEW, "--json") == said("ladder", *FEW, "--json", "--jobs", "2")
    assert said("ladder", *FEW, "--json") != said("ladder", *FEW, "--json", "--seed", "4")


def test_only_games_with_those_who_are_named():
    data = json.loads(said("ladder", *FEW, "--against", "automa:dash:easy", "--json"))
    assert [(p["corp"], p["runner"]) for p in data["pairings"]] == [("automa:dash:easy", "random")]


def test_bots_of_gangs_meet_in_pairs():
    told = said("ladder", "--game", "gangs", "--players", "random,greedy", "--games", "2")
    assert told.index("greedy") < told.index("random")
    assert "2 games" in told


def test_bots_of_gangs_as_json():
    data = json.loads(said("ladder", "--game", "gangs", "--players", "random,greedy", "--games", "2", "--json"))
    assert [player["name"] for player in data["players"]] == ["greedy", "random"]
    assert data["games"] == sum(pairing["games"] for pairing in data["pairings"]) == 2


def test_results_are_put_into_the_list_that_the_table_shows(tmp_path, monkeypatch):
    file = tmp_path / "ratings.json"
    monkeypatch.setattr("jackin.commands.ladder.LIST", file)
    said("ladder", *FEW, "--write")
    said("ladder", "--game", "gangs", "--players", "random,greedy", "--games", "2", "--write")
    found = json.loads(file.read_text())
    assert set(found["ratings"]["netrunner-corp"]) == {"random", "automa:dash:easy"}
    assert set(found["ratings"]["gangs"]) == {"random", "greedy"}
    assert {row["how"] for row in found["meetings"]} == {"decks nbn,shaper, seed 1", "house set, seed 1"}


def test_people_get_a_table_and_a_chart(tmp_path):
    chart = tmp_path / "ladder.svg"
    told = said("ladder", *FEW, "--chart", str(chart))
    assert "automa:dash:easy" in told
    assert "18 games" in told
    assert len(list(ElementTree.parse(chart).iter("{http://www.w3.org/2000/svg}circle"))) == 4


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ladder", "--players", "deep"], "no bot is called 'deep'"),
        (["ladder", "--players", "automa:dash:easy,automa:runner:easy"], "cannot meet"),
        (["ladder", "--players", "automa:dash:harder,random", "--games", "1"], "the corp has the levels"),
        (["ladder", "--decks", "nobody"], "no deck is called 'nobody'"),
        (["ladder", *FEW, "--chart", "/no/such/place.svg"], "/no/such/place.svg"),
        (["automa", "measure", "nobody"], "no pack of the game is called 'nobody'"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments, told):
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output


def test_measuring_writes_between_the_marks_and_nowhere_else(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"# Before\n{BEGIN}\nold\n{END}\n# After\n", encoding="utf-8")
    said("automa", "measure", "dash", "--games", "2", "--write", str(page))
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"# Before\n{BEGIN}\n")
    assert text.endswith(f"{END}\n# After\n")
    assert "old" not in text
    assert "| dash | standard |" in text
    assert "ice by round 8" in text


def test_what_is_measured_can_be_had_as_json_and_is_what_the_page_says(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")
    data = json.loads(
        said("automa", "measure", "dash", "--games", "8", "--seed", "3", "--json", "--write", str(page))
    )
    assert (data["games"], data["seed"], len(data["cells"])) == (8, 3, 6)
    assert [cell["games"] for cell in data["cells"]] == [8, 2] * 3
    text = page.read_text(encoding="utf-8")
    for cell in data["cells"]:
        assert cell["wins"] + cell["draws"] <= cell["games"]
        assert sum(cell["won_by"].values()) == pytest.approx(100 * cell["wins"] / cell["games"], abs=0.1)
        lost = cell["games"] - cell["wins"] - cell["draws"]
        assert sum(cell["lost_by"].values()) == pytest.approx(100 * lost / cell["games"], abs=0.1)
        assert cell["low"] <= cell["percent"] <= cell["high"]
        assert f"| dash | {cell['level']} | {cell['percent']:.1f} | {cell['low']:.1f} to {cell['high']:.1f} |" in text
    assert set(data["cells"][0]["aims"]) == {"by_tokens", "early", "several_remotes", "paid", "purged"}
    assert all(line in text for line in data["missed"])


def test_a_page_without_marks_is_left_alone(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# Page\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["automa", "measure", "runner", "--games", "1", "--write", str(page)])
    assert result.exit_code == 2
    assert page.read_text(encoding="utf-8") == "# Page\n"


def test_the_page_on_automas_has_the_marks():
    page = Path(__file__).parents[2] / "docs/automa.md"
    text = page.read_text(encoding="utf-8")
    assert text.index(BEGIN) < text.index(END)
