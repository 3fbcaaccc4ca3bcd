"""The way from a position to the goal, found by playing on: what the coach shows is never wrong.

The opponent keeps to its script and the deal is fixed, so that one seat's answers decide everything.
"""

from __future__ import annotations

import json
from collections.abc import Callable

from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.lessons.clauses import Scene
from jackin.lessons.coach import WON, outcome
from jackin.lessons.lesson import Lesson
from jackin.lessons.proof import TooLarge, proof_of, resisting, solving
from jackin.lessons.puzzle import Puzzle
from jackin.lessons.taught import taught

MOST = 900
"""Positions that are looked at before the search gives up."""
FIRST = ("steal", "continue", "pass", "done", "leave")
"""Of answers that the lesson's own way does not name, those that let things go on."""


class Search:
    """Depth first, each position once; `left` counts down what may still be looked at."""

    def __init__(self, lesson: Lesson, most: int = MOST) -> None:
        self.lesson = lesson
        self.game = lesson.door.game
        self.left = most
        self._seen: set[str] = set()
        self._past = [clause for clause in lesson.clauses if clause.of_the_past]

    def find(self, position: Position) -> list[str] | None:
        """The learner's answers from here to the goal; None if there are none, or none was found in time."""
        scene = self.lesson.scene(position)
        end = outcome(self.lesson, scene)
        if end:
            return [] if end == WON else None
        ask = self.game.ask(position)
        if ask is None or self.left <= 0 or self._known(scene):
            return None
        self.left -= 1
        if ask.seat != self.lesson.place:
            return self._after(position, self.lesson.reply(ask.values, scene))
        for value in sorted(ask.values, key=self._rank):
            found = self._after(position, value)
            if found is not None:
                return [value, *found]
        return None

    def _after(self, position: Position, value: str) -> list[str] | None:
        ahead = self.game.fork(position)
        self.game.answer(ahead, value)
        return self.find(ahead)

    def _known(self, scene: Scene) -> bool:
        """Of what is past, only what the lesson asks for can matter."""
        key = json.dumps([scene.view, [clause.of(scene) for clause in self._past]])
        if key in self._seen:
            return True
        self._seen.add(key)
        return False

    def _rank(self, value: str) -> int:
        way = [*self.lesson.way, *FIRST]
        return way.index(value) if value in way else len(way)


def replayed(lesson: Lesson | Puzzle, answers: list[str]) -> Journal:
    play = lesson.begin()
    for value in answers:
        play.answer(value)
    return play


def next_answer(id: str, answers: list[str]) -> str:
    """The next answer of a way to the goal after these; empty if there is none, or the opponent is asked."""
    lesson = taught(id)
    position = replayed(lesson, answers).position
    if isinstance(lesson, Puzzle):
        own = position.ask is not None and position.ask.seat == lesson.place
        return solving(proof_of(id), position) if own else ""
    found = Search(lesson).find(position)
    return found[0] if found else ""


def resistance(id: str, answers: list[str]) -> str:
    """What the other seat of a puzzle answers after these."""
    lesson = taught(id)
    assert isinstance(lesson, Puzzle)
    return resisting(proof_of(id), replayed(lesson, answers).position)


def last_chance(id: str, answers: list[str], decisions: list[int]) -> int:
    """After how many of these answers the goal could last be reached; `decisions` are those the learner stood at.

    One search goes back through them: what led nowhere from a later one need not be looked at again."""
    lesson = taught(id)
    play = replayed(lesson, answers)
    leads = reaching(lesson)
    return next((n for n in sorted(decisions, reverse=True) if leads(play.at(n))), 0)


def reaching(lesson: Lesson | Puzzle) -> Callable[[Position], bool]:
    """Whether the goal can be reached from a position."""
    if not isinstance(lesson, Puzzle):
        search = Search(lesson, 2 * MOST)
        return lambda position: search.find(position) is not None
    proof = proof_of(lesson.id)

    def wins(position: Position) -> bool:
        try:
            return proof.wins(position)
        except TooLarge:
            return False

    return wins
