"""What the players think of positions that chance leads to: what each answer is worth to `greedy`, what the players
that think ahead see of a position, and where they believe that cards lie. As it was recorded: an opinion that changed
without changing an answer of the other tests is a change all the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import pytest

from jackin import gangs, netrunner
from jackin.bots.gangs_greedy.choices import RATINGS
from jackin.bots.gangs_greedy.sight import Sight
from jackin.bots.gangs_search.value import chance as gang_wins
from jackin.bots.gangs_search.value import contenders
from jackin.bots.greedy import Greedy
from jackin.bots.netrunner_search.beliefs import cells, weight
from jackin.bots.netrunner_search.signs import SIGNS, signs
from jackin.bots.netrunner_search.value import chance as corp_wins
from jackin.gangs.content.read import builtin
from jackin.gangs.shown import View
from jackin.kernel.rng import Dice
from jackin.netrunner.decks import names
from tests.bots.recorded import answers_as_recorded

CORPS, RUNNERS = names("corp"), names("runner")
MOST = 400
EXACT = 5
SEEDS = range(24)


def noted(numbers: Iterable[float]) -> str:
    return " ".join(f"{number:.{EXACT}f}" for number in numbers)


def netrunner_positions(seed):
    """Of a game in which greedy players give half of the answers, and chance the others."""
    corp, runner = CORPS[seed * 5 % len(CORPS)], RUNNERS[seed * 3 % len(RUNNERS)]
    s, dice, players = netrunner.GAME.new(netrunner.setup(corp, runner), seed), Dice(seed), [Greedy(1), Greedy(2)]
    for _ in range(MOST):
        if s.ask is None:
            return
        yield s
        view = netrunner.GAME.view(s, s.ask.seat)
        liked = players[s.ask.seat].choose(view, view["ask"])
        netrunner.GAME.answer(s, liked if dice.below(2) else s.ask.values[dice.below(len(s.ask.values))])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_each_answer_is_worth_to_greedy(seed):
    greedy, found = [Greedy(1), Greedy(2)], []
    for s in netrunner_positions(seed):
        view = netrunner.GAME.view(s, s.ask.seat)
        worths = greedy[s.ask.seat].rated(view, view["ask"])
        found.append(f"{s.ask.kind} {noted(worths or [])}")
        greedy[s.ask.seat].memory.decided(view, s.ask.values[0])
    answers_as_recorded({f"opinions {seed}": found})


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_seen_of_a_position_and_where_cards_are_believed_to_lie(seed):
    seen, believed = [], []
    for s in netrunner_positions(seed):
        found = signs(s)
        assert len(found) == len(SIGNS)
        seen.append(noted([*found, corp_wins(s)]))
        believed += [f"{cells(s, seat)} {noted([weight(s, seat)])}" for seat in (0, 1)]
    answers_as_recorded({f"signs {seed}": seen, f"beliefs {seed}": believed})


def gangs_positions(story, players):
    alone = players == 1
    s, dice = gangs.GAME.new(gangs.setup(max(2, players), story=story, alone=alone), 6), Dice(10)
    while s.ask is not None:
        yield s
        gangs.GAME.answer(s, s.ask.options[dice.below(len(s.ask.options))])


@pytest.mark.parametrize(
    ("story", "players"), [("blackout", 2), ("bad-goods", 3), ("empty-chair", 4), ("tutorial", 1)]
)
def test_what_a_gang_thinks_of_its_answers_and_of_the_city(story, players):
    worths, seen = [], []
    for s in gangs_positions(story, players):
        view = gangs.GAME.view(s, s.ask.seat)
        sight, rating = Sight(cast(View, view), builtin(view["content"])), RATINGS[s.ask.kind]
        worths.append(f"{s.ask.kind} {noted(rating(sight, option) for option in view['ask']['options'])}")
        seen.append(noted([*[number for row in contenders(s) for number in row], gang_wins(s, 0)]))
    answers_as_recorded({f"gangs opinions {story}": worths, f"gangs signs {story}": seen})
