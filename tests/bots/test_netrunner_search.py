"""Bots of Netrunner that think ahead: within their work, the same for the same seed, from what they may know."""

from __future__ import annotations

import json
from math import log

import pytest

from jackin import netrunner
from jackin.bots import AGENTS, agent, answered
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY
from jackin.bots.greedy.memory import Memory
from jackin.bots.levels import LEVELS, Level
from jackin.bots.netrunner_search import NetrunnerSearch, value
from jackin.bots.netrunner_search.net import Net, Unit, read, written
from jackin.bots.netrunner_search.own import own_manner, seasoned_manner
from jackin.bots.netrunner_search.playing import LONG, is_idle
from jackin.bots.netrunner_search.race import LIKELY, SURE, Race
from jackin.bots.netrunner_search.signs import SIGNS, signs
from jackin.bots.source import Sealed, Sent, sealed_for
from jackin.doors import door
from jackin.locale import LANGUAGES, words
from jackin.netrunner import GAME
from tests.bots.recorded import answers_as_recorded
from tests.netrunner.scenario import corp, runner, server, table, unrezzed

QUICK = Level("quick", 1, 0, 999.0, work=200)
BELIEVING = Level("believing", 1, 0, 999.0, work=90, beliefs=True)


def positions(corp_deck="nbn", runner_deck="criminal", every=23, most=7):
    """Decisions of a game between greedy players, here and there."""
    s, players = GAME.new(netrunner.setup(corp_deck, runner_deck), 3), [Greedy(1), Greedy(2)]
    for n in range(every * most):
        if s.ask is None:
            return
        if n % every == 0:
            yield s
        view = GAME.view(s, s.ask.seat)
        GAME.answer(s, players[s.ask.seat].choose(view, view["ask"]))


def pondered(source):
    return NetrunnerSearch(7, QUICK).ponder(source)


def test_what_it_cannot_see_changes_nothing():
    """The hidden cards lie elsewhere: same answer, and a legal one; the one it gave before."""
    given: list[str] = []
    for s in positions():
        seat = s.ask.seat
        answers = {pondered(Sealed(GAME, world, seat, 5)) for world in (s, GAME.redeal(s, seat, 11))}
        assert len(answers) == 1
        assert answers <= set(s.ask.values)
        given += answers
    answers_as_recorded({"netrunner search": given})


def test_the_same_seed_thinks_the_same_here_and_in_another_process():
    for s in positions("jinteki", "shaper", every=31, most=3):
        source = Sealed(GAME, s, s.ask.seat, 5)
        sent = Sent(GAME, json.loads(json.dumps(source.encode())))
        assert pondered(source) == pondered(sent)


@pytest.mark.parametrize("seat", [0, 1])
def test_one_with_beliefs_answers_legally_to_the_end_of_a_game(seat):
    s = GAME.new(netrunner.setup("weyland", "anarch", quiet=True), 8)
    players = [NetrunnerSearch(3, BELIEVING) if n == seat else Greedy(4) for n in range(2)]
    while s.ask is not None:
        value = answered(players[s.ask.seat], GAME, s, s.ask.seat, s.turn)
        assert value in s.ask.values
        GAME.answer(s, value)
    assert s.over
    assert players[seat].thoughts > 10


# The race


class Scripted(Race):
    """A race in which each answer brings what was written down for each world."""

    def __init__(self, script, work=1000):
        self.script = script
        super().__init__(lambda number: GAME.new(netrunner.setup("nbn", "anarch"), number), 0, Memory(), 1, work)

    def tried(self, world, value, number):
        self.work -= 10
        return self.script[value][number % len(self.script[value])]


def test_an_answer_that_is_surely_better_replaces_the_greedy_one():
    script = {"credit": [0.4, 0.6, 0.5, 0.3], "draw": [0.45, 0.66, 0.55, 0.34], "purge": [0.1, 0.2, 0.1, 0.2]}
    assert Scripted(script).best("credit", ["draw", "purge"]) == "draw"


def test_an_answer_that_is_better_by_luck_does_not():
    script = {"credit": [0.5], "draw": [0.9, 0.2, 0.8, 0.2]}
    assert Scripted(script).best("credit", ["draw"]) == "credit"


def test_few_worlds_prove_nothing():
    script = {"credit": [0.5], "draw": [0.6]}
    assert Scripted(script, work=60).best("credit", ["draw"]) == "credit"
    assert Scripted(script, work=100).best("credit", ["draw"]) == "draw"


def test_of_many_answers_the_worse_half_falls_away_at_a_glance():
    tried = []

    class Watched(Scripted):
        def tried(self, world, value, number):
            tried.append((value, number))
            return super().tried(world, value, number)

    script = {str(n): [0.5 + n / 100] for n in range(7)}
    assert Watched(script).best("0", list(script)[1:]) == "6"
    assert {value for value, number in tried if number >= 2} == {"0", "4", "5", "6"}


def test_a_thought_ends_when_its_work_is_done():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    seat = s.ask.seat
    source = Sealed(GAME, s, seat, 5)
    race = NetrunnerSearch(7, QUICK).race(source, Memory())
    race.best(s.ask.values[0], s.ask.values[1:])
    assert 0 >= race.work > -LONG


def test_a_thought_ends_with_its_time_and_what_was_found_till_then_counts():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    bot = NetrunnerSearch(7, LEVELS["legend"])
    ticks = iter(range(10_000))
    bot.clock = lambda: next(ticks) / 10
    answer = bot.ponder(Sealed(GAME, s, s.ask.seat, 5))
    assert answer in s.ask.values
    assert next(ticks) < 10 * LEVELS["legend"].seconds + 5
    bot = NetrunnerSearch(7, LEVELS["legend"])
    bot.clock = iter([0.0, *[9.0] * 99]).__next__
    view = GAME.view(s, s.ask.seat)
    assert bot.ponder(Sealed(GAME, s, s.ask.seat, 5)) == Greedy(7, seasoned_manner()).choose(view, view["ask"])


def test_it_tries_the_answers_that_look_best_and_as_many_as_its_work_is_enough_for():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action" and len(s.ask.options) > 6)
    view = GAME.view(s, s.ask.seat)
    bot = NetrunnerSearch(7, QUICK)
    first = bot.choose(view, view["ask"])
    tried = bot.others(view, view["ask"], first)
    rated = bot.greedy.rated(view, view["ask"])
    assert rated is not None
    worths = dict(zip(s.ask.values, rated, strict=True))
    assert len(tried) == 3
    assert first not in tried
    left = [worths[value] for value in s.ask.values if value not in (first, *tried)]
    assert min(worths[value] for value in tried) >= max(left)
    patient = NetrunnerSearch(7, LEVELS["legend"])
    assert set(patient.others(view, view["ask"], first)) == set(s.ask.values) - {first}


def test_windows_that_are_passed_without_a_look_are_passed_with_one():
    """In every manner: a world played on must go as its players would have it go."""
    met = 0
    for s in positions(runner_deck="shaper", every=1, most=400):
        if s.ask.kind == "window" and len(s.ask.options) > 1 and "pass" in s.ask.values and is_idle(s, s.ask):
            view = GAME.view(s, s.ask.seat)
            assert Greedy(1).choose(view, view["ask"]) == "pass"
            assert Greedy(1, own_manner()).choose(view, view["ask"]) == "pass"
            met += 1
    assert met > 20


def test_whoever_must_answer_looks_to_the_end_of_a_turn_of_the_runners():
    """The Corp's turns are odd: what a world is judged at is the beginning of one."""
    met = set()
    for s in positions(every=1, most=150):
        player = NetrunnerSearch(7, QUICK)
        race = player.race(Sealed(GAME, s, s.ask.seat, 11), Memory())
        assert (s.turn + race.turns) % 2 == 1
        met.add((s.ask.seat, s.active))
    assert {(0, 0), (0, 1), (1, 1)} <= met


# The value


def test_the_end_of_a_game_is_certain():
    t = table(corp=corp(scored=["priority-requisition"] * 2))
    s = t.state
    s.over, s.winner = True, 0
    assert (value.chance_of(s, 0), value.chance_of(s, 1)) == (1.0, 0.0)


def test_a_unit_counts_from_its_threshold_on():
    net = Net(0.5, [1.0, 0.0], [Unit(2.0, -1.0, [0.0, 1.0]), Unit(-1.0, 0.0, [-1.0, 0.0])])
    assert [net.odds([3, n]) for n in (0, 1, 2, 3)] == [3.5, 3.5, 5.5, 7.5]
    assert net.odds([-3.0, True]) == -5.5


def test_a_net_is_the_same_when_it_is_read_again():
    net = Net(0.5, [1.25, -2e-7], [Unit(2.0, -1.0, [0.0, 1.5]), Unit(-1.0, 0.0, [-1.0, 0.125])])
    again = read(json.loads(json.dumps(written(net, ("a", "b")))), ("a", "b"))
    for signs_ in ([1.0, 2.0], [-4.0, 3.0], [0.0, 7.0]):
        assert again.odds(signs_) == net.odds(signs_)


def test_who_plays_on_better_has_the_better_chance():
    s = table().state
    assert value.chance(s, 1.0) > value.chance(s) > value.chance(s, -1.0)
    assert value.chance_of(s, 1, 1.0) == 1.0 - value.chance(s, -1.0)


def odds(**sides):
    chance = value.chance(table(**sides).state)
    return log(chance / (1 - chance))


def test_points_and_credits_speak_for_their_owner():
    even = odds()
    assert odds(corp=corp(scored=["priority-requisition"])) > even + 0.2
    assert odds(runner=runner(stolen=["priority-requisition"])) < even - 0.2
    assert odds(corp=corp(credits=15)) > even > odds(runner=runner(credits=15))


def test_every_sign_has_a_weight_and_a_place():
    t = table(corp=corp(hq=["snare"], remote_1=server(ice=["enigma"], root=[unrezzed("nisei-mk-ii", advancement=2)])))
    assert len(signs(t.state)) == len(SIGNS) == len(set(SIGNS)) == len(value.net().weights) - 1
    assert all(len(unit.weights) == len(value.net().weights) for unit in value.net().units)
    found = dict(zip(SIGNS, signs(t.state), strict=True))
    assert (found["remote-points"], found["remote-advanced"], found["ice-unrezzed"]) == (2, 2, 1)


# The levels


def test_the_levels_are_named_where_bots_are_chosen():
    assert list(AGENTS) == ["random", "rookie", "greedy", "street", "pro", "legend"] == door("netrunner").bots()
    s = next(positions())
    for name in ("rookie", "street", "pro", "legend"):
        assert (sealed_for(name, GAME, s, s.ask.seat, 1) is None) == (LEVELS[name].work == 0)
    assert LEVELS["street"].work < LEVELS["pro"].work < LEVELS["legend"].work
    assert answered(agent("rookie", 1), GAME, s, s.ask.seat, 1) in s.ask.values


def test_a_rookie_often_takes_its_second_best_action_but_never_a_bad_one():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    view = GAME.view(s, s.ask.seat)
    worths = dict(zip(s.ask.values, Greedy(1).rated(view, view["ask"]) or [], strict=True))
    ranked = sorted({worth for worth in worths.values() if worth > 0}, reverse=True)
    taken = [worths[agent("rookie", seed).choose(view, view["ask"])] for seed in range(60)]
    assert set(taken) == set(ranked[:2])
    assert 28 < taken.count(ranked[1]) < 52


def test_a_level_thinks_seldom_and_a_likely_answer_is_enough_for_it():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    thinking = []
    for seed in range(40):
        bot = NetrunnerSearch(seed, QUICK._replace(instinct=70))
        bot.ponder(Sealed(GAME, s, s.ask.seat, 5))
        thinking.append(bot.last is not None)
    assert 3 < sum(thinking) < 24
    assert NetrunnerSearch(1, QUICK).race(Sealed(GAME, s, s.ask.seat, 5), Memory()).sure == LIKELY < SURE


def test_only_the_shrewd_have_the_numbers_that_games_have_found():
    assert [LEVELS[name].shrewd for name in LEVELS] == [False, False, True, True]
    manners = [NetrunnerSearch(1, LEVELS[name]).greedy.manner for name in LEVELS]
    assert manners == [GREEDY, GREEDY, own_manner(), seasoned_manner()]


def test_its_memory_travels_with_it():
    s = next(s for s in positions(every=1, most=90) if s.ask.kind == "action")
    bot = NetrunnerSearch(7, QUICK)
    bot.memory = Memory()
    bot.ponder(Sealed(GAME, s, s.ask.seat, 5))
    assert bot.memory.turn == s.turn


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_bot_has_a_name_and_says_how_it_plays(lang):
    for name in AGENTS:
        assert words(lang).has(f"web-bot-{name}")
        assert words(lang).has(f"web-bot-{name}-how")
