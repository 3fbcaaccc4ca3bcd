"""OCTGN's .o8d files. Anything beyond plain elements (a DTD, entities) is refused before it can do harm."""

from __future__ import annotations

from html import escape
from xml.parsers import expat

from jackin.kernel.message import Message
from jackin.netrunner.catalog import CARDS, Card, find
from jackin.netrunner.decks.deck import MOST_COPIES, Deck
from jackin.netrunner.decks.faults import BadDeck, Faults
from jackin.netrunner.decks.titles import LONGEST_TITLE, MOST_LINES, Titles, english, titles
from jackin.netrunner.words import IDENTITY

GAME = "0f38e453-26df-4c04-9d67-6d43de939c77"
CARD = "bc0f047c-01b1-427f-a439-d451eda"


class Reader:
    """What the parser calls back, element by element."""

    def __init__(self, known: Titles) -> None:
        self.known = known
        self.by_id = {CARD + card.code: card for card in CARDS}
        self.depth = 0
        self.line = 0
        self.count = 0
        self.attributes: dict[str, str] = {}
        self.written = ""
        self.notes = ""
        self.identity: Card | None = None
        self.cards: dict[str, int] = {}
        self.wrong = Faults()
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartDoctypeDeclHandler = self.doctype
        self.parser.StartElementHandler = self.begin
        self.parser.EndElementHandler = self.end
        self.parser.CharacterDataHandler = self.characters

    def doctype(self, name: str, system: str | None, public: str | None, internal: int) -> None:
        raise BadDeck([Message("deck-xml-doctype", line=self.parser.CurrentLineNumber)])

    def begin(self, tag: str, attributes: dict[str, str]) -> None:
        if self.depth == 0 and tag != "deck":
            raise BadDeck([Message("deck-no-octgn-deck", line=self.parser.CurrentLineNumber)])
        self.depth += 1
        self.line, self.attributes, self.written = self.parser.CurrentLineNumber, attributes, ""

    def characters(self, text: str) -> None:
        self.written += text

    def end(self, tag: str) -> None:
        self.depth -= 1
        if tag == "card":
            self.count += 1
            if self.count > MOST_LINES:
                raise BadDeck([Message("deck-too-many-lines", most=MOST_LINES)])
            self.add()
        elif tag == "notes":
            self.notes = self.written

    def add(self) -> None:
        """By id; a card printed again elsewhere has another id, but the same title."""
        card = self.by_id.get(self.attributes.get("id", "").lower())
        if card is None:
            written = self.written.strip() or self.attributes.get("id", "")
            card = self.known.the_one(self.line, written[:LONGEST_TITLE], self.wrong)
        if card is None:
            return
        copies = self.attributes.get("qty", "1")
        if not (copies.isascii() and copies.isdigit() and len(copies) <= 3 and 1 <= int(copies) <= MOST_COPIES):
            self.wrong.add(Message("deck-bad-copies", line=self.line, card=card.slug, most=MOST_COPIES))
        elif card.type != IDENTITY:
            self.cards[card.slug] = self.cards.get(card.slug, 0) + int(copies)
        elif self.identity is None:
            self.identity = card
        else:
            other = self.identity.slug
            self.wrong.add(Message("deck-two-identities", line=self.line, card=card.slug, other=other))


def read(data: bytes, name: str = "") -> Deck:
    """OCTGN names a deck by its file, so the name is given from outside."""
    reader = Reader(titles())
    try:
        reader.parser.Parse(data, True)
    except BadDeck:
        raise
    except expat.ExpatError as error:
        raise BadDeck([Message("deck-bad-xml", line=error.lineno)]) from None
    except (LookupError, TypeError, ValueError):  # the encoding on line 1 is none, or none for text
        raise BadDeck([Message("deck-bad-xml", line=1)]) from None
    if reader.identity is None:
        reader.wrong.add(Message("deck-no-identity"))
    if reader.wrong.found or reader.identity is None:
        raise BadDeck(reader.wrong.found)
    return Deck(reader.identity.slug, reader.cards, name, reader.notes)


def write(deck: Deck) -> str:
    lines = [
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME}">',
        '  <section name="Identity">',
        element(find(deck.identity), 1),
        "  </section>",
        '  <section name="R&amp;D / Stack">',
        *[element(card, copies) for card, copies in deck.lines()],
        "  </section>",
        *([f"  <notes>{escape(deck.notes)}</notes>"] if deck.notes else []),
        "</deck>",
    ]
    return "\n".join(lines) + "\n"


def element(card: Card, copies: int) -> str:
    return f'    <card qty="{copies}" id="{CARD}{card.code}">{escape(english(card))}</card>'
