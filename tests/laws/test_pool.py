"""The laws and the leak checker over random decks of all sets together."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.bots import agent
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.eyes import Eyes
from tests.laws.laws import SEATS, heavy_laws, light_laws
from tests.laws.play import POOL, decisions, identity, one_of_each, random_deck
from tests.laws.stages import Stage
from tests.laws.watch import watched_by


def pool_game(n: int) -> State:
    dice = Dice(n)
    corp, runner = (random_deck(side, dice, 22, 3, POOL) for side in ("corp", "runner"))
    return GAME.new(netrunner.setup(corp, runner), n)


@pytest.mark.parametrize("n", range(8))
def test_laws_hold_with_cards_of_every_set(n):
    dice = Dice(n + 1)
    for at, s in enumerate(decisions(pool_game(n), Dice(n + 2))):
        if at % 4 == 0:
            light_laws(GAME, s, dice)
        if at % 50 == 49:
            heavy_laws(GAME, s, dice)


@pytest.mark.parametrize("part", range(8))
def test_laws_hold_on_the_stage_of_every_card(part):
    dice = Dice(part)
    for star in POOL[part::8]:
        for at, s in enumerate(Stage(star).decisions(2, 36)):
            if at % 12 == 11:
                light_laws(GAME, s, dice)


@pytest.mark.parametrize("part", range(8))
def test_every_stage_is_a_table_that_could_have_come_about(part):
    """Each seat can imagine how the hidden cards lie: what lies facedown is such as may lie there."""
    for star in POOL[part::8]:
        s = Stage(star).table(4)
        for seat in (0, 1):
            assert GAME.redeal(s, seat, part).ask is not None, star.slug


@pytest.mark.parametrize("n", range(4))
def test_no_seat_is_shown_what_it_has_not_seen_of_any_set(n):
    setup = one_of_each(POOL)
    setup["corp"]["identity"], setup["runner"]["identity"] = identity("corp", n, POOL), identity("runner", n, POOL)
    s = GAME.new(setup, n)
    eyes = Eyes(s)
    with watched_by(eyes):
        for at, _ in enumerate(decisions(s, Dice(n * 7 + 1))):
            if at % 5 == 0:
                for seat in SEATS:
                    eyes.check(GAME, seat)


@pytest.mark.parametrize("n", range(4))
def test_the_greedy_bot_plays_cards_it_has_no_opinion_on(n):
    s = pool_game(n + 100)
    bots = [agent("greedy", n), agent("greedy", n + 1)]
    for _ in range(3000):
        if s.ask is None:
            break
        view = GAME.view(s, s.ask.seat)
        GAME.answer(s, bots[s.ask.seat].choose(view, view["ask"]))
    assert s.over
