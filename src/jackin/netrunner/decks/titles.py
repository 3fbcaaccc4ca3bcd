"""Which card is meant: titles in every language, however they are typed."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections import Counter
from functools import cache
from itertools import pairwise

from jackin.netrunner.catalog import BY_SLUG, CARDS, Card
from jackin.netrunner.decks.faults import Faults, ambiguous_card, quote, unknown_card
from jackin.netrunner.words import TYPES

APOSTROPHES = re.compile("['’‘‛`´ʼ]")
NO_LETTER = re.compile(r"[\W_]+")
SHORTEST_BEGINNING = 3
MANY = 5
LONGEST_TITLE = 100  # of what is looked up: no title is half as long
MOST_LINES = 500  # of a deck list
NEAR = 0.5  # of the pairs of letters that two titles have, those they share
OTHER_HEADINGS = {"card", "deck", "identities", "multi", "other"}
HEADING_SUBTYPES = ["icebreaker", "barrier", "code-gate", "sentry"]


def fold(text: str) -> str:
    """Without case, accents, quotes and other marks: what two spellings of a title share."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    text = "".join(sign for sign in text if not unicodedata.combining(sign))
    return " ".join(NO_LETTER.sub(" ", APOSTROPHES.sub("", text)).split())


class Titles:
    """Every title by its folded form; a card also answers to its code and its slug."""

    def __init__(self, known: list[tuple[str, Card]]) -> None:
        self.cards: dict[str, Card] = {}
        self.titles: dict[str, str] = {}
        for title, card in known:
            self.cards.setdefault(fold(title), card)
            self.titles.setdefault(fold(title), title)
        self.sorted = sorted(self.cards)
        self.pairs_of = {key: len(pairs(key)) for key in self.cards}
        self.with_pair: dict[str, list[str]] = {}
        for key in self.cards:
            for pair in pairs(key):
                self.with_pair.setdefault(pair, []).append(key)

    def exact(self, written: str) -> Card | None:
        return self.cards.get(fold(written))

    def meant(self, written: str) -> list[Card]:
        """The card with this title, or else all cards whose titles begin with these words."""
        key = fold(written)
        if key in self.cards:
            return [self.cards[key]]
        if len(key) < SHORTEST_BEGINNING:
            return []
        first, last = bisect_left(self.sorted, key + " "), bisect_left(self.sorted, key + "!")
        slugs = {self.cards[title].slug for title in self.sorted[first:last]}
        return [BY_SLUG[slug] for slug in sorted(slugs)]

    def nearest(self, written: str) -> list[str]:
        """The titles that share most pairs of letters."""
        wanted = pairs(fold(written))
        shared: Counter[str] = Counter()
        for pair in wanted:
            shared.update(self.with_pair.get(pair, ()))
        alike = {key: 2 * n / (len(wanted) + self.pairs_of[key]) for key, n in shared.items()}
        near = [(-share, key) for key, share in alike.items() if share >= NEAR]
        found: dict[str, str] = {}
        for _, key in sorted(near):
            found.setdefault(self.cards[key].slug, self.titles[key])
        return list(found.values())[:3]

    def the_one(self, line: int, written: str, wrong: Faults) -> Card | None:
        """The card that is meant; if it cannot be told, why goes to what is wrong."""
        found = self.meant(written)
        if len(found) == 1:
            return found[0]
        if found:
            wrong.add(ambiguous_card(line, written, [english(card) for card in found[:MANY]]))
        else:
            wrong.add(unknown_card(line, written, self.nearest(quote(written))))
        return None


def pairs(key: str) -> set[str]:
    """The letters next to each other, with a blank before the first and after the last."""
    return {a + b for a, b in pairwise(f" {key} ")}


@cache
def titles() -> Titles:
    from jackin.locale import LANGUAGES, plain  # the engine plays without words, and begins faster without

    found = [(plain(lang).get(f"card-{card.slug}"), card) for lang in LANGUAGES for card in CARDS]
    known = [(title, card) for title, card in found if title is not None]
    known += [(title.partition(": ")[2], card) for title, card in known if ": " in title]
    known += [(name, card) for card in CARDS for name in (card.slug, card.code)]
    return Titles(known)


@cache
def headings() -> frozenset[str]:
    """The folded names that stand above groups of cards, in every language, one or many of each."""
    from jackin.locale import LANGUAGES, plain

    keys = [f"type-{name}" for name in TYPES] + [f"subtype-{name}" for name in HEADING_SUBTYPES]
    one = OTHER_HEADINGS | {fold(plain(lang)[key]) for lang in LANGUAGES for key in keys}
    return frozenset(one | {f"{name}s" for name in one})


def english(card: Card) -> str:
    from jackin.locale import plain

    return plain("en")[f"card-{card.slug}"]
