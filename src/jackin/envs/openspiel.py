"""Netrunner as an OpenSpiel game: `pyspiel.load_game("python_netrunner_core_v0")` after importing this module.

Chance is one node at the beginning, the deal: everything that is shuffled and thrown later follows from it. The
information state as a string is all that a player has seen since then; as a tensor it is the observation, as for
every other door, and 256 bits that tell any two information states apart.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

import numpy as np

from jackin import netrunner
from jackin.envs import needs
from jackin.envs.aec import LONGEST
from jackin.envs.netrunner_core_v0 import ENCODING
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.netrunner.game import state as netrunner_state
from jackin.netrunner.shown.view import view
from jackin.tensors.batch import reward
from jackin.tensors.page import Page

needs("openspiel", "pyspiel")
import pyspiel  # noqa: E402

NAME = "python_netrunner_core_v0"
DEALS = 1024
EVER = 10**6
DIGEST = 256
PARAMETERS = {"corp": "jinteki", "runner": "shaper", "deals": DEALS}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Android: Netrunner, Core Set",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class NetrunnerGame(pyspiel.Game):
    """`corp` and `runner` are decks by name; `deals` is how many different ones chance may choose from."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        self.deals = int(given["deals"])
        info = pyspiel.GameInfo(
            num_distinct_actions=ENCODING.count,
            max_chance_outcomes=self.deals,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(GAME_TYPE, info, params or {})
        self.setup = netrunner.setup(given["corp"], given["runner"])

    def new_initial_state(self) -> NetrunnerState:
        return NetrunnerState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A position that can be copied as OpenSpiel copies: a fork. None before the deal."""

    def __init__(self, position: Position | None = None) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> Held:
        return Held(netrunner.GAME.fork(self.position) if self.position is not None else None)

    def __reduce__(self) -> tuple[Any, tuple[Json | None]]:
        return kept, (netrunner.GAME.encode(self.position) if self.position is not None else None,)


def kept(data: Json | None) -> Held:
    return Held(netrunner.GAME.decode(data) if data is not None else None)


class NetrunnerState(pyspiel.State):
    def __init__(self, game: NetrunnerGame) -> None:
        super().__init__(game)
        self.setup, self.deals = game.setup, game.deals
        self.held = Held()
        self.decisions = 0

    @property
    def position(self) -> Position:
        assert self.held.position is not None, "the cards are not dealt yet"
        return self.held.position

    def current_player(self) -> int:
        if self.held.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        ask = self.position.ask
        assert ask is not None
        return ask.seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self.deals) for deal in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(action for action in ENCODING.actions(self.position) if action >= 0)

    def _apply_action(self, action: int) -> None:
        if self.held.position is None:
            self.held = Held(ENCODING.new(self.setup, action))
            return
        ask = self.position.ask
        assert ask is not None
        answer(self.position, ask.options[ENCODING.actions(self.position).index(action)])
        self.decisions += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if self.held.position is None:
            return f"deal {action}"
        ask = self.position.ask
        assert ask is not None
        return ask.options[ENCODING.actions(self.position).index(action)].value

    def is_terminal(self) -> bool:
        return self.held.position is not None and (self.position.ask is None or self.decisions >= LONGEST)

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.position.ask is not None:
            return [0.0, 0.0]
        winners = ENCODING.winners(self.position)
        return [reward(winners, seat) for seat in (0, 1)]

    def resample_from_infostate(self, player: int, sampler: Any) -> NetrunnerState:
        """Another position that this player cannot tell from this one: hidden cards are dealt again. `sampler` gives
        numbers from 0 to 1."""
        other: NetrunnerState = self.clone()
        if self.held.position is not None:
            other.held = Held(netrunner.GAME.redeal(self.position, player, int(sampler() * 2**53)))
        return other

    def __str__(self) -> str:
        return "before the deal" if self.held.position is None else repr(self.position.ask)


class Observer:
    """As OpenSpiel wants one: a tensor that is filled, and a string."""

    def __init__(self, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.page = Page(ENCODING.size)
        self.tensor = np.zeros(ENCODING.size + (DIGEST if perfect_recall else 0), np.float32)
        self.dict = {"observation": self.tensor[: ENCODING.size]}
        if perfect_recall:
            self.dict["history"] = self.tensor[ENCODING.size :]

    def set_from(self, state: NetrunnerState, player: int) -> None:
        self.tensor.fill(0)
        if state.held.position is None:
            return
        ENCODING.observe(state.position, player, self.page)
        self.dict["observation"][:] = np.frombuffer(memoryview(self.page.bytes), np.uint8)
        if self.perfect_recall:
            digest = blake2b(self.string_from(state, player).encode(), digest_size=DIGEST // 8).digest()
            self.dict["history"][:] = np.unpackbits(np.frombuffer(digest, np.uint8))

    def string_from(self, state: NetrunnerState, player: int) -> str:
        """What the player's view says; for perfect recall with everything that was said since the game began."""
        if state.held.position is None:
            return ""
        lines = EVER if self.perfect_recall else 0
        return json.dumps(view(netrunner_state(state.position), player, lines), sort_keys=True)


pyspiel.register_game(GAME_TYPE, NetrunnerGame)
