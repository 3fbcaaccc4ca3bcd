"""Cards that leave a hand for a deck, a discard pile or a host, and come back."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.rules import moves
from jackin.netrunner.rules.abilities import Effect, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.rules.reading import GIVEN
from jackin.netrunner.rules.servers import hosted
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State

TOP: Final = -1
BOTTOM: Final = 0


class ToDeck(Picking):
    """Put cards of your hand on the top or the bottom of your deck, one after another."""

    def __init__(self, at: int, fewest: int, most: int) -> None:
        super().__init__()
        self.at = at
        self.least_cards = fewest
        self.most_cards = most

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(moves.hand_of(s, f.seat))

    def fewest(self, s: State, f: Frame) -> int:
        return self.least_cards

    def most(self, s: State, f: Frame) -> int:
        return self.most_cards

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(cards) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            moves.move(s, card, words.DECK[f.seat], False, at=self.at)
        say(s, "puts-on-top" if self.at == TOP else "puts-cards-on-bottom", f.seat, n=len(cards))


def hand_to_top() -> Effect:
    """One card."""
    return ToDeck(TOP, 1, 1)


def hand_to_bottom() -> Effect:
    """Any number of cards, in any order."""
    return ToDeck(BOTTOM, 0, 99)


class SwapWithPile(Picking):
    """Swap up to so many cards of your hand with as many of your discard pile (AMB-140)."""

    def __init__(self, amount: Value) -> None:
        super().__init__()
        self.amount = amount
        self.other = sequence((SwappedFor(),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("for", self.other)]

    def could(self, s: State, f: Frame) -> bool:
        """What is trashed for it lies in the pile then, if nothing else does."""
        return self.amount.of(s, f) > 0 and super().could(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(moves.hand_of(s, f.seat))

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        return min(self.amount.of(s, f), len(s.zones[words.DISCARD[f.seat]]))

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(cards) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        GIVEN.set(f, cards)
        resolve(s, self.other, f)


class SwappedFor(Picking):
    """As many cards of the discard pile as were named of the hand."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.DISCARD[f.seat]])

    def fewest(self, s: State, f: Frame) -> int:
        return len(GIVEN.of(f))

    def most(self, s: State, f: Frame) -> int:
        return len(GIVEN.of(f))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        """SWAP-1: all at the same time, the cards of the hand facedown (ZONE-6)."""
        for card in GIVEN.of(f):
            moves.move(s, card, words.DISCARD[f.seat], f.seat == words.RUNNER)
        for card in cards:
            moves.to_hand(s, card, s.faceup[card] == 1)
        say(s, "swaps-with-pile", f.seat, f.card, n=len(cards))


def swap_with_pile(amount: Amount) -> Effect:
    return SwapWithPile(value(amount))


class HostHeld(Picking):
    """Host a card from your hand here; facedown only if nothing else is hosted (HOST-4, HOST-6)."""

    def __init__(self, what: Filter, facedown: bool) -> None:
        super().__init__()
        self.what = what
        self.facedown = facedown

    def candidates(self, s: State, f: Frame) -> list[int]:
        if self.facedown and hosted(s, f.card):
            return []
        return [card for card in moves.hand_of(s, f.seat) if self.what.fits(s, card, f)]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.put_on(s, cards[0], f.card, not self.facedown)


def host_held(what: Filter, facedown: bool = False) -> Effect:
    """Without counters. `facedown`: a single card."""
    return HostHeld(what, facedown)


class TakeHosted(Picking):
    """Add a card that is hosted here to your hand, as it lies."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return hosted(s, f.card)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        say(s, "takes-back", f.seat, cards[0])
        moves.to_hand(s, cards[0], s.faceup[cards[0]] == 1)


def take_hosted() -> Effect:
    return TakeHosted()
