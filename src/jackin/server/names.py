"""The names of players: told apart by people, not only by machines."""

from __future__ import annotations

import unicodedata

from jackin.doors import Refusal
from jackin.server.seat import plain

BETWEEN = " _-.'’"
LEAST, MOST = 2, 24
TOGETHER = ("CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL")
ACCENTS = {chr(n) for n in range(0x300, 0x370)}


def name_of(text: str) -> str:
    """The name as it is shown: letters and digits of one writing, so that none can look like another's."""
    name = unicodedata.normalize("NFKC", text).strip()
    letters = [sign for sign in name if sign not in BETWEEN]
    wrong = plain(name, MOST) != name or not all(unicodedata.category(sign)[0] in "LMN" for sign in letters)
    writings = {writing(sign) for sign in letters if sign.isalpha()}
    if wrong or len(letters) < LEAST or len(writings) > 1:
        raise Refusal("server-bad-name")
    return name


def writing(letter: str) -> str:
    """Latin, Greek, Cyrillic and so on; those that are written together are one."""
    first = unicodedata.name(letter, "?").split()[0]
    return "CJK" if first in TOGETHER else first


def key_of(text: str) -> str:
    """Two names with the same key are one: case, accents and what stands between the letters are no difference."""
    bare = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(sign for sign in bare if sign not in ACCENTS and unicodedata.category(sign)[0] in "LMN")
