"""A puzzle as data: a position in which everything is known, one of three goals, and how large the proof is."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import log2

from jackin import netrunner
from jackin.doors import Door, door
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.lessons.lesson import SEED, NoLesson
from jackin.netrunner.game import state
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER, SCORE, SIDES

KINDS = {"steal": "runner", "survive": "runner", "score": "corp"}
"""What is to be done, and by whom."""
PREFIX = "puzzle-"
GRADES = (200, 500, 1000)
"""A proof of at most so many positions is of the first grade, and so on; anything larger of the last."""


FACTS = ("id", "kind", "seat", "grade", "level", "picture")


class Puzzle:
    """`first` is the one first answer that works; `size` is how many positions the proof looks at."""

    def __init__(self, data: Json) -> None:
        self.id: str = data["id"]
        self.kind: str = data["kind"]
        self.first: str = data["first"]
        self.size: int = data["size"]
        self.picture: str = data["picture"]
        self.position: Json = data["position"]
        self.seat = KINDS[self.kind]
        self.place = SIDES.index(self.seat)

    @property
    def door(self) -> Door:
        return door("netrunner")

    @property
    def grade(self) -> int:
        return 1 + sum(self.size > most for most in GRADES)

    @property
    def level(self) -> int:
        """On the scale of ratings: a proof of twice the size is 150 points harder."""
        return round(1300 + 150 * log2(self.size / GRADES[0]))

    @property
    def given(self) -> Json:
        """What the solver begins with, and what the other has to answer it."""
        mine, other = self.position[self.seat], self.position[SIDES[1 - self.place]]
        return {"clicks": self.position["clicks"], "credits": mine["credits"], "against": other["credits"]}

    @property
    def hints(self) -> Json:
        """What kind of move the first one is, and which card or server it is about."""
        options = self.begin().view(self.place)["ask"]["options"]
        told = next(option for option in options if option["value"] == self.first)
        args = told["say"][0]["args"]
        return {"idea": told["verb"], "about": args.get("card") or args.get("server", "")}

    def setup(self) -> Json:
        return netrunner.position(**self.position)

    def begin(self) -> Journal:
        return Journal.begin(self.door.game, self.setup(), SEED)

    def ended(self, position: Position) -> bool | None:
        """Whether the goal was reached or missed; None while it is open."""
        s = state(position)
        if self.kind == "steal":
            return stolen(self.position, s)
        return survived(s) if self.kind == "survive" else scored(self.position, s)


def more(s: State, seat: int, before: list[str]) -> bool:
    return len(s.zones[SCORE[seat]]) > len(before)


def stolen(told: Json, s: State) -> bool | None:
    """An agenda more before the Runner's turn ends."""
    if more(s, RUNNER, told["runner"]["stolen"]):
        return True
    return False if s.over or s.active != RUNNER else None


def survived(s: State) -> bool | None:
    """The Runner has another turn, or has won."""
    if s.over:
        return s.winner == RUNNER
    return True if s.active == RUNNER and s.turn > 2 else None


def scored(told: Json, s: State) -> bool | None:
    """An agenda more before the Corp's next turn ends, and none stolen meanwhile."""
    if more(s, RUNNER, told["runner"]["stolen"]):
        return False
    if more(s, CORP, told["corp"]["scored"]):
        return True
    return False if s.over or s.turn > 3 else None


@cache
def all_puzzles() -> dict[str, Puzzle]:
    text = resources.files("jackin.lessons").joinpath("data/puzzles.json").read_text(encoding="utf-8")
    return {data["id"]: Puzzle(data) for data in json.loads(text)}


def puzzle(id: str) -> Puzzle:
    found = all_puzzles().get(id)
    if found is None:
        raise NoLesson(f"no puzzle is called {id!r}")
    return found


def puzzle_facts() -> list[Json]:
    """The protocol's `PuzzleFacts` of each."""
    return [
        {**{name: getattr(one, name) for name in FACTS}, **one.given, **one.hints} for one in all_puzzles().values()
    ]
