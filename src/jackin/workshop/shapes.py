"""What may stand in a field of a form, as plain data: the protocol's `Shape`.

A form knows no word of a game by itself: the words of a shape are those of the vocabulary that the checker reads.
`said` is the beginning of the key in the catalogues under which a word is called.
"""

from __future__ import annotations

from collections.abc import Iterable

from jackin.kernel.game import Json
from jackin.kernel.sizes import MOST_ITEMS, MOST_NUMBER, MOST_SIGNS

Fields = dict[str, Json]


def text(long: bool = False) -> Json:
    return {"kind": "text", "most": MOST_SIGNS if long else 80, "long": long}


def number(least: int = 0, most: int = MOST_NUMBER, unknown: bool = False) -> Json:
    """`unknown`: it may be "?"."""
    return {"kind": "number", "least": least, "most": most, "unknown": unknown}


def flag() -> Json:
    return {"kind": "flag"}


def word(words: Iterable[str], said: str, deck: str = "") -> Json:
    """One of the words, or the id of an entry of a deck."""
    return {"kind": "word", "words": list(words), "said": said, "deck": deck}


def several(of: Json, least: int = 0, most: int = MOST_ITEMS) -> Json:
    return {"kind": "list", "of": of, "least": least, "most": most}


def table(fields: Fields) -> Json:
    return {"kind": "table", "fields": fields}


def pair(*parts: Json) -> Json:
    return {"kind": "pair", "parts": list(parts)}


def prices(words: Iterable[str], said: str) -> Json:
    return {"kind": "prices", "words": list(words), "said": said}


def named(name: str) -> Json:
    """A shape of the form by its name: shapes may lie in each other."""
    return {"kind": "named", "name": name}


def verb(by: str, verbs: dict[str, Fields], said: str, more: Fields | None = None, bare: bool = False) -> Json:
    """A table whose key `by` says what other keys it has. `bare`: with no other key just the word is written."""
    return {"kind": "verb", "by": by, "verbs": verbs, "said": said, "fields": more or {}, "bare": bare}


def maybe(shape: Json) -> Json:
    """It may be left out."""
    return {**shape, "optional": True}


def deck(id: str, file: str, list: str, fields: Fields, card: str = "") -> Json:
    """The protocol's `Deck`: entries `list` of a file, or the file's own fields. `card`: how an entry is drawn."""
    return {"id": id, "file": file, "list": list, "fields": fields, "card": card}
