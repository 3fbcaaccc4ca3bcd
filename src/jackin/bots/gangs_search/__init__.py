"""A gang that thinks its turn through: it tries many turns in worlds that look to it like the true one."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import cast

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search.plan import Plan, Turns
from jackin.bots.levels import Level
from jackin.bots.source import Source
from jackin.gangs.content.model import Content
from jackin.gangs.state import State
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice, seedling

PLANNED = ("turn", "action")
SECRET = ("combat-card",)


class GangsSearch:
    """At each action it thinks of the rest of its turn and then follows that plan; what others' turns ask of it, and
    what is chosen in secret, it answers as the greedy gang does.

    `memory` is what is left of the plan. Within its time it plays the same for the same seed and source.
    """

    def __init__(self, seed: int, level: Level, content: Content | None = None) -> None:
        self.seed = seed
        self.level = level
        self.greedy = GangsGreedy(seed, content)
        self.clock: Callable[[], float] = monotonic
        self.memory: Plan = []

    @property
    def content(self) -> Content | None:
        return self.greedy.content

    @content.setter
    def content(self, content: Content | None) -> None:
        self.greedy.content = content

    def choose(self, view: Json, ask: Json) -> str:
        """Without worlds to think in: as the greedy gang, or carelessly."""
        values = [str(option["value"]) for option in ask["options"]]
        if self.greedy.dice.below(100) < self.level.careless:
            return values[self.greedy.dice.below(len(values))]
        return self.greedy.choose(view, ask)

    def ponder(self, source: Source) -> str:
        view = source.view
        ask = view["ask"]
        if not self.level.worlds:
            return self.choose(view, ask)
        values = [str(option["value"]) for option in ask["options"]]
        if ask["kind"] in SECRET or view["active"] != ask["gang"]:
            self.memory = []
            return self.choose(view, ask)
        if len(values) == 1:
            return values[0]
        if ask["kind"] in PLANNED or not self.memory or self.memory[0] not in values:
            self.memory = self.think(source)
        if not self.memory or self.memory[0] not in values:
            return self.choose(view, ask)
        return self.memory.pop(0)

    def think(self, source: Source) -> Plan:
        began = self.clock()
        moment = source.view["turn"] * 1000 + len(source.view["ask"]["options"])
        dice = Dice(seedling(self.seed, moment))
        worlds = [cast(State, source.world(dice.below(1 << 62))) for _ in range(self.level.worlds)]
        turns = Turns(worlds, source.seat, dice, GangsGreedy(dice.below(1 << 62), self.content), self.level.ahead)
        return turns.best(self.level.tries, lambda: self.clock() - began < self.level.seconds)
