"""Personalities of the bots that think ahead: what each likes shows in what it does, and never costs it much."""

from __future__ import annotations

import pytest

from jackin.bots import STYLED, UnknownAgent, agent, can_play, styles_of
from jackin.bots.greedy.memory import Memory
from jackin.bots.levels import Level
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.netrunner_search.race import Race
from jackin.bots.netrunner_search.styles import STYLES, things
from jackin.bots.source import Sealed, sealed_for
from jackin.ladder.roster import Player, players
from jackin.netrunner import GAME
from jackin.netrunner.words import CORP, RUNNER
from tests.bots.test_netrunner_search import positions

QUICK = Level("quick", 1, 0, 999.0, work=200)


def test_a_bot_that_thinks_may_have_three_styles_in_each_chair():
    for level in ("street", "pro", "legend"):
        assert {side: len(names) for side, names in styles_of(level).items()} == {"corp": 3, "runner": 3}
    assert styles_of("greedy") == {"corp": [], "runner": []}
    assert can_play("legend:rush", "corp")
    assert not can_play("legend:rush", "runner")
    assert not can_play("greedy:rush", "corp")
    assert not can_play("legend:rush", "corp", "gangs")
    with pytest.raises(UnknownAgent, match="legend:rush"):
        agent("legend:waltz", 1)


def test_in_a_ladder_a_style_takes_its_own_chair():
    assert players(["pro", "pro:raider"]) == [
        Player("pro", CORP),
        Player("pro", RUNNER),
        Player("pro:raider", RUNNER),
    ]


def test_one_with_a_style_gets_a_sealed_source_as_without():
    s = next(positions())
    assert sealed_for("street:rush", GAME, s, s.ask.seat, 1) is not None


def test_what_an_option_is():
    assert "install virus" in things({"verb": "install", "title": "parasite"})
    assert "install ice" in things({"verb": "install", "title": "wall-of-static"})
    assert things({"verb": "at", "place": "new"}) == ["at", "at new"]
    assert things({"verb": "advance", "card": "#5"})[0] == "advance"


def test_between_answers_that_are_as_good_it_takes_the_one_it_likes():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    first, second, *_ = s.ask.values

    class Even(Race):
        def tried(self, world, value, number):
            self.work -= 1
            return 0.5

    def best(tastes):
        race = Even(lambda seed: GAME.redeal(s, s.ask.seat, seed), s.ask.seat, Memory(), 1, 60, tastes=tastes)
        return race.best(first, [second])

    assert best({}) == first
    assert best({second: 0.05}) == second
    assert best({first: 0.05, second: 0.05}) == first


@pytest.mark.parametrize("name", STYLES)
def test_a_style_has_likings_for_its_own_side_alone(name):
    """None is worth as much as a lost game, and in the other chair it plays as it comes."""
    style = STYLES[name]
    assert all(0 < worth <= 0.06 for worth in style.likes.values())
    liked = {"corp": 0, "runner": 0}
    for s in positions(every=1, most=160):
        view = GAME.view(s, s.ask.seat)
        tastes = NetrunnerSearch(1, QUICK, style).tastes(view)
        liked[view["seat"]] += any(tastes.values())
    other = "runner" if style.side == "corp" else "corp"
    assert liked[style.side]
    assert not liked[other]


def test_every_style_of_every_level_answers():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    for name in STYLED:
        bot = agent(name, 1)
        assert isinstance(bot, NetrunnerSearch)
        bot.level = QUICK
        assert bot.ponder(Sealed(GAME, s, s.ask.seat, 5)) in s.ask.values
