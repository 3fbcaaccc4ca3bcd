"""What an automa must be told about a card, since it cannot read: curated data, beside the printed facts (OR-2).

`data/automa/flags.toml` has one table per card:
  economy      its main effect gains credits or lowers costs (CA-5, RA-4)
  kinds        what a stratagem is good for: tag, damage, trash, tempo (CA-63)
  ice_pref     where ice works better: outer, inner, not_innermost, central, remote (CA-76)
  rez_for      when an upgrade affects a run: "ice" while ice is ahead, "access" when the server is approached (CA-74)
  trash_aid    helps the Runner to trash cards (OR-43)
  install_from, install_count, tokens, new_remote    an operation that installs cards (OR-29)
"""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.state import State


class Flags:
    def __init__(self, data: dict[str, Any]) -> None:
        self.economy: bool = data.get("economy", False)
        self.kinds: list[str] = data.get("kinds", [])
        self.ice_pref: list[str] = data.get("ice_pref", [])
        self.rez_for: str = data.get("rez_for", "")
        self.trash_aid: bool = data.get("trash_aid", False)
        self.install_from: str = data.get("install_from", "")
        self.install_count: int = data.get("install_count", 1)
        self.tokens: int = data.get("tokens", 0)
        self.new_remote: bool = data.get("new_remote", False)


NONE: Final = Flags({})
BY_SLUG: Final[dict[str, Flags]] = {}


def flag(slug: str, **data: Any) -> None:
    """Say something about a card that is not in the file."""
    BY_SLUG[slug] = Flags(data)


def load() -> None:
    text = resources.files("jackin.netrunner").joinpath("data/automa/flags.toml").read_text(encoding="utf-8")
    for slug, data in tomllib.loads(text).items():
        BY_SLUG[slug] = Flags(data)


load()


def is_economy(p: Card) -> bool:
    """OR-2."""
    return BY_SLUG.get(p.slug, NONE).economy


def flags(s: State, card: int) -> Flags:
    return BY_SLUG.get(CARDS[s.code[card]].slug, NONE)
