"""Seeded random play, the ground on which the laws stand."""

from __future__ import annotations

from collections.abc import Iterator

from jackin import netrunner
from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Json
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.catalog import CARDS, Card, find
from jackin.netrunner.decks import law
from jackin.netrunner.decks.deck import Deck
from jackin.netrunner.decks.starter import FACTIONS
from jackin.netrunner.state import State
from jackin.netrunner.words import AGENDA_TYPE, IDENTITY, SIDES

MOST_DECISIONS = 20_000
"""Random games take a few hundred decisions; one that takes so many never ends."""

MATCH_UPS = [(corp, runner) for corp in FACTIONS["corp"] for runner in FACTIONS["runner"]]
CORE = [card for card in CARDS if card.set == "core"]
POOL = [card for card in CARDS if card.set]


class Endless(AssertionError):
    """A game that does not end."""


def new_game(n: int, quiet: bool = False) -> State:
    """The n-th random game: the match-ups take turns."""
    return GAME.new(setup_of(n, quiet), n)


def setup_of(n: int, quiet: bool = False) -> Json:
    corp, runner = MATCH_UPS[n % len(MATCH_UPS)]
    return netrunner.setup(corp, runner, quiet=quiet)


def one_of_each(pool: list[Card] = CORE) -> Json:
    """Every card once: a title in a view then points at exactly one card."""
    corp, runner = ({"identity": identity(side, 0, pool), "cards": singles(side, pool)} for side in SIDES)
    return netrunner.setup(corp, runner)


def singles(side: str, pool: list[Card]) -> dict[str, int]:
    return {card.slug: 1 for card in cards_of(side, pool)}


def cards_of(side: str, pool: list[Card] = CORE) -> list[Card]:
    return [card for card in pool if SIDES[card.side] == side and card.type != IDENTITY]


def identities(side: str, pool: list[Card] = CORE) -> list[str]:
    return [card.slug for card in pool if SIDES[card.side] == side and card.type == IDENTITY]


def identity(side: str, n: int = 0, pool: list[Card] = CORE) -> str:
    found = identities(side, pool)
    return found[n % len(found)]


def random_deck(side: str, dice: Dice, kinds: int, copies: int, pool: list[Card] = CORE) -> Json:
    """A deck of so many random titles, some copies of each."""
    cards = cards_of(side, pool)
    chosen = dice.shuffled(list(range(len(cards))))[:kinds]
    return {
        "identity": identity(side, dice.below(7), pool),
        "cards": {cards[n].slug: 1 + dice.below(copies) for n in sorted(chosen)},
    }


def legal_setup(n: int) -> Json:
    """The n-th match of two random legal decks of the whole pool: the identities take turns."""
    dice = Dice(n)
    corp, runner = (legal_deck(side, identity(side, n, POOL), dice) for side in SIDES)
    return netrunner.setup(corp, runner)


def legal_deck(side: str, leader: str, dice: Dice) -> Json:
    """A deck that the law allows: agendas first, then random cards until it is full."""
    pool = cards_of(side, POOL)
    while True:
        cards = [pool[n] for n in dice.shuffled(list(range(len(pool))))]
        deck = Deck(leader, {})
        if side == "corp":
            add_agendas(deck, [card for card in cards if card.type == AGENDA_TYPE], dice)
        add_cards(deck, [card for card in cards if card.type != AGENDA_TYPE], dice)
        if not law.faults(deck):
            return deck.setup()


def add_agendas(deck: Deck, agendas: list[Card], dice: Dice) -> None:
    low, high = law.points_needed(find(deck.identity).min_deck)
    for card in agendas:
        room = min(law.most(card, deck), (high - law.agenda_points(deck)) // max(1, card.points))
        if room > 0 and law.agenda_points(deck) < low:
            deck.cards[card.slug] = 1 + dice.below(room)


def add_cards(deck: Deck, cards: list[Card], dice: Dice) -> None:
    identity = find(deck.identity)
    for card in cards:
        room = min(law.most(card, deck), identity.min_deck - deck.size)
        if room > 0:
            deck.cards[card.slug] = 1 + dice.below(room)
            if law.influence(deck) > identity.max_influence:
                del deck.cards[card.slug]


IDLE = {"pass", "done", "jack-out", "credit", "leave", "no"}


def choose(ask: Ask, dice: Dice) -> Option:
    """A random answer; doing nothing is thought over twice, so that more happens."""
    for _ in range(3):
        option = ask.options[dice.below(len(ask.options))]
        if option.verb not in IDLE:
            break
    return option


def decisions(s: State, dice: Dice, most: int = MOST_DECISIONS) -> Iterator[State]:
    """Play at random; stops before each answer. Without another limit the game must come to an end."""
    for _ in range(most):
        if s.ask is None:
            return
        yield s
        GAME.answer(s, choose(s.ask, dice))
    if most == MOST_DECISIONS:
        raise Endless(f"no end after {most} decisions")


def play_on(s: State, dice: Dice, most: int) -> State:
    """At most so many random answers more."""
    for _ in decisions(s, dice, most):
        continue
    return s
