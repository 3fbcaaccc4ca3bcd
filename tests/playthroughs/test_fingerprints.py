"""Each game of Netrunner leaves the fingerprint that it left before: whole pool, every stage, every Automa."""

from __future__ import annotations

import pytest

from tests.playthroughs.fingerprints import games, kept, netrunner_games


@pytest.mark.parametrize(("name", "told"), netrunner_games().items(), ids=list(netrunner_games()))
def test_the_game_leaves_its_fingerprint(name, told):
    assert told() == kept().get(name)


def test_no_fingerprint_is_left_over():
    assert kept().keys() == games().keys()
