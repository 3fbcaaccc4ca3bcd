"""The greedy gang: it plays from its view alone, has an opinion on every question, and beats chance."""

from __future__ import annotations

import copy

import pytest

from jackin import gangs
from jackin.bots import UnknownAgent, agent
from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_greedy.choices import RATINGS
from jackin.commands.gangs_match import GangsMatch, play_gangs
from jackin.gangs.content.read import builtin
from jackin.kernel.rng import Dice
from tests.bots.recorded import answers_as_recorded

MIXED = GangsMatch(4, ["greedy", "random", "random", "random"], "tutorial", "house", 11)


def test_it_wins_four_games_of_five_against_three_that_play_at_random():
    found = [play_gangs(MIXED, number) for number in range(10)]
    won = [outcome for outcome in found if any(outcome.bots[seat] == "greedy" for seat in outcome.winners)]
    assert len(won) >= 8


def test_the_same_seed_plays_the_same_game():
    assert play_gangs(MIXED, 3) == play_gangs(MIXED, 3)


def positions(story, alone=False, players=4):
    """Every ask of a game played at random."""
    setup = gangs.setup(players, story=story, alone=alone)
    position, dice = gangs.GAME.new(setup, 5), Dice(9)
    while ask := position.ask:
        yield position
        gangs.GAME.answer(position, ask.options[dice.below(len(ask.options))])


@pytest.mark.parametrize("story", ["blackout", "bad-goods", "empty-chair"])
def test_it_has_a_legal_answer_to_every_ask_wherever_chance_leads_and_as_it_did(story):
    bot, kinds = agent("greedy", 1, "gangs"), set()
    answers = []
    for position in positions(story):
        view = gangs.GAME.view(position, position.ask.seat)
        kinds.add(position.ask.kind)
        answers.append(bot.choose(view, view["ask"]))
        assert answers[-1] in position.ask.values
    answers_as_recorded({f"gangs {story}": answers})
    assert {"turn", "move", "combat-card", "techies", "netrun"} <= kinds
    assert kinds <= RATINGS.keys()


def test_it_plays_alone_too():
    bot = agent("greedy", 1, "gangs")
    answers = []
    for position in positions("tutorial", alone=True):
        view = gangs.GAME.view(position, position.ask.seat)
        answers.append(bot.choose(view, view["ask"]))
        assert answers[-1] in position.ask.values
    answers_as_recorded({"gangs alone": answers})


def test_thinking_leaves_the_view_as_it_was():
    bot = agent("greedy", 1, "gangs")
    for n, position in enumerate(positions("tutorial")):
        if n % 7 == 0:
            view = gangs.GAME.view(position, position.ask.seat)
            before = copy.deepcopy(view)
            bot.choose(view, view["ask"])
            assert view == before


def test_what_others_hide_does_not_change_its_mind():
    for n, position in enumerate(positions("tutorial")):
        if n % 9 == 0:
            seat = position.ask.seat
            answers = []
            for world in (position, gangs.GAME.redeal(position, seat, 77)):
                view = gangs.GAME.view(world, seat)
                answers.append(agent("greedy", 4, "gangs").choose(view, view["ask"]))
            assert answers[0] == answers[1]


def test_it_plays_with_a_set_that_somebody_typed_in():
    data = copy.deepcopy(builtin("house").data)
    data["set"]["id"] = "box"
    match = GangsMatch(2, ["greedy"], "tutorial", data, 1)
    assert play_gangs(match, 0).reason == "street-cred"


def test_each_game_has_its_own_bots():
    assert isinstance(agent("greedy", 1, "gangs"), GangsGreedy)
    assert not isinstance(agent("greedy", 1), GangsGreedy)
    with pytest.raises(UnknownAgent):
        agent("deep", 1, "gangs")
