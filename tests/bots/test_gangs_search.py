"""Bots that think ahead: from a sealed source, within their time, the same for the same seed."""

from __future__ import annotations

import json

import pytest

from jackin.bots import GANGS_AGENTS, agent, answered
from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search import GangsSearch
from jackin.bots.gangs_search.glance import glance
from jackin.bots.gangs_search.plan import Tried, Turns
from jackin.bots.gangs_search.value import chance
from jackin.bots.levels import LEVELS, Level
from jackin.bots.source import Sealed, Sent, sealed_for
from jackin.doors import door
from jackin.gangs import setup
from jackin.gangs.content.read import builtin
from jackin.gangs.game import state
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from jackin.locale import LANGUAGES, words
from tests.bots.recorded import answers_as_recorded

GAME = door("gangs").game
QUICK = Level("quick", 1, 2, 9.0)


def positions(players=3, every=9, most=12, alone=False):
    """Asks from a game of greedy gangs, here and there."""
    s, greedy = GAME.new(setup(players, alone=alone), 3), GangsGreedy(3)
    for n in range(every * most):
        if s.ask is None:
            return
        if n % every == 0:
            yield s
        view = GAME.view(s, s.ask.seat)
        GAME.answer(s, greedy.choose(view, view["ask"]))


def pondered(source, level=QUICK):
    bot = GangsSearch(7, level)
    bot.clock = lambda: 0.0
    return bot.ponder(source)


@pytest.mark.parametrize("alone", [False, True])
def test_every_answer_is_legal(alone):
    given: list[str] = []
    for s in positions(every=13, most=8, alone=alone):
        given.append(pondered(Sealed(GAME, s, s.ask.seat, 1)))
        assert given[-1] in s.ask.values
    answers_as_recorded({f"gangs search {'alone' if alone else 'among others'}": given})


@pytest.mark.parametrize(("players", "alone"), [(2, False), (4, False), (1, True)])
def test_a_glance_is_answered_as_the_whole_view(players, alone):
    for n, s in enumerate(positions(players=max(2, players), every=1, most=200, alone=alone)):
        whole: Json = GAME.view(s, s.ask.seat)
        short: Json = dict(glance(s, s.ask.seat))
        assert GangsGreedy(n).choose(short, short["ask"]) == GangsGreedy(n).choose(whole, whole["ask"])


def test_what_it_cannot_see_changes_nothing():
    """The true position is dealt again: same view, same answer."""
    for s in positions(every=17, most=5):
        seat = s.ask.seat
        worlds = [s, *[GAME.redeal(s, seat, seed) for seed in (11, 12)]]
        assert len({pondered(Sealed(GAME, world, seat, 5)) for world in worlds}) == 1


def test_the_same_seed_thinks_the_same_here_and_in_another_process():
    for s in positions(every=23, most=4):
        source = Sealed(GAME, s, s.ask.seat, 5)
        sent = Sent(GAME, json.loads(json.dumps(source.encode())))
        assert pondered(source) == pondered(source) == pondered(sent)


def test_a_thought_that_is_out_of_time_is_the_greedy_one_and_still_legal():
    ticks = iter(range(10_000))
    for s in positions(every=29, most=4):
        bot = GangsSearch(7, LEVELS["legend"])
        bot.clock = lambda: float(next(ticks) * 10)
        assert bot.ponder(Sealed(GAME, s, s.ask.seat, 1)) in s.ask.values


def test_a_plan_is_followed_through_the_turn():
    s = next(positions())
    bot = GangsSearch(7, QUICK)
    bot.clock = lambda: 0.0
    seat = s.ask.seat
    s = GAME.fork(s)
    GAME.answer(s, bot.ponder(Sealed(GAME, s, seat, 1)))
    planned = list(bot.memory)
    while planned and s.ask is not None and s.ask.seat == seat and s.ask.kind not in ("turn", "action"):
        value = bot.ponder(Sealed(GAME, s, seat, 1))
        assert value == planned.pop(0) or value in s.ask.values
        GAME.answer(s, value)


def test_the_levels_share_one_interface_and_are_named_where_bots_are_chosen():
    assert list(LEVELS) == ["rookie", "street", "pro", "legend"]
    assert set(LEVELS) <= set(GANGS_AGENTS) == set(door("gangs").bots())
    s = next(positions())
    for name in LEVELS:
        sealed = sealed_for(name, GAME, s, s.ask.seat, 1)
        assert (sealed is None) == (name == "rookie")
    assert answered(agent("rookie", 1, "gangs"), GAME, s, s.ask.seat, 1) in s.ask.values


# What it values


def test_the_chances_of_all_seats_come_to_one():
    for s in positions(players=4, every=31, most=4):
        assert sum(chance(s, seat) for seat in range(4)) == pytest.approx(1)


def test_alone_time_is_johnnys():
    """The nearer he or the rival is to the goal, the less is left of the chance to win."""
    s = state(GAME.fork(next(positions(alone=True))))
    before = chance(s, 0)
    s.johnny_cred = 20
    pressed = chance(s, 0)
    s.cred[1] = 20
    assert before > pressed > chance(s, 0)


def test_who_has_won_has_won():
    s = state(GAME.fork(next(positions())))
    s.over, s.winners = True, (0, 2)
    assert [chance(s, seat) for seat in range(3)] == [0.5, 0.0, 0.5]


class Foretold(Turns):
    """In every world a turn comes to the same."""

    found = 0.0
    played = 0

    def play(self, world, plan):
        self.played += 1
        return plan or self.asked.values[:1], self.found


def test_what_has_fallen_behind_is_not_played_in_every_world():
    s = next(positions())
    seat = s.ask.seat
    worlds = [state(GAME.redeal(s, seat, seed)) for seed in range(4)]
    turns = Foretold(worlds, seat, Dice(1), GangsGreedy(1))
    best = Tried(["y"], [0.9] * 4)
    assert turns.better(best, ["x"], lambda: True) is best
    assert turns.played == 1
    turns.found = 0.95
    assert turns.better(best, ["x"], lambda: True).plan == ["x"]


@pytest.mark.parametrize("moments", [0, 1, 2, 5])
def test_when_the_time_is_over_no_other_world_is_begun(moments):
    """Not only between plans: one plan is played in many worlds, and a round of four gangs is long."""
    s = next(positions())
    worlds = [state(GAME.redeal(s, s.ask.seat, seed)) for seed in range(6)]

    def thinking():
        left = iter([True] * moments)
        turns = Foretold(worlds, s.ask.seat, Dice(1), GangsGreedy(1))
        return turns, lambda: next(left, False)

    turns, goes_on = thinking()
    turns.better(Tried(["y"], [0.0] * 6), ["x"], goes_on)
    assert turns.played == moments
    turns, goes_on = thinking()
    assert turns.greedily(goes_on).chances == [0.0] * (moments + 1)
    turns, goes_on = thinking()
    turns.each(goes_on)
    assert turns.played == moments


def test_answers_are_compared_in_the_same_worlds():
    """What there was no time for in a world counts for none of them."""
    s = next(positions())
    values = s.ask.values
    turns = Foretold([state(GAME.fork(s)) for _ in range(3)], s.ask.seat, Dice(1), GangsGreedy(1))
    turns.found = 0.5
    left = iter([True] * (len(values) + 1))
    assert turns.each(lambda: next(left, False)) == [0.5] * len(values)


def test_alone_the_best_card_is_played_and_among_others_cards_are_mixed():
    """Johnny reads nobody."""
    for alone, most in ((True, 1), (False, 4)):
        s, dice = GAME.new(setup(2, alone=alone), 5), Dice(9)
        while s.ask is not None and (s.ask.kind != "combat-card" or len(s.ask.options) < 3):
            GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))].value)
        assert s.ask is not None
        source = Sealed(GAME, s, s.ask.seat, 1)
        bot = GangsSearch(7, QUICK)
        bot.clock = lambda: 0.0
        assert 1 <= len({bot.weighed(source) for _ in range(20)}) <= most


def test_a_level_of_instinct_alone_plays_as_the_greedy_gang_and_carelessness_is_its_second_choice():
    s = next(positions())
    view = GAME.view(s, s.ask.seat)
    greedy, second = GangsGreedy(7).choose(view, view["ask"]), GangsGreedy(7).second(view, view["ask"])
    assert greedy != second
    source = Sealed(GAME, s, s.ask.seat, 1)
    assert GangsSearch(7, QUICK._replace(instinct=100)).ponder(source) == greedy
    assert GangsSearch(7, Level("sleepy", 0, 0, 0.0, careless=100)).ponder(source) == second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_says_how_it_plays(lang):
    for name in GANGS_AGENTS:
        assert words(lang).has(f"web-bot-{name}")
        assert words(lang).has(f"web-bot-{name}-how")


# The greedy gang's secrets


def test_the_secret_choice_is_mixed_the_better_the_more_often():
    bot = GangsGreedy(4)
    picks = [bot.mixed([1.0, 0.8, 0.0]) for _ in range(300)]
    counts = [picks.count(n) for n in range(3)]
    assert counts[0] > counts[1] > counts[2] > 0
    again = GangsGreedy(4)
    assert picks == [again.mixed([1.0, 0.8, 0.0]) for _ in range(300)]


def first_secret(seed):
    """The first Combat card of a random game."""
    s, dice = GAME.new(setup(2), seed), Dice(9)
    while s.ask is not None and s.ask.kind != "combat-card":
        GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))].value)
    assert s.ask is not None
    return GAME.view(s, s.ask.seat)


def test_in_a_firefight_no_card_is_played_forty_times_of_forty():
    """Of the cards that all begin with; an Upgrade may be far better than the others."""
    bot = GangsGreedy(1)
    starters = {card.id for card in builtin("house").starters}
    views = [view for view in map(first_secret, range(12)) if starters >= set(view["gangs"][view["seat"]]["hand"])]
    assert len(views) > 3
    assert all(len({bot.choose(view, view["ask"]) for _ in range(40)}) > 1 for view in views)
