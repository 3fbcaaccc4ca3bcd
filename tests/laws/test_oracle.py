"""The list of legal answers is exactly what a slow and independent judge allows.

The judge has read the Core Set. Of the cards of all other sets, and of those to come, it knows what the rules alone
say of them.
"""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.kernel.ask import IllegalAnswer
from jackin.kernel.game import Game
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.state import State
from tests.laws.bounds import beyond
from tests.laws.laws import Broken
from tests.laws.oracle import conceivable, judges, legal
from tests.laws.play import POOL, decisions, new_game, random_deck
from tests.laws.scenes import middle
from tests.laws.stages import Stage


def check(game: Game, s: State) -> None:
    """The ask lists the legal answers, no more and no fewer."""
    ask = game.ask(s)
    if ask is None or not judges(s):
        return
    missing, listed = legal(s) - set(ask.values), set(ask.values) - legal(s)
    if missing or listed:
        raise Broken(f"{ask.kind}: legal and not listed {sorted(missing)}, listed and not legal {sorted(listed)}")


def keep_within_bounds(s: State) -> None:
    missing, listed = beyond(s)
    if missing or listed:
        raise Broken(f"certain and not listed {sorted(missing)}, listed and not possible {sorted(listed)}")


def try_everything(game: Game, s: State) -> None:
    """Of all conceivable answers exactly the legal ones are taken; the others leave the position alone."""
    if not judges(s):
        return
    assert legal(s) <= conceivable(s)
    taken = {value for value in conceivable(s) if is_taken(game, s, value)}
    if taken != legal(s):
        raise Broken(f"taken: {sorted(taken - legal(s))}, refused: {sorted(legal(s) - taken)}")


def is_taken(game: Game, s: State, value: str) -> bool:
    fork = s.fork()
    try:
        game.answer(fork, value)
    except IllegalAnswer:
        assert game.encode(fork) == game.encode(s) if len(value) % 9 == 0 else fork.ask is s.ask
        return False
    return True


@pytest.mark.parametrize("part", range(4))
def test_answers_are_the_legal_ones_in_whole_games(part):
    for n in range(part * 12, part * 12 + 12):
        dice = Dice(n)
        corp, runner = (random_deck(side, dice, 25, 3) for side in ("corp", "runner"))
        start = GAME.new(netrunner.setup(corp, runner, quiet=True), n) if n % 2 else new_game(n, quiet=True)
        for s in decisions(start, Dice(n * 7 + 1)):
            check(GAME, s)


@pytest.mark.parametrize("part", range(4))
def test_answers_are_the_legal_ones_in_rich_middles(part):
    for n in range(part * 60, part * 60 + 60):
        for s in decisions(middle(n), Dice(n), 60):
            check(GAME, s)


def test_of_all_conceivable_answers_exactly_the_legal_ones_are_taken():
    for n in range(24):
        for at, s in enumerate(decisions(middle(n), Dice(n), 40)):
            if at % 13 == n % 13:
                try_everything(GAME, s)


@pytest.mark.parametrize("part", range(8))
def test_with_any_card_of_any_set_the_rules_alone_are_kept(part):
    for star in POOL[part::8]:
        for s in Stage(star).decisions(1, 40):
            keep_within_bounds(s)
