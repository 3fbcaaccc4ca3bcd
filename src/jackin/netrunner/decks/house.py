"""Decks that come with the game, beyond the starters, in data/decks.toml: of the Core Set, and with later sets."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from jackin.netrunner.decks.deck import Deck


@cache
def house() -> dict[str, Deck]:
    text = resources.files("jackin.netrunner").joinpath("data/decks.toml").read_text(encoding="utf-8")
    return {name: Deck(deck["identity"], deck["cards"], name) for name, deck in tomllib.loads(text).items()}
