"""The bot that takes any answer, each as likely as the others."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.kernel.rng import Dice


class Randomly:
    """Plays at random, from a private seed."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, view: Json, ask: Json) -> str:
        options = ask["options"]
        return str(options[self.pick(len(options))]["value"])

    def pick(self, count: int) -> int:
        """Which of so many options: all that this bot decides."""
        return self.dice.below(count)
