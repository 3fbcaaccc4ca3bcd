"""`jackin automa`, and automas in `jackin sim` and `jackin play`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.content import packs
from jackin.netrunner.automa.pack import BUILT_IN, read_pack


@pytest.fixture(autouse=True)
def own_data(tmp_path, monkeypatch):
    monkeypatch.setenv("JACKIN_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "automa"


def run(*args):
    return CliRunner().invoke(app, [str(arg) for arg in args])


@pytest.mark.parametrize("options", [[], ["--side", "runner"], ["--stratagems"]])
def test_a_new_pack_is_right_from_the_start(tmp_path, options):
    made = run("automa", "new", tmp_path / "mine", *options)
    assert made.exit_code == 0, made.output
    checked = run("automa", "check", tmp_path / "mine")
    assert checked.exit_code == 0, checked.output
    pack = read_pack(tmp_path / "mine")
    assert (pack.id, pack.origin) == ("mine", "owner-typed")
    assert pack.stratagems is ("--stratagems" in options)


def test_a_new_pack_does_not_write_over_anything(tmp_path):
    (tmp_path / "letter").write_text("dear")
    assert run("automa", "new", tmp_path).exit_code == 2
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]
    assert run("automa", "new", tmp_path / "letter").exit_code == 2


def test_check_tells_every_mistake_with_file_line_and_field(tmp_path):
    run("automa", "new", tmp_path / "mine", "--side", "runner")
    cards = tmp_path / "mine" / "cards.toml"
    text = cards.read_text("utf-8")
    cards.write_text(text.replace("link = 2", "link = -2").replace('use = "red"', 'use = "pink"'), "utf-8")
    head = tmp_path / "mine" / "pack.toml"
    head.write_text(head.read_text("utf-8") + "hq_peek = 3\n", "utf-8")
    checked = run("automa", "check", tmp_path / "mine")
    assert checked.exit_code == 1
    lines = [line for line in checked.output.splitlines() if ".toml" in line]
    assert len(lines) == 3
    assert any("pack.toml" in line and "hq_peek" in line for line in lines)
    link = next(line for line in lines if "link" in line)
    number = next(n for n, line in enumerate(cards.read_text("utf-8").splitlines(), 1) if "link = -2" in line)
    assert f"cards.toml:{number}: run-doorbell: click 3 link" in link


def test_check_says_so_when_there_is_no_pack(tmp_path):
    assert run("automa", "check", tmp_path / "nowhere").exit_code == 2
    missing = run("automa", "check", tmp_path)
    assert missing.exit_code == 1
    assert "pack.toml: this file is missing" in missing.output


def test_own_packs_are_listed_beside_those_of_the_game(own_data):
    run("automa", "new", own_data / "printed", "--side", "runner")
    run("automa", "new", own_data / "runner", "--side", "runner")
    assert packs.names() == [*BUILT_IN, "printed"]
    listed = run("automa", "list").output
    assert all(name in listed for name in [*BUILT_IN, "printed"])
    (own_data / "printed" / "cards.toml").write_text("", "utf-8")
    assert "mistakes: 2" in run("automa", "list").output


def test_a_pack_is_shown_as_it_is_read():
    shown = run("automa", "show", "runner", "run-long-night").output
    assert "The Long Night" in shown
    assert "amber run C, link 4, trash 5" in shown
    assert "if its grip is thin (under 4 cards): draw a card; else run the one" in shown
    assert "=  white run, link 0, trash 1, rows of C; else gain 1¢" in shown
    assert run("automa", "show", "runner", "nobody").exit_code == 2


def test_an_automa_plays_in_a_simulation():
    played = run("sim", "--corp", "random", "--runner", "automa:runner:normal", "--games", 4, "--json")
    assert played.exit_code == 0, played.output
    data = json.loads(played.output)
    assert (data["games"], data["wins"]["none"]) == (4, 0)


def test_a_pack_that_was_typed_in_plays_too(own_data):
    run("automa", "new", own_data / "printed", "--side", "runner")
    assert run("sim", "--runner", "automa:printed:easy", "--games", 1).exit_code == 0


def test_behaviour_cards_are_shown_as_they_are_read():
    shown = run("automa", "show", "exa", "exa-hunt").output
    assert "A  if the Runner has no tag and turn 2 or later: play a stratagem that tags" in shown
    assert "exa-fortify" not in shown
    assert "exa-fortify" in run("automa", "show", "exa").output


def test_the_list_says_whose_cards_they_are(own_data):
    run("automa", "new", own_data / "printed")
    listed = run("automa", "list").output
    assert "our design, not the printed ones" in " ".join(listed.split())
    rows = {line.split()[0]: line for line in listed.splitlines() if line.strip()}
    assert f"{packs.pack('dash').size} ours" in rows["dash"]
    assert "1 yours" in rows["printed"]
    assert not any(name in listed for name in ("Dash", "Wedge", "Veekay", "Alva", "Exa"))


def test_behaviour_economy_and_override_are_chosen_in_the_name_of_the_automa(tmp_path):
    exa = packs.automas("automa:exa:hard:exa-fortify+economy+override", "")
    assert exa == {
        "corp": {
            "pack": "exa", "level": "hard", "behaviour": "exa-fortify", "improved_economy": True,
            "params": {"human_override": True},
        }
    }  # fmt: skip
    assert packs.automas("automa:exa:exa-fortify", "") == {"corp": {"pack": "exa", "behaviour": "exa-fortify"}}
    assert packs.automas("automa:dash+economy", "") == {"corp": {"pack": "dash", "improved_economy": True}}
    played = run("sim", "--corp", "automa:exa:hard:exa-fortify+economy", "--games", 1)
    assert played.exit_code == 0, played.output


def test_a_windows_path_is_no_level(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    run("automa", "new", "C:\\packs\\mine", "--side", "runner")
    assert packs.named("automa:C:\\packs\\mine:easy") == packs.Named("C:\\packs\\mine", "easy")
    assert packs.named("automa:C:\\packs\\mine") == packs.Named("C:\\packs\\mine")
    assert packs.named("automa:D:\\nowhere:easy") == packs.Named("D:\\nowhere", "easy")


@pytest.mark.parametrize(
    ("player", "why"),
    [
        ("automa:nobody", "no pack is called 'nobody'"),
        ("automa:runner+economy", "the improved economy is the Corp's"),
        ("automa:runner+override", "unknown parameter 'human_override'"),
        ("automa:runner:easy:exa-hunt", "has no behaviour cards"),
        ("automa:runner:easy:exa-hunt:more", "come its level and a behaviour card"),
        ("automa:runner:hard", "easy, normal"),
        ("automa:dash", "dash is a corp pack"),
    ],
)
def test_a_wrong_automa_is_told_without_a_traceback(player, why):
    played = run("sim", "--runner", player, "--games", 1)
    assert played.exit_code == 2
    assert why in played.output


def test_both_seats_cannot_be_automas():
    played = run("sim", "--corp", "automa:dash", "--runner", "automa:runner", "--games", 1)
    assert played.exit_code == 2
