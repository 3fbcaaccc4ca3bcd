"""The list of ratings that comes with the game, and how it is made."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from jackin.bots import AGENTS_OF
from jackin.bots.ratings import LIST, ratings
from jackin.commands import ladder
from jackin.content.packs import is_automa, played_pack
from jackin.ladder.listed import ANCHORED, Entrant, Meeting, rated, read, write
from jackin.ladder.roster import levels

GREEDY = Entrant("netrunner-corp", "greedy"), Entrant("netrunner-runner", "greedy")
PRO = Entrant("netrunner-corp", "pro")


def met(first: Entrant, second: Entrant, games: int, score: float) -> Meeting:
    return Meeting(first, second, games, score, "decks all, seed 1")


def test_the_anchor_holds_the_list_in_its_place():
    """Whoever else plays and however they fare: greedy is worth the same on the mean of its chairs."""
    for others in ([], [met(PRO, GREEDY[1], 40, 30)], [met(PRO, GREEDY[1], 40, 2)]):
        found = rated([met(*GREEDY, 100, 45), *others])
        assert sum(found[one].elo for one in GREEDY) / 2 == pytest.approx(ANCHORED)


def test_three_wins_of_four_are_two_hundred_points():
    found = rated([met(*GREEDY, 10_000, 5_000), met(PRO, GREEDY[1], 10_000, 7_500)])
    assert found[PRO].elo - found[GREEDY[1]].elo == pytest.approx(191, abs=2)


def test_new_results_stand_in_the_place_of_older_ones_and_the_rest_stays(tmp_path: Path):
    file = tmp_path / "list.json"
    bots = Entrant("gangs", "greedy"), Entrant("gangs", "random")
    write(file, [met(*GREEDY, 20, 10), met(PRO, GREEDY[1], 4, 4), met(*bots, 8, 8)])
    first = json.loads(file.read_text())["ratings"]
    write(file, [met(PRO, GREEDY[1], 40, 20)])
    after = json.loads(file.read_text())["ratings"]
    assert {(m.first.name, m.games) for m in read(file)} == {("greedy", 20), ("pro", 40), ("greedy", 8)}
    assert after["netrunner-corp"]["pro"]["points"] < first["netrunner-corp"]["pro"]["points"]
    assert after["netrunner-corp"]["pro"]["margin"] < first["netrunner-corp"]["pro"]["margin"]
    assert after["gangs"] == first["gangs"]
    assert after["gangs"]["greedy"]["points"] == ANCHORED


def test_the_same_two_are_the_same_whoever_is_named_first(tmp_path: Path):
    file = tmp_path / "list.json"
    first, second = Entrant("gangs", "greedy"), Entrant("gangs", "pro")
    write(file, [Meeting(first, second, 10, 4.0, "old")])
    write(file, [Meeting(second, first, 20, 15.0, "new")])
    assert [(meeting.how, meeting.games) for meeting in read(file)] == [("new", 20)]


def test_the_list_of_the_game_is_what_its_own_results_make(tmp_path: Path):
    """Nobody wrote a number into it by hand."""
    again = tmp_path / "again.json"
    write(again, read(LIST))
    assert again.read_text() == LIST.read_text()


def test_results_go_into_the_sources_whichever_engine_runs():
    """A compiled engine has a copy of the list beside it, which is thrown away with it."""
    assert Path(__file__).parents[2] / "src/jackin/bots/ratings.json" == ladder.LIST


def test_everybody_in_the_list_can_be_played_against():
    assert set(ratings()) == {"netrunner-corp", "netrunner-runner", "gangs"}
    for pool, named in ratings().items():
        for name in named:
            if is_automa(name):
                pack, level = played_pack(name)[0], name.split(":")[2]
                assert (f"netrunner-{pack.side}", level in levels(pack)) == (pool, True)
            else:
                assert name in AGENTS_OF[Entrant(pool, name).game]


def test_who_plays_at_random_is_the_weakest_of_all():
    for named in ratings().values():
        assert next(iter(named)) == "random"
        assert named["random"].points < named["rookie"].points - 200
