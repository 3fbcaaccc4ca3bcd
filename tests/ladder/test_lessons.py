"""Learning what a position is worth: lessons that can be played again, and a fit that finds what is in them."""

from __future__ import annotations

import json
from importlib import resources

from jackin import netrunner
from jackin.bots.netrunner_search.value import FED
from jackin.content.packs import automas
from jackin.kernel.rng import Dice
from jackin.ladder.fitting import area, deciles, fit
from jackin.ladder.lessons import Lesson, Lessons, play_lessons
from jackin.workers.chunk import Chunk


def test_lessons_are_the_same_whoever_plays_them():
    lessons = Lessons((netrunner.setup("nbn", "anarch", quiet=True),), 5)
    (first,) = play_lessons(Chunk(lessons, 1, 2))
    assert first == play_lessons(Chunk(lessons, 0, 2))[1]
    assert first.winner in (0, 1)
    assert {len(turn) for turn in first.turns} == {len(FED)}


def test_each_side_has_the_own_manner_in_two_games_of_three_and_an_automa_none():
    lessons = Lessons((netrunner.setup("nbn", "anarch", quiet=True),), 5)
    edges = [{turn[-1] for turn in lesson.turns} for lesson in play_lessons(Chunk(lessons, 0, 12))]
    assert {edge for each in edges for edge in each} == {-1, 0, 1}
    assert all(len(each) == 1 for each in edges)
    solo = Lessons((netrunner.setup("nbn", "anarch", quiet=True, automa=automas("automa:wedge:easy", "")),), 5)
    assert {turn[-1] for lesson in play_lessons(Chunk(solo, 0, 6)) for turn in lesson.turns} == {0}


def made_up(games: int) -> list[Lesson]:
    """The first sign decides three games of four, the second says nothing."""
    dice = Dice(3)
    found = []
    for _ in range(games):
        strong = dice.below(2)
        winner = 1 - strong if dice.below(4) else strong
        found.append(Lesson(winner, [[float(strong), float(dice.below(2))] for _ in range(4)]))
    return found


def test_a_fit_finds_what_decides_and_knows_how_sure_it_is():
    found = fit(made_up(1200))
    strong = found.net.odds([1.0, 0.5]) - found.net.odds([0.0, 0.5])
    assert strong > 1.5 > 0.4 > abs(found.net.odds([0.5, 1.0]) - found.net.odds([0.5, 0.0]))
    assert 0.65 < found.auc < 0.8
    assert all(abs(expected - seen) < 0.1 for _, expected, seen in found.deciles)


def test_a_net_learns_what_only_two_signs_together_tell():
    """Whoever has the one or the other wins, and with both or neither nobody knows of it by either alone."""
    dice, lessons = Dice(3), []
    for _ in range(2000):
        one, other = dice.below(2), dice.below(2)
        lessons.append(Lesson(one ^ other, [[float(one), float(other), 0.0] for _ in range(6)]))
    found = fit(lessons)
    assert found.plain > 0.69
    assert found.loss < 0.4
    assert found.net.odds([0.0, 0.0, 0.0]) > 0 > found.net.odds([1.0, 0.0, 0.0])


def test_a_fit_of_noise_promises_nothing():
    noise = [Lesson(lesson.winner, [[turn[1], turn[1]] for turn in lesson.turns]) for lesson in made_up(300)]
    assert 0.4 < fit(noise).auc < 0.6


def test_the_area_is_the_share_of_pairs_in_the_right_order():
    import numpy as np

    values, wins = np.array([0.1, 0.4, 0.3, 0.9]), np.array([0.0, 0.0, 1.0, 1.0])
    assert area(values, wins) == 0.75
    assert area(np.array([0.5, 0.5]), np.array([0.0, 1.0])) == 0.5
    assert deciles(values, wins)[0] == (1, 0.1, 0.0)


def test_the_weights_say_how_they_were_made():
    text = resources.files("jackin.bots.netrunner_search").joinpath("weights.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert set(data["weights"]) == set(FED)
    assert {"games", "seed", "decks", "auc", "log-loss", "logistic", "deciles"} <= set(data["card"])
