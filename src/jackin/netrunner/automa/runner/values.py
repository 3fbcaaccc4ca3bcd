"""What cards and texts are worth to the automatic Runner (RA-48, RA-49, RA-51)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.automa.runner.breaking import is_breaker
from jackin.netrunner.automa.reading import run_in
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.rules.reading import LOST
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, CREDIT, FIRST_REMOTE, GRIP, ICEBREAKER_SUBTYPE, KINDS, MEMORY, POINTS, RIG, RUNNER,
    VIRUS, is_line, is_root, root, server_of, subtype,
)  # fmt: skip

BREAKER_TYPES: Final = subtype("fracter") | subtype("decoder") | subtype("killer") | subtype("ai")
THIN: Final = 4
"""RA-25: fewer cards than this in the grip."""
LAST_OF_ITS_KIND: Final = 3
LOST_RUN: Final = 3
"""Ending a run of one's own counts as a loss of this much."""


def is_thin(s: State) -> bool:
    return len(s.zones[GRIP]) < THIN


# Programs (RA-48)


def covers_alone(s: State, card: int) -> bool:
    """Whether no other installed breaker is of this breaker's type."""
    kind = CARDS[s.code[card]].subtypes & BREAKER_TYPES
    others = [other for other in s.zones[RIG] if other != card and is_breaker(s, other)]
    return not any(CARDS[s.code[other]].subtypes & kind for other in others)


def program_value(s: State, card: int) -> int:
    p = CARDS[s.code[card]]
    if p.subtypes & ICEBREAKER_SUBTYPE:
        return 6 if covers_alone(s, card) else 4
    return 3 if makes_money(p) else 2


def makes_money(p: Card) -> bool:
    """Credits from a click, from a hook, or to spend: whatever the text calls them."""
    texts: list[Wording] = [*p.behaviour.paid, *p.behaviour.hooks]
    if p.behaviour.instead is not None:
        texts.append(p.behaviour.instead)
    return p.behaviour.recurring > 0 or any(effect.earns() for text in texts for effect in text.instructions())


def programs_to_trash(s: State, card: int, over: int) -> list[int] | None:
    """RA-48: which programs make room for a new one that is this much too big; None if it is not worth it."""
    worth = program_value(s, card)
    going: list[int] = []
    candidates = [other for other in s.zones[RIG] if CARDS[s.code[other]].memory > 0]
    for other in sorted(candidates, key=lambda other: (program_value(s, other), s.serial[other])):
        if over <= 0:
            break
        if program_value(s, other) >= worth:
            return None
        going.append(other)
        over -= CARDS[s.code[other]].memory
    return going if over <= 0 else None


# Cards (CA-69 with sides exchanged)


def card_value(s: State, card: int) -> int:
    """Printed cost, tokens, and 3 for the only breaker of its type or what protects the most advanced remote.

    Of a card the Runner does not know, only the tokens and the place count.
    """
    value = sum(s.counter(card, kind) for kind in range(KINDS) if kind < POINTS - 1)
    if s.known(card, RUNNER):
        value += CARDS[s.code[card]].cost
    if is_breaker(s, card):
        return value + (LAST_OF_ITS_KIND if covers_alone(s, card) else 0)
    if is_line(s.zone[card]) and server_of(s.zone[card]) == most_advanced(s):
        return value + LAST_OF_ITS_KIND
    return value


def most_advanced(s: State) -> int:
    """The remote with most advancement tokens, or -1."""
    best, most = -1, 0
    for server in range(FIRST_REMOTE, s.servers()):
        n = sum(s.counter(card, ADVANCEMENT) for card in s.zones[root(server)])
        if n > most:
            best, most = server, n
    return best


def keeping_value(s: State, card: int) -> int:
    """What an own card is worth when one must go: never below what its memory, its breaking or its money is."""
    p = CARDS[s.code[card]]
    value = card_value(s, card)
    if p.subtypes & ICEBREAKER_SUBTYPE or p.changes >> MEMORY & 1:
        return value + 6
    return value + (3 if makes_money(p) and not p.behaviour.recurring and s.hosted_credits(card) != 0 else 0)


# Texts (CA-70: credits 1 each, cards 1 each, tags 2, damage 2, tokens 2)


def text_value(s: State, text: Sequence, f: Frame) -> int:
    """The good a text does the Runner, less the harm. What it loses somebody it may pay out later, twice over: it is
    read with that amount."""
    g = f.copy()
    total = 0
    for effect in text.effects:
        total += effect_value(s, effect, g)
        if (lost := effect.loses(s, g)) >= 0:
            LOST.set(g, lost)
    return total


def effect_value(s: State, effect: Effect, f: Frame) -> int:
    """Of a choice, what would be chosen; of anything else, what it says of itself."""
    modes = effect.modes(s, f)
    if modes is not None:
        return max([text_value(s, text, f) for text in modes], default=0)
    offer = effect.offers(s, f)
    if offer is not None:
        return max(0, text_value(s, offer.text, f) - offer.price)
    return effect.worth(s, f, RUNNER_SCALE) if run_in(effect) is None else 0


class RunnerScale(Scale):
    def credits(self, s: State, seat: int, n: int) -> int:
        return n if seat == RUNNER else -n

    def clicks(self, s: State, seat: int, n: int) -> int:
        return n if seat == RUNNER else -n

    def draws(self, s: State, n: int) -> int:
        return n * (2 if is_thin(s) else 1)

    def takes_back(self, s: State, n: int) -> int:
        return n

    def finds(self, s: State, to_install: bool) -> int:
        return 3 if to_install else 2

    def exposes(self, s: State, cards: list[int]) -> int:
        """RA-49: what lies in a remote is worth knowing."""
        return 2 if any(is_root(s.zone[card]) and not s.known(card, RUNNER) for card in cards) else 0

    def hurts(self, s: State, damage: int, tags: int) -> int:
        return -2 * (damage + tags)

    def relieves(self, s: State, tags: int) -> int:
        return 2 * tags

    def counters(self, s: State, card: int, kind: int, n: int) -> int:
        """Credits on a card are the Runner's; a breaker that lives on virus counters wants one (RA-49)."""
        if kind == CREDIT:
            return n
        return 1 if kind == VIRUS and is_breaker(s, card) and s.counter(card, VIRUS) == 0 else 0

    def trashes(self, s: State, cards: list[int], n: int) -> int:
        """The enemy's dearest card, or the own cheapest."""
        values = [card_value(s, card) if printed(s, card).side != RUNNER else -card_value(s, card) for card in cards]
        return max(values, default=0)

    def gives_up(self, s: State, card: int) -> int:
        return -keeping_value(s, card)

    def rezzes(self, s: State, cards: list[int]) -> int:
        return 1 if cards else 0

    def ends_run(self, s: State) -> int:
        return -LOST_RUN

    def other(self, s: State, could: bool) -> int:
        return 1 if could else 0


RUNNER_SCALE: Final = RunnerScale()
