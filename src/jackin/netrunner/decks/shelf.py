"""Where decks are taken from: by name from those that come with the game, or from a file."""

from __future__ import annotations

import difflib
from pathlib import Path

from jackin.kernel.message import Message
from jackin.netrunner.decks import netrunnerdb, octgn, text
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.decks.faults import BadDeck
from jackin.netrunner.decks.house import house
from jackin.netrunner.decks.starter import FACTIONS, UnknownDeck, starter
from jackin.netrunner.words import SIDES

LONGEST = 100_000
BOM = b"\xef\xbb\xbf"


def names(side: str = "") -> list[str]:
    """The decks that come with the game: the starters, then the others; of one side or of both."""
    sides = [side] if side else SIDES
    starters = [name for one in sides for name in FACTIONS[one]]
    return starters + [name for name, deck in house().items() if SIDES[deck.side] in sides]


def named(name: str) -> Deck:
    if name in house():
        return house()[name]
    if name not in names():
        near = difflib.get_close_matches(name, names()) or names()
        raise UnknownDeck(f"no deck is called {name!r}; there are {', '.join(near)}")
    built = starter(name)
    return Deck(built["identity"], built["cards"], name)


def deck(name_or_path: str | Path) -> Deck:
    """A deck that comes with the game, or the deck in a file of any known format."""
    if isinstance(name_or_path, str) and name_or_path in names():
        return named(name_or_path)
    path = Path(name_or_path)
    return read(path.read_bytes(), path.stem) if path.is_file() else named(str(name_or_path))


def read(data: bytes, name: str = "") -> Deck:
    """A deck list in any known format, told apart by how it begins."""
    if len(data) > LONGEST:
        raise BadDeck([Message("deck-too-long", most=LONGEST // 1000)])
    start = data.removeprefix(BOM).lstrip()[:1]
    if start == b"<":
        return octgn.read(data, name)
    list_ = decoded(data)
    return netrunnerdb.read(list_, name) if start == b"{" else text.read(list_, name)


def decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadDeck([Message("deck-not-utf-8", line=line)]) from None
