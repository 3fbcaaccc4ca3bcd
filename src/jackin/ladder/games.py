"""Games between bots and automas: the same match and number give the same game, in whatever process."""

from __future__ import annotations

from typing import NamedTuple

from jackin import netrunner
from jackin.bots import Agent, agent, answered
from jackin.bots.netrunner_search import NetrunnerSearch
from jackin.bots.randomly import Randomly
from jackin.content.packs import is_automa
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.kernel.rng import seedling
from jackin.netrunner.game import state
from jackin.netrunner.state import State
from jackin.workers.chunk import Chunk

ENDLESS = 50_000


class Match(NamedTuple):
    """Everything that decides the games. The setups take turns; `rounds`, if not 0, is when a game is a draw."""

    corp: str
    runner: str
    setups: tuple[Json, ...]
    seed: int
    rounds: int = 0


class Outcome(NamedTuple):
    winner: int
    reason: str
    decisions: int
    turns: int


def play_out(match: Match, number: int) -> tuple[State, int]:
    """A game as it stood at its end, and how many decisions it took."""
    seed = seedling(match.seed, number)
    agents = [player(match.corp, seedling(seed, 1)), player(match.runner, seedling(seed, 2))]
    position = netrunner.GAME.new(match.setups[number % len(match.setups)], seed)
    decisions = 0
    while position.ask is not None and decisions < ENDLESS and not is_draw(match, position):
        decide(position, agents[position.ask.seat], seedling(seed, 3 + decisions))
        decisions += 1
    return state(position), decisions


def is_draw(match: Match, position: Position) -> bool:
    return 0 < 2 * match.rounds < state(position).turn


def play_game(match: Match, number: int) -> Outcome:
    return outcome(*play_out(match, number))


def outcome(end: State, decisions: int) -> Outcome:
    if end.ask is not None:
        return Outcome(-1, "unfinished", decisions, end.turn)
    return Outcome(end.winner, end.reason, decisions, end.turn)


def player(name: str, seed: int) -> Agent:
    """A bot; an automa is part of the game and never asked, so that its seat needs none."""
    if is_automa(name):
        return Randomly(seed)
    bot = agent(name, seed)
    if isinstance(bot, NetrunnerSearch):
        bot.clock = standing_still
    return bot


def standing_still() -> float:
    """Thoughts end when their work is done: a busy machine makes nobody weaker."""
    return 0.0


def decide(position: Position, player: Agent, seed: int) -> None:
    """A random bot needs no view: its pick is the same number either way."""
    ask = position.ask
    assert ask is not None
    if isinstance(player, Randomly):
        answer(position, ask.options[player.pick(len(ask.options))])
    else:
        answer(position, answered(player, netrunner.GAME, position, ask.seat, seed))


def play_chunk(chunk: Chunk[Match]) -> list[Outcome]:
    return [play_game(chunk.match, number) for number in range(chunk.first, chunk.last)]
