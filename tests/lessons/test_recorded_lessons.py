"""What is asked of positions, said by the coach and proven of puzzles, as it was recorded."""

from __future__ import annotations

import json
from functools import cache

import pytest

from jackin.kernel.rng import Dice
from jackin.lessons.clauses import Clause
from jackin.lessons.coach import coaching
from jackin.lessons.lesson import KINDS as GAMES
from jackin.lessons.lesson import Lesson, all_lessons, ids, lesson
from jackin.lessons.mining import MAKERS
from jackin.lessons.proof import MOST, Proof, TooLarge, first_moves, resisting, solving
from jackin.lessons.puzzle import KINDS, Puzzle, all_puzzles, puzzle_facts
from jackin.lessons.taken import taken
from jackin.lessons.way import Search, last_chance, next_answer, resistance
from jackin.lessons.worth import is_plain, judged, odds, proven, tightened
from tests.laws.play import decisions, new_game
from tests.lessons.test_lessons import Pupil
from tests.recorded import as_recorded

BY_SIZE = sorted(all_puzzles().values(), key=lambda found: found.size)
SMALL = [found for kind in KINDS for found in [one for one in BY_SIZE if one.kind == kind][:3]]
MORE = {"netrunner": ["asked action", "asked window", "offered run hq", "offered run rd", "offered draw"],
        "gangs": ["asked turn", "offered activate", "offered activate hideout"]}  # fmt: skip
WALKED = 14


def noted(thing: object) -> str:
    return json.dumps(thing, sort_keys=True)


@cache
def asked_of(game: str) -> list[Clause]:
    """All that any lesson of a game asks."""
    texts = {clause.text for id in ids() if lesson(id).game == game for clause in lesson(id).clauses}
    return [Clause(text, GAMES[game].known) for text in sorted([*texts, *MORE[game]])]


def seen(taught: Lesson, pupil: Pupil) -> str:
    scene = taught.scene(pupil.play.position)
    numbers = {name: number(scene) for name, number in GAMES[taught.game].known.numbers.items()}
    held = [clause.text for clause in asked_of(taught.game) if clause.of(scene)]
    return noted([pupil.coach, numbers, held, pupil.play.answers[-4:]])


@pytest.mark.parametrize("id", ids())
def test_a_lesson_by_chance(id):
    """Every clause of every lesson is asked of every position, whether it is this lesson's or not."""
    taught, told = lesson(id), []
    for seed in range(4):
        pupil, dice = Pupil(id), Dice(seed)
        while pupil.going and len(pupil.play.answers) < 40:
            told.append(seen(taught, pupil))
            assert pupil.play.ask is not None
            values = pupil.play.ask.values
            own = [value for value in taught.way if value in values]
            pupil.says(own[0] if own and dice.below(2) else values[dice.below(len(values))])
        told.append(seen(taught, pupil))
    as_recorded(__file__, {id: told})


@pytest.mark.parametrize("id", ids()[::3])
def test_ways_that_are_found(id):
    pupil = Pupil(id).goes(lesson(id).astray)
    asks = [pupil.play.at(n).ask for n in range(len(pupil.play.answers))]
    own = [n for n, ask in enumerate(asks) if ask is not None and ask.seat == pupil.lesson.place]
    back = last_chance(id, pupil.play.answers, own)
    search = Search(lesson(id), 60)
    found = search.find(lesson(id).begin().position)
    as_recorded(__file__, {f"{id} ways": [noted([back, own, search.left, found, next_answer(id, [])])]})


def test_what_is_listed():
    as_recorded(__file__, {"lessons": [noted(all_lessons())], "puzzles": [noted(one) for one in puzzle_facts()]})


@pytest.mark.parametrize("solved", SMALL, ids=lambda solved: solved.id)
def test_a_puzzle(solved: Puzzle):
    """Its proof, what chance makes of it, and a game at it in which both err."""
    position = solved.begin().position
    told = [first_moves(solved, position), first_moves(solved, position, luck=True), odds(solved)]
    proof = Proof(solved)
    assert proof.wins(position)
    needed = MOST - proof.left
    assert Proof(solved, needed).wins(position)
    with pytest.raises(TooLarge):
        Proof(solved, needed - 1).wins(position)
    told.append(needed)
    for seed in range(3):
        play, proof, dice = solved.begin(), Proof(solved), Dice(seed)
        while solved.ended(play.position) is None and len(play.answers) < WALKED:
            ask = play.ask
            assert ask is not None
            good = (solving if ask.seat == solved.place else resisting)(proof.again(), play.position)
            told.append([coaching(solved, play.position), good, solved.ended(play.position)])
            if ask.seat != solved.place:
                assert resistance(solved.id, play.answers) == good
            play.answer(ask.values[dice.below(len(ask.values))] if dice.below(2) or not good else good)
        told.append([coaching(solved, play.position), play.answers])
    as_recorded(__file__, {solved.id: [noted(one) for one in told]})


@pytest.mark.parametrize("solved", SMALL[::2], ids=lambda solved: solved.id)
def test_a_position_is_made_tight(solved: Puzzle):
    """With more clicks and credits than are needed, what is taken away again?"""
    told = solved.position
    rich = {**told, "clicks": told["clicks"] + 1, solved.seat: {**told[solved.seat], "credits": 7}}
    found = [noted(tight) for tight in tightened(solved.kind, rich, 2000)]
    found.append(noted([judged(solved.kind, told, "x", 2000), proven(solved.kind, rich, "y", 2000)]))
    as_recorded(__file__, {f"{solved.id} tight": found})


@pytest.mark.parametrize("n", range(6))
def test_positions_that_are_cut_out_of_games(n):
    told = []
    for s in decisions(new_game(n), Dice(n), 400):
        if s.ask is not None and s.ask.kind == "action":
            here = taken(s)
            told.append(noted(here))
            cuts = [cut for kind in KINDS for cut in MAKERS[kind](here)]
            told += [noted(cut) for cut in cuts]
            told += [str(is_plain(cut, f"run {server}")) for cut, _ in cuts for server in ("hq", "remote-1")]
    assert told
    as_recorded(__file__, {f"cut {n}": told})
