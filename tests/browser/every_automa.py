"""Solo games in the browser to their end, with each pack: `make solo`. The tests play one for each side."""

from __future__ import annotations

import pytest

from jackin.netrunner.automa.pack import BUILT_IN, builtin
from tests.browser.conftest import Visit
from tests.browser.players import Corp, Runner

PACKS = [builtin(name) for name in BUILT_IN]


@pytest.mark.parametrize("pack", PACKS, ids=BUILT_IN)
def test_a_game_against_this_automa_comes_to_its_end(visit: Visit, pack):
    chair, policy = ("Runner", Runner()) if pack.side == "corp" else ("Corp", Corp())
    me = visit().opens().chooses(chair, "Automa", pack.name).plays()
    assert me.plays_on(policy).over
    me.sees("Game over")
