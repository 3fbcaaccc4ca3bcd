"""Who meets whom, and with which decks."""

from __future__ import annotations

import json

import pytest

from jackin.bots import UnknownAgent
from jackin.ladder.games import play_game
from jackin.ladder.roster import deck_pairs, everyone, match, pairings, players, spread_pairs
from jackin.netrunner.decks import UnknownDeck
from jackin.netrunner.words import CORP, RUNNER


def test_every_level_of_every_pack_and_every_bot_of_both_sides_is_there():
    given = players(everyone())
    corps = [player.name for player in given if player.seat == CORP]
    runners = [player.name for player in given if player.seat == RUNNER]
    assert {"random", "greedy", "automa:dash:easy", "automa:exa:hard"} <= set(corps)
    assert {"random", "greedy", "automa:runner:easy", "automa:runner:normal"} <= set(runners)
    assert sum(name.startswith("automa:") for name in corps) == 15


def test_each_corp_meets_each_runner_but_an_automa_only_bots():
    met = {(corp.name, runner.name) for corp, runner in pairings(players(everyone()))}
    assert ("automa:wedge:hard", "greedy") in met
    assert ("greedy", "automa:runner:normal") in met
    assert ("greedy", "random") in met
    assert ("automa:wedge:hard", "automa:runner:normal") not in met


def test_decks_are_taken_from_a_shelf_or_by_name():
    assert len(deck_pairs("suite")) == 16
    assert len(deck_pairs("starter")) == 12
    assert len(deck_pairs("nbn,weyland,shaper")) == 2
    with pytest.raises(UnknownDeck, match="both sides"):
        deck_pairs("nbn,weyland")


def test_deck_pairs_take_turns_and_a_long_game_is_a_draw():
    given = match("random", "random", deck_pairs("nbn,weyland,shaper"), 3)
    assert play_game(given, 4) == play_game(given._replace(setups=given.setups[:1]), 4)
    assert play_game(given, 5) == play_game(given._replace(setups=given.setups[1:]), 5)
    short = play_game(given._replace(rounds=2), 4)
    assert (short.winner, short.turns) == (-1, 5)


def test_a_stranger_is_told():
    with pytest.raises(UnknownAgent, match="'deep'"):
        players(["deep"])


def test_a_short_series_meets_every_deck_and_a_long_one_every_pair():
    pairs = spread_pairs("all")
    corps, runners = [{json.dumps(pair[n]) for pair in pairs} for n in (0, 1)]
    met = pairs[: max(len(corps), len(runners))]
    assert [{json.dumps(pair[n]) for pair in met} for n in (0, 1)] == [corps, runners]
    assert {json.dumps(pair) for pair in pairs} == {json.dumps(pair) for pair in deck_pairs("all")}
    assert len(pairs) == len(corps) * len(runners)
