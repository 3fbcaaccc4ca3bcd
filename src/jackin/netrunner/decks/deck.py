"""A deck: an identity, and the cards that are shuffled."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.netrunner.catalog import Card, find, sets_of
from jackin.netrunner.words import IDENTITY

MOST_COPIES = 99  # of one card that a list may ask for; the law allows fewer


class Deck:
    """Cards are kept by slug, with the number of copies; a deck may well break the law."""

    def __init__(self, identity: str, cards: dict[str, int], name: str = "", notes: str = "") -> None:
        self.identity = find(identity).slug
        self.cards = {find(slug).slug: copies for slug, copies in cards.items() if copies > 0}
        self.name = " ".join(printable(name).split())
        self.notes = "\n".join(printable(line).rstrip() for line in notes.splitlines()).strip("\n")

    @property
    def side(self) -> int:
        return find(self.identity).side

    @property
    def faction(self) -> str:
        return find(self.identity).faction

    @property
    def size(self) -> int:
        """How many cards are shuffled: identities are not among them (DECK-2)."""
        return sum(copies for card, copies in self.lines() if card.type != IDENTITY)

    def lines(self) -> list[tuple[Card, int]]:
        """The cards and their copies, in the order of the codes."""
        found = [find(slug) for slug in self.cards]
        found.sort(key=by_code)
        return [(card, self.cards[card.slug]) for card in found]

    @property
    def sets(self) -> list[str]:
        """The sets that one needs to build it, oldest first."""
        return sets_of([find(self.identity), *[find(slug) for slug in self.cards]])

    def setup(self) -> Json:
        """The deck as a game begins with it."""
        return {"identity": self.identity, "cards": dict(self.cards)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.everything() == other.everything()

    def __hash__(self) -> int:
        return hash((self.name, self.identity))

    def everything(self) -> tuple[str, str, list[tuple[str, int]], str]:
        return self.name, self.identity, sorted(self.cards.items()), self.notes

    def __repr__(self) -> str:
        return f"<{self.name or 'deck'}: {self.identity} and {self.size} cards>"


def by_code(card: Card) -> str:
    return card.code


def printable(text: str) -> str:
    """Without control characters, which no format carries safely."""
    return "".join(sign for sign in text.replace("\t", " ") if sign.isprintable())
