"""Android: Netrunner."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.netrunner import cards as cards
from jackin.netrunner.decks.shelf import named
from jackin.netrunner.game import GAME as GAME


def setup(
    corp: str | Json = "jinteki", runner: str | Json = "shaper", quiet: bool = False, automa: Json | None = None
) -> Json:
    """What a game begins with: two decks, by name or as they are; and perhaps a seat that the game itself plays."""
    return {
        "corp": named(corp).setup() if isinstance(corp, str) else corp,
        "runner": named(runner).setup() if isinstance(runner, str) else runner,
        **({"quiet": True} if quiet else {}),
        **({"automa": automa} if automa else {}),
    }
