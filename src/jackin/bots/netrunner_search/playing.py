"""A world played on: both sides by rules of thumb, to the end of a turn."""

from __future__ import annotations

from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.greedy.memory import Memory
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from jackin.netrunner.words import RUNNER

LONG = 400  # decisions; nobody plays so many in three turns


class Play:
    """Two players by rules of thumb: the seat in a manner of its own, the other as `greedy`.

    `steps` counts the decisions they took: the work that a thought is measured in."""

    def __init__(self, seat: int, seed: int, memory: Memory, manner: Manner = GREEDY) -> None:
        self.players = [Greedy(seed), Greedy(seed + 1)]
        self.players[seat].manner = manner
        self.players[seat].memory = memory.copy()
        self.steps = 0

    def on(self, s: State, until: int) -> None:
        """Up to the beginning of a turn, or the end of the game."""
        for _ in range(LONG):
            ask = s.ask
            if ask is None or s.turn >= until:
                return
            answer(s, ask.options[0] if len(ask.options) == 1 else self.chosen(s, ask))
            self.steps += 1

    def chosen(self, s: State, ask: Ask) -> str:
        if ask.kind == "window" and is_idle(s, ask) and "pass" in ask.values:
            return "pass"
        seen: Json = dict(view(s, ask.seat, 0, False))
        return self.players[ask.seat].choose(seen, seen["ask"])


def is_idle(s: State, ask: Ask) -> bool:
    """Whether rules of thumb pass whatever is offered: those of the Runner do in every window but an encounter's."""
    return ask.seat == RUNNER and not (s.run is not None and s.run.encountering)
