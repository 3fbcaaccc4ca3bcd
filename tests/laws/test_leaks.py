"""No view, ask or log shows a seat what its own eyes have not seen."""

from __future__ import annotations

import pytest

from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.eyes import Eyes
from tests.laws.laws import SEATS
from tests.laws.play import decisions, identity, one_of_each
from tests.laws.watch import watched_by


def singleton_game(n: int) -> State:
    setup = one_of_each()
    setup["corp"]["identity"], setup["runner"]["identity"] = identity("corp", n), identity("runner", n // 4)
    return GAME.new(setup, n)


@pytest.mark.parametrize("n", range(12))
def test_no_seat_is_shown_what_it_has_not_seen(n):
    s = singleton_game(n)
    eyes = Eyes(s)
    with watched_by(eyes):
        for at, _ in enumerate(decisions(s, Dice(n * 7 + 1))):
            if at % 3 == 0:
                for seat in SEATS:
                    eyes.check(GAME, seat)
