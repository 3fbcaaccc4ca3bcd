"""The odds of a value, read anew: also where some of them are far out."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")


def test_odds_that_are_far_out_do_not_throw_the_reading_away():
    from jackin.ladder.fitting import logistic, loss
    from jackin.ladder.recalibrating import solved

    dice = np.random.default_rng(3)
    odds = np.concatenate([dice.normal(-1.0, 0.5, 1500), dice.normal(-20.0, 8.0, 500)])
    wins = (dice.random(2000) < logistic(0.1 * odds + 0.4)).astype(float)
    pairs = np.stack([odds, np.ones(2000)], axis=1)
    steep, shift = solved(pairs, wins)
    assert (steep, shift) == (pytest.approx(0.1, abs=0.05), pytest.approx(0.4, abs=0.2))
    assert loss(logistic(pairs @ np.array([steep, shift])), wins) < loss(logistic(odds), wins)
