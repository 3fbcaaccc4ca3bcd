"""A deck by the name or file the command line gives it."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.netrunner.decks import UnknownDeck, deck, names
from jackin.netrunner.words import SIDES


def named_deck(name: str, side: str) -> Json:
    """A deck of one side: one that comes with the game, or a deck list in a file."""
    found = deck(name)
    if SIDES[found.side] != side:
        raise UnknownDeck(f"{name!r} is no {side} deck; there are {', '.join(names(side))}")
    return found.setup()
