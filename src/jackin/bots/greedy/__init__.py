"""A sensible player of one look ahead: every option gets a worth, and the best is taken."""

from __future__ import annotations

from collections.abc import Callable

from jackin.bots.greedy.corp_choices import CORP
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

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.memory = Memory()

    def choose(self, view: Json, ask: Json) -> str:
        options: list[OptionView] = ask["options"]
        if len(options) == 1:
            return self.settled(view, options[0])
        self.memory.look(view)
        rating = RATINGS[ask["seat"]].get(ask["kind"])
        if rating is None:
            return self.settled(view, options[0])
        sight = Sight(view, not self.memory.knows_top(view), not self.memory.ran_hq)
        worths = [rating(sight, option) for option in options]
        best = max(worths)
        among = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return self.settled(view, among[self.dice.below(len(among))] if len(among) > 1 else among[0])

    def settled(self, view: Json, option: OptionView) -> str:
        answer = str(option["value"])
        if view:
            self.memory.decided(view, answer)
        return answer
