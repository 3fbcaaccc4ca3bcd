"""`jackin gangs`: content sets on the command line."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.content import sets
from jackin.gangs.content.read import read_content


@pytest.fixture(autouse=True)
def own_data(tmp_path, monkeypatch):
    monkeypatch.setenv("JACKIN_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "gangs"


def run(*args):
    return CliRunner().invoke(app, ["gangs", *[str(arg) for arg in args]])


def test_a_new_set_is_right_from_the_start_and_says_that_it_is_ours(tmp_path):
    made = run("new", "my-box", "--into", tmp_path)
    assert made.exit_code == 0, made.output
    content = read_content(tmp_path / "my-box")
    assert (content.id, content.origin, content.built_in) == ("my-box", "original", False)
    checked = run("check", tmp_path / "my-box")
    assert checked.exit_code == 0, checked.output
    assert "27 Opportunities" in checked.output
    assert "nothing yet" in checked.output


def test_a_file_typed_in_is_told_apart(own_data):
    run("new", "box")
    file = own_data / "box/net.toml"
    file.write_text(file.read_text().replace('origin = "original"', 'origin = "owner-typed"'))
    assert "typed in: net" in run("check", "box").output
    (line,) = [line for line in run("list").output.splitlines() if line.startswith("box")]
    assert line.rstrip().endswith("1 of 11 files")


def test_a_new_set_does_not_write_over_anything(tmp_path):
    (tmp_path / "letter").write_text("dear")
    assert run("new", "letter", "--into", tmp_path).exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


@pytest.mark.parametrize("name", ["house", "../box", "a/b", ".", "", "/tmp/box", "My Box"])
def test_a_name_that_is_taken_or_a_path_is_refused_and_nothing_is_written(own_data, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    refused = run("new", name)
    assert refused.exit_code == 2
    assert list(tmp_path.rglob("*.toml")) == []


def test_a_name_is_taken_once(own_data):
    assert run("new", "box").exit_code == 0
    assert run("new", "box").exit_code == 2
    assert [path.name for path in own_data.iterdir()] == ["box"]


def test_a_set_in_the_data_folder_is_checked_by_its_name(own_data):
    run("new", "box")
    checked = run("check", "box")
    assert checked.exit_code == 0, checked.output
    assert run("check", "house").exit_code == 0


def test_your_own_sets_stand_beside_the_house_set(own_data):
    run("new", "box")
    run("new", "copy", "--into", own_data)
    (own_data / "copy").rename(own_data / "house")
    assert sets.names() == ["house", "box"]
    assert sets.content("house").built_in
    assert sets.content("box").id == "box"


def test_a_bad_set_is_listed_and_its_mistakes_are_told(own_data):
    run("new", "box")
    file = own_data / "box/net.toml"
    file.write_text(file.read_text().replace("risk = 4", "risk = -4"))
    assert "mistakes: 1" in run("list").output
    checked = run("check", "box")
    assert checked.exit_code == 1
    assert "net.toml:8: yellow: risk: a number of at least 0, not -4" in checked.output


def test_a_card_is_shown_in_words():
    shown = run("show", "house", "pain-editor").output
    assert "Pain Editor" in shown
    assert "Firepower 3" in shown
    assert "Casualties: you lose one unit fewer." in shown


def test_names_are_shown_in_the_language_asked_for():
    assert "Editor de dolor" in run("show", "house", "pain-editor", "--lang", "es").output


def test_the_whole_set_is_shown():
    shown = run("show", "house").output
    for name in ("Watson", "Tyger Claws", "Crusher", "Deep Recording", "Rogue", "Red", "A Vacancy"):
        assert name in shown
    assert "[gangs-" not in shown


@pytest.mark.parametrize("args", [("show", "nowhere"), ("show", "house", "nobody"), ("check", "nowhere")])
def test_what_is_not_there_is_told_without_a_traceback(args):
    assert run(*args).exit_code == 2


def test_a_card_with_a_title_of_its_own_goes_by_it(own_data):
    run("new", "box")
    file = own_data / "box/combat_upgrades.toml"
    file.write_text(file.read_text().replace('id = "blade-arms"', 'id = "blade-arms"\ntitle = "Long Knives"'))
    assert "Long Knives" in run("show", "box", "blade-arms").output
