"""Agents: they answer asks from what their seat may see, and hold nothing else of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.greedy import Greedy
from jackin.bots.randomly import Randomly
from jackin.kernel.game import Json


class Agent(Protocol):
    """A player. `ask` is the view's own: the question and the options, by their values."""

    def choose(self, view: Json, ask: Json) -> str: ...


class UnknownAgent(ValueError):
    """A name that no agent has."""


AGENTS: dict[str, Callable[[int], Agent]] = {"random": Randomly, "greedy": Greedy}
GANGS_AGENTS: dict[str, Callable[[int], Agent]] = {"random": Randomly, "greedy": GangsGreedy}
AGENTS_OF = {"netrunner": AGENTS, "gangs": GANGS_AGENTS}


def agent(name: str, seed: int, game: str = "netrunner") -> Agent:
    """A new agent of this name; its seed is its own, apart from the game's."""
    agents = AGENTS_OF[game]
    if name not in agents:
        raise UnknownAgent(f"no bot is called {name!r}; there are {', '.join(agents)}")
    return agents[name](seed)
