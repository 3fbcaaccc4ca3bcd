"""Cyberpunk 2077: Gangs of Night City."""

from __future__ import annotations

from jackin.gangs.described import check_position
from jackin.gangs.game import GAME as GAME
from jackin.gangs.setup import BadSetup, blank_table
from jackin.kernel.game import Json
from jackin.kernel.typed import parsed

FIELDS = ["sides", "market", "edgerunners", "upgrades", "story", "alone", "settings", "ask_everything"]
"""Of a position in a file."""
GANGS = ["maelstrom", "tyger-claws", "valentinos", "voodoo-boys"]


def setup(
    gangs: list[str] | int = 4, story: str | None = None, alone: bool = False, first: int | None = None,
    content: str | Json = "house", settings: Json | None = None, quiet: bool = False, ask_everything: bool = False,
) -> Json:  # fmt: skip
    """What a game begins with: the gangs by name or number, in seating order; alone, yours and the rival.

    With `ask_everything` also those questions are asked that have only one answer."""
    chosen = GANGS[: 2 if alone else gangs] if isinstance(gangs, int) else gangs
    return {
        "content": content,
        "gangs": chosen,
        **({"story": story} if story else {}),
        **({"alone": True} if alone else {}),
        **({"first": first} if first is not None else {}),
        **({"settings": settings} if settings else {}),
        **({"quiet": True} if quiet else {}),
        **({"ask_everything": True} if ask_everything else {}),
    }


def position(
    sides: dict[str, Json], market: list[str] | None = None, edgerunners: list[str] | None = None,
    upgrades: list[str] | None = None, story: str | None = None, alone: bool = False, content: str | Json = "house",
    settings: Json | None = None, quiet: bool = False, ask_everything: bool = False,
) -> Json:  # fmt: skip
    """What a game begins with in the middle: what each gang has, in seating order; the first has the turn.

    A market that is left out is dealt, a gang's hand holds its starters, and all its discs are unused. A `BadSetup`
    names every mistake of the description."""
    told = {"market": market, "edgerunners": edgerunners, "upgrades": upgrades}
    described = {"sides": sides, **{name: cards for name, cards in told.items() if cards is not None}}
    made = {
        **setup(list(sides), story, alone, 0, content, settings, quiet, ask_everything),
        "position": described,
    }
    check_position(blank_table(made, 0), described)
    return made


def read_position(text: str, name: str = "position") -> Json:
    """The setup of a position that is described in TOML; `name` is what mistakes call the file."""
    data, mistakes = parsed(name, text)
    if mistakes:
        raise BadSetup("\n".join([mistake.told() for mistake in mistakes]))
    unknown = sorted(data.keys() - FIELDS)
    if unknown:
        raise BadSetup(f"{name}: no such field: {', '.join(unknown)}; there are {', '.join(FIELDS)}")
    if not isinstance(data.get("sides"), dict):
        raise BadSetup(f"{name}: sides: a table of gangs")
    return position(**data)
