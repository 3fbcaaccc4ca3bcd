"""Deck lists as people paste them: from NetrunnerDB, jinteki.net, a forum or a napkin.

Deck: Loud and Clear            the name; also just a first line of its own
# played at home                comments become the notes
Noise: Hacker Extraordinaire    the identity, on a line of its own or as "1x Noise"
Event (6)                       headings say nothing new
3x Sure Gamble (Core Set)       so do sets in brackets
3 Diesel ●●●●●●                 and influence
"""

from __future__ import annotations

import re

from jackin.kernel.message import Message
from jackin.netrunner.catalog import Card
from jackin.netrunner.decks.deck import MOST_COPIES, Deck
from jackin.netrunner.decks.faults import MOST_FAULTS, BadDeck, Faults, quote
from jackin.netrunner.decks.law import price
from jackin.netrunner.decks.titles import LONGEST_TITLE, MOST_LINES, Titles, fold, headings, titles
from jackin.netrunner.words import IDENTITY, TYPES

LONGEST_LINE = 300
NAME = re.compile(r"(?:deck|deck name|name|title)\s*:\s*(.*)", re.IGNORECASE)
IDENTITY_LABEL = re.compile(r"(?:identity|id|identidad|identität|tożsamość)\s*:\s*(.+)", re.IGNORECASE)
NOTE = re.compile(r"(?:#(?!#)|//) ?(.*)")
COPIES_FIRST = re.compile(r"(\d+)(?:\s*[x×]\s+|[x×]|\s+)(\S.*)", re.IGNORECASE)
COPIES_LAST = re.compile(r"(.*\S)\s+[x×]\s*(\d+)", re.IGNORECASE)
SUMMARY = re.compile(r"\d+\s+(?:influence|cards?|agenda points?)\b.*|cards up to .*|.*://.*", re.IGNORECASE)
LINK = re.compile(r"\[([^\]]+)\]\([^)]*\)")
BULLET = re.compile(r"(?:[*•-]\s+|##+\s*)")
INLINE_COMMENT = re.compile(r"\s+(?:#|//).*")
DOTS = re.compile(r"[\s•●○◦·∙⚫⚪★☆]+$")
BRACKETS = re.compile(r"\s*_?[(\[][^()\[\]]*[)\]]_?$")


class Reader:
    """Goes through the lines once, then settles which of the lone lines are the identity and the name."""

    def __init__(self, known: Titles) -> None:
        self.known = known
        self.name = ""
        self.notes: list[str] = []
        self.identities: dict[int, Card] = {}
        self.cards: dict[str, int] = {}
        self.lone: list[tuple[int, str]] = []
        self.first_card = 0
        self.wrong = Faults()

    def read(self, text: str) -> None:
        lines = text.splitlines()
        if len(lines) > MOST_LINES:
            raise BadDeck([Message("deck-too-many-lines", most=MOST_LINES)])
        for number, line in enumerate(lines, 1):
            self.read_line(number, line.strip())
        self.settle()

    def read_line(self, number: int, line: str) -> None:
        if note := NOTE.fullmatch(line):
            self.notes.append(note[1])
            return
        if name := NAME.fullmatch(line):
            self.name = self.name or name[1]
            return
        line = plain(line[:LONGEST_LINE])
        if not line or SUMMARY.fullmatch(line):
            return
        if label := IDENTITY_LABEL.fullmatch(line):
            self.add(number, label[1], 1)
        elif card := COPIES_FIRST.fullmatch(line):
            self.add(number, card[2], copies(card[1]))
        elif card := COPIES_LAST.fullmatch(line):
            self.add(number, card[1], copies(card[2]))
        elif not is_heading(line):
            self.lone.append((number, line))
            if len(self.lone) > MOST_FAULTS:
                self.settle()
                self.wrong.give_up(number)

    def add(self, number: int, written: str, count: int) -> None:
        self.first_card = self.first_card or number
        card = self.known.the_one(number, self.bare_title(written), self.wrong)
        if card is None:
            return
        if not 1 <= count <= MOST_COPIES:
            self.wrong.add(Message("deck-bad-copies", line=number, card=card.slug, most=MOST_COPIES))
        elif card.type == IDENTITY:
            self.identities[number] = card
        else:
            self.cards[card.slug] = self.cards.get(card.slug, 0) + count

    def bare_title(self, written: str) -> str:
        """Without what may follow a title: a comment, influence, the set."""
        written = written[:LONGEST_TITLE]
        written = DOTS.sub("", INLINE_COMMENT.sub("", written))
        while self.known.exact(written) is None and BRACKETS.search(written):
            written = DOTS.sub("", BRACKETS.sub("", written))
        return written

    def settle(self) -> None:
        self.take_lone_identities(exactly=True)
        if not self.identities:
            self.take_lone_identities(exactly=False)
        if self.identities and not self.name:
            self.take_name()
        for number, line in self.lone:
            self.refuse(number, line)
        self.settle_identity()

    def take_lone_identities(self, exactly: bool) -> None:
        kept: list[tuple[int, str]] = []
        for number, line in self.lone:
            title = self.bare_title(line)
            found = self.known.meant(title)
            exact = self.known.exact(title) is not None
            if len(found) == 1 and found[0].type == IDENTITY and (exact or not exactly):
                self.identities[number] = found[0]
            else:
                kept.append((number, line))
        self.lone = kept

    def take_name(self) -> None:
        """A first line of its own, above the cards."""
        if self.lone and (not self.first_card or self.lone[0][0] < self.first_card):
            self.name = self.lone.pop(0)[1]

    def settle_identity(self) -> None:
        numbers = sorted(self.identities)
        if not numbers:
            self.wrong.add(Message("deck-no-identity"))
            return
        first = self.identities[numbers[0]].slug
        others = [(number, self.identities[number].slug) for number in numbers]
        for number, slug in others:
            if slug != first:
                self.wrong.add(Message("deck-two-identities", line=number, card=slug, other=first))
        if not self.cards and not self.wrong.found:
            self.wrong.add(Message("deck-no-cards"))

    def refuse(self, number: int, line: str) -> None:
        card = self.known.the_one(number, self.bare_title(line), self.wrong)
        if card is not None:
            self.wrong.add(Message("deck-how-many", line=number, card=card.slug, written=quote(line)))


def plain(line: str) -> str:
    """Without bullets and links."""
    bullet = BULLET.match(line)
    return LINK.sub(r"\1", line[bullet.end() :] if bullet else line)


def copies(written: str) -> int:
    return int(written) if len(written) <= 3 else MOST_COPIES + 1


def is_heading(line: str) -> bool:
    """A type of cards, perhaps with their number; or a line of dashes."""
    words = fold(line).split()
    return not words or " ".join(word for word in words if not word.isdigit()) in headings()


def read(text: str, name: str = "") -> Deck:
    """The deck of a pasted list; BadDeck tells everything that is wrong with it."""
    reader = Reader(titles())
    reader.read(text)
    if reader.wrong.found:
        raise BadDeck(reader.wrong.found)
    identity = reader.identities[min(reader.identities)]
    return Deck(identity.slug, reader.cards, reader.name or name, "\n".join(reader.notes))


def write(deck: Deck, lang: str = "en") -> str:
    """The deck as NetrunnerDB would print it, with titles in one language."""
    from jackin.locale import words

    head = [f"Deck: {deck.name}"] if deck.name else []
    head += [f"# {line}".rstrip() for line in deck.notes.splitlines()]
    parts = ["\n".join(head), words(lang).title(deck.identity)]
    for type, kind in enumerate(TYPES):
        group = [(card, count) for card, count in deck.lines() if card.type == type]
        if group:
            heading = f"{words(lang).format(f'type-{kind}')} ({sum(count for _, count in group)})"
            lines = [f"{count}x {words(lang).title(card.slug)}{dots(card, count, deck)}" for card, count in group]
            parts.append("\n".join([heading, *lines]))
    return "\n\n".join(part for part in parts if part) + "\n"


def dots(card: Card, count: int, deck: Deck) -> str:
    spent = price(card, deck) * count
    return f" {'•' * spent}" if spent else ""
