"""A sensible gang of one look ahead: every option gets a worth, and the best is taken."""

from __future__ import annotations

from math import exp
from typing import cast

from jackin.bots.gangs_greedy.choices import RATINGS
from jackin.bots.gangs_greedy.sight import Sight
from jackin.gangs.content.model import Content
from jackin.gangs.content.read import builtin
from jackin.gangs.shown import OptionView, View
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice


SECRET = ("combat-card",)
EXACT = 6  # digits: what differs in the last of a sum only is equal, on every Python
DOUBT = 0.35  # in Street Cred: what is so much worse is chosen about a third as often


class GangsGreedy:
    """Rates options from its view and the printed cards alone; among equals its dice decide. What is chosen in secret
    is mixed, the better the more often: who always plays the best card is read.

    `content` is the set that the game is played with, if it is not one that comes with the game.
    """

    def __init__(self, seed: int, content: Content | None = None) -> None:
        self.dice = Dice(seed)
        self.content = content

    def choose(self, view: Json, ask: Json) -> str:
        return self.chosen(view, ask, 0)

    def second(self, view: Json, ask: Json) -> str:
        """What it thinks next best: a player who did not look closely."""
        return self.chosen(view, ask, 1)

    def chosen(self, view: Json, ask: Json, place: int) -> str:
        options: list[OptionView] = ask["options"]
        rating = RATINGS.get(ask["kind"])
        if rating is None or len(options) == 1:
            return options[0]["value"]
        if self.content is None:
            self.content = builtin(view["content"])
        sight = Sight(cast(View, view), self.content)
        worths = [round(rating(sight, option), EXACT) for option in options]
        if ask["kind"] in SECRET:
            return options[self.mixed(worths)]["value"]
        wanted = sorted(worths, reverse=True)[place]
        among = [option for option, worth in zip(options, worths, strict=True) if worth == wanted]
        return among[self.dice.below(len(among)) if len(among) > 1 else 0]["value"]

    def mixed(self, worths: list[float], doubt: float = DOUBT) -> int:
        best = max(worths)
        weights = [int(1000 * exp((worth - best) / doubt)) for worth in worths]
        rest = self.dice.below(sum(weights))
        for n, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return n
        return len(worths) - 1
