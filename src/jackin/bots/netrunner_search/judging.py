"""What an answer was worth: it and all others raced in the same worlds, dealt from what its player could know.

A mistake is named only if it is sure: what looked better is tried once more in worlds that had no part in finding it,
so that its size is not the luck of the best of many. And it must be too late: what can still be done with the next
click, to the same effect, is no mistake yet.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple, cast

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.memory import Memory
from jackin.bots.netrunner_search import worth_a_thought
from jackin.bots.netrunner_search.playing import Play
from jackin.bots.netrunner_search.race import TURNS, Race
from jackin.bots.netrunner_search.value import chance_of
from jackin.bots.source import Source
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.netrunner.state import State

WORK: Final = 3000
GLANCE: Final = 2
"""Worlds after which the worse half of many answers falls away."""
FEW: Final = 4
"""Worlds after which what is surely worse falls away, but for a few to be shown."""
SHOWN: Final = 3
"""Answers that are kept beside the given one."""
MOST: Final = 24
"""Worlds: more would tell no more than the players in them know."""
ENOUGH: Final = 8
"""Worlds without which nothing is sure."""
SURE: Final = 1.96
"""Standard errors: 19 times out of 20."""
LEAST: Final = 0.04
"""Chance to win: what costs less is not worth a word."""
ONLY: Final = 0.08
"""By so much the second best must be worse for a move to be the only one."""
FRESH: Final = 1 << 40
NOISE: Final = 1e-6
SOON: Final = 60
"""Decisions until the seat has the same choice again; whatever takes longer is another matter."""
AHEAD: Final = 3
"""Further moves of a line that are told."""
QUIET: Final = {"pass", "continue", "done", "pay", "at"}
"""Verbs that tell nothing of a plan."""


class Tried(NamedTuple):
    """An answer as it went in so many worlds: the seat's chance to win, and by how much that is better than with the
    answer that was given, each with its standard error. `follows` are the seat's next moves in one of them."""

    value: str
    chance: float
    error: float
    by: float
    by_error: float
    worlds: int
    follows: list[Json]

    @property
    def is_better(self) -> bool:
        return self.worlds >= ENOUGH and self.by >= LEAST and self.by > SURE * self.by_error

    @property
    def may_be_better(self) -> bool:
        return self.by + SURE * self.by_error >= LEAST

    @property
    def is_worse(self) -> bool:
        return self.worlds >= FEW and -self.by >= LEAST and -self.by > SURE * self.by_error

    @property
    def is_far_behind(self) -> bool:
        return self.worlds >= FEW and -self.by >= ONLY and -self.by > SURE * self.by_error


class Opinion(NamedTuple):
    """The answers that were tried longest, the best first, the given one among them; the better one if that is sure;
    whether it was the only good one; whether it mattered what one did."""

    lines: list[Tried]
    better: Tried | None
    only: bool
    matters: bool


def can_be_judged(view: Json) -> bool:
    """A first hand is worth more turns than are looked ahead."""
    ask = view["ask"]
    return len(ask["options"]) > 1 and ask["kind"] != "mulligan" and worth_a_thought(view, ask)


def judge(source: Source, given: str, memory: Memory, seed: int, work: int = WORK) -> Opinion:
    """Without a given answer, the greedy player's is the one to beat."""
    ask = source.view["ask"]
    values = list(dict.fromkeys(str(option["value"]) for option in ask["options"]))
    if not given:
        given = with_memory(memory, seed).choose(source.view, ask)
    found = Trials(source, given, memory, seed, work)
    found.run([value for value in values if value != given])
    best = found.best()
    if best is not None and best.is_better:
        again = Trials(source, given, memory, seed + FRESH, work)
        again.run(found.others[:SHOWN], keep=True)
        again.try_later(best.value)
        found, best = again, again.line(best.value)
    lines = found.lines()
    others = [line for line in lines if line.value != given]
    only = bool(others) and not found.fallen_close and all(line.is_far_behind for line in others)
    better = best if best is not None and best.is_better and not found.can_wait(best.value) else None
    matters = better is not None or found.mattered or any(line.is_worse for line in others)
    return Opinion(lines, better, only, matters)


class Trials:
    """One decision tried in worlds: the results of each answer, world by world. The same worlds for all."""

    def __init__(self, source: Source, given: str, memory: Memory, seed: int, work: int) -> None:
        self.source = source
        self.given = given
        self.memory = memory
        self.seed = seed
        self.race = Race(self.world, source.seat, memory, seed, work)
        self.found: dict[str, list[float]] = {given: []}
        self.later: list[float] = []
        self.mattered = False
        self.fallen_close = False

    def world(self, number: int) -> State:
        return cast(State, self.source.world(self.seed + number))

    @property
    def kept(self) -> list[str]:
        """The best first."""
        return sorted(self.found, key=lambda value: -mean(self.found[value]))

    def run(self, others: list[str], keep: bool = False) -> None:
        """Until the work or the worlds are used up; a world that was not finished does not count."""
        self.found.update({value: [] for value in others})
        for number in range(MOST):
            world = self.world(number)
            world.quiet = True
            went: dict[str, float] = {}
            for value in self.found:
                if self.race.work <= 0:
                    return
                went[value] = self.race.tried(world, value, number)
            for value, chance in went.items():
                self.found[value].append(chance)
            if not keep:
                self.drop(number + 1)
            if self.is_settled(number + 1):
                return

    def is_settled(self, worlds: int) -> bool:
        """Whether more worlds would not find anything better."""
        return worlds >= ENOUGH and not any(self.line(value).may_be_better for value in self.others)

    @property
    def others(self) -> list[str]:
        return [value for value in self.kept if value != self.given]

    def try_later(self, value: str) -> None:
        """The given answer first, and this one as soon as it can be given after it, in the same worlds."""
        for number in range(len(self.found[self.given])):
            world = self.world(number)
            world.quiet = True
            self.later.append(self.after(world, value, number))

    def after(self, world: State, value: str, number: int) -> float:
        until, kind = world.turn + TURNS, world.ask.kind if world.ask is not None else ""
        play = Play(self.source.seat, self.seed + 2 * number, self.memory)
        answer(world, self.given)
        for _ in range(SOON):
            ask = world.ask
            if ask is None or (ask.seat == self.source.seat and ask.kind == kind):
                if ask is not None and value in ask.values:
                    answer(world, value)
                break
            answer(world, ask.options[0] if len(ask.options) == 1 else play.chosen(world, ask))
        play.on(world, until)
        return chance_of(world, self.source.seat)

    def can_wait(self, value: str) -> bool:
        """Whether the order makes no difference: then nothing is lost yet."""
        leads = [now - later for now, later in zip(self.found[value], self.later, strict=True)]
        return bool(leads) and (mean(leads) < LEAST or mean(leads) < SURE * error(leads))

    def drop(self, worlds: int) -> None:
        others = self.others
        if worlds == GLANCE and len(others) > SHOWN:
            stay = others[: max(SHOWN, (len(others) + 1) // 2)]
        elif worlds >= FEW:
            stay = others[:SHOWN] + [value for value in others[SHOWN:] if not self.line(value).is_worse]
        else:
            return
        for value in set(others) - set(stay):
            line = self.line(value)
            self.mattered |= line.is_worse
            self.fallen_close |= -line.by < ONLY
            del self.found[value]

    def best(self) -> Tried | None:
        """The best of the others."""
        return next(map(self.line, self.others), None)

    def line(self, value: str) -> Tried:
        mine, base = self.found[value], self.found[self.given]
        leads = [one - other for one, other in zip(mine, base, strict=True)]
        return Tried(value, mean(mine), error(mine), mean(leads), error(leads), len(mine), [])

    def lines(self) -> list[Tried]:
        """The best few and the given one, with what follows; none if there was no time for a single world."""
        if not self.found[self.given]:
            return []
        shown = [*self.others[:SHOWN], self.given]
        chosen = [value for value in self.kept if value in shown]
        return [self.line(value)._replace(follows=self.follows(value)) for value in chosen]

    def follows(self, value: str) -> list[Json]:
        """The seat's next moves in the first world, as its own view words them."""
        position = self.world(0)
        answer(position, value)
        until = position.turn + 1 if position.active == self.source.seat else position.turn + 2
        return moves_of(self.source, position, Play(self.source.seat, self.seed, self.memory), until)


def moves_of(source: Source, position: State, play: Play, until: int) -> list[Json]:
    found: list[Json] = []
    while (ask := position.ask) is not None and position.turn < until and len(found) < AHEAD:
        chosen = ask.values[0] if len(ask.values) == 1 else play.chosen(position, ask)
        if ask.seat == source.seat and len(ask.values) > 1:
            found += told(source, cast(Position, position), chosen)
        answer(position, chosen)
    return found


def told(source: Source, position: Position, value: str) -> list[Json]:
    """A move, if it tells something."""
    asked = source.game.view(position, source.seat)["ask"]
    return [{**one, "about": asked["card"]} for one in asked["options"] if one["value"] == value and speaks(one)]


def speaks(option: Json) -> bool:
    return option["verb"] not in QUIET


def with_memory(memory: Memory, seed: int) -> Greedy:
    player = Greedy(seed)
    player.memory = memory.copy()
    return player


def mean(found: list[float]) -> float:
    return sum(found, 0.0) / len(found) if found else 0.0


def error(found: list[float]) -> float:
    """The standard error of the mean; of one world nobody can tell."""
    if len(found) < 2:
        return 1.0
    middle = mean(found)
    spread = sum([(one - middle) ** 2 for one in found], 0.0) / (len(found) - 1)
    return sqrt(max(NOISE, spread) / len(found))


def remembered(views: list[tuple[Json, str]]) -> Memory:
    """What a player knows from decisions before: the views of its own asks, and its answers."""
    memory = Memory()
    for view, given in views:
        memory.look(view)
        memory.decided(view, given)
    return memory
