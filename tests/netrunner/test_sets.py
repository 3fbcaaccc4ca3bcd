"""Sets of cards: what a deck needs, what a table plays with, what a save names."""

from __future__ import annotations

import pytest

from jackin import netrunner
from jackin.kernel.codec import BadSave
from jackin.kernel.game import Json
from jackin.netrunner import GAME
from jackin.netrunner.catalog import CARDS, CORE, SETS, facts, pool, sets_of
from jackin.netrunner.decks import named
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.dsl import card, gain, new_card
from jackin.netrunner.game import BadSetup

NEW: Json = {"identity": "chaos-theory-wunderkind", "cards": {"diesel": 3, "quality-time": 3, "sure-gamble": 3}}


def test_every_card_of_every_set_can_be_played():
    assert [card.slug for card in pool(SETS) if not card.implemented] == []


def test_the_core_set_keeps_its_numbers_whatever_comes_after_it():
    assert [card.code for card in CARDS[:113]] == [f"01{n:03}" for n in range(1, 114)]


@pytest.mark.parametrize("name", [name for name in SETS if name not in (CORE, "guide")])
def test_a_set_is_complete_with_what_is_still_awaited(name):
    codes = sorted([card.code for card in pool([name])] + list(facts("awaited").get(name, {})))
    first = int(codes[0])
    assert [int(code) for code in codes] == list(range(first, first + len(codes)))


def test_the_further_cards_that_the_guide_names_are_all_there():
    codes = [card.code for card in pool(["guide"])]
    assert (len(codes), codes) == (22, sorted(codes))


def test_a_deck_says_which_sets_it_needs():
    assert named("shaper").sets == [CORE]
    assert Deck(NEW["identity"], NEW["cards"]).sets == [CORE, "genesis"]
    assert sets_of([]) == []


def test_a_table_of_the_core_set_takes_no_card_of_another_set():
    netrunner.setup("jinteki", NEW)
    with pytest.raises(BadSetup, match="runner: 'chaos-theory-wunderkind' is of the set 'genesis'"):
        GAME.new(netrunner.setup("jinteki", NEW, sets=[CORE]), 1)
    GAME.new(netrunner.setup("jinteki", NEW, sets=[CORE, "genesis"]), 1)
    with pytest.raises(BadSetup, match="sets: there are core, genesis"):
        GAME.new(netrunner.setup("jinteki", NEW, sets=["homebrew"]), 1)


def own_card(cost: int) -> Json:
    """A deck of nothing but a card that this test has printed."""
    new_card("test-own-event", of="test-own", side="runner", type="event", cost=cost)
    card("test-own-event", play=gain(1))
    return {"identity": "the-professor-keeper-of-knowledge", "cards": {"test-own-event": 45}}


def test_cards_of_an_own_set_are_played_only_where_the_setup_names_it():
    deck = own_card(0)
    with pytest.raises(BadSetup, match="of the set 'test-own', which is not played here"):
        GAME.new(netrunner.setup("jinteki", deck), 1)
    s = GAME.new(netrunner.setup("jinteki", deck, sets=[*SETS, "test-own"]), 1)
    assert GAME.encode(s)["sets"] == [CORE, "creation-and-control", "test-own"]
    assert "test-own-event" not in [one.slug for one in pool(SETS)]


def test_a_card_of_an_own_set_may_be_printed_anew_and_a_published_one_never():
    before = GAME.new(netrunner.setup("jinteki", own_card(0), sets=[*SETS, "test-own"]), 1)
    after = GAME.new(netrunner.setup("jinteki", own_card(2), sets=[*SETS, "test-own"]), 1)
    assert [CARDS[s.code[-1]].cost for s in (before, after)] == [0, 2]
    with pytest.raises(ValueError, match="two cards are called 'hedge-fund'"):
        new_card("hedge-fund", of="test-own", side="corp", type="operation", cost=0)


def test_a_save_names_its_sets_and_one_of_the_core_set_is_as_it_was():
    assert "sets" not in GAME.encode(GAME.new(netrunner.setup("jinteki", "shaper"), 1))
    saved = GAME.encode(GAME.new(netrunner.setup("jinteki", NEW), 1))
    assert saved["sets"] == [CORE, "genesis"]
    assert GAME.encode(GAME.decode(saved)) == saved
    with pytest.raises(BadSave, match="cards of 'homebrew'"):
        GAME.decode({**saved, "sets": ["homebrew"]})
