"""Where a game stands, in names that a program may rely on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import pytest

from jackin import netrunner
from jackin.kernel.frame import FLOWS
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, moment
from jackin.netrunner.shown.moment import RUN, TURN

PHASES = {"mulligan": "setup", "action": "action", "discard": "discard"}
STEPS = {"break": "encounter", "access": "access", "instead": "success"}
OUTSIDE = ("mulligan", "action", "discard", "jack-out", "access")
ALONE = {"automa": {"corp": {"pack": "dash", "level": "hard"}}}


def views(more: Json, seed: int) -> Iterator[Json]:
    """What the asked seat sees, in a random game."""
    s, dice = GAME.new(netrunner.setup("weyland", "criminal", **more), seed), Dice(seed)
    while s.ask is not None:
        yield GAME.sight(s, s.ask.seat)
        GAME.answer(s, s.ask.values[dice.below(len(s.ask.values))])


@pytest.mark.parametrize("more", [{}, ALONE, {"ask_everything": True}], ids=["people", "automa", "everything"])
def test_every_question_has_its_moment(more):
    seen = set()
    for view in chain.from_iterable(views(more, seed) for seed in (3, 4, 5)):
        now, kind = moment(view), view["ask"]["kind"]
        assert (now.run is not None) == (view["run"] is not None)
        assert now.phase == PHASES.get(kind, now.phase)
        assert now.run == STEPS.get(kind, now.run)
        assert now.window or kind != "window"
        assert not (now.window and kind in OUTSIDE)
        seen.add(now)
    assert len(seen) >= 8


def test_every_step_of_a_run_has_a_name():
    assert RUN.keys() == set(FLOWS["run"].names)


def test_every_name_of_a_turn_is_of_a_step():
    turns = [name for flow, found in FLOWS.items() if flow.endswith("-turn") for name in found.names]
    assert {step.removeprefix("corp_").removeprefix("runner_") for step in turns} >= TURN.keys()
