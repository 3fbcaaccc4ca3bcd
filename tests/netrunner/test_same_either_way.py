"""Questions whose answers come to the same: told apart in whole games, not only in made up ones."""

from __future__ import annotations

from itertools import permutations

from jackin.kernel.ask import Ask
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.shown.matters import sensible, weigh
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from tests.netrunner.scenario import Put, corp, rezzed, runner, server, table

DECKS = [("weyland", "criminal"), ("nbn", "anarch"), ("jinteki", "shaper"), ("haas-bioroid", "criminal")]
MOST_WAYS = 3


def asks(kind: str):
    """Every question of a kind in some games of chance."""
    for seed, (one, other) in enumerate(DECKS * 12):
        s, dice = GAME.new(setup(one, other), seed), Dice(seed)
        while (ask := GAME.ask(s)) is not None:
            if ask.kind == kind:
                yield s, ask
            answer(s, ask.values[dice.below(len(ask.values))])


def test_a_payment_never_offers_more_than_a_few_ways_that_differ():
    seen = 0
    for s, ask in asks("pay"):
        ways = sensible(s, ask)
        assert 1 <= len(ways) <= MOST_WAYS
        assert ask.options[0].value in ways, "the table suggests a sensible one"
        seen += 1
    assert seen


def test_many_purses_are_still_one_way():
    rig: list[str | Put] = ["cyberfeeder", "cyberfeeder", rezzed("the-toolbox", credit=2), "ninja"]
    t = table(
        corp=corp(hq_server=server(ice=[rezzed("ichi-1-0")]), bad_publicity=1), runner=runner(rig=rig, credits=9)
    )
    t.runner.runs("hq")
    t.runner.answers(next(value for value in t.options if value.startswith(f"use {t.runner.id('ninja')}")))
    assert t.asked == ("runner", "pay")
    assert t.ask is not None
    assert len(sensible(t.state, t.ask)) <= MOST_WAYS < len(t.options)


def resolved(s: State, order: tuple[str, ...], seat: int) -> object:
    """What the seat sees when all have resolved in this order."""
    fork = s.fork()
    for value in order:
        if fork.ask is None or fork.ask.kind != "order" or value not in fork.ask.values:
            break
        answer(fork, value)
    return view(fork, seat, 0)


def all_orders_agree(s: State, ask: Ask) -> bool:
    first, *others = [resolved(s, order, ask.seat) for order in permutations(ask.values)]
    return all(one == first for one in others)


def test_an_order_is_skipped_only_if_every_order_comes_to_the_same():
    skipped = asked = 0
    for s, ask in asks("order"):
        if weigh(s, ask.seat).reasons:
            asked += 1
        else:
            skipped += 1
            assert all_orders_agree(s, ask)
    assert skipped
    assert asked
