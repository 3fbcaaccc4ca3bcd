"""A gang that thinks its turn through: it tries many turns in worlds that look to it like the true one."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import cast

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search.plan import Plan, Turns
from jackin.bots.gangs_search.reasoning import reason, thumb
from jackin.bots.levels import Level
from jackin.bots.reasons import Reason
from jackin.bots.source import Source
from jackin.gangs.content.model import Content
from jackin.gangs.state import State
from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.kernel.rng import Dice, seedling

PLANNED = ("turn", "action")
SECRET = ("combat-card",)
DOUBT = 0.02  # of the chance to win: a secret card so much worse is chosen about a third as often


class GangsSearch:
    """At each action it thinks of the rest of its turn and then follows that plan; what others' turns ask of it, and
    what is chosen in secret, it weighs answer by answer.

    `memory` is what is left of the plan. Within its time it plays the same for the same seed and source.
    """

    def __init__(self, seed: int, level: Level, content: Content | None = None) -> None:
        self.seed = seed
        self.level = level
        self.greedy = GangsGreedy(seed, content)
        self.clock: Callable[[], float] = monotonic
        self.memory: Plan = []
        self.last: tuple[Source, Turns] | None = None
        self.how = ""

    @property
    def content(self) -> Content | None:
        return self.greedy.content

    @content.setter
    def content(self, content: Content | None) -> None:
        self.greedy.content = content

    def choose(self, view: Json, ask: Json) -> str:
        """Without worlds to think in: as the greedy gang, or what it thinks next best."""
        self.how = ""
        if self.happens(self.level.careless):
            self.how = "reason-careless"
            return self.greedy.second(view, ask)
        return self.greedy.choose(view, ask)

    def happens(self, percent: int) -> bool:
        return percent > 0 and self.greedy.dice.below(100) < percent

    def ponder(self, source: Source) -> str:
        view = source.view
        ask = view["ask"]
        self.last, self.how = None, "reason-planned"
        if not self.level.worlds:
            return self.choose(view, ask)
        values = [str(option["value"]) for option in ask["options"]]
        if len(values) == 1:
            return values[0]
        own = ask["kind"] not in SECRET and view["active"] == ask["gang"]
        if not own or ask["kind"] in PLANNED or not self.memory or self.memory[0] not in values:
            self.memory = self.thought(source, own)
        if not self.memory or self.memory[0] not in values:
            return self.choose(view, ask)
        return self.memory.pop(0)

    def thought(self, source: Source, own: bool) -> Plan:
        """Nothing if it goes by its first idea."""
        if self.happens(self.level.instinct):
            return []
        return self.think(source) if own else [self.weighed(source)]

    def think(self, source: Source) -> Plan:
        goes_on = self.limit()
        self.how = "reason-turn"
        return self.turns(source).best(self.memory, self.level.tries, goes_on)

    def weighed(self, source: Source) -> str:
        """Secrets are mixed, the better the more often, unless nobody is there to read them."""
        goes_on = self.limit()
        self.how = "reason-weighed"
        ask = source.view["ask"]
        chances = self.turns(source).each(goes_on)
        mixed = ask["kind"] in SECRET and "johnny" not in source.view
        chosen = self.greedy.mixed(chances, DOUBT) if mixed else chances.index(max(chances))
        return str(ask["options"][chosen]["value"])

    def turns(self, source: Source) -> Turns:
        moment = source.view["turn"] * 1000 + len(source.view["ask"]["options"])
        dice = Dice(seedling(self.seed, moment))
        worlds = [cast(State, source.world(dice.below(1 << 62))) for _ in range(self.level.worlds)]
        turns = Turns(worlds, source.seat, dice, GangsGreedy(dice.below(1 << 62), self.content))
        self.last = source, turns
        return turns

    def reason(self, view: Json, value: str) -> Reason | None:
        """Why it gave the answer that it gave last."""
        if self.last is not None:
            source, turns = self.last
            return reason(source, turns, self.how, value)
        return Reason([Message(self.how)], []) if self.how else thumb(view, value)

    def limit(self) -> Callable[[], bool]:
        began = self.clock()
        return lambda: self.clock() - began < self.level.seconds
