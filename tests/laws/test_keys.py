"""What tells two positions apart: keys are equal where everything is that a save holds, but for what was told."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator

import pytest

from jackin import gangs, netrunner
from jackin.kernel.frame import Key
from jackin.kernel.game import Game, Json
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice

TOLD = ("log", "quiet")
GAMES: dict[str, tuple[Game, Json]] = {
    "netrunner": (netrunner.GAME, netrunner.setup("jinteki", "shaper")),
    "automa": (netrunner.GAME, netrunner.setup("nbn", "anarch", automa={"corp": {"pack": "exa", "level": "hard"}})),
    "gangs": (gangs.GAME, gangs.setup(["valentinos", "voodoo-boys", "maelstrom"])),
    "alone": (gangs.GAME, gangs.setup(["valentinos", "maelstrom"], alone=True)),
}


def held(game: Game, position: Position) -> str:
    """Everything of a position that goes on, as text."""
    return json.dumps({name: value for name, value in game.encode(position).items() if name not in TOLD}, default=str)


def met(game: Game, setup: Json) -> Iterator[Position]:
    """Decisions of a random game, and what each of their answers and each two of them lead to."""
    dice = Dice(5)
    position = game.new(setup, 5)
    for turn in range(160):
        if position.ask is None:
            return
        if turn % 10 == 0:
            for one in position.ask.values:
                ahead = game.fork(position)
                game.answer(ahead, one)
                yield ahead
                for two in ahead.ask.values if ahead.ask is not None else ():
                    further = game.fork(ahead)
                    game.answer(further, two)
                    yield further
        game.answer(position, position.ask.values[dice.below(len(position.ask.values))])


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_equal_exactly_where_positions_are(name):
    game, setup = GAMES[name]
    by_key, by_save = defaultdict[Key, set[str]](set), defaultdict[str, set[Key]](set)
    for position in met(game, setup):
        by_key[position.key()].add(held(game, position))
        by_save[held(game, position)].add(position.key())
    assert len(by_key) > 100
    assert {len(saves) for saves in by_key.values()} == {1}
    assert {len(keys) for keys in by_save.values()} == {1}


@pytest.mark.parametrize("name", GAMES)
def test_a_fork_and_a_loaded_save_have_the_key_of_the_position(name):
    game, setup = GAMES[name]
    for position in list(met(game, setup))[::15]:
        assert game.fork(position).key() == position.key()
        assert hash(game.decode(game.encode(position)).key()) == hash(position.key())


def test_two_ways_to_one_position_have_one_key():
    game = netrunner.GAME
    start = game.new(netrunner.setup("jinteki", "shaper"), 7)
    for _ in range(2):
        game.answer(start, "keep")

    def after(*answers: str) -> Key:
        position = game.fork(start)
        for value in answers:
            game.answer(position, value)
        return position.key()

    assert after("credit", "draw") == after("draw", "credit")
    assert after("credit", "draw") != after("draw", "draw")
