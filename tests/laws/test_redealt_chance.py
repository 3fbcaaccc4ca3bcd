"""Another world has another future: what the dice will show cannot be read from it."""

from __future__ import annotations

import pytest

from jackin import gangs, netrunner
from jackin.gangs.game import GAME as GANGS
from jackin.netrunner.game import GAME as NETRUNNER


@pytest.mark.parametrize(
    ("game", "setup"),
    [(NETRUNNER, netrunner.setup("nbn", "anarch")), (GANGS, gangs.setup(3))],
    ids=["netrunner", "gangs"],
)
def test_a_redealt_world_has_chance_of_its_own(game, setup):
    s = game.new(setup, 1)
    worlds = [game.redeal(s, seat, seed).chance.encode() for seat in (0, 1) for seed in (1, 2)]
    assert s.chance.encode() not in worlds
    assert worlds[0] != worlds[1], "another deal, another future"
