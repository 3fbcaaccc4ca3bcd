"""A deck written in any format is read back the same; and nothing that is read can do worse than be refused."""

from __future__ import annotations

import contextlib
import json

from hypothesis import given, settings
from hypothesis import strategies as st

from jackin.locale import LANGUAGES
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.decks import BadDeck, Deck, netrunnerdb, octgn, read, text
from jackin.netrunner.words import IDENTITY

POOL = [card for card in CARDS if card.set]
LINES = "3x Sure Gamble|Noise|Event (3)|2 |x2|Deck:|Identity: |# |##|(|●|[a](b)|://".split("|")
XML = "<deck> </deck> <card> <card/> </card> <notes/> &amp; <![CDATA[ ]]> <!DOCTYPE> <!-- --> Corroder".split()
KEYS = st.one_of(st.sampled_from(["cards", "data", "name", "01001", "01050"]), st.text())


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    identity = draw(st.sampled_from([card for card in POOL if card.type == IDENTITY]))
    pool = [card.slug for card in POOL if card.side == identity.side and card.type != IDENTITY]
    cards = draw(st.dictionaries(st.sampled_from(pool), st.integers(1, 99), min_size=1))
    return Deck(identity.slug, cards, draw(st.text(max_size=40)), draw(st.text(max_size=80)))


@given(decks(), st.sampled_from(list(LANGUAGES)))
@settings(deadline=None)
def test_text_round_trip(deck, lang):
    assert text.read(text.write(deck, lang)) == deck
    assert read(text.write(deck, lang).encode()) == deck


@given(decks())
@settings(deadline=None)
def test_netrunnerdb_round_trip(deck):
    assert netrunnerdb.read(netrunnerdb.write(deck)) == deck
    assert read(netrunnerdb.write(deck).encode()) == deck


@given(decks())
@settings(deadline=None)
def test_octgn_round_trip(deck):
    assert octgn.read(octgn.write(deck).encode(), deck.name) == deck
    assert read(octgn.write(deck).encode(), deck.name) == deck


@given(st.one_of(st.text(), st.lists(st.one_of(st.sampled_from(LINES), st.text(max_size=20))).map("\n".join)))
@settings(deadline=None)
def test_any_text_is_a_deck_or_refused_in_words(pasted):
    try:
        deck, refusal = text.read(pasted), ""
    except BadDeck as bad:
        deck, refusal = None, str(bad)
    assert (deck is None) == bool(refusal)
    assert "[deck-" not in refusal


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text()),
    lambda inner: st.one_of(st.lists(inner), st.dictionaries(KEYS, inner)),
)


@given(JSON.map(json.dumps))
@settings(deadline=None)
def test_any_json_is_a_deck_or_refused(data):
    with contextlib.suppress(BadDeck):
        netrunnerdb.read(data)


@given(st.one_of(st.binary(), st.lists(st.sampled_from(XML)).map(lambda parts: "".join(parts).encode())))
@settings(deadline=None)
def test_any_xml_is_a_deck_or_refused(data):
    with contextlib.suppress(BadDeck):
        octgn.read(data)


@given(st.binary())
@settings(deadline=None)
def test_any_bytes_are_a_deck_or_refused(data):
    with contextlib.suppress(BadDeck):
        read(data)
