"""What a table serves besides the view is what it served before."""

from __future__ import annotations

import pytest

from tests.playthroughs.fingerprints import kept
from tests.playthroughs.served import GAMES


@pytest.mark.parametrize(("name", "told"), GAMES.items(), ids=list(GAMES))
def test_the_game_leaves_its_fingerprint(name, told):
    assert told() == kept().get(name)
