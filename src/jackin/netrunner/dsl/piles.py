"""Drawing, searching, and cards in piles."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules import moves
from jackin.netrunner.rules.abilities import Effect, Filter, Value
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import Picking
from jackin.netrunner.flows.search import Searching
from jackin.netrunner.rules.legal import why_not_draw
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State


class Draw(Effect):
    def __init__(self, amount: Value) -> None:
        super().__init__()
        self.amount = amount

    def could(self, s: State, f: Frame) -> bool:
        return why_not_draw(s, f.seat) is None

    def do(self, s: State, f: Frame) -> None:
        moves.draw(s, f.seat, self.amount.of(s, f))


class Mill(Effect):
    """The Corp trashes the top cards of R&D, unseen (AMB-29)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        for card in reversed(s.zones[words.RD_CARDS][-self.n :]):
            moves.trash(s, card)


class FromPile(Picking):
    """Add cards of a pile to hand, chosen by their owner."""

    def __init__(self, what: Filter, fewest: int, most: int, shown: bool) -> None:
        super().__init__()
        self.shown = shown
        self.what = what
        self.least_cards = fewest
        self.most_cards = most

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.zones[words.DISCARD[f.seat]] if self.what.fits(s, card, f)]

    def fewest(self, s: State, f: Frame) -> int:
        return self.least_cards

    def most(self, s: State, f: Frame) -> int:
        return self.most_cards

    def proves(self) -> bool:
        return self.shown

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        """AMB-53: a facedown card is pointed out and stays facedown."""
        for card in cards:
            moves.to_hand(s, card, s.faceup[card] == 1 or self.shown)
            say(s, "takes-back", f.seat, card)


def draw(amount: Amount) -> Effect:
    return Draw(value(amount))


def mill(n: int) -> Effect:
    return Mill(n)


def take_back(what: Filter, up_to: int = 0, shown: bool = False) -> Effect:
    """From your discard pile to your hand: one card, or up to so many. `shown`: prove what they are (CHOOSE-4)."""
    return FromPile(what, 0 if up_to else 1, up_to or 1, shown)


def search(what: Filter, shown: bool = True) -> Effect:
    return Searching(what, shown, False)


def search_and_install(what: Filter) -> Effect:
    return Searching(what, True, True)
