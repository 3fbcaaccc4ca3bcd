"""Games of the first format go on with the generator they began with.

Netrunner's is as it was saved then. Gangs is dealt as it was then, and answered by the eighth version of its rules.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jackin import gangs, netrunner
from jackin.kernel.codec import BadSave
from jackin.kernel.game import Game
from jackin.kernel.journal import Journal, checksum

FOLDER = Path(__file__).parent / "format_1"
GRIP = ["stimhack", "demolition-run", "wyrm", "demolition-run", "wyrm"]
GAMES: dict[str, Game] = {"netrunner": netrunner.GAME, "gangs": gangs.GAME}


def saved(name):
    return json.loads((FOLDER / f"{name}.json").read_text("utf-8"))


def journal(name):
    return Journal.load(GAMES[name], FOLDER / f"{name}.json")


def test_netrunner_is_dealt_and_ends_as_it_did():
    old = journal("netrunner")
    begun = old.at(0)
    assert old.game.view(begun, 0)["corp"]["hand"] == ["snare", "snare", "enigma", "cell-portal", "data-mine"]
    assert old.game.view(begun, 1)["runner"]["hand"] == GRIP
    assert (old.result.winner, old.result.reason) == (1, "decked")
    assert (len(old.answers), old.position.count) == (836, 153)


def test_gangs_is_dealt_and_ends_as_it_did():
    old = journal("gangs")
    market = old.game.view(old.at(0), 0)["opportunities"]["cards"]
    assert market == ["designer-eyes", "kabuki-crates", "private-war"]
    assert (old.result.winner, old.result.reason) == (1, "street-cred")
    assert (len(old.answers), old.position.count) == (494, 91)


@pytest.mark.parametrize("name", GAMES)
def test_an_old_game_is_saved_as_it_was(name, tmp_path):
    old = journal(name)
    old.save(tmp_path / "again.json")
    assert (tmp_path / "again.json").read_bytes() == (FOLDER / f"{name}.json").read_bytes()


@pytest.mark.parametrize("name", GAMES)
def test_an_old_game_that_branches_keeps_its_chance(name):
    old = journal(name)
    again = old.branch(60)
    for value in old.answers[60:]:
        again.answer(value)
    assert again.encode() == old.encode()


@pytest.mark.parametrize("name", GAMES)
def test_an_old_position_goes_on_as_it_did(name):
    old, game = journal(name), GAMES[name]
    position = game.decode(saved(f"{name}-position"))
    for value in old.answers[60:]:
        game.answer(position, value)
    assert (position.count, position.chance.encode()) == (old.position.count, old.seed)
    assert game.result(position) == old.result


@pytest.mark.parametrize("name", GAMES)
def test_a_new_game_is_of_the_second_format(name):
    old = journal(name)
    data = Journal.begin(old.game, old.setup, 7).encode()
    assert (data["jackin"], data["seed"]) == (2, "0x7")
    assert (old.encode()["jackin"], old.encode()["seed"]) == (1, old.seed)


def test_an_answer_that_older_rules_allowed_says_so():
    data = saved("gangs") | {"rules": 1, "answers": ["activate solos", "build watson"]}
    del data["check"]
    with pytest.raises(BadSave, match=r"answer 2: .* \(it was played with rules 1, these are \d+\)"):
        Journal.decode(gangs.GAME, data | {"check": checksum(data)})


@pytest.mark.parametrize(
    ("format", "seed", "fault"),
    [
        (1, "0x7", "field 'seed' is missing or not int"),
        (2, 7, "field 'seed' is missing or not str"),
        (2, "7th", "a seed is hex digits, not '7th'"),
        (2, hex(1 << 256), "a seed is a number from 0 to"),
        (2, "-7", "a seed is a number from 0 to"),
        (3, "0x7", "written by a newer Jackin"),
    ],
)
def test_a_seed_that_does_not_fit_its_format_is_named(format, seed, fault):
    data = saved("gangs") | {"jackin": format, "seed": seed}
    del data["check"]
    with pytest.raises(BadSave, match=fault):
        Journal.decode(gangs.GAME, data | {"check": checksum(data)})
