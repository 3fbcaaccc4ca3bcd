"""The seven starter decks: all core cards of a faction and all neutral cards of its side (DECK-11)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.game import Json
from jackin.netrunner.catalog import CORE, Card, pool
from jackin.netrunner.words import IDENTITY, SIDES

FACTIONS: Final = {
    "corp": ["haas-bioroid", "jinteki", "nbn", "weyland"],
    "runner": ["anarch", "criminal", "shaper"],
}


class UnknownDeck(ValueError):
    """A name that no deck has."""


def starter(name: str) -> Json:
    """A starter deck as a setup understands it: identity and cards."""
    for side, factions in FACTIONS.items():
        if name in factions:
            return build(SIDES.index(side), name)
    known = ", ".join(FACTIONS["corp"] + FACTIONS["runner"])
    raise UnknownDeck(f"no deck is called {name!r}; there are {known}")


def build(side: int, faction: str) -> Json:
    core = [card for card in pool([CORE]) if card.side == side]
    identity = next(card for card in core if card.type == IDENTITY and card.faction == faction)
    cards = {card.slug: card.quantity for card in core if belongs(card, faction)}
    return {"identity": identity.slug, "cards": cards}


def belongs(card: Card, faction: str) -> bool:
    return card.type != IDENTITY and card.faction in (faction, f"neutral-{SIDES[card.side]}")
