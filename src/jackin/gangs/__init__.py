"""Cyberpunk 2077: Gangs of Night City."""

from __future__ import annotations

from jackin.gangs.game import GAME as GAME
from jackin.kernel.game import Json

GANGS = ["maelstrom", "tyger-claws", "valentinos", "voodoo-boys"]


def setup(
    gangs: list[str] | int = 4, story: str | None = None, alone: bool = False, first: int | None = None,
    content: str | Json = "house", settings: Json | None = None, quiet: bool = False,
) -> Json:  # fmt: skip
    """What a game begins with: the gangs by name or number, in seating order; alone, yours and the rival."""
    chosen = GANGS[: 2 if alone else gangs] if isinstance(gangs, int) else gangs
    return {
        "content": content,
        "gangs": chosen,
        **({"story": story} if story else {}),
        **({"alone": True} if alone else {}),
        **({"first": first} if first is not None else {}),
        **({"settings": settings} if settings else {}),
        **({"quiet": True} if quiet else {}),
    }
