"""Personalities of the bots that think ahead: each would give some of its chance to win for what it likes to do.

A liking is small beside what a good move gains: a style shows where several moves are about as good.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from jackin.kernel.game import Json
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.words import TYPES


class Style(NamedTuple):
    """`likes`: a thing to do, and the chance to win that it is worth to this player beyond its use."""

    name: str
    side: str
    likes: dict[str, float]

    def taste(self, option: Json) -> float:
        return max([self.likes.get(thing, 0.0) for thing in things(option)])


STYLES: Final[dict[str, Style]] = {
    style.name: style
    for style in (
        Style("rush", "corp", {"install agenda": 0.05, "advance": 0.05, "score": 0.05}),
        Style("fortress", "corp", {"install ice": 0.06}),
        Style("shell", "corp", {"install asset": 0.04, "install ambush": 0.06, "at new": 0.05}),
        Style("raider", "runner", {"run": 0.05, "play run": 0.05, "continue": 0.03}),
        Style("builder", "runner", {"install program": 0.05, "install hardware": 0.05, "draw": 0.02}),
        Style("fixer", "runner", {"install resource": 0.06, "use": 0.03, "play": 0.02}),
    )
}


def things(option: Json) -> list[str]:
    """What an option is, for likings: its verb, also with its place, or with the type and subtypes of its card."""
    verb, card = str(option["verb"]), BY_SLUG.get(option.get("title", ""))
    about = [TYPES[card.type], *card.subtype_names] if card is not None else [option.get("place", "")]
    return [verb, *[f"{verb} {one}" for one in about]]
