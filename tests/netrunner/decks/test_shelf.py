"""The decks that come with the game, and those in files."""

from __future__ import annotations

from collections import Counter

import pytest

from jackin import netrunner
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice
from jackin.locale import words
from jackin.netrunner.catalog import find, pool
from jackin.netrunner.decks import BadDeck, UnknownDeck, deck, named, names, netrunnerdb, octgn, read, text
from jackin.netrunner.decks.house import house
from jackin.netrunner.decks.law import faults, influence
from jackin.netrunner.words import IDENTITY, SIDES

FACTIONS = ["haas-bioroid", "jinteki", "nbn", "weyland", "anarch", "criminal", "shaper"]


def test_names_are_starters_first():
    assert names("corp")[:4] == FACTIONS[:4]
    assert names("runner")[:3] == FACTIONS[4:]
    assert sorted(names()) == sorted(names("corp") + names("runner"))
    assert len(names("corp")) == 21
    assert len(names("runner")) == 18


def of_sets(*sets: str) -> list[str]:
    return [name for name, deck in house().items() if deck.sets == list(sets)]


def test_each_faction_has_two_house_decks_of_the_core_set_and_one_or_two_with_genesis():
    assert Counter(named(name).faction for name in of_sets("core")) == dict.fromkeys(FACTIONS, 2)
    assert set(Counter(named(name).faction for name in of_sets("core", "genesis"))) == set(FACTIONS)
    assert len(of_sets("core", "genesis")) == 8


def test_each_identity_of_creation_and_control_has_a_house_deck():
    new = [name for name, deck in house().items() if deck.sets[-1] == "creation-and-control"]
    held = {named(name).identity for name in new}
    assert held == {card.slug for card in pool(["creation-and-control"]) if card.type == IDENTITY}
    assert len(new) == 6


def test_four_house_decks_need_spin_or_honor_and_profit():
    assert len([name for name, deck in house().items() if deck.sets[-1] in ("spin", "honor-and-profit")]) == 4


@pytest.mark.parametrize("name", house())
def test_a_house_deck_is_legal_and_spends_its_influence(name):
    deck = named(name)
    assert faults(deck) == []
    identity = find(deck.identity)
    assert identity.min_deck <= deck.size <= 49
    assert influence(deck) >= min(14, identity.max_influence)


@pytest.mark.parametrize("name", names())
def test_every_deck_has_a_title_and_a_line_on_how_it_is_played(name):
    assert words("en").has(f"deck-{name}")
    assert 20 < len(words("en").format(f"deck-{name}-how")) < 120


@pytest.mark.parametrize(("corp", "runner"), list(zip(names("corp"), [*names("runner"), *FACTIONS[4:]], strict=True)))
def test_a_game_can_be_played_with_any_deck(corp, runner):
    game = netrunner.GAME.new(netrunner.setup(corp=corp, runner=runner), seed=7)
    dice = Dice(7)
    while game.ask:
        answer(game, game.ask.options[dice.below(len(game.ask.options))])
    assert netrunner.GAME.result(game) is not None


def test_an_unknown_deck_is_refused_with_near_names():
    with pytest.raises(UnknownDeck, match="no deck is called 'grate-wall'; there are great-wall"):
        deck("grate-wall")
    with pytest.raises(UnknownDeck, match="there are haas-bioroid, jinteki"):
        netrunner.setup(corp="qwertz")


@pytest.mark.parametrize("name", names())
def test_a_file_of_any_format_is_a_deck(tmp_path, name):
    wanted = named(name)
    for file, written in [
        (f"{name}.txt", text.write(wanted)),
        (f"{name}.json", netrunnerdb.write(wanted)),
        (f"{name}.o8d", octgn.write(wanted)),
        (f"{name}.bom.txt", "\ufeff" + text.write(wanted)),
    ]:
        path = tmp_path / file
        path.write_text(written, "utf-8")
        assert deck(path) == wanted
        assert deck(str(path)) == wanted


def test_a_file_gives_its_name_to_a_deck_without_one(tmp_path):
    path = tmp_path / "tuesday.txt"
    path.write_text("Noise\n3 Sure Gamble")
    assert deck(path).name == "tuesday"


def test_what_is_no_text_or_too_long_is_refused():
    with pytest.raises(BadDeck, match=r"Line 2: this is not text in UTF-8\."):
        read(b"Noise\n3 D\xe9j\xe0 Vu")
    with pytest.raises(BadDeck, match="longer than 100 kB"):
        read(b"#" * 100_001)


@pytest.mark.parametrize("name", names())
def test_the_side_of_a_deck_is_that_of_its_cards(name):
    assert name in names(SIDES[named(name).side])
    assert all(find(slug).side == named(name).side for slug in named(name).cards)
