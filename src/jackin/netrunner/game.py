"""Netrunner, as the table's `Game`."""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.ask import Ask
from jackin.kernel.game import Json, Result
from jackin.kernel.machine import Position, advance, answer
from jackin.kernel.rng import Seed, chance_of
from jackin.netrunner import codec
from jackin.netrunner.automa import players as players  # both seats can be played by the game itself
from jackin.netrunner.automa.table import BadAutoma, read_automa
from jackin.netrunner.catalog import Card, find
from jackin.netrunner.flows.game import GAME_FLOW
from jackin.netrunner.rules.moves import begin_identity
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import RULES
from jackin.netrunner.shown.view import view
from jackin.netrunner.words import CORP, DECK, IDENTITY, RUNNER, SIDES


class BadSetup(ValueError):
    """A setup that no game can begin with."""


class Netrunner:
    """Android: Netrunner, by the numbered rules of docs/rules/netrunner.md."""

    def __init__(self) -> None:
        self.name = "netrunner"
        self.version = codec.VERSION

    def new(self, setup: Any, seed: Seed) -> State:
        s = blank_table(setup, seed)
        s.call(GAME_FLOW)
        advance(s)
        return s

    def seats(self, position: Position) -> int:
        return 2

    def ask(self, position: Position) -> Ask | None:
        return position.ask

    def answer(self, position: Position, value: Any) -> None:
        answer(position, value)

    def fork(self, position: Position) -> State:
        return state(position).fork()

    def view(self, position: Position, seat: int) -> Json:
        return dict(view(state(position), seat))

    def redeal(self, position: Position, seat: int, seed: int) -> State:
        return redeal(state(position), seat, seed)

    def result(self, position: Position) -> Result | None:
        s = state(position)
        return Result(s.winner, s.reason) if s.over else None

    def encode(self, position: Position) -> Json:
        return codec.encode(state(position))

    def decode(self, data: Any) -> State:
        return codec.decode(data)


GAME: Final = Netrunner()
LARGEST_DECK: Final = 500


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


def blank_table(setup: Any, seed: Seed) -> State:
    """Both identities on the table and both decks in their places, unshuffled."""
    if not isinstance(setup, dict):
        raise BadSetup("a setup names a deck for each side")
    s = State(RULES, chance_of(seed))
    s.quiet = bool(setup.get("quiet", False))
    try:
        s.automa = read_automa(setup.get("automa"))
    except BadAutoma as error:
        raise BadSetup(str(error)) from error
    s.automated = s.automa is not None
    decks = [read_deck(setup, seat) for seat in (CORP, RUNNER)]
    for seat in (CORP, RUNNER):
        begin_identity(s, add_card(s, decks[seat][0]))
    for seat in (CORP, RUNNER):
        deck = [add_card(s, card) for card in decks[seat][1:]]
        s.zones[DECK[seat]] = tuple(deck)
        for card in deck:
            s.zone[card] = DECK[seat]
    return s


def add_card(s: State, card: Card) -> int:
    s.code.append(card.number)
    for column in (s.zone, s.faceup, s.knows, s.serial):
        column.append(0)
    s.host.append(-1)
    return len(s.code) - 1


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
    for slug, count in deck["cards"].items():
        card = find(slug)
        if card.side != seat or card.type == IDENTITY:
            raise BadSetup(f"{side}: {slug!r} does not belong in this deck")
        if not card.implemented:
            raise BadSetup(f"{side}: {slug!r} cannot be played yet")
        if not isinstance(count, int) or not 0 <= count <= 99:
            raise BadSetup(f"{side}: {count!r} copies of {slug!r}")
        if len(cards) + count > LARGEST_DECK:
            raise BadSetup(f"{side}: a deck of more than {LARGEST_DECK} cards")
        cards += [card] * count
    return cards
