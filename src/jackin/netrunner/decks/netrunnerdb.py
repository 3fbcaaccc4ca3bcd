"""Decklists as NetrunnerDB gives and takes them: JSON with the public codes of the cards."""

from __future__ import annotations

import json
from typing import Any

from jackin.kernel.message import Message
from jackin.netrunner.catalog import CARDS, Card, find
from jackin.netrunner.decks.deck import MOST_COPIES, Deck
from jackin.netrunner.decks.faults import BadDeck, Faults, quote
from jackin.netrunner.decks.titles import MOST_LINES
from jackin.netrunner.words import IDENTITY


def read(text: str, name: str = "") -> Deck:
    """A decklist, alone or as the site's interface wraps it: {"data": [decklist]}."""
    decklist = unwrapped(parsed(text))
    by_code = {card.code: card for card in CARDS}
    wrong = Faults()
    identities: list[Card] = []
    cards: dict[str, int] = {}
    for code, copies in decklist["cards"].items():
        card, line = by_code.get(code), line_of(text, code)
        if card is None:
            wrong.add(Message("deck-unknown-code", line=line, code=quote(code)))
        elif type(copies) is not int or not 1 <= copies <= MOST_COPIES:
            wrong.add(Message("deck-bad-copies", line=line, card=card.slug, most=MOST_COPIES))
        elif card.type != IDENTITY:
            cards[card.slug] = copies
        else:
            identities.append(card)
            if len(identities) > 1:
                other = identities[0].slug
                wrong.add(Message("deck-two-identities", line=line, card=card.slug, other=other))
    if not identities:
        wrong.add(Message("deck-no-identity"))
    if wrong.found:
        raise BadDeck(wrong.found)
    return Deck(identities[0].slug, cards, as_text(decklist, "name") or name, as_text(decklist, "description"))


def parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadDeck([Message("deck-bad-json", line=error.lineno, column=error.colno)]) from None
    except (RecursionError, ValueError):
        raise BadDeck([Message("deck-no-decklist")]) from None


def unwrapped(data: Any) -> dict[str, Any]:
    if isinstance(data, dict) and isinstance(data.get("data"), list) and len(data["data"]) == 1:
        data = data["data"][0]
    if not isinstance(data, dict) or not isinstance(data.get("cards"), dict):
        raise BadDeck([Message("deck-no-decklist")])
    if len(data["cards"]) > MOST_LINES:
        raise BadDeck([Message("deck-too-many-lines", most=MOST_LINES)])
    return data


def as_text(decklist: dict[str, Any], key: str) -> str:
    value = decklist.get(key)
    return value if isinstance(value, str) else ""


def line_of(text: str, code: str) -> int:
    """Where a code stands; the parser does not say."""
    before, found, _ = text.partition(f'"{code}"')
    return before.count("\n") + 1 if found else 1


def write(deck: Deck) -> str:
    cards = {find(deck.identity).code: 1, **{card.code: copies for card, copies in deck.lines()}}
    decklist = {"name": deck.name, "description": deck.notes, "cards": dict(sorted(cards.items()))}
    return json.dumps(decklist, ensure_ascii=False, indent=2) + "\n"
