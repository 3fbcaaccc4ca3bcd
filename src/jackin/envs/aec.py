"""A table as a PettingZoo environment: agents act in turn, each seeing its own bytes and its own mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import repeat
from sys import maxsize
from typing import Any, Literal, get_args

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv

from jackin.kernel.game import Json
from jackin.tensors.batch import reward
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page
from jackin.tensors.single import CUT, FORBIDDEN, OVER, Copy, Sight, Single

LONGEST = 5_000
Rewards = Literal["sparse", "shaped"]


def one_of(what: str, given: object, known: Iterable[object]) -> None:
    """A word that nobody knows is told with those that are known, before anything is played."""
    known = list(known)
    if given not in known:
        raise ValueError(f"{what}: {given!r} is none of {', '.join(map(repr, known))}")


class NotBegun(ValueError):
    """Somebody acts or looks although no game is going on."""

    def __init__(self) -> None:
        super().__init__("no game is going on: call reset() first")


def sight_of(encoding: Encoding, seats: int) -> Sight:
    """What the seats see, copied as arrays of NumPy."""
    sight = Sight(encoding, seats)
    pages: list[Copy] = [array(page, np.uint8).copy for page in sight.pages]
    sight.copied_by(pages, array(sight.mask, np.int8).copy, array(sight.nothing, np.int8).copy)
    return sight


def array(page: Page, numbers: type) -> NDArray[Any]:
    return np.frombuffer(memoryview(page.bytes), numbers)


class Table(AECEnv):
    """One game after another. Rewards are sparse: 1 for winning, -1 for losing. Shaped ones add, as they happen, half
    of each seat's progress in points, less that of the seat ahead of all others.

    It guards itself instead of being wrapped, which would cost as much as a step."""

    def __init__(
        self,
        encoding: Encoding,
        agents: list[str],
        setups: list[Json],
        rewards: Rewards = "sparse",
        longest: int = LONGEST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        one_of("rewards", rewards, get_args(Rewards))
        self.metadata = {"name": encoding.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.encoding = encoding
        self.setups = setups
        self.shaped = rewards == "shaped"
        self.longest = longest
        self.render_mode = render_mode
        self.possible_agents = agents
        self.agents: list[str] = []
        self.seat = {agent: seat for seat, agent in enumerate(agents)}
        seen = Box(0, 255, (encoding.size,), np.uint8)
        mask = Box(0, 1, (encoding.count,), np.int8)
        self.observation_spaces = {agent: Dict({"observation": seen, "action_mask": mask}) for agent in agents}
        self.action_spaces = {agent: Discrete(encoding.count) for agent in agents}
        self.sight = sight_of(encoding, len(agents))
        self.random = np.random.default_rng()
        self.games, self.over = 0, True

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. `options["setup"]` is one of your own; the decks take turns otherwise."""
        if seed is not None:
            self.random, self.games = np.random.default_rng(seed), 0
        setup = (options or {}).get("setup") or self.setups[self.games % len(self.setups)]
        self.games += 1
        self.game = Single(self.sight, setup, int(self.random.integers(2**63)), self.longest)
        self.position = self.game.position
        self.over = False
        self.agents = self.possible_agents[: self.encoding.seats(self.position)]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.lead = [0.0] * len(self.agents)
        self.agent_selection = agent = self.agents[self.game.asked()]
        self.infos[agent] = {"legal_actions": self.game.numbered()}

    def agent_iter(self, max_iter: int = maxsize) -> Iterator[str]:
        """Who acts, one after the other: a generator is quicker than an iterator of PettingZoo is."""
        for _ in repeat(None, min(max_iter, maxsize)):
            if self.over and not self.agents:
                return
            yield self.agent_selection

    def observe(self, agent: str) -> Any:
        if self.over and not self.agents:
            raise NotBegun
        return self.game.seen(self.seat[agent])

    def last(self, observe: bool = True) -> Any:
        """PettingZoo's own, with fewer looks into dictionaries while the game goes on."""
        if self.over or not observe:
            return super().last(observe)
        agent = self.agent_selection
        return self.game.seen(self.seat[agent]), self._cumulative_rewards[agent], False, False, self.infos[agent]

    def step(self, action: int | None) -> None:
        if self.over:
            self.step_afterwards(action)
            return
        agent = self.agent_selection
        if self.shaped:  # sparse ones come at the end, and all at once
            self._cumulative_rewards[agent] = 0.0
            self._clear_rewards()
        asked = self.game.take(OVER if action is None else action)
        if asked == FORBIDDEN:
            self.forfeit(agent)
            return
        infos = self.infos
        infos[agent] = {}
        if asked < 0 or self.shaped:
            self.give_rewards(asked)
            if asked == OVER:
                return
            asked = self.game.asked()
        self.agent_selection = agent = self.agents[asked]
        infos[agent] = {"legal_actions": self.game.numbered()}

    def step_afterwards(self, action: int | None) -> None:
        if not self.agents:
            raise NotBegun
        self._was_dead_step(action)

    def forfeit(self, agent: str) -> None:
        """An action that the mask forbids loses the game, as in PettingZoo's own games."""
        self.rewards[agent] = -1.0
        self.over, self.terminations = True, dict.fromkeys(self.agents, True)
        self.infos[agent] = {"illegal": True}
        self._accumulate_rewards()

    def give_rewards(self, asked: int) -> None:
        if self.shaped:
            self.shape()
        if asked == OVER:
            winners = self.encoding.winners(self.position)
            for agent in self.agents:
                self.rewards[agent] += reward(winners, self.seat[agent])
            self.over, self.terminations = True, dict.fromkeys(self.agents, True)
        elif asked == CUT:
            self.over, self.truncations = True, dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def shape(self) -> None:
        come = [self.encoding.progress(self.position, seat) for seat in range(len(self.agents))]
        for seat, agent in enumerate(self.agents):
            lead = come[seat] - max(other for n, other in enumerate(come) if n != seat)
            self.rewards[agent] += (lead - self.lead[seat]) / 2
            self.lead[seat] = lead

    def render(self) -> str | None:
        ask = self.position.ask
        if self.render_mode is None:
            return None
        return f"{self.encoding.name}: {ask!r}" if ask is not None else f"{self.encoding.name}: over"

    def close(self) -> None:
        """Nothing is held open."""
