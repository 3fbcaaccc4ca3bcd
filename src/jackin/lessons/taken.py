"""A position of Netrunner as a description: what `netrunner.position` would lay out again."""

from __future__ import annotations

from typing import Any

from jackin.kernel.game import Json
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, COUNTERS, HAND, RIG, RUNNER, SCORE, SIDES, line, root, server_name

LAID = ("advancement", "credit", "virus", "power", "agenda")
"""The counters that a description may name."""


def slug(s: State, card: int) -> str:
    return CARDS[s.code[card]].slug


def told(s: State, card: int, **more: Any) -> Json:
    """A card with its counters, known to both seats."""
    counters = {kind: n for number, kind in enumerate(COUNTERS) if kind in LAID and (n := s.counter(card, number))}
    return {"card": slug(s, card), **more, **counters, "known": "both"}


def installed(s: State, card: int) -> Json:
    return told(s, card, rezzed=True) if s.faceup[card] else told(s, card)


def server(s: State, number: int) -> Json:
    zones = {"ice": s.zones[line(number)], "root": s.zones[root(number)]}
    return {name: [installed(s, card) for card in cards] for name, cards in zones.items() if cards}


def in_rig(s: State, card: int) -> Json:
    host = s.host[card]
    found = {name: value for name, value in told(s, card).items() if name != "known"}
    return {**found, **({"on": slug(s, host)} if host >= 0 else {})}


def taken(s: State) -> Json:
    """The table as it lies, without decks and discard piles: whose turn it is and what is on it and in hand."""
    servers = {server_name(n): found for n in range(s.servers()) if (found := server(s, n))}
    hands = [[told(s, card) for card in s.zones[HAND[seat]]] for seat in (CORP, RUNNER)]
    scores = [[slug(s, card) for card in s.zones[SCORE[seat]]] for seat in (CORP, RUNNER)]
    identities = [slug(s, seat) for seat in (CORP, RUNNER)]
    return {
        "turn": SIDES[s.active],
        "clicks": s.clicks[s.active],
        "corp": {
            "identity": identities[CORP], "credits": s.credits[CORP], "bad_publicity": s.bad_publicity,
            "hq": hands[CORP], "scored": scores[CORP], "servers": servers,
        },
        "runner": {
            "identity": identities[RUNNER], "credits": s.credits[RUNNER], "tags": s.tags, "brain": s.brain,
            "grip": hands[RUNNER], "stolen": scores[RUNNER], "rig": [in_rig(s, card) for card in s.zones[RIG]],
        },
    }  # fmt: skip
