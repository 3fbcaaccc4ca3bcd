"""The subroutines of ice that are not just the printed ones, and whose words say what they do."""

from __future__ import annotations

from typing import TypedDict

from jackin.netrunner.catalog import find, printed
from jackin.netrunner.rules.abilities import Sequence
from jackin.netrunner.rules.ice import given_subroutines
from jackin.netrunner.state import State


class SubroutineView(TypedDict):
    """Which line of which card's text says what a subroutine does; 0 is the first with an arrow."""

    card: str
    line: int


def have_changed(s: State, ice: int) -> bool:
    b = printed(s, ice).behaviour
    return b.gains is not None or b.gives_subroutine or len(given_subroutines(s, ice)) > 0


def worded_by(text: Sequence) -> SubroutineView:
    """A text is named after the card that it stands on; what that card gains or gives comes after its own."""
    slug, _, part = text.name.partition("/")
    own = part.removeprefix("subroutine-")
    return {"card": slug, "line": int(own) if own.isdecimal() else len(find(slug).behaviour.subroutines)}
