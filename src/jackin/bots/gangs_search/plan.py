"""A turn thought through: what would come of each way to play it, in worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from mypy_extensions import mypyc_attr

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search.glance import glance
from jackin.bots.gangs_search.value import chance
from jackin.gangs.state import State
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice

LONG = 400  # decisions; nobody plays so many in a round
BEHIND = 0.06  # a plan that much worse in the worlds so far is dropped
APART = 1000  # draws; no action takes so many

Plan = list[str]
Going = Callable[[], bool]


class Tried(NamedTuple):
    """The turn as it goes in the first world, and the chance to win after it, world by world."""

    plan: Plan
    chances: list[float]


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """The turn of a seat. All seats play on as the greedy gang does, but for what a plan says.

    `rounds`: so often the others' turns are played too, up to the seat's next one. `weighed`: the best that was
    found of each answer to what is asked now. `steps` counts the decisions that were played through.
    """

    def __init__(self, worlds: list[State], seat: int, dice: Dice, greedy: GangsGreedy) -> None:
        self.worlds = worlds
        self.seat = seat
        self.dice = dice
        self.greedy = greedy
        self.rounds = 0
        self.steps = 0
        self.weighed: dict[str, Tried] = {}

    def best(self, began: Plan, tries: int, goes_on: Going) -> Plan:
        """First what was planned, the greedy turn and each other beginning, then changes of the best so far."""
        best = self.greedily(goes_on)
        beginnings = [began] if began else []
        beginnings += [[value] for value in self.asked.values if value != best.plan[0]]
        for plan in beginnings:
            best = self.better(best, plan, goes_on)
        for _ in range(tries):
            if not goes_on():
                break
            best = self.better(best, self.changed(best.plan), goes_on)
        return best.plan

    def each(self, goes_on: Going) -> list[float]:
        """The chance after each answer to what is asked now, in those worlds in which there was time for all."""
        values = self.asked.values
        rows: list[list[float]] = []
        for world in self.worlds:
            row = [self.play(world, [value])[1] for value in values if goes_on()]
            if len(row) < len(values):
                rows = rows or [row + [0.0] * (len(values) - len(row))]
                break
            rows.append(row)
        for n, value in enumerate(values):
            self.noted(Tried([value], [row[n] for row in rows]))
        return [sum(column, 0.0) / len(rows) for column in zip(*rows, strict=True)]

    @property
    def asked(self) -> Ask:
        ask = self.worlds[0].ask
        assert ask is not None
        return ask

    def greedily(self, goes_on: Going) -> Tried:
        """The greedy turn; worlds that there is no time for are forgotten."""
        plan, chance = self.play(self.worlds[0], [])
        chances = [chance, *[self.play(world, [])[1] for world in self.worlds[1:] if goes_on()]]
        self.worlds = self.worlds[: len(chances)]
        return self.noted(Tried(plan, chances))

    def noted(self, tried: Tried) -> Tried:
        """Tried in more worlds, or better in as many."""
        before = self.weighed.get(tried.plan[0])
        if before is None or (len(tried.chances), sum(tried.chances)) > (len(before.chances), sum(before.chances)):
            self.weighed[tried.plan[0]] = tried
        return tried

    def better(self, best: Tried, plan: Plan, goes_on: Going) -> Tried:
        """The plan if it is better than the best so far, which it meets world by world until it falls behind."""
        played: Plan = []
        chances: list[float] = []
        for n, world in enumerate(self.worlds):
            if not goes_on():
                return best
            done, found = self.play(world, plan)
            played = played or done
            chances.append(found)
            if sum(chances, 0.0) < sum(best.chances[: n + 1], 0.0) - BEHIND:
                self.noted(Tried(played, chances))
                return best
        tried = self.noted(Tried(played, chances))
        return tried if sum(chances, 0.0) > sum(best.chances, 0.0) else best

    def changed(self, plan: Plan) -> Plan:
        """The plan up to some decision, and another answer to that one."""
        s = self.worlds[0].fork()
        s.quiet = True
        keep = self.dice.below(len(plan))
        kept: Plan = []
        while s.ask is not None and s.turns == self.worlds[0].turns:
            if s.ask.seat != self.seat:
                answer(s, self.chosen(s))
                continue
            values = s.ask.values
            if len(kept) == keep or plan[len(kept)] not in values:
                return [*kept, values[self.dice.below(len(values))]]
            kept.append(plan[len(kept)])
            self.take(s, kept[-1])
        return kept

    def play(self, world: State, plan: Plan) -> tuple[Plan, float]:
        """By the plan as far as it goes, then greedily: the turn as it went, and the chance after it."""
        done, s = self.after(world, plan)
        return done, chance(s, self.seat)

    def after(self, world: State, plan: Plan) -> tuple[Plan, State]:
        s = world.fork()
        s.quiet = True
        done: Plan = []
        for _ in range(LONG):
            ask = s.ask
            if ask is None or s.turns > world.turns:
                break
            value = self.planned(ask, plan, len(done)) or self.chosen(s)
            if ask.seat == self.seat:
                done.append(value)
            self.take(s, value)
        return done, self.played_on(s, world)

    def played_on(self, s: State, world: State) -> State:
        """Greedily, as far as is looked ahead."""
        until = world.turns + (s.seats * self.rounds or 1)
        for _ in range(LONG * self.rounds):
            if s.ask is None or s.turns >= until:
                break
            self.take(s, self.chosen(s))
        return s

    def take(self, s: State, value: str) -> None:
        """What chance brings after an action is the same for every plan: they differ by what they do, not by luck."""
        if s.active == self.seat and s.firefight is None:
            s.count = APART * (s.turns + s.actions + 1)
        answer(s, value)
        self.steps += 1

    def planned(self, ask: Ask, plan: Plan, at: int) -> str:
        return plan[at] if ask.seat == self.seat and at < len(plan) and plan[at] in ask.values else ""

    def chosen(self, s: State) -> str:
        assert s.ask is not None
        seen = cast(Json, glance(s, s.ask.seat))
        return self.greedy.choose(seen, seen["ask"])
