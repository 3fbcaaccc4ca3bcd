"""A sensible player of one look ahead: every option gets a worth, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable

from jackin.bots.greedy.corp_choices import CORP
from jackin.bots.greedy.experience import KINDS
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.greedy.memory import Memory
from jackin.bots.greedy.runner_choices import RUNNER
from jackin.bots.greedy.sight import Sight
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from jackin.netrunner.shown.view import OptionView

Rating = Callable[[Sight, OptionView], float]
RATINGS: dict[str, dict[str, Rating]] = {"corp": CORP, "runner": RUNNER}


class Greedy:
    """Rates options from its view alone; among equals its dice decide."""

    def __init__(self, seed: int, manner: Manner = GREEDY) -> None:
        self.dice = Dice(seed)
        self.manner = manner
        self.memory = Memory()

    def choose(self, view: Json, ask: Json) -> str:
        options: list[OptionView] = ask["options"]
        worths = self.rated(view, ask) if len(options) > 1 else None
        if worths is None:
            return self.settled(view, options[0])
        best = max(worths)
        return self.settled(view, self.one_of(options, [worth == best for worth in worths]))

    def second(self, view: Json, ask: Json) -> str:
        """Its second-best idea for an action, if that does any good; anything else as well as it can."""
        options: list[OptionView] = ask["options"]
        worths = self.rated(view, ask) if len(options) > 1 and ask["kind"] == "action" else None
        lesser = [worth for worth in worths or () if 0 < worth < max(worths or ())]
        if worths is None or not lesser:
            return self.choose(view, ask)
        return self.settled(view, self.one_of(options, [worth == max(lesser) for worth in worths]))

    def rated(self, view: Json, ask: Json) -> list[float] | None:
        """What each option is worth; None if it has no opinion of such asks."""
        self.memory.look(view)
        rating = RATINGS[ask["seat"]].get(ask["kind"])
        if rating is None:
            return None
        sight = Sight(view, not self.memory.knows_top(view), not self.memory.ran_hq, self.manner)
        worths = [rating(sight, option) for option in ask["options"]]
        experience = self.manner.experience
        if experience is None or ask["kind"] not in KINDS:
            return worths
        return experience.corrected(view, ask, worths)

    def one_of(self, options: list[OptionView], wanted: list[bool]) -> OptionView:
        among = [option for option, is_wanted in zip(options, wanted, strict=True) if is_wanted]
        return among[self.dice.below(len(among))] if len(among) > 1 else among[0]

    def settled(self, view: Json, option: OptionView) -> str:
        answer = str(option["value"])
        if view:
            self.memory.decided(view, answer)
        return answer
