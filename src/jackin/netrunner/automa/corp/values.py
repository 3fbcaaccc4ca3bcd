"""What things are worth to the Corp automa (CA-69, CA-70)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Offer, Paid, Wording
from jackin.netrunner.automa.reading import ends_run
from jackin.netrunner.automa.corp.orders import remotes, resources, tokens
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.ice import subroutines_of
from jackin.netrunner.rules.subtypes import has_subtype, is_a
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, CORP, COUNTERS, ICEBREAKER_SUBTYPE, ICE_TYPE, RIG,
    SENTRY_SUBTYPE, line,
)  # fmt: skip

BREAKER_TYPES = [BARRIER_SUBTYPE, CODE_GATE_SUBTYPE, SENTRY_SUBTYPE]


# Cards


def value(s: State, card: int) -> int:
    """CA-69: printed cost, tokens, and 3 for what its side can spare least."""
    p = CARDS[s.code[card]]
    total = max(p.cost, p.requirement) + sum(s.counter(card, kind) for kind in range(len(COUNTERS)))
    if is_only_breaker(s, card) or protects_most_advanced(s, card):
        total += 3
    return total


def breaks_types(s: State, card: int) -> list[int]:
    """Which kinds of ice an installed icebreaker says it breaks."""
    if s.zone[card] != RIG or not has_subtype(s, card, ICEBREAKER_SUBTYPE):
        return []
    found: list[int] = []
    for paid in CARDS[s.code[card]].behaviour.paid:
        if paid.breaks is not None:
            found += [kind for kind in BREAKER_TYPES if not paid.breaks.misses(kind)]
    return found


def is_only_breaker(s: State, card: int) -> bool:
    kinds = breaks_types(s, card)
    others = [other for other in s.zones[RIG] if other != card]
    return any(not any(kind in breaks_types(s, other) for other in others) for kind in kinds)


def protects_most_advanced(s: State, card: int) -> bool:
    if not is_a(s, card, ICE_TYPE):
        return False
    server = most_advanced_remote(s)
    return server >= 0 and card in s.zones[line(server)]


def most_advanced_remote(s: State) -> int:
    best, found = 0, -1
    for server in remotes(s):
        most = max((tokens(s, card) for card in resources(s, server)), default=0)
        if most > best:
            best, found = most, server
    return found


def dearest(s: State, cards: list[int]) -> int:
    """The card of highest value; the earliest installed of several."""
    return max(cards, key=lambda card: (value(s, card), -s.serial[card]))


def cheapest(s: State, cards: list[int]) -> int:
    return min(cards, key=lambda card: (value(s, card), s.serial[card]))


# Texts


class CorpScale(Scale):
    """CA-70: credits and cards 1 each; tags, damage and tokens 2 each. A forfeited agenda is never worth it."""

    def credits(self, s: State, seat: int, n: int) -> int:
        return max(0, n) if seat == CORP else 0

    def draws(self, s: State, n: int) -> int:
        return n

    def hurts(self, s: State, damage: int, tags: int) -> int:
        return 2 * damage + 2 * tags

    def spreads(self, s: State, kind: int, n: int) -> int:
        return 2 * n if kind == ADVANCEMENT else 0

    def installs(self, s: State, n: int) -> int:
        return n

    def rezzes(self, s: State, cards: list[int]) -> int:
        return max((CARDS[s.code[card]].cost for card in cards), default=0)

    def trashes(self, s: State, cards: list[int], n: int) -> int:
        values = sorted(value(s, card) for card in cards if s.zone[card] == RIG)
        return sum(values[len(values) - min(len(values), n) :])

    def forfeits(self, s: State) -> int:
        return -1000


CORP_SCALE: Final = CorpScale()


def worth(s: State, text: Wording, f: Frame) -> int:
    return sum(effect.worth(s, f, CORP_SCALE) for effect in text.instructions())


def is_worth_it(s: State, offer: Offer, f: Frame) -> bool:
    """CA-70: worth more than it costs."""
    return worth(s, offer.text, f) > offer.price


def ice_ends_run(s: State, ice: int) -> bool:
    """Whether a subroutine ends the run, a trace aside."""
    return any(ends_run(text) and not has_trace(text) for text in subroutines_of(s, ice))


def has_trace(text: Wording) -> bool:
    return any(effect.traces() for effect in text.instructions())


# Click abilities (CA-49, CA-78, CA-80)


def income(s: State, card: int, paid: Paid) -> int:
    """What an ability pays, in credits alone."""
    f = context(s, card)
    return sum(effect.worth(s, f, CORP_SCALE) for effect in paid.text.instructions() if effect.earns())
