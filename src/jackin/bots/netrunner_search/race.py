"""Answers raced against each other in the same worlds: one replaces the greedy answer only if it is surely better."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from mypy_extensions import mypyc_attr

from jackin.bots.greedy.manner import GREEDY
from jackin.bots.greedy.memory import Memory
from jackin.bots.netrunner_search.playing import Play
from jackin.bots.netrunner_search.value import chance_of
from jackin.kernel.machine import answer
from jackin.netrunner.rules.queries import score
from jackin.netrunner.state import State
from jackin.netrunner.words import NOBODY

GLANCE: Final = 2
"""Worlds after which the worse half of many answers falls away."""
MANY: Final = 4
FEW: Final = 4
"""Worlds before anything is decided."""
SEVERAL: Final = 8
"""Worlds after which one answer that is left and surely better is taken without more ado."""
SURE: Final = 2.0
"""Standard errors by which an answer must be better than the greedy one, to say that it is."""
LIKELY: Final = 1.0
"""And to be given: whoever must answer anyway does better with what is likely better."""
HOPELESS: Final = 1.0
"""Standard errors below the greedy one at which an answer is given up."""
TURNS: Final = 3
"""To the end of the seat's next turn: its own, the other's, its own."""
WORTHWHILE: Final = 0.004
"""Chance to win; whoever gains less may as well do the greedy thing."""
NOISE: Final = 1e-6

Worlds = Callable[[int], State]
Clock = Callable[[], bool]


def far(turn: int) -> int:
    """How many turns whoever must answer looks ahead: up to the end of one of the Runner's, when it is known what
    became of what the Corp had put into its servers. The Corp's turns are odd."""
    return TURNS + turn % 2


def no_hurry() -> bool:
    return True


class Better(NamedTuple):
    """An answer that is surely better than another: by how much, and the standard error of that."""

    by: float
    value: str
    error: float


class Outcome(NamedTuple):
    """What came of an answer in one world: the seat's chance then, the points that each side had won by then, and
    whether the game was over (1: won, -1: lost)."""

    chance: float
    points: int
    lost: int
    end: int


def outcome(world: State, s: State, seat: int, edge: float = 0.0) -> Outcome:
    mine, theirs = (score(s, side) - score(world, side) for side in (seat, 1 - seat))
    end = 0 if not s.over or s.winner == NOBODY else 1 if s.winner == seat else -1
    return Outcome(chance_of(s, seat, edge), mine, theirs, end)


class Lead:
    """By how much an answer is better than the greedy one, in the worlds so far."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, difference: float) -> None:
        self.count += 1
        self.total += difference
        self.squares += difference * difference

    @property
    def mean(self) -> float:
        return self.total / self.count

    def least(self, sure: float) -> float:
        """As far as can be told by now."""
        return self.mean - sure * self.error

    @property
    def may_matter(self) -> bool:
        return self.mean + HOPELESS * self.error > WORTHWHILE

    @property
    def error(self) -> float:
        return sqrt(max(NOISE, self.squares / self.count - self.mean**2) / self.count)


@mypyc_attr(allow_interpreted_subclasses=True)
class Race:
    """One decision of a seat. `work` is what is left of the decisions that may be played through; what was found so
    far counts when it is no longer `in_time`. `tastes`: what an answer is worth to this player beyond its use.
    `outcomes`: what came of each answer, world by world."""

    def __init__(
        self,
        worlds: Worlds,
        seat: int,
        memory: Memory,
        seed: int,
        work: int,
        in_time: Clock = no_hurry,
        tastes: dict[str, float] | None = None,
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.memory = memory
        self.seed = seed
        self.work = work
        self.in_time = in_time
        self.tastes = tastes or {}
        self.turns = TURNS
        self.sure = SURE
        self.outcomes: dict[str, list[Outcome]] = {}
        self.manner = GREEDY
        """In which the seat plays the worlds on; the other is expected to be greedy, as its habits are known."""

    @property
    def edge(self) -> float:
        """How much better than the other the seat plays on, as far as the value knows."""
        return float(self.manner is not GREEDY)

    @property
    def goes_on(self) -> bool:
        return self.work > 0 and self.in_time()

    def best(self, greedy: str, others: list[str]) -> str:
        found = self.better(greedy, others)
        return greedy if found is None else found.value

    def better(self, than: str, others: list[str]) -> Better | None:
        """The best of the others, if any is surely better."""
        leads = {value: Lead() for value in others}
        number = 0
        while leads and self.run(number, than, leads):
            number += 1
            if number == GLANCE and len(leads) > MANY:
                leads = better_half(leads)
            elif number >= FEW:
                leads = {value: lead for value, lead in leads.items() if lead.may_matter}
                if number >= SEVERAL and len(leads) == 1 and self.is_settled(leads):
                    break
        sure = [
            Better(lead.mean, value, lead.error)
            for value, lead in leads.items()
            if lead.count >= FEW and lead.least(self.sure) > 0 and lead.mean > WORTHWHILE
        ]
        return max(sure) if sure else None

    def is_settled(self, leads: dict[str, Lead]) -> bool:
        return min([lead.least(self.sure) for lead in leads.values()]) > 0

    def run(self, number: int, than: str, leads: dict[str, Lead]) -> bool:
        """One more world for all answers that are still in the race; False if the work is done before it is."""
        world = self.worlds(number)
        world.quiet = True
        base = self.liked(world, than, number)
        found: list[float] = []
        for value in leads:
            if not self.goes_on:
                return False
            found.append(self.liked(world, value, number) - base)
        for lead, difference in zip(leads.values(), found, strict=True):
            lead.add(difference)
        return self.goes_on

    def liked(self, world: State, value: str, number: int) -> float:
        return self.tried(world, value, number) + self.tastes.get(value, 0.0)

    def tried(self, world: State, value: str, number: int) -> float:
        """What the seat's chance is when the answer has had its consequences."""
        s = world.fork()
        answer(s, value)
        play = Play(self.seat, self.seed + 2 * number, self.memory, self.manner)
        play.on(s, world.turn + self.turns)
        self.work -= play.steps
        found = outcome(world, s, self.seat, self.edge)
        self.outcomes.setdefault(value, []).append(found)
        return found.chance


def better_half(leads: dict[str, Lead]) -> dict[str, Lead]:
    ranked = sorted(leads.items(), key=lambda found: -found[1].mean)
    return dict(ranked[: (len(ranked) + 1) // 2])
