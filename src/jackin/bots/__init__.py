"""Agents: they answer asks from what their seat may see, and hold nothing else of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search import GangsSearch
from jackin.bots.greedy import Greedy
from jackin.bots.levels import LEGEND, LEVELS, PRO, ROOKIE, STREET
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.randomly import Randomly
from jackin.bots.source import Sealed
from jackin.kernel.game import Game, Json, NoWorld
from jackin.kernel.machine import Position


class Agent(Protocol):
    """A player. `ask` is the view's own: the question and the options, by their values."""

    def choose(self, view: Json, ask: Json) -> str: ...


class UnknownAgent(ValueError):
    """A name that no agent has."""


def answered(player: Agent, game: Game, position: Position, seat: int, seed: int) -> str:
    """What a player answers here: one that thinks ahead from a sealed source, any other from its view."""
    ponder = getattr(player, "ponder", None)
    if ponder is not None:
        try:
            return str(ponder(Sealed(game, position, seat, seed)))
        except NoWorld:
            pass
    view = game.sight(position, seat)
    return player.choose(view, view["ask"])


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Randomly,
    "rookie": partial(NetrunnerSearch, level=ROOKIE),
    "greedy": Greedy,
    "street": partial(NetrunnerSearch, level=STREET),
    "pro": partial(NetrunnerSearch, level=PRO),
    "legend": partial(NetrunnerSearch, level=LEGEND),
}
"""Meant to be the weakest first; docs/bots.md says what is measured."""
GANGS_AGENTS: dict[str, Callable[[int], Agent]] = {"random": Randomly, "greedy": GangsGreedy}
GANGS_AGENTS |= {level.name: partial(GangsSearch, level=level) for level in LEVELS.values()}
AGENTS_OF = {"netrunner": AGENTS, "gangs": GANGS_AGENTS}


def agent(name: str, seed: int, game: str = "netrunner") -> Agent:
    """A new agent of this name; its seed is its own, apart from the game's."""
    agents = AGENTS_OF[game]
    if name not in agents:
        raise UnknownAgent(f"no bot is called {name!r}; there are {', '.join(agents)}")
    return agents[name](seed)
