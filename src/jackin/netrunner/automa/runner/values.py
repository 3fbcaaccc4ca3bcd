"""What cards and texts are worth to the automatic Runner (RA-48, RA-49, RA-51)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame, Text
from jackin.netrunner.rules.abilities import Effect, Hook, Paid, Sequence
from jackin.netrunner.automa.runner.breaking import is_breaker
from jackin.netrunner.automa.runner.reading import effects_in, run_in
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.dsl.choices import Either, If, May, TrashToDo
from jackin.netrunner.dsl.hurts import Harm, RemoveTags
from jackin.netrunner.dsl.piles import Draw, FromPile
from jackin.netrunner.dsl.pools import Clicks, Gain, Lose, LoseAll, LoseUpTo
from jackin.netrunner.dsl.runs import EndTheRun
from jackin.netrunner.dsl.tables import TrashChosen, TrashThis
from jackin.netrunner.dsl.text import whose
from jackin.netrunner.dsl.tokens import Place, PlaceOn, RemoveCounter, TakeAnyCredits, TakeCredits
from jackin.netrunner.flows.search import Searching
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, CREDIT, FIRST_REMOTE, GRIP, ICEBREAKER, KINDS, MEMORY, POINTS, RIG, RUNNER,
    VIRUS, is_line, root, server_of, subtype,
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
    if p.subtypes & ICEBREAKER:
        return 6 if covers_alone(s, card) else 4
    return 3 if makes_money(p) else 2


def makes_money(p: Card) -> bool:
    """Credits from a click, from a hook, or to spend: whatever the text calls them."""
    texts: list[Text] = [*p.behaviour.paid, *p.behaviour.hooks]
    if p.behaviour.instead is not None:
        texts.append(p.behaviour.instead)
    return p.behaviour.recurring > 0 or any(
        isinstance(effect, Gain | TakeCredits | TakeAnyCredits) for text in texts for effect in effects_in(text)
    )


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
    if p.subtypes & ICEBREAKER or p.changes >> MEMORY & 1:
        return value + 6
    return value + (3 if makes_money(p) and not p.behaviour.recurring and s.hosted_credits(card) != 0 else 0)


# Texts (CA-70: credits 1 each, cards 1 each, tags 2, damage 2, tokens 2)


def text_value(s: State, text: Text, f: Frame) -> int:
    """The good a text does the Runner, less the harm."""
    if isinstance(text, Hook | Paid):
        return text_value(s, text.text, f)
    if isinstance(text, Sequence):
        return sequence_value(s, text, f)
    return effect_value(s, text, f) if isinstance(text, Effect) else 0


def sequence_value(s: State, text: Sequence, f: Frame) -> int:
    """What a text loses somebody it may pay out later, twice over: it is read with that amount."""
    g = f.copy()
    total = 0
    for effect in text.effects:
        total += effect_value(s, effect, g)
        if isinstance(effect, LoseUpTo):
            g.m = effect.most(s, g)
    return total


def effect_value(s: State, effect: Effect, f: Frame) -> int:
    if isinstance(effect, Gain):
        n = effect.amount.of(s, f)
        return n if whose(effect.seat, f) == RUNNER else -n
    if isinstance(effect, TakeCredits):
        return min(effect.n, s.hosted_credits(f.card))
    if isinstance(effect, TakeAnyCredits):
        return s.hosted_credits(f.card)
    if isinstance(effect, Draw):
        return effect.amount.of(s, f) * (2 if is_thin(s) else 1)
    if isinstance(effect, Harm):
        return -2 * (effect.damage.of(s, f) + effect.tags.of(s, f))
    if isinstance(effect, RemoveTags):
        return 2 * min(effect.n, s.tags)
    return pool_value(s, effect, f)


def pool_value(s: State, effect: Effect, f: Frame) -> int:
    if isinstance(effect, Lose):
        seat = whose(effect.seat, f)
        n = min(effect.amount.of(s, f), s.credits[seat])
        return -n if seat == RUNNER else n
    if isinstance(effect, LoseUpTo):
        return effect.most(s, f) if whose(effect.seat, f) != RUNNER else 0
    if isinstance(effect, LoseAll):
        return -s.credits[RUNNER] if effect.seat == RUNNER else s.credits[effect.seat]
    if isinstance(effect, Clicks):
        return effect.n if whose(effect.seat, f) == RUNNER else -effect.n
    return choice_value(s, effect, f)


def choice_value(s: State, effect: Effect, f: Frame) -> int:
    if isinstance(effect, Either):
        return max(text_value(s, text, f) for text in effect.texts)
    if isinstance(effect, May):
        price = 0 if effect.price is None else effect.price.of(s, f)
        return max(0, text_value(s, effect.text, f) - price)
    if isinstance(effect, If):
        return text_value(s, effect.text, f) if effect.condition.holds(s, f) else 0
    if isinstance(effect, FromPile):
        return min(effect.most_cards, len(effect.candidates(s, f)))
    if isinstance(effect, Searching):
        return 2 if effect.to_install else 1
    return card_effect_value(s, effect, f)


def card_effect_value(s: State, effect: Effect, f: Frame) -> int:
    if isinstance(effect, Place):
        return placed_value(s, effect, f)
    if isinstance(effect, TrashThis):
        return -(keeping_value(s, f.card) if not effect.host else 0)
    if isinstance(effect, TrashChosen):
        return harm_value(s, effect, f)
    if isinstance(effect, EndTheRun):
        return -LOST_RUN
    if isinstance(effect, PlaceOn | RemoveCounter | TrashToDo) or run_in(effect) is not None:
        return 0
    return 1 if effect.could(s, f) else 0


def placed_value(s: State, effect: Place, f: Frame) -> int:
    """Credits on a card are the Runner's; a breaker that lives on virus counters wants one (RA-49)."""
    if effect.kind == CREDIT:
        return effect.amount.of(s, f)
    hungry = effect.kind == VIRUS and is_breaker(s, f.card) and s.counter(f.card, VIRUS) == 0
    return 1 if hungry else 0


def harm_value(s: State, effect: TrashChosen, f: Frame) -> int:
    """The enemy's dearest card, or the own cheapest."""
    values = [
        card_value(s, card) if printed(s, card).side != RUNNER else -card_value(s, card)
        for card in effect.candidates(s, f)
    ]
    return max(values, default=0)
