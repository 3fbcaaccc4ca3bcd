"""A turn thought through: what would come of each way to play it, in worlds that may be the true one."""

from __future__ import annotations

from collections.abc import Callable

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search.worth import worth
from jackin.gangs.state import State
from jackin.gangs.view import view
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice

LONG = 400  # decisions; nobody plays so many in a round

Plan = list[str]


class Turns:
    """The turn of a seat. All seats play on as the greedy gang does, but for what a plan says.

    `ahead`: the others' turns are played too, up to the seat's next one.
    """

    def __init__(self, worlds: list[State], seat: int, dice: Dice, greedy: GangsGreedy, ahead: bool) -> None:
        self.worlds = worlds
        self.seat = seat
        self.dice = dice
        self.greedy = greedy
        self.ahead = ahead

    def best(self, tries: int, goes_on: Callable[[], bool]) -> Plan:
        """First the greedy turn and each other beginning, then changes of the best so far."""
        ask = self.worlds[0].ask
        assert ask is not None
        plan, most = self.tried([])
        for option in ask.options:
            if goes_on() and option.value != plan[0]:
                found, worth = self.tried([option.value])
                if worth > most:
                    plan, most = found, worth
        for _ in range(tries):
            if not goes_on():
                break
            found, worth = self.tried(self.changed(plan))
            if worth > most:
                plan, most = found, worth
        return plan

    def tried(self, plan: Plan) -> tuple[Plan, float]:
        """The whole turn as it goes in the first world, and what it is worth on average."""
        played, total = self.play(self.worlds[0], plan)
        for world in self.worlds[1:]:
            total += self.play(world, plan)[1]
        return played, total / len(self.worlds)

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
            answer(s, kept[-1])
        return kept

    def play(self, world: State, plan: Plan) -> tuple[Plan, float]:
        """By the plan as far as it goes, then greedily."""
        s = world.fork()
        s.quiet = True
        done: Plan = []
        for _ in range(LONG):
            ask = s.ask
            if ask is None or (s.turns != world.turns and not (self.ahead and s.turns < world.turns + s.seats)):
                break
            value = self.planned(ask, plan, len(done)) if s.turns == world.turns else ""
            value = value or self.chosen(s)
            if ask.seat == self.seat and s.turns == world.turns:
                done.append(value)
            answer(s, value)
        return done, worth(s, self.seat)

    def planned(self, ask: Ask, plan: Plan, at: int) -> str:
        return plan[at] if ask.seat == self.seat and at < len(plan) and plan[at] in ask.values else ""

    def chosen(self, s: State) -> str:
        assert s.ask is not None
        seen: Json = dict(view(s, s.ask.seat, 0))
        return self.greedy.choose(seen, seen["ask"])
