"""NetrunnerDB's decklist JSON."""

from __future__ import annotations

import json

import pytest

from jackin.netrunner.decks import BadDeck, named, netrunnerdb

DECKLIST = """\
{
  "id": 1,
  "name": "Loud and Clear",
  "description": "Make <b>noise</b>.",
  "cards": {
    "01001": 1,
    "01007": 2,
    "01050": 3
  }
}
"""


def refused(text: str) -> list[str]:
    with pytest.raises(BadDeck) as bad:
        netrunnerdb.read(text)
    return str(bad.value).splitlines()


@pytest.mark.parametrize("wrapped", [DECKLIST, f'{{"data": [{DECKLIST}], "version_number": "2.0", "total": 1}}'])
def test_a_decklist_is_read_alone_or_as_the_site_wraps_it(wrapped):
    deck = netrunnerdb.read(wrapped)
    assert (deck.name, deck.notes) == ("Loud and Clear", "Make <b>noise</b>.")
    assert deck.identity == "noise-hacker-extraordinaire"
    assert deck.cards == {"corroder": 2, "sure-gamble": 3}


def test_it_is_written_with_public_codes_and_the_identity_among_the_cards():
    written = json.loads(netrunnerdb.write(named("big-rig")))
    assert written["name"] == "big-rig"
    assert written["cards"]["01033"] == 1
    assert written["cards"]["01044"] == 3
    assert sum(written["cards"].values()) == 46


def test_every_fault_is_told_at_once_with_its_line():
    text = DECKLIST.replace('"01007": 2', '"19001": 2,\n    "01017": 1,\n    "01008": "three",\n    "01009": true')
    assert refused(text) == [
        "Line 7: no card has the code “19001”. The Core Set has 01001 to 01113.",
        "Line 8: Gabriel Santiago: Consummate Professional is a second identity, after Noise: Hacker Extraordinaire. "
        "A deck has one.",
        "Line 9: the number of copies of Datasucker must be from 1 to 99.",
        "Line 10: the number of copies of Djinn must be from 1 to 99.",
    ]


def test_a_decklist_needs_an_identity():
    assert refused('{"cards": {"01050": 3}}')[0].startswith("There is no identity.")


@pytest.mark.parametrize(
    ("broken", "fault"),
    [
        (DECKLIST.replace('2,\n    "01050"', '2\n    "01050"'), "Line 8: this is not JSON from column 5 on."),
        (DECKLIST[:60], "Line 4: this is not JSON from column 18 on."),
        ("{", "Line 1: this is not JSON from column 2 on."),
    ],
)
def test_broken_json_is_refused_with_its_line(broken, fault):
    assert refused(broken) == [fault]


@pytest.mark.parametrize(
    "other",
    ["{}", "[]", "7", "null", '{"cards": ["01050"]}', '{"data": []}', "[" * 100_000, '{"cards": ' + "9" * 5000 + "}"],
    ids=range(8),
)
def test_json_that_is_no_decklist_is_refused(other):
    assert refused(other)[0].startswith(("This is not a NetrunnerDB decklist", "Line 1: this is not JSON"))
