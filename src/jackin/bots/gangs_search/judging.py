"""A decision of Gangs judged: greedy gangs all round, to the end of the turn.

Who looks further does so to the seat's next turn, and thinks through what is left of this one.
"""

from __future__ import annotations

from math import inf
from typing import Final, cast

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search import PLANNED, GangsSearch
from jackin.bots.gangs_search.plan import LONG, Turns
from jackin.bots.gangs_search.reasoning import follows
from jackin.bots.gangs_search.value import chance
from jackin.bots.judging import Given, Rest
from jackin.bots.levels import Level
from jackin.bots.source import Sealed, Source
from jackin.gangs.content.model import Content
from jackin.gangs.state import State
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice

SECRET: Final = ("combat-card",)
"""A secret card is mixed: the best one is read."""
THINKER: Final = Level("thinker", 2, 4, inf)
"""For each action in the rest of a turn that is played on."""


def can_be_judged(view: Json) -> bool:
    ask = view["ask"]
    return len(ask["options"]) > 1 and ask["kind"] not in SECRET


class Gangs:
    """The court of Gangs. `rest` is what the seat went on to answer."""

    def __init__(self, source: Source, content: Content, rest: list[Given]) -> None:
        self.source = source
        self.content = content
        self.rest = rest

    @property
    def view(self) -> Json:
        return self.source.view

    @property
    def is_habit(self) -> bool:
        return False

    def plainly(self, seed: int) -> str:
        return GangsGreedy(seed, self.content).choose(self.view, self.view["ask"])

    def trial(self, seed: int, work: int) -> GangsTrial:
        return GangsTrial(self.source, self.content, seed, work)

    def further(self, seed: int, work: int) -> Deliberate:
        return Deliberate(self.source, self.content, seed, work, self.rest)


class GangsTrial:
    def __init__(self, source: Source, content: Content, seed: int, work: int) -> None:
        self.source = source
        self.content = content
        self.seed = seed
        self.work = work

    def world(self, number: int) -> State:
        return cast(State, self.source.world(self.seed + number))

    def turns(self, world: State, number: int) -> Turns:
        """The same players in every world of that number, whatever is tried in it."""
        greedy = GangsGreedy(self.seed + number, self.content)
        return Turns([world], self.source.seat, Dice(self.seed + number), greedy)

    def tried(self, world: State, value: str, number: int) -> float:
        return self.played(world, value, number, [])

    def after(self, world: State, given: str, value: str, number: int) -> float:
        assert world.ask is not None
        return self.played(world, given, number, [Given(world.ask.kind, value)])

    def played(self, world: State, value: str, number: int, answers: list[Given]) -> float:
        """With these answers as far as they can be given."""
        turns, rest, s = self.turns(world, number), Rest(answers, PLANNED), world.fork()
        s.quiet = True
        turns.take(s, value)
        for _ in range(LONG):
            ask = s.ask
            if ask is None or s.turns > world.turns:
                break
            own = ask.seat == turns.seat and len(ask.options) > 1
            turns.take(s, rest.next(ask) or self.chosen(turns, s) if own else turns.chosen(s))
        found = chance(turns.played_on(s, world), turns.seat)
        self.work -= turns.steps
        return found

    def chosen(self, turns: Turns, s: State) -> str:
        return turns.chosen(s)

    def follows(self, value: str) -> list[Json]:
        world = self.world(0)
        turns = self.turns(world, 0)
        return follows(self.source, turns, turns.play(world, [value])[0])


class Deliberate(GangsTrial):
    """Who looks further."""

    def __init__(self, source: Source, content: Content, seed: int, work: int, rest: list[Given]) -> None:
        super().__init__(source, content, seed, work)
        self.rest = rest
        self.thinker = GangsSearch(seed, THINKER, content)

    def as_played(self, world: State, given: str, number: int) -> float:
        return self.played(world, given, number, self.rest)

    def played(self, world: State, value: str, number: int, answers: list[Given]) -> float:
        self.thinker = GangsSearch(self.seed + number, THINKER, self.content)
        return super().played(world, value, number, answers)

    def turns(self, world: State, number: int) -> Turns:
        turns = super().turns(world, number)
        turns.rounds = 1
        return turns

    def chosen(self, turns: Turns, s: State) -> str:
        return self.thinker.ponder(Sealed(self.source.game, cast(Position, s), turns.seat, self.seed))
