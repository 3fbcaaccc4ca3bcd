"""Decks: the model, the law, deck lists in and out, and the decks that come with the game."""

from __future__ import annotations

from jackin.netrunner.decks.deck import Deck as Deck
from jackin.netrunner.decks.faults import BadDeck as BadDeck
from jackin.netrunner.decks.shelf import deck as deck, named as named, names as names, read as read
from jackin.netrunner.decks.starter import UnknownDeck as UnknownDeck
