"""AI cards, behaviour cards and packs of the game have a name in every language; others keep the one they bring."""

from __future__ import annotations

import pytest

from jackin.content import packs
from jackin.locale import LANGUAGES, words

BUILT_IN = [pack for name in packs.names() if (pack := packs.pack(name)).built_in]
NAMES = [("pack", pack.id, pack.name) for pack in BUILT_IN]
NAMES += [("title", card.id, card.title) for pack in BUILT_IN for card in pack.cards]
NAMES += [("behaviour", card.id, card.title) for pack in BUILT_IN for card in pack.behaviours]


def test_english_calls_them_as_their_packs_do():
    for kind, id, title in NAMES:
        assert words("en").format(f"automa-{kind}-{id}") == title


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_has_a_name_in_every_language(lang):
    said = words(lang)
    named = {(kind, id): said.order(id, title, kind) for kind, id, title in NAMES}
    assert all(name and not name.startswith("[") for name in named.values())
    if lang != "en":
        same = [id for kind, id, title in NAMES if named[kind, id] == title]
        assert len(same) < len(NAMES) // 10, same


def test_a_card_with_a_title_of_its_own_keeps_it():
    assert words("de").order("dash-coffee", "Coffee Run") == "Kaffeepause"
    assert words("de").order("dash-coffee", "Tea Break") == "Tea Break"
    assert words("de").order("mine-1", "Coffee Run") == "Coffee Run"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_behaviour_says_what_the_player_will_notice(lang):
    for pack in BUILT_IN:
        for card in pack.behaviours:
            assert words(lang).has(f"automa-behaviour-{card.id}", "how")
