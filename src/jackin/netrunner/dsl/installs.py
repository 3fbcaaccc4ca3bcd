"""Installing by card text."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame, Text
from jackin.netrunner import words
from jackin.netrunner.rules import knowledge, moves
from jackin.netrunner.rules.abilities import Effect, Filter, Sequence
from jackin.netrunner.dsl.text import YOU, sequence, whose
from jackin.netrunner.flows.install import IGNORE_COSTS, THEN_REZ, install
from jackin.netrunner.flows.pick import Picking, pick_below
from jackin.netrunner.rules.legal import why_not_install
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import resolve


ANY_COST: Final = 1_000_000


class InstallFromHand(Picking):
    """INST-15: one card from hand, chosen and installed before the next is chosen."""

    def __init__(self, what: Filter, discount: int, optional: bool, next_one: Sequence | None) -> None:
        super().__init__()
        self.what = what
        self.discount = discount
        self.optional = optional
        self.next_one = next_one

    def parts(self) -> list[tuple[str, Text]]:
        return [] if self.next_one is None else [("next", self.next_one)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [
            card
            for card in moves.hand_of(s, f.seat)
            if card != f.card and self.what.fits(s, card, f) and why_not_install(s, card, self.discount) is None
        ]

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.optional else 1

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        """Nobody else can tell whether there was a card to install."""
        return len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if self.next_one is not None:
            resolve(s, self.next_one, f)
        install(s, cards[0], self.discount)


def install_from_hand(what: Filter, discount: int = 0, optional: bool = False, up_to: int = 1) -> Effect:
    """`up_to`: so many cards, until the player is done."""
    optional = optional or up_to > 1
    next_one = sequence((install_from_hand(what, discount, optional, up_to - 1),)) if up_to > 1 else None
    return InstallFromHand(what, discount, optional, next_one)


class InstallFromHeap(Picking):
    """You may install a card from your heap and ignore all costs."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [
            card
            for card in s.zones[words.HEAP]
            if self.what.fits(s, card, f) and why_not_install(s, card, ANY_COST) is None
        ]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS)


def install_from_heap(what: Filter) -> Effect:
    return InstallFromHeap(what)


class LookAndInstall(Picking):
    """Look at the top cards of R&D, install and rez those that fit for nothing, trash the rest."""

    def __init__(self, n: int, what: Filter) -> None:
        super().__init__()
        self.n = n
        self.what = what

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.RD_CARDS][-self.n :]:
            moves.move(s, card, words.ASIDE, False)
            knowledge.see(s, card, words.CORP_KNOWS)
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.zones[words.ASIDE] if self.what.fits(s, card, f)]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS | THEN_REZ)
        pick_below(s, self, f.seat, f.card)

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.ASIDE]) > 0

    def misses(self, s: State, f: Frame) -> None:
        for card in s.zones[words.ASIDE]:
            moves.trash(s, card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.installs(s, self.n)


def look_and_install(n: int, what: Filter) -> Effect:
    return LookAndInstall(n, what)


class Arrange(Picking):
    """Look at the top cards of a deck and put them back in any order, the top one first."""

    def __init__(self, n: int, owner: int) -> None:
        super().__init__()
        self.n = n
        self.owner = owner

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.DECK[whose(self.owner, f)]]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.DECK[whose(self.owner, f)]][-self.n :]:
            knowledge.see(s, card, words.KNOWS[f.seat])
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(reversed(s.zones[words.DECK[whose(self.owner, f)]][-self.n :]))

    def fewest(self, s: State, f: Frame) -> int:
        return self.n

    def most(self, s: State, f: Frame) -> int:
        return self.n

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        deck = words.DECK[whose(self.owner, f)]
        rest = s.zones[deck][: len(s.zones[deck]) - len(cards)]
        for card in cards:
            s.knows[card] = words.KNOWS[f.seat]
        s.zones[deck] = rest + tuple(reversed(cards))
        say(s, "arranges", whose(self.owner, f), f.card, n=len(cards))


def arrange(n: int, owner: int = YOU) -> Effect:
    """Of your deck, or of the other player's."""
    return Arrange(n, owner)
