"""What a game begins with: a deck for each side, on a table with nothing else."""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.game import Json
from jackin.kernel.rng import Seed, chance_of
from jackin.netrunner.automa.table import BadAutoma, read_automa
from jackin.netrunner.catalog import SETS, Card, find, known_sets
from jackin.netrunner.rules.moves import begin_identity
from jackin.netrunner.rules.triggers import RULES
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, DECK, IDENTITIES, IDENTITY, RUNNER, SIDES

LARGEST_DECK: Final = 500


class BadSetup(ValueError):
    """A setup that no game can begin with."""


def empty_table(setup: Json, seed: Seed) -> State:
    s = State(RULES, chance_of(seed))
    s.quiet = bool(setup.get("quiet", False))
    s.ask_everything = bool(setup.get("ask_everything", False))
    return s


def blank_table(setup: Any, seed: Seed) -> State:
    """Both identities on the table and both decks in their places, unshuffled."""
    if not isinstance(setup, dict):
        raise BadSetup("a setup names a deck for each side")
    s = empty_table(setup, seed)
    try:
        s.automa = read_automa(setup.get("automa"))
    except BadAutoma as error:
        raise BadSetup(str(error)) from error
    s.automated = s.automa is not None
    decks = [read_deck(setup, seat) for seat in (CORP, RUNNER)]
    check_sets(setup.get("sets"), decks)
    for seat in (CORP, RUNNER):
        begin_identity(s, add_cards(s, decks[seat][:1], IDENTITIES)[0])
    for seat in (CORP, RUNNER):
        s.zones[DECK[seat]] = tuple(add_cards(s, decks[seat][1:], DECK[seat]))
    return s


def check_sets(sets: Any, decks: list[list[Card]]) -> None:
    """A setup may name the sets that are played; then no card is from another. Otherwise all published ones are."""
    if sets is None:
        played: list[str] = SETS
    elif isinstance(sets, list) and all(name in known_sets() for name in sets):
        played = sets
    else:
        raise BadSetup(f"sets: there are {', '.join(known_sets())}")
    for card in decks[CORP] + decks[RUNNER]:
        if card.set and card.set not in played:
            raise BadSetup(f"{SIDES[card.side]}: {card.slug!r} is of the set {card.set!r}, which is not played here")


def add_cards(s: State, cards: list[Card], zone: int) -> list[int]:
    """New cards, which nobody knows, for a zone; their handles."""
    first = len(s.code)
    for card in cards:
        s.code.append(card.number)
        if card.behaviour.recalls:
            s.recalling |= card.behaviour.recalls
    more = len(cards)
    s.zone += [zone] * more
    s.faceup += [0] * more
    s.knows += [0] * more
    s.serial += [0] * more
    s.host += [-1] * more
    return list(range(first, first + more))


def named(slug: Any) -> bool:
    return isinstance(slug, str)


def read_deck(setup: Json, seat: int) -> list[Card]:
    """The identity, then every card of the deck."""
    side = SIDES[seat]
    deck: Any = setup.get(side)
    if not isinstance(deck, dict) or not isinstance(deck.get("cards"), dict) or not named(deck.get("identity")):
        raise BadSetup(f"{side}: a deck has an identity and cards")
    identity = find(deck["identity"])
    if identity.type != IDENTITY or identity.side != seat:
        raise BadSetup(f"{side}: {identity.slug!r} is no {side} identity")
    cards = [identity]
    wanted: dict[Any, Any] = deck["cards"]
    for slug, count in wanted.items():
        card = find(slug)
        if card.side != seat or card.type == IDENTITY:
            raise BadSetup(f"{side}: {slug!r} does not belong in this deck")
        if not card.implemented:
            raise BadSetup(f"{side}: {slug!r} cannot be played yet")
        if not isinstance(count, int) or not 0 <= count <= 99:
            raise BadSetup(f"{side}: {count!r} copies of {slug!r}")
        if len(cards) + count > LARGEST_DECK:
            raise BadSetup(f"{side}: a deck of more than {LARGEST_DECK} cards")
        for _ in range(count):
            cards.append(card)
    return cards
