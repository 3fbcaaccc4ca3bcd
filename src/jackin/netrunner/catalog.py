"""Every known card: the printed facts from the data files, the behaviour from `cards/`."""

from __future__ import annotations

import tomllib
from importlib import resources
from typing import Any, Final

from mypy_extensions import i64

from jackin.kernel.ask import Option
from jackin.kernel.frame import name_text
from jackin.netrunner.rules.abilities import Behaviour, Paid, Wording
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ACTS, AGENDA_TYPE, EVENTS, EVENT_TYPE, FROM_GRIP, FUNDS, IDENTITY, IN_ENCOUNTER, OPERATION_TYPE, PAYS, PREVENTS,
    SIDES, TYPES, subtype,
)  # fmt: skip

CORE: Final = "core"
SETS: Final = [CORE, "genesis", "creation-and-control", "spin", "honor-and-profit", "guide"]
"""The sets there are data files of, in the order they came out: a card's number never changes when one is added."""
OWN: Final[list[str]] = []
"""Sets that a program has printed itself. A game is played with cards of one only if its setup names it."""


class Card:
    """A printed card."""

    __slots__ = (
        "advances", "alliance", "behaviour", "changes", "changes_others", "code", "copies", "cost", "excludes",
        "faction", "hears", "held", "implemented", "influence", "installs", "link", "max_influence", "memory",
        "min_deck", "number", "offers", "pays", "points", "quantity", "requirement", "saves", "set", "side", "slug",
        "spares", "strength", "subtype_names", "subtypes", "trash_cost", "type", "unique", "x_cost",
    )  # fmt: skip

    def __init__(self, number: int, slug: str, data: dict[str, Any], of: str = "") -> None:
        self.number = number
        self.slug = slug
        self.set = of
        self.code = str(data["code"])
        self.side = SIDES.index(data["side"])
        self.faction = str(data["faction"])
        self.type = TYPES.index(data["type"])
        self.subtype_names: list[str] = list(data.get("subtypes", []))
        self.subtypes = 0
        for name in self.subtype_names:
            self.subtypes |= subtype(name)
        self.unique = bool(data.get("unique", False))
        self.x_cost = data.get("cost") == "X"
        self.cost = 0 if self.x_cost else int(data.get("cost", 0))
        self.strength = int(data.get("strength", 0))
        self.memory = int(data.get("memory", 0))
        self.trash_cost = int(data.get("trash", -1))
        self.requirement = int(data.get("advance", 0))
        self.points = int(data.get("points", 0))
        self.influence = int(data.get("influence", -1))
        self.quantity = int(data.get("quantity", 3))
        self.copies = int(data.get("copies", 1 if self.type == IDENTITY else 3))  # with a deck (DECK-1, DECK-3)
        self.min_deck = int(data.get("min_deck", 0))
        self.max_influence = int(data.get("max_influence", 0))
        self.link = int(data.get("link", 0))
        self.excludes = str(data.get("excludes", ""))  # the faction that no deck of this identity may hold cards of
        self.alliance = int(data.get("alliance", 0))  # with so many others of its faction it costs no influence
        self.spares = str(data.get("spares", ""))  # the type of which the first copies cost no influence
        self.behaviour = Behaviour()
        self.implemented = False
        self.hears: i64 = 0
        self.changes: i64 = 0
        self.changes_others: i64 = 0
        self.offers: i64 = 0
        self.advances = self.type == AGENDA_TYPE
        self.installs = self.type not in (IDENTITY, OPERATION_TYPE, EVENT_TYPE)  # INST-16
        self.pays = False
        self.saves = False
        self.held: list[Option] = []  # what plays or installs it, by its place among the cards of a game

    def learn(self, behaviour: Behaviour) -> None:
        """Give the card its text, name every part of it, and note what it listens to."""
        self.behaviour = behaviour
        self.implemented = True
        self.hears = 0
        for hook in behaviour.hooks:
            self.hears |= 1 << hook.event
        self.changes = self.changes_others = 0
        for static in behaviour.statics:
            self.changes |= 1 << static.kind
            if static.of is None or not static.of.is_self():
                self.changes_others |= 1 << static.kind
        self.advances = self.type == AGENDA_TYPE or can_be_advanced(behaviour)
        self.pays = len(behaviour.paid) > 0
        self.saves = len(behaviour.preventions) > 0
        self.offers = PREVENTS if self.saves else 0
        for paid in behaviour.paid:
            self.offers |= offered(paid, self.side)
        if behaviour.spending:
            self.offers |= FUNDS[self.side]
        if SIDES[self.side] == "runner" and any(takes_from_hand(paid) for paid in behaviour.paid):
            self.offers |= FROM_GRIP
        self._name_texts()

    def from_hand(self, card: int) -> Option:
        """The answer that plays or installs it; made once, as nobody writes into an answer."""
        while card >= len(self.held):
            self.held.append(Option("install" if self.installs else "play", self.slug, len(self.held)))
        return self.held[card]

    def _name_texts(self) -> None:
        b = self.behaviour
        if b.play is not None:
            name(f"{self.slug}/play", b.play)
        if b.instead is not None:
            name(f"{self.slug}/instead", b.instead)
        for n, subroutine in enumerate(b.subroutines):
            name(f"{self.slug}/subroutine-{n}", subroutine)
        if b.comes_back is not None:
            name(f"{self.slug}/comes-back", b.comes_back)
        if b.gains is not None:
            name(f"{self.slug}/gains", b.gains.text)
        for n, hook in enumerate(b.hooks):
            name(f"{self.slug}/{EVENTS[hook.event].name}-{n}", hook)
        for n, paid in enumerate(b.paid):
            name(f"{self.slug}/paid-{n}", paid)
        for n, prevention in enumerate(b.preventions):
            name_text(f"{self.slug}/prevent-{n}", prevention)

    def __repr__(self) -> str:
        return f"<{self.slug}>"


def can_be_advanced(b: Behaviour) -> bool:
    """ADV-2: its text says so, be it only while it is rezzed, or unrezzed."""
    return b.advanceable or b.advanceable_rezzed or b.advanceable_unrezzed


def offered(paid: Paid, side: int) -> int:
    """ABIL-4: an ability with a click in its cost is an action, one without is for windows, from its moment on."""
    if paid.user not in (-1, side):
        return 0
    if paid.cost.clicks and paid.user < 0:
        return ACTS[side]
    offers = 0
    for moment in range(paid.moment, IN_ENCOUNTER + 1):
        offers |= PAYS[side] << moment
    return offers


def takes_from_hand(paid: Paid) -> bool:
    """In a window, where nobody else can tell whether it can be used."""
    return not paid.cost.clicks and any(effect.takes_from_hand() for effect in paid.text.instructions())


def name(path: str, text: Wording) -> None:
    name_text(path, text)
    for part, inner in text.parts():
        name(f"{path}.{part}", inner)


CARDS: Final[list[Card]] = []
BY_SLUG: Final[dict[str, Card]] = {}


def add(slug: str, data: dict[str, Any], of: str = "") -> Card:
    """A card of an own set may be printed anew, as a notebook does: games that go on keep the old one."""
    if slug in BY_SLUG and not (of in OWN and BY_SLUG[slug].set == of):
        raise ValueError(f"two cards are called {slug!r}")
    if of and of not in known_sets():
        OWN.append(of)
    card = Card(len(CARDS), slug, data, of)
    CARDS.append(card)
    BY_SLUG[slug] = card
    return card


def known_sets() -> list[str]:
    return SETS + OWN


class UnknownCard(ValueError):
    """A title or slug that is no card of this table."""


def find(slug: str) -> Card:
    card = BY_SLUG.get(slug)
    if card is None:
        raise UnknownCard(f"no card is called {slug!r}")
    return card


def facts(name: str) -> dict[str, Any]:
    text = resources.files("jackin.netrunner").joinpath(f"data/{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def load() -> None:
    for name in SETS:
        for slug, data in facts(name).items():
            add(slug, data, name)


def pool(sets: list[str]) -> list[Card]:
    """The published cards of these sets."""
    return [card for card in CARDS if card.set in sets]


def sets_of(cards: list[Card]) -> list[str]:
    """The sets that these cards are from, oldest first; cards of no set belong to none."""
    return [name for name in known_sets() if any(card.set == name for card in cards)]


load()


def printed(s: State, card: int) -> Card:
    return CARDS[s.code[card]]
