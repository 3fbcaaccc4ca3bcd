"""Agents: they answer asks from what their seat may see, and hold nothing else of the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from jackin.bots.gangs_greedy import GangsGreedy
from jackin.bots.gangs_search import GangsSearch
from jackin.bots.gangs_search.reasoning import thumb as gangs_thumb
from jackin.bots.greedy import Greedy
from jackin.bots.levels import LEGEND, LEVELS, PRO, ROOKIE, STREET
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.netrunner_search.reasoning import thumb
from jackin.bots.netrunner_search.styles import STYLES
from jackin.bots.randomly import Randomly
from jackin.bots.reasons import Reason
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


def reason_of(player: Agent, view: Json, value: str) -> Reason | None:
    """Why a player gave the answer that it gave last: its thought, or the rule of thumb that it goes by; None if it
    has neither."""
    tell = getattr(player, "reason", None)
    if tell is not None:
        found: Reason | None = tell(view, value)
        return found
    goes_by = THUMBS.get(type(player))
    return None if goes_by is None else goes_by(view, value)


AGENTS: dict[str, Callable[[int], Agent]] = {
    "random": Randomly,
    "rookie": partial(NetrunnerSearch, level=ROOKIE),
    "greedy": Greedy,
    "street": partial(NetrunnerSearch, level=STREET),
    "pro": partial(NetrunnerSearch, level=PRO),
    "legend": partial(NetrunnerSearch, level=LEGEND),
}
"""Meant to be the weakest first; docs/bots.md says what is measured."""
STYLED: dict[str, Callable[[int], Agent]] = {
    f"{level.name}:{style.name}": partial(NetrunnerSearch, level=level, style=style)
    for level in LEVELS.values()
    if level.work
    for style in STYLES.values()
}
"""Those who think ahead, with each of their personalities: `legend:rush`."""
GANGS_AGENTS: dict[str, Callable[[int], Agent]] = {"random": Randomly, "greedy": GangsGreedy}
GANGS_AGENTS |= {level.name: partial(GangsSearch, level=level) for level in LEVELS.values()}
THUMBS: dict[type, Callable[[Json, str], Reason | None]] = {Greedy: thumb, GangsGreedy: gangs_thumb}
"""What those go by who do not think."""
AGENTS_OF = {"netrunner": AGENTS, "gangs": GANGS_AGENTS}


def can_play(name: str, seat: str, game: str = "netrunner") -> bool:
    """Whether a bot is called so and takes that chair: a personality is of one side."""
    _, _, style = name.partition(":")
    return name in AGENTS_OF[game] or (game == "netrunner" and name in STYLED and STYLES[style].side == seat)


def styles_of(name: str) -> dict[str, list[str]]:
    """The personalities that a bot of Netrunner may have, by side."""
    found: dict[str, list[str]] = {style.side: [] for style in STYLES.values()}
    for style in STYLES.values():
        if f"{name}:{style.name}" in STYLED:
            found[style.side].append(style.name)
    return found


def agent(name: str, seed: int, game: str = "netrunner") -> Agent:
    """A new agent of this name; its seed is its own, apart from the game's."""
    if game not in AGENTS_OF:
        raise UnknownAgent(f"no bots play {game!r}; there are {', '.join(AGENTS_OF)}")
    agents = {**AGENTS, **STYLED} if game == "netrunner" else AGENTS_OF[game]
    if name not in agents:
        raise UnknownAgent(f"no bot is called {name!r}; there are {', '.join(agents)}")
    return agents[name](seed)
