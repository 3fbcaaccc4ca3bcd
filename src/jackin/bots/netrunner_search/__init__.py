"""A player that thinks ahead: it tries its answers in worlds that look to it like the true one."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, cast

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.greedy.memory import Memory
from jackin.bots.levels import Level
from jackin.bots.netrunner_search.beliefs import believed
from jackin.bots.netrunner_search.own import own_manner, seasoned_manner
from jackin.bots.netrunner_search.race import LIKELY, Race, far
from jackin.bots.netrunner_search.reasoning import reason, thumb
from jackin.bots.netrunner_search.styles import Style
from jackin.bots.reasons import Reason
from jackin.bots.source import Source
from jackin.kernel.game import Json, NoWorld
from jackin.kernel.message import Message
from jackin.kernel.rng import Dice, seedling
from jackin.netrunner.state import State

SEARCHED: Final = {
    "action", "install-where", "window", "jack-out", "mulligan", "trash-accessed", "decide", "pick", "discard",
    "instead", "steal", "access",
}  # fmt: skip
"""What is worth a thought; traces, numbers and prevention are answered as the greedy player does."""


HUNDRED: Final = 100
LEAST: Final = 3
EACH: Final = 300
"""So much work allows for one answer more."""


class NetrunnerSearch:
    """Plays as the greedy player does but where a thought finds something surely better. Its thoughts are bounded by
    counted work, so that it plays the same for the same seed and source; those of a hurried level by time as well."""

    def __init__(self, seed: int, level: Level, style: Style | None = None) -> None:
        self.seed = seed
        self.level = level
        self.style = style
        self.greedy = Greedy(seed, manner_of(level))
        self.clock: Callable[[], float] = monotonic
        self.thoughts = 0
        self.last: tuple[Source, Race, str] | None = None
        self.careless = False

    @property
    def memory(self) -> Memory:
        return self.greedy.memory

    @memory.setter
    def memory(self, memory: Memory) -> None:
        self.greedy.memory = memory

    def choose(self, view: Json, ask: Json) -> str:
        """Without worlds to think in."""
        self.last, self.careless = None, False
        if self.level.slips and self.greedy.dice.below(HUNDRED) < self.level.slips:
            self.careless = ask.get("kind") == "action"
            return self.greedy.second(view, ask)
        return self.greedy.choose(view, ask)

    def ponder(self, source: Source) -> str:
        view = source.view
        ask = view["ask"]
        before = self.memory.copy()
        greedy = self.choose(view, ask)
        if len(ask["options"]) == 1 or not self.level.work or not worth_a_thought(view, ask) or self.happens():
            return greedy
        try:
            race = self.race(source, before)
            found = race.best(greedy, self.others(view, ask, greedy))
        except NoWorld:
            return greedy
        self.last = source, race, greedy
        self.memory = before
        self.memory.look(view)
        self.memory.decided(view, found)
        return found

    def happens(self) -> bool:
        """Whether it leaves this to its first idea, careless or not."""
        return self.careless or self.greedy.dice.below(HUNDRED) < self.level.instinct + self.level.offhand

    def reason(self, view: Json, value: str) -> Reason | None:
        """Why it gave the answer that it gave last."""
        if self.last is not None:
            source, race, first = self.last
            return reason(source, race, first, value)
        return Reason([Message("reason-careless")], []) if self.careless else thumb(view, value)

    def others(self, view: Json, ask: Json, greedy: str) -> list[str]:
        """What else may be tried, the likeliest first; as many as its work is enough for."""
        worths = self.greedy.rated(view, ask) or [0.0] * len(ask["options"])
        ranked = sorted(zip(worths, ask["options"], strict=True), key=lambda one: -one[0])
        values = list(dict.fromkeys([str(option["value"]) for _, option in ranked]))
        return [value for value in values if value != greedy][: max(LEAST, self.level.work // EACH)]

    def race(self, source: Source, memory: Memory) -> Race:
        self.thoughts += 1
        began = self.clock()
        dice = Dice(seedling(self.seed, self.thoughts))
        seed = dice.below(1 << 62)

        def world(number: int) -> State:
            return cast(State, source.world(seed + number))

        worlds = believed(world, source.seat, seed) if self.level.beliefs else world
        race = Race(
            worlds, source.seat, memory, dice.below(1 << 62), self.level.work,
            lambda: not self.level.hurried or self.clock() - began < self.level.seconds,
            self.tastes(source.view),
        )  # fmt: skip
        race.manner, race.sure, race.turns = self.greedy.manner, LIKELY, far(source.view["turn"])
        return race

    def tastes(self, view: Json) -> dict[str, float]:
        style = self.style
        if style is None or style.side != view["seat"]:
            return {}
        return {str(option["value"]): style.taste(option) for option in view["ask"]["options"]}


def manner_of(level: Level) -> Manner:
    return seasoned_manner() if level.seasoned else own_manner() if level.shrewd else GREEDY


def worth_a_thought(view: Json, ask: Json) -> bool:
    """Outside runs a window is for what the greedy player knows best: rezzing and scoring when it is time."""
    return ask["kind"] in SEARCHED and (ask["kind"] != "window" or view["run"] is not None)
