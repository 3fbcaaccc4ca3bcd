"""Decks, and the cards and rules they are built from."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from jackin.server.protocol.part import Part, Said


class DeckList(Part):
    """A deck as it travels: `name` may be empty."""

    identity: Annotated[str, Field(max_length=80)]
    cards: Annotated[dict[str, Annotated[int, Field(ge=0, le=99)]], Field(max_length=200)]
    name: Annotated[str, Field(max_length=80)] = ""
    notes: Annotated[str, Field(max_length=4000)] = ""


class ShelfDeck(Part):
    """A deck that comes with the game; its words are `deck-ID` in the catalogues."""

    id: str
    kind: Literal["starter", "house"]
    side: str
    faction: str
    deck: DeckList


class DeckReport(Part):
    """What the law says about a deck (DECK), with the numbers behind it and the `sets` that it takes cards from."""

    legal: bool
    faults: list[Said]
    sets: list[str] = []
    size: int
    least: int
    influence: int
    influence_limit: int
    agenda_points: int = 0
    agenda_range: tuple[int, int] | None = None


class CardTerms(Part):
    """What a deck may hold of a card: `most` copies, each but those `spared` for `price` of its influence.

    `bar` says why no more. With `alliance` cards of its faction that are none, an alliance card costs nothing.
    """

    most: int
    price: int
    spared: int = 0
    alliance: int = 0
    bar: Literal["side", "faction", "copies"]


class DeckLaw(Part):
    """The terms of every card in decks of an identity."""

    identity: str
    influence_limit: int
    cards: dict[str, CardTerms]


class DeckText(Part):
    """A deck list to read, in any known format."""

    text: Annotated[str, Field(max_length=100_000)]
    name: Annotated[str, Field(max_length=80)] = ""


class DeckRead(Part):
    """The deck that was read, or why it could not be."""

    deck: DeckList | None = None
    faults: list[Said] = []


class DeckFile(Part):
    deck: DeckList
    format: Literal["text", "netrunnerdb", "octgn"] = "text"


class CardFacts(Part):
    """What is printed on a card; a field it lacks is missing. Words are `card-SLUG` in the catalogues."""

    slug: str
    code: str
    set: str
    side: str
    faction: str
    type: str
    subtypes: list[str]
    unique: bool = False
    cost: int | None = None
    strength: int | None = None
    memory: int | None = None
    trash: int | None = None
    requirement: int | None = None
    points: int | None = None
    influence: int | None = None
    link: int | None = None
    min_deck: int | None = None
    max_influence: int | None = None
    copies: int = 3
