"""A game begins in the middle: what is described lies on the table, and what cannot stand is refused."""

import json

import pytest

from jackin import Journal, gangs
from jackin.gangs.setup import BadSetup
from tests.rule import rule

HOUSE = gangs.GAME.new(gangs.setup(2), 1).book
EDGERUNNER = HOUSE.content.edgerunners[0].id
OPPORTUNITIES = [card.id for card in HOUSE.content.opportunities][:3]
UPGRADE = HOUSE.content.upgrades[0].id
STARTER = HOUSE.content.starters[0].id
MAELSTROM = {
    "units": {"heywood": ["solo", "drone", EDGERUNNER], "watson": ["techie"]}, "hideouts": ["watson", "heywood"],
    "cred": 7, "net": 2, "eurodollars": 4, "contraband": 1, "hand": [UPGRADE, STARTER], "pile": [],
    "discs": ["solos", "wild"], "owns": OPPORTUNITIES[:1],
}  # fmt: skip
SETUP = gangs.position({"maelstrom": MAELSTROM, "valentinos": {"units": {"heywood": ["solo"]}}}, OPPORTUNITIES[1:])


def begin(setup=SETUP):
    return Journal.begin(gangs.GAME, setup, seed=3)


def test_everything_lies_where_it_was_put():
    play = begin()
    mine = play.view(0)["gangs"][0]
    assert (mine["street_cred"], mine["net"]) == (7, 2)
    assert sorted(mine["hand"]) == sorted([UPGRADE, STARTER])
    assert play.ask is not None
    assert (play.ask.seat, play.ask.kind) == (0, "turn")
    assert [value for value in play.ask.values if value.startswith("activate")] == ["activate solos"]
    assert EDGERUNNER in json.dumps(play.view(1))


@rule("HIDE-3")
def test_a_hideout_in_play_is_missing_on_the_dashboard():
    """Four in all: one in play from the start, and the further ones taken from the left."""
    assert begin().view(0)["gangs"][0]["hideouts_left"] == [2, 3]
    all_four = ["watson", "heywood", "westbrook", "pacifica"]
    setup = gangs.position({"maelstrom": {**MAELSTROM, "hideouts": all_four, "discs": ["hideout"]}, "valentinos": {}})
    play = begin(setup)
    assert play.ask is not None
    assert "activate hideout" not in play.ask.values


def test_nobody_knows_more_than_at_any_table():
    assert UPGRADE not in json.dumps(begin().view(1)["gangs"])


def test_a_position_is_saved_and_replayed_with_its_journal():
    play = begin()
    play.answer("activate solos")
    again = Journal.decode(gangs.GAME, json.loads(json.dumps(play.encode())))
    assert [again.view(seat) for seat in (0, 1)] == [play.view(seat) for seat in (0, 1)]


@pytest.mark.parametrize(
    ("side", "mistake"),
    [
        ({"units": {"mars": ["solo"]}}, "sides.maelstrom.units.mars: no such space"),
        ({"units": {"heywood": ["tank"]}}, "sides.maelstrom.units.heywood 1: no unit is called 'tank'"),
        ({"units": {"heywood": ["solo"] * 4}}, "sides.maelstrom.units: 4 of solo: a gang has 3"),
        ({"hand": [UPGRADE, UPGRADE]}, "sides.maelstrom.hand: something is named twice"),
        ({"discs": ["cards"]}, "sides.maelstrom.discs 1: nothing is called 'cards'"),
        ({"cred": -1}, "sides.maelstrom.cred: a number from 0 to 99, not -1"),
        ({"fame": 1}, "sides.maelstrom.fame: no such field"),
        ({"units": {"heywood": [EDGERUNNER]}}, f"sides.valentinos: {EDGERUNNER} belongs to maelstrom already"),
    ],
)
def test_each_mistake_is_told_with_its_place(side, mistake):
    with pytest.raises(BadSetup) as caught:
        gangs.position({"maelstrom": side, "valentinos": {"units": {"heywood": [EDGERUNNER]}}})
    assert mistake in str(caught.value)


def test_a_file_says_the_same():
    text = f"market = {json.dumps(OPPORTUNITIES[1:])}\n[sides.maelstrom]\ncred = 3\n[sides.valentinos]\ncred = 4\n"
    play = begin(gangs.read_position(text))
    assert [gang["street_cred"] for gang in play.view(0)["gangs"]] == [3, 4]
    with pytest.raises(BadSetup, match=r"here\.toml: no such field: weather"):
        gangs.read_position('weather = "rain"\n', "here.toml")
    with pytest.raises(BadSetup, match=r"here\.toml:1"):
        gangs.read_position("sides = [", "here.toml")


def test_with_ask_everything_questions_with_one_answer_are_asked_too():
    lonely = {"maelstrom": {"units": {"watson": ["solo"]}, "discs": ["solos"]}, "valentinos": {}}
    asked = []
    for everything in (False, True):
        play = begin(gangs.position(lonely, ask_everything=everything))
        count = 0
        while play.ask is not None and count < 12:
            count += len(play.ask.values) == 1
            play.answer(play.ask.values[-1])
            if len(play.answers) > 40:
                break
        asked.append(count)
    assert asked[0] < asked[1]
