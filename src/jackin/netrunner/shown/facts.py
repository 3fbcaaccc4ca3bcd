"""What is printed on a card, for those who only look: no text, no behaviour, no opinion."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from jackin.netrunner.catalog import find
from jackin.netrunner.words import SIDES, TYPES


class Facts(NamedTuple):
    """The printed facts of one card; -1 where nothing is printed."""

    slug: str
    side: str
    type: str
    faction: str
    subtypes: tuple[str, ...]
    unique: bool
    cost: int
    strength: int
    memory: int
    trash: int
    requirement: int
    points: int


@cache
def facts(slug: str) -> Facts:
    card = find(slug)
    return Facts(
        slug, SIDES[card.side], TYPES[card.type], card.faction, tuple(card.subtype_names), card.unique,
        card.cost, card.strength, card.memory, card.trash_cost, card.requirement, card.points,
    )  # fmt: skip
