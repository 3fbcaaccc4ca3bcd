"""The laws hold in random play: games from the start, rich middles, rare corners, and decks of anything."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jackin import netrunner
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.laws import heavy_laws, light_laws, redeals_vary, replay_equals_live
from tests.laws.play import MATCH_UPS, MOST_DECISIONS, cards_of, decisions, identities, new_game, play_on, setup_of
from tests.laws.scenes import CORNERS, corner, middle


def every_law(start: State, seed: int, most: int, every: int) -> None:
    """Light laws at each decision of a random walk, heavy ones at some."""
    dice = Dice(seed)
    for s in decisions(start, Dice(seed + 1), most):
        light_laws(GAME, s, dice)
        if dice.below(every) == 0:
            heavy_laws(GAME, s, dice)
    light_laws(GAME, start, dice)


@pytest.mark.parametrize("n", range(len(MATCH_UPS)))
def test_laws_hold_in_every_starter_match_up(n):
    every_law(new_game(n), n, 20_000, 16)


@pytest.mark.parametrize("n", range(6))
def test_laws_hold_in_rich_middles_of_games(n):
    for at in range(n * 8, n * 8 + 8):
        every_law(middle(at), at, 60, 12)


@pytest.mark.parametrize("name", CORNERS)
def test_laws_hold_in_rare_corners(name):
    every_law(corner(name, 1), 1, 15, 4)


@pytest.mark.parametrize("n", range(len(MATCH_UPS)))
def test_replay_equals_live(n):
    """By value, at three points of the game and at its end."""
    s = new_game(n)
    answers: list[str] = []
    dice = Dice(n + 77)
    while s.ask is not None:
        if len(answers) in (0, 40, 160):
            replay_equals_live(GAME, setup_of(n), n, answers, s)
        value = s.ask.values[dice.below(len(s.ask.values))]
        answers.append(value)
        GAME.answer(s, value)
    replay_equals_live(GAME, setup_of(n), n, answers, s)


def test_hidden_cards_are_really_dealt_again():
    for n in range(4):
        for at, s in enumerate(decisions(new_game(n), Dice(n), 120)):
            if at % 30 == 0:
                redeals_vary(GAME, s, Dice(at))


@pytest.mark.soak
@pytest.mark.parametrize("part", range(8))
def test_two_thousand_games_end_and_keep_the_light_laws(part):
    for n in range(part * 250, part * 250 + 250):
        for at, s in enumerate(decisions(new_game(n, quiet=True), Dice(n * 7 + 1))):
            if at % 8 == n % 8:
                light_laws(GAME, s, Dice(0))


def deck(side: str) -> st.SearchStrategy[dict[str, object]]:
    """Any identity with any cards, up to three copies of each."""
    cards = st.dictionaries(
        st.sampled_from([c.slug for c in cards_of(side)]), st.integers(1, 3), min_size=6, max_size=24
    )
    return st.fixed_dictionaries({"identity": st.sampled_from(identities(side)), "cards": cards})


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    corp=deck("corp"),
    runner=deck("runner"),
    seed=st.integers(0, 2**32),
    answers=st.lists(st.integers(0, 999), max_size=120),
)
def test_laws_hold_for_any_decks_and_any_answers(corp, runner, seed, answers):
    s = GAME.new(netrunner.setup(corp, runner), seed)
    for n, pick in enumerate(answers):
        if s.ask is None:
            break
        GAME.answer(s, s.ask.values[pick % len(s.ask.values)])
        light_laws(GAME, s, Dice(seed))
        if n % 60 == 59:
            heavy_laws(GAME, s, Dice(seed))
    light_laws(GAME, play_on(s, Dice(seed), MOST_DECISIONS), Dice(seed))
