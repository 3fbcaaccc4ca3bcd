"""Each game of Gangs leaves the fingerprint that it left before: every table and switch."""

from __future__ import annotations

import pytest

from tests.playthroughs.fingerprints import gangs_games, kept


@pytest.mark.parametrize(("name", "told"), gangs_games().items(), ids=list(gangs_games()))
def test_the_game_leaves_its_fingerprint(name, told):
    assert told() == kept().get(name)
