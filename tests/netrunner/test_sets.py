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
from jackin.netrunner.game import BadSetup

NEW: Json = {"identity": "chaos-theory-wunderkind", "cards": {"diesel": 3, "quality-time": 3, "sure-gamble": 3}}


def test_every_card_of_every_set_can_be_played():
    assert [card.slug for card in pool(SETS) if not card.implemented] == []


def test_the_core_set_keeps_its_numbers_whatever_comes_after_it():
    assert [card.code for card in CARDS[:113]] == [f"01{n:03}" for n in range(1, 114)]


@pytest.mark.parametrize("name", [name for name in SETS if name != CORE])
def test_a_set_is_complete_with_what_is_still_awaited(name):
    codes = sorted([card.code for card in pool([name])] + list(facts("awaited").get(name, {})))
    first = int(codes[0])
    assert [int(code) for code in codes] == list(range(first, first + len(codes)))


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


def test_a_save_names_its_sets_and_one_of_the_core_set_is_as_it_was():
    assert "sets" not in GAME.encode(GAME.new(netrunner.setup("jinteki", "shaper"), 1))
    saved = GAME.encode(GAME.new(netrunner.setup("jinteki", NEW), 1))
    assert saved["sets"] == [CORE, "genesis"]
    assert GAME.encode(GAME.decode(saved)) == saved
    with pytest.raises(BadSave, match="cards of 'homebrew'"):
        GAME.decode({**saved, "sets": ["homebrew"]})
