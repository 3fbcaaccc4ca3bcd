"""What makes a deck legal (DECK). Every reason why it is not is told at once."""

from __future__ import annotations

from typing import Final

from jackin.kernel.message import Message
from jackin.netrunner.catalog import Card, find
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.words import CORP, IDENTITY, SIDES, TYPES

SMALLEST_IN_TABLE: Final = 40


def faults(deck: Deck) -> list[Message]:
    """Why the deck is illegal; empty if it is legal."""
    return [
        *wrong_identity(deck), *wrong_size(deck), *wrong_cards(deck), *wrong_influence(deck), *wrong_agendas(deck),
    ]  # fmt: skip


def wrong_identity(deck: Deck) -> list[Message]:
    if find(deck.identity).type == IDENTITY:
        return []
    return [Message("deck-leader-is-no-identity", rule="DECK-1", card=deck.identity)]


def wrong_size(deck: Deck) -> list[Message]:
    least = find(deck.identity).min_deck
    if deck.size >= least:
        return []
    return [Message("deck-too-small", rule="DECK-1", card=deck.identity, size=deck.size, least=least)]


def wrong_cards(deck: Deck) -> list[Message]:
    found: list[Message] = []
    for card, copies in deck.lines():
        if card.side != deck.side:
            found.append(Message("deck-other-side", rule="DECK-4", card=card.slug, seat=SIDES[card.side]))
        if card.type == IDENTITY:
            found.append(Message("deck-holds-an-identity", rule="DECK-2", card=card.slug))
        elif copies > card.copies:
            found.append(
                Message("deck-too-many-copies", rule="DECK-3", card=card.slug, copies=copies, most=card.copies)
            )
        if is_excluded(card, deck):
            found.append(Message("deck-excluded-faction", rule="DECK-7", card=card.slug, other=deck.identity))
        elif is_foreign(card, deck) and card.influence < 0:
            found.append(Message("deck-out-of-faction", rule="DECK-7", card=card.slug))
    return found


def wrong_influence(deck: Deck) -> list[Message]:
    spent, limit = influence(deck), find(deck.identity).max_influence
    if spent <= limit:
        return []
    return [Message("deck-too-much-influence", rule="DECK-5", card=deck.identity, spent=spent, limit=limit)]


def wrong_agendas(deck: Deck) -> list[Message]:
    size = max(deck.size, find(deck.identity).min_deck)
    if deck.side != CORP or size < SMALLEST_IN_TABLE:
        return []
    points, (low, high) = agenda_points(deck), points_needed(size)
    if low <= points <= high:
        return []
    return [Message("deck-agenda-points", rule="DECK-8", points=points, size=size, low=low, high=high)]


def bar(card: Card, deck: Deck) -> str:
    """What keeps a deck of this identity from holding more of a card: its side, its faction, or the copies alone."""
    if card.side != deck.side or card.type == IDENTITY:
        return "side"
    return "faction" if is_excluded(card, deck) or (is_foreign(card, deck) and card.influence < 0) else "copies"


def most(card: Card, deck: Deck) -> int:
    """How many copies there may be, influence aside (DECK-3, DECK-4, DECK-7)."""
    return card.copies if bar(card, deck) == "copies" else 0


def is_excluded(card: Card, deck: Deck) -> bool:
    """Of a faction that the identity does not work with."""
    return card.faction == find(deck.identity).excludes


def is_foreign(card: Card, deck: Deck) -> bool:
    """Of another faction of the same side: neutral cards belong to none (DECK-6)."""
    return counts(card, deck) and not card.faction.startswith("neutral-")


def counts(card: Card, deck: Deck) -> bool:
    """Whether a printed influence value counts: in the deck's own faction it does not."""
    return card.side == deck.side and card.type != IDENTITY and card.faction != deck.faction


def price(card: Card, deck: Deck) -> int:
    """What one copy counts against the influence limit (DECK-5, DECK-6)."""
    return max(card.influence, 0) if counts(card, deck) and not is_allied(card, deck) else 0


def is_allied(card: Card, deck: Deck) -> bool:
    """An alliance card costs nothing beside enough cards of its faction that are none."""
    if not card.alliance:
        return False
    others = [n for other, n in deck.lines() if other.faction == card.faction and not other.alliance]
    return sum(others) >= card.alliance


def spared(card: Card, deck: Deck) -> int:
    """How many copies count nothing: an identity may spare the first one of each card of a type."""
    return 1 if TYPES[card.type] == find(deck.identity).spares and price(card, deck) else 0


def influence(deck: Deck) -> int:
    return sum(price(card, deck) * max(0, copies - spared(card, deck)) for card, copies in deck.lines())


def agenda_points(deck: Deck) -> int:
    return sum(card.points * copies for card, copies in deck.lines())


def points_needed(size: int) -> tuple[int, int]:
    """The fewest and the most agenda points of a Corp deck of this size (DECK-8, DECK-9)."""
    low = 2 * (size // 5) + 2
    return low, low + 1
