"""One seat against bots, as a Gymnasium environment: `gymnasium.make("jackin/netrunner_core-v0", opponent="greedy")`.

The mask is part of the observation and, for samplers, of `info["action_mask"]`; `info["legal_actions"]` is a list.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from jackin import gangs, netrunner
from jackin.bots import Agent, agent, answered
from jackin.bots.randomly import Randomly
from jackin.envs import gangs_house_v0, netrunner_core_v0
from jackin.envs.aec import LONGEST, Table, one_of
from jackin.kernel.game import Game

Seen = dict[str, Any]


class AgainstBots(gymnasium.Env[Seen, np.int64]):
    """`seat` is yours; every other one is played by a bot of this name."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  Gymnasium's own

    def __init__(self, table: Table, game: Game, seat: int, opponent: str) -> None:
        self.table = table
        self.game = game
        self.seat = seat
        self.opponent = opponent
        self.me = table.possible_agents[seat]
        self.render_mode = table.render_mode
        self.observation_space: Dict = Dict(
            {
                "observation": Box(0, 255, (table.encoding.size,), np.uint8),
                "action_mask": Box(0, 1, (table.encoding.count,), np.int8),
            }
        )
        self.action_space = Discrete(table.encoding.count)
        agent(opponent, 0, game.name)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        super().reset(seed=seed)
        self.table.reset(seed, options)
        self.bots: list[Agent] = [
            agent(self.opponent, int(self.np_random.integers(2**62)), self.game.name) for _ in self.table.agents
        ]
        self.others_play()
        return self.shown()

    def others_play(self) -> float:
        """Up to the next decision of this seat; what it has gained meanwhile."""
        gained = 0.0
        table = self.table
        while (ask := table.position.ask) is not None and ask.seat != self.seat and not self.over():
            table.step(table.game.legal[self.chosen(self.bots[ask.seat])])
            gained += table.rewards[self.me]
        return gained

    def chosen(self, bot: Agent) -> int:
        """Which option a bot takes. A random bot needs no view."""
        position = self.table.position
        assert position.ask is not None
        values = position.ask.values
        known = [n for n, action in enumerate(self.table.game.legal) if action >= 0]
        if isinstance(bot, Randomly):
            return known[bot.pick(len(known))]
        seed = int(self.np_random.integers(2**62))
        wanted = values.index(answered(bot, self.game, position, position.ask.seat, seed))
        return wanted if wanted in known else known[0]

    def over(self) -> bool:
        return self.table.terminations[self.me] or self.table.truncations[self.me]

    def step(self, action: np.int64) -> tuple[Seen, float, bool, bool, Seen]:
        """An action that the mask forbids loses the game."""
        table = self.table
        table.step(int(action))
        gained = table.rewards[self.me] + self.others_play()
        seen, info = self.shown()
        return seen, gained, table.terminations[self.me], table.truncations[self.me], info

    def shown(self) -> tuple[Seen, Seen]:
        seen = self.table.observe(self.me)
        return seen, {"action_mask": seen["action_mask"], **self.table.infos[self.me]}

    def render(self) -> Any:
        return self.table.render()


def netrunner_env(side: str = "runner", opponent: str = "random", **more: Any) -> AgainstBots:
    table = netrunner_core_v0.raw_env(**more)
    one_of("side", side, table.possible_agents)
    return AgainstBots(table, netrunner.GAME, table.possible_agents.index(side), opponent)


def gangs_env(seat: int = 0, opponent: str = "random", **more: Any) -> AgainstBots:
    table = gangs_house_v0.raw_env(**more)
    one_of("seat", seat, range(len(table.possible_agents)))
    return AgainstBots(table, gangs.GAME, seat, opponent)


MAKERS = {"netrunner_core": netrunner_env, "gangs_house": gangs_env}
for name, make in MAKERS.items():
    gymnasium.register(
        f"jackin/{name}-v0", f"{__name__}:{make.__name__}", max_episode_steps=LONGEST, disable_env_checker=True
    )
