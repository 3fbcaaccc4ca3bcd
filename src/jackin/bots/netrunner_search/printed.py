"""What the value of a position asks of each printed card, looked up once."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from jackin.bots.greedy.breaking import words_of
from jackin.bots.greedy.opinions import TOLL, breaker_of
from jackin.netrunner.automa.flags import is_economy
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.doings import Breaking, Sifting, fire, sifts
from jackin.netrunner.words import BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, ICE_TYPE, SENTRY_SUBTYPE

FACTIONS: Final = ("haas-bioroid", "jinteki", "nbn", "weyland", "anarch", "criminal", "shaper")
KINDS: Final = (BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, SENTRY_SUBTYPE)
EVERY_KIND: Final = 7
PAINS: Final = {
    "end": 0.0, "brain": 6.0, "net-1": 1.3, "net-2": 2.6, "net-3": 4.5, "trash": 4.0, "ichi": 4.0, "click": 1.3,
    "tag": 3.0, "chum": 3.0, "portal": 6.0, "power": 2.0, "gain": 1.5,
}  # fmt: skip
"""What a subroutine costs the Runner who lets it fire, in credits."""
ANY_PAIN: Final = 2.0


class Print(NamedTuple):
    """`kinds`: the kinds of ice that a breaker breaks, or that a piece of ice is of, as bits."""

    type: int
    points: int
    requirement: int
    cost: int
    strength: int
    grows: bool
    kinds: int
    subroutines: int
    stops: bool
    pain: float
    toll: int
    breaker: Breaking | None
    economy: bool
    ambush: bool
    faction: int
    fire: int
    sifting: Sifting


@cache
def print_of(code: int) -> Print:
    p = CARDS[code]
    words = words_of(p.slug) if p.type == ICE_TYPE else ()
    breaker = breaker_of(p.slug)
    own = sum([1 << n for n, kind in enumerate(KINDS) if p.subtypes & kind])
    return Print(
        p.type, p.points, p.requirement, p.cost, p.strength, p.behaviour.advanceable, broken(breaker) or own,
        len(words), "end" in words, sum([PAINS.get(word, ANY_PAIN) for word in words], 0.0), TOLL.get(p.slug, 0),
        breaker, is_economy(p), "ambush" in p.subtype_names,
        FACTIONS.index(p.faction) if p.faction in FACTIONS else -1, fire(p.slug), sifts(p.slug),
    )  # fmt: skip


def broken(breaker: Breaking | None) -> int:
    if breaker is None:
        return 0
    named = ("barrier", "code-gate", "sentry")
    if breaker.kind == "any":
        return EVERY_KIND
    return 1 << named.index(breaker.kind) if breaker.kind in named else 0
