"""Decks: drawing, looking at the top, milling, searching."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import knowledge, moves, pools
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.text import YOU, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import Counting, Deciding, Picking, pick_below
from jackin.netrunner.flows.play import PLAIN, play
from jackin.netrunner.flows.search import Searching
from jackin.netrunner.rules.legal import why_not_draw, why_not_play
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.reading import DRAWN, LOST
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State

A_FEW: Final = 2


class Draw(Effect):
    def __init__(self, amount: Value, seat: int) -> None:
        super().__init__()
        self.amount = amount
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        """FOREACH-1: for each of nothing is nothing."""
        return self.amount.of(s, f) > 0 and why_not_draw(s, whose(self.seat, f)) is None

    def do(self, s: State, f: Frame) -> None:
        moves.draw(s, whose(self.seat, f), self.amount.of(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.draws(s, self.amount.of(s, f)) if whose(self.seat, f) == f.seat else 0

    def draws(self) -> int:
        return self.amount.printed()


class DrawBottom(Draw):
    """Draw the bottom card of your deck."""

    def do(self, s: State, f: Frame) -> None:
        deck = words.DECK[f.seat]
        if self.could(s, f) and s.zones[deck]:
            moves.move(s, s.zones[deck][0], words.HAND[f.seat])
            say(s, "draws", f.seat, n=1)


class TakeFromTop(Picking):
    """Look at the top cards of your deck, add one of them to your hand, and shuffle."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        for card in self.candidates(s, f):
            knowledge.see(s, card, words.KNOWS[f.seat])
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(reversed(s.zones[words.DECK[f.seat]][-self.n :]))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.move(s, cards[0], words.HAND[f.seat], False)
        say(s, "takes-from-top", f.seat, f.card)
        knowledge.shuffle(s, f.seat)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.finds(s, False)


class GuessTop(Deciding):
    """Name a type and reveal the top card of your deck: draw it and gain credits, or trash it."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.DECK[f.seat]]) > 0

    def ways(self, s: State, f: Frame) -> list[Option]:
        return GUESSES

    def decides(self, s: State, f: Frame, got: Option) -> None:
        for card in s.zones[words.DECK[f.seat]][-1:]:
            knowledge.reveal(s, card)
            if printed(s, card).type == got.way:
                moves.draw(s, f.seat, 1)
                pools.gain(s, f.seat, self.n, f.card)
            else:
                moves.trash(s, card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.credits(s, f.seat, 1)


GUESSES: Final = [
    Option("event", way=words.EVENT_TYPE),
    Option("hardware", way=words.HARDWARE_TYPE),
    Option("program", way=words.PROGRAM_TYPE),
    Option("resource", way=words.RESOURCE_TYPE),
]


class Mill(Effect):
    """The Corp trashes the top cards of R&D, unseen (AMB-29)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        for card in reversed(s.zones[words.RD_CARDS][-self.n :]):
            moves.trash(s, card)


class DrawAndReturn(Picking):
    """Draw cards and put one of them on the bottom of your deck."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def could(self, s: State, f: Frame) -> bool:
        return why_not_draw(s, f.seat) is None

    def do(self, s: State, f: Frame) -> None:
        had = s.zones[words.HAND[f.seat]]
        moves.draw(s, f.seat, self.n)
        DRAWN.set(f, tuple(card for card in s.zones[words.HAND[f.seat]] if card not in had))
        if DRAWN.of(f):
            super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(DRAWN.of(f))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.move(s, cards[0], words.DECK[f.seat], False, at=0)
        say(s, "puts-on-bottom", f.seat, n=1)


class MillAny(Counting):
    """The Corp trashes any number of top cards of R&D, unseen (AMB-29); `LOST` is how many."""

    def most(self, s: State, f: Frame) -> int:
        return len(s.zones[words.RD_CARDS])

    def enough(self, s: State, f: Frame) -> int:
        """R&D has to last."""
        return min(A_FEW, self.most(s, f))

    def counts(self, s: State, f: Frame, n: int) -> None:
        LOST.set(f, n)
        deck = s.zones[words.RD_CARDS]
        for card in reversed(deck[len(deck) - n :]):
            moves.trash(s, card)


class TopToBottom(Effect):
    """Put the top card of R&D on its bottom."""

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.RD_CARDS][-1:]:
            moves.move(s, card, words.RD_CARDS, False, at=0)
            say(s, "puts-on-bottom", f.seat, n=1)


class PlayFromTop(Picking):
    """Look at the top cards of R&D, play what operations you like, without additional costs, trash the rest."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        """They lie aside while they are played (AMB-112)."""
        DRAWN.set(f, tuple(reversed(s.zones[words.RD_CARDS][-self.n :])))
        for card in DRAWN.of(f):
            moves.move(s, card, words.ASIDE, False)
            knowledge.see(s, card, words.CORP_KNOWS)
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [
            card
            for card in self.looked_at(s, f)
            if printed(s, card).type == words.OPERATION_TYPE and why_not_play(s, card, clicks=0, plain=True) is None
        ]

    def looked_at(self, s: State, f: Frame) -> list[int]:
        return [card for card in DRAWN.of(f) if s.zone[card] == words.ASIDE]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(self.looked_at(s, f)) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        play(s, cards[0], PLAIN)
        pick_below(s, self, f.seat, f.card)

    def misses(self, s: State, f: Frame) -> None:
        for card in self.looked_at(s, f):
            moves.trash(s, card)


class DrawUpTo(Effect):
    """Draw until you have so many cards in hand."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        missing = self.n - len(s.zones[words.HAND[f.seat]])
        if missing > 0:
            moves.draw(s, f.seat, missing)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.draws(s, max(0, self.n - len(s.zones[words.HAND[f.seat]])))


class LookAtTop(Effect):
    """Look at the top card of R&D, or of your own deck."""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.DECK[whose(self.seat, f)]]) > 0

    def do(self, s: State, f: Frame) -> None:
        seat = whose(self.seat, f)
        for card in s.zones[words.DECK[seat]][-1:]:
            knowledge.see(s, card, words.KNOWS[f.seat])
            say(s, "looks-at-own-top" if seat == f.seat else "looks-at-top", f.seat, f.card, card)


class RevealTop(Effect):
    """The top card of R&D, to everybody."""

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.RD_CARDS][-1:]:
            knowledge.reveal(s, card)


class ShuffleDeck(Effect):
    """The Corp shuffles R&D."""

    def do(self, s: State, f: Frame) -> None:
        knowledge.shuffle(s, words.CORP)
        say(s, "shuffles-rd", words.CORP, f.card)


def draw(amount: Amount, seat: int = YOU) -> Effect:
    return Draw(value(amount), seat)


def draw_bottom() -> Effect:
    return DrawBottom(value(1), YOU)


def take_from_top(n: int) -> Effect:
    return TakeFromTop(n)


def guess_top(gained: int) -> Effect:
    return GuessTop(gained)


def mill(n: int) -> Effect:
    return Mill(n)


def draw_and_return(n: int) -> Effect:
    return DrawAndReturn(n)


def mill_any() -> Effect:
    """`LOST` is how many."""
    return MillAny()


def top_to_bottom() -> Effect:
    return TopToBottom()


def play_from_top(n: int) -> Effect:
    return PlayFromTop(n)


def draw_up_to(n: int) -> Effect:
    return DrawUpTo(n)


def look_at_top(seat: int = words.CORP) -> Effect:
    """Of R&D, or with `YOU` of your own deck."""
    return LookAtTop(seat)


def reveal_top_of_rd() -> Effect:
    return RevealTop()


def shuffle_rd() -> Effect:
    return ShuffleDeck()


def search(what: Filter, shown: bool = True) -> Effect:
    return Searching(what, shown, False)


def search_and_play(what: Filter) -> Effect:
    """Paying its play cost, but no additional costs."""
    return Searching(what, True, False, to_play=True)


def search_and_use(what: Filter) -> Effect:
    """Play or install it, paying all costs."""
    return Searching(what, True, True, to_play=True)


def search_and_install(what: Filter, free: bool = False) -> Effect:
    """`free`: ignoring all costs."""
    return Searching(what, True, True, free)
