"""A lesson as data: a position, a goal, steps, what fails it, the opponent's script. Its words are in the locale."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

from jackin import gangs, netrunner
from jackin.doors import Door, door
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.lessons.clauses import Clause, Scene, Vocabulary, all_of
from jackin.lessons.gangs import GANGS
from jackin.lessons.netrunner import NETRUNNER

FIELDS = {
    "game", "seat", "minutes", "picture", "goal", "steps", "fails", "asides", "opponent", "way", "astray", "position",
}  # fmt: skip
PASSING = ("pass", "continue", "done", "no", "keep", "leave", "number 0", "steal", "credit")
"""What an opponent without orders answers, if it can; otherwise what is listed last."""
SEED = 1
"""The deal of every lesson."""
TRACKS = {"runner": 6, "corp": 6, "gangs": 4}
"""How many lessons each track has, in the order of the page."""


class Kind(NamedTuple):
    """How the lessons of a game are laid out, and what they can ask."""

    position: Callable[..., Json]
    known: Vocabulary


KINDS = {"netrunner": Kind(netrunner.position, NETRUNNER), "gangs": Kind(gangs.position, GANGS)}


class NoLesson(ValueError):
    """There is no lesson of this name."""


class Told:
    """Something that is said or done when a position is so."""

    def __init__(self, data: Json, known: Vocabulary) -> None:
        self.word: str = data.get("say") or data["answer"]
        self.when = [Clause(text, known) for text in data.get("when", [])]

    def fits(self, scene: Scene) -> bool:
        return all_of(self.when, scene)


class Lesson:
    """`steps` are done one after the other: a step counts as done when a later one is. `way` is one way to the goal,
    `astray` one that misses it: both are played by the tests."""

    def __init__(self, id: str, data: Json) -> None:
        unknown = sorted(data.keys() - FIELDS)
        if unknown:
            raise ValueError(f"lesson {id}: no such field: {', '.join(unknown)}")
        self.id = id
        self.game: str = data.get("game", "netrunner")
        known = KINDS[self.game].known
        self.seat: str = data["seat"]
        self.minutes: int = data["minutes"]
        self.picture: str = data["picture"]
        self.goal = [Clause(text, known) for text in data["goal"]]
        self.steps = [[Clause(text, known) for text in step] for step in data["steps"]]
        self.fails = [Told(fail, known) for fail in data["fails"]]
        self.asides = [Told(aside, known) for aside in data.get("asides", [])]
        self.opponent = [Told(order, known) for order in data.get("opponent", [])]
        self.way: list[str] = data["way"]
        self.astray: list[str] = data["astray"]
        self.position: Json = data["position"]
        self.place = self.door.seats_of(self.setup()).index(self.seat)

    @property
    def door(self) -> Door:
        return door(self.game)

    @property
    def track(self) -> str:
        return self.id.rpartition("-")[0]

    @property
    def clauses(self) -> list[Clause]:
        """All that it ever asks of a position."""
        told = [clause for one in (*self.fails, *self.asides, *self.opponent) for clause in one.when]
        return [*self.goal, *[clause for step in self.steps for clause in step], *told]

    def setup(self) -> Json:
        """What its game begins with."""
        described: dict[str, Any] = self.position
        return KINDS[self.game].position(**described)

    def begin(self) -> Journal:
        return Journal.begin(self.door.game, self.setup(), SEED)

    def scene(self, position: Position) -> Scene:
        return Scene(self.door.view(position, self.place), self.door.lines(position, self.place, None) or [])

    def reply(self, values: list[str], scene: Scene) -> str:
        """The opponent's answer to a question: the first order that fits, or whatever lets things pass."""
        for order in self.opponent:
            found = [value for value in values if fnmatchcase(value, order.word)]
            if found and order.fits(scene):
                return found[0]
        return next((value for value in PASSING if value in values), values[-1])


@cache
def lesson(id: str) -> Lesson:
    if id not in ids():
        raise NoLesson(f"no lesson is called {id!r}; there are {', '.join(ids())}")
    text = resources.files("jackin.lessons").joinpath(f"data/{id}.toml").read_text(encoding="utf-8")
    return Lesson(id, tomllib.loads(text))


def ids() -> list[str]:
    return [f"{track}-{n}" for track, most in TRACKS.items() for n in range(1, most + 1)]


def all_lessons() -> list[Json]:
    """The protocol's `LessonFacts` of each."""
    return [
        {
            "id": id,
            "game": found.door.game.name,
            "seat": found.seat,
            "track": found.track,
            "minutes": found.minutes,
            "picture": found.picture,
            "steps": len(found.steps),
        }
        for id, found in ((id, lesson(id)) for id in ids())
    ]
