"""Whole games as the stage tells them: after everything that arrives, the board is what its seat sees.

A few games in each run; `JACKIN_TOLD=1000 pytest tests/laws/test_told_games.py` plays as many as are wanted.
"""

from __future__ import annotations

import os
from typing import Any

import pytest

from jackin import gangs
from jackin.doors import Door, door
from jackin.doors.watch import answered, told
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from tests.laws.beats import Untold, ends_in_the_view

GAMES = int(os.environ.get("JACKIN_TOLD", "8"))
MOST_ANSWERS = 3000
SPECTATOR = -1


def netrunner_game(at: Door, seed: int) -> Any:
    wish = {"side": "runner", "opponent": {"kind": "person", "name": "", "level": ""}}
    decks = {seat: at.deck(seat, None, False) for seat in ("corp", "runner")}
    return at.game.new(at.setup(wish, decks), seed)


def gangs_game(at: Door, seed: int) -> Any:
    return at.game.new(gangs.setup(2 + seed % 3), seed)


def seats_of(game: str, seed: int) -> range:
    return range(SPECTATOR, 2 if game == "netrunner" else 2 + seed % 3)


BEGUN = {"netrunner": netrunner_game, "gangs": gangs_game}


def plays(game: str, seed: int) -> int:
    """A game of chance to its end, told to everybody; how many answers it took."""
    at, dice, arrived = door(game), Dice(seed), 0
    s = BEGUN[game](at, seed)
    while s.ask is not None and arrived < MOST_ANSWERS:
        moments = answered(at, s, s.ask.values[dice.below(len(s.ask.values))])
        for seat in seats_of(game, seed):
            ends_in_the_view(at, s, moments, seat)
        arrived += 1
    return arrived


@pytest.mark.parametrize("game", BEGUN)
def test_the_board_is_what_the_seat_sees_after_everything_that_arrives(game: str):
    for seed in range(GAMES if game == "netrunner" else max(1, GAMES // 8)):
        assert plays(game, seed) > 20


def test_a_board_that_runs_ahead_of_its_beat_is_noticed(monkeypatch: pytest.MonkeyPatch):
    def ahead(*what: Any) -> list[Json]:
        return [{**beat, "but": {}} for beat in told(*what)]

    monkeypatch.setattr("tests.laws.beats.told", ahead)
    with pytest.raises(Untold):
        plays("netrunner", 1)
