"""Learning what a position of Gangs is worth: lessons that can be played again, and a fit that finds what decides."""

from __future__ import annotations

import json
from importlib import resources

from jackin.bots.gangs_search.value import ALONE, NAMES, TOGETHER
from jackin.kernel.rng import Dice
from jackin.ladder.gangs_fitting import fit
from jackin.ladder.gangs_lessons import GangsLesson, GangsLessons, play_gangs_lesson, play_gangs_lessons
from jackin.workers.chunk import Chunk


def test_lessons_are_the_same_whoever_plays_them():
    lessons = GangsLessons("house", 5, "greedy")
    first = play_gangs_lesson(lessons, 0)
    assert first == play_gangs_lessons(Chunk(lessons, 0, 1))[0]
    assert first.table == ALONE
    assert sum(first.shares) == 1
    assert {len(row) for turn in first.turns for row in turn} == {2 * len(NAMES[ALONE])}


def test_every_other_lesson_is_played_by_several():
    lesson = play_gangs_lesson(GangsLessons("house", 5, "greedy"), 1)
    assert lesson.table == TOGETHER
    assert len(lesson.shares) == 2
    assert {len(row) for turn in lesson.turns for row in turn} == {2 * len(NAMES[TOGETHER])}


def made_up(games: int) -> list[GangsLesson]:
    """Of three, whoever is strong wins three games of four; the second number says nothing."""
    dice = Dice(3)
    found = []
    for _ in range(games):
        strong = dice.below(3)
        winner = strong if dice.below(4) else (strong + 1) % 3
        rows = [[float(seat == strong), float(dice.below(2))] for seat in range(3)]
        found.append(GangsLesson(TOGETHER, [float(seat == winner) for seat in range(3)], [rows] * 4))
    return found


def test_a_fit_finds_what_decides_and_knows_how_often_it_is_right():
    found = fit(made_up(400))
    assert found.weights[0] > 1.2 > 0.3 > abs(found.weights[1])
    assert 0.65 < found.right < 0.85


def test_the_weights_say_how_they_were_made():
    text = resources.files("jackin.bots.gangs_search").joinpath("weights.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert {"games", "seed", "content", "players", ALONE, TOGETHER} <= set(data["card"])
    for table in (ALONE, TOGETHER):
        assert list(data[table]) == list(NAMES[table])
