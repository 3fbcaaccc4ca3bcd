"""Positions in JSON: what cannot be read says why."""

from __future__ import annotations

import json
from typing import Any

import pytest

from jackin.gangs import GAME, setup
from jackin.gangs.log import lines
from jackin.kernel.codec import BadSave
from jackin.kernel.journal import Journal
from jackin.kernel.rng import Dice
from tests.gangs.ground import GROUND
from tests.gangs.laws import play_on


def saved(**more: Any) -> dict[str, Any]:
    data = GAME.encode(play_on(GAME, GAME.new(setup(3, **more), 4), Dice(4), 60))
    return dict(json.loads(json.dumps(data)))


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "netrunner"}, "a position of 'netrunner'"),
        ({"rules": 99}, "newer rules"),
        ({"content": "no-such-set"}, "the content set cannot be read"),
        ({"names": {}}, "a damaged position"),
        ({"place": [1, 2]}, "units without a class"),
        ({"stack": [{"flow": "gangs-turn", "step": "dances", "seat": 0}]}, "no step gangs-turn/dances"),
        ({"pool": None}, "a damaged position"),
    ],
)
def test_a_bad_position_is_refused_in_words(change, says):
    with pytest.raises(BadSave, match=says):
        GAME.decode({**saved(), **change})


def test_what_is_no_position_at_all():
    nothing: list[Any] = [None, [], {}, {"game": "gangs"}]
    for data in nothing:
        with pytest.raises(BadSave):
            GAME.decode(data)


def test_a_set_that_has_changed_is_named():
    data = saved()
    data["names"]["opportunities"][0] = "another"
    with pytest.raises(BadSave, match="'house' has changed since: other opportunities"):
        GAME.decode(data)


def test_a_set_of_your_own_travels_with_the_position():
    data = saved(content=GROUND)
    assert data["content"]["set"]["id"] == "ground"
    again = GAME.decode(data)
    assert GAME.view(again, 0)["content"] == "ground"


def test_a_journal_saves_loads_and_takes_back(tmp_path):
    journal = Journal.begin(GAME, setup(2, "blackout"), 9)
    dice = Dice(9)
    for _ in range(80):
        assert journal.ask is not None
        journal.answer(journal.ask.values[dice.below(len(journal.ask.values))])
    journal.save(tmp_path / "game.json")
    loaded = Journal.load(GAME, tmp_path / "game.json")
    assert GAME.encode(loaded.position) == GAME.encode(journal.position)
    journal.undo(30)
    assert len(journal.answers) == 50
    assert GAME.encode(journal.at(50)) == GAME.encode(loaded.at(50))


def test_a_game_says_how_many_sit_at_it():
    assert [GAME.seats(GAME.new(setup(n), 1)) for n in (2, 3, 4)] == [2, 3, 4]
    assert GAME.seats(GAME.new(setup(alone=True), 1)) == 1


def test_a_position_of_the_first_rules_keeps_its_hideouts_and_its_readings():
    data = saved()
    data["rules"] = 1
    del data["dashboard"], data["settings"]["johnny_tie"], data["settings"]["hideout_tokens"]
    s = GAME.decode(data)
    assert (s.settings.johnny_tie, s.settings.hideout_tokens) == ("spares", "left")
    assert [len(left) for left in s.dashboard] == [4 - len(sites) for sites in s.hideouts]


def test_a_story_that_came_later_harms_no_older_position():
    data = saved()
    data["names"]["stories"] = data["names"]["stories"][:-6]
    assert GAME.decode(data).ask is not None


def test_lines_of_the_log_that_were_kept_as_text_are_read_as_what_they_mean():
    data = saved()
    data["log"] = [
        ["gangs-firepower", 0, {"source": "ability/rage", "change": "+2"}, 4, "FIRE-5", -1],
        ["gangs-gains-cred", 0, {"source": "net/3"}, 1, "NET-3", -1],
        ["gangs-loses-cred", 0, {"source": "net/red"}, 1, "GANG-4", -1],
        ["gangs-gains-cred", 0, {"source": "none"}, 2, "HIDE-2", -1],
        ["gangs-highest", -1, {"cause": "tied", "gangs": "maelstrom tyger-claws"}, 4, "FIRE-5", -1],
        ["gangs-johnny-draws", -1, {"cards": "crusher"}, 2, "JOHNNY-5", -1],
        ["gangs-rival-draws", 1, {"where": "watson pacifica"}, 2, "RIVAL-1", -1],
        ["gangs-rolls", 0, {"dice": "3 5", "level": "yellow", "risk": "4", "outcome": "unseen"}, 8, "NET-6", -1],
    ]
    read = lines(GAME.decode(data), 0)
    sources = [(line.args.get("source_kind"), line.args.get("source")) for line in read[:4]]
    assert sources == [("ability", "rage"), ("space", "3"), ("level", "red"), (None, "none")]
    assert [line.several for line in read[4:]] == [
        {"gangs": ("maelstrom", "tyger-claws")},
        {"cards": ("crusher",)},
        {"districts": ("watson", "pacifica")},
        {"dice": ("3", "5")},
    ]
    assert "where" not in read[6].args


def test_what_the_log_says_of_several_things_is_kept():
    data = saved()
    data["log"] = [["gangs-highest", -1, {"cause": "tied", "gangs": ["maelstrom", "tyger-claws"]}, 4, "FIRE-5", -1]]
    assert GAME.encode(GAME.decode(data))["log"] == data["log"]


@pytest.mark.parametrize(
    ("switch", "then"),
    [("johnny_tie", "spares"), ("hideout_tokens", "left"), ("feud", 0), ("level", "book"), ("head_start", False)],
)
def test_a_position_from_before_a_switch_plays_on_as_it_did(switch, then):
    data = saved()
    del data["settings"][switch]
    assert GAME.encode(GAME.decode(data))["settings"][switch] == then
