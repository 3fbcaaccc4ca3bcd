"""Drawing, searching, and cards in piles."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame, Text
from jackin.netrunner import words
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import knowledge, moves, pools
from jackin.netrunner.rules.abilities import Effect, Sequence
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.filters import ANYTHING, SAME_AS_CHOSEN
from jackin.netrunner.dsl.text import YOU, sequence, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import TO_LOSE, Counting, Deciding, Picking, pick_below
from jackin.netrunner.flows.play import PLAIN, play
from jackin.netrunner.flows.search import Searching
from jackin.netrunner.rules.legal import why_not_draw, why_not_play
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.reading import DRAWN, LOST
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.state import State

ALL: Final = 1_000
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

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.takes_back(s, min(self.most_cards, len(self.candidates(s, f))))


class ComeBack(FromPile):
    """Any number of the cards that leave Archives by their own text. What lies facedown might be such a card."""

    def __init__(self) -> None:
        super().__init__(ANYTHING, 0, ALL, True)

    def candidates(self, s: State, f: Frame) -> list[int]:
        pile = s.zones[words.DISCARD[f.seat]]
        return [card for card in pile if printed(s, card).behaviour.comes_back is not None]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return any(s.faceup[card] == 0 for card in s.zones[words.DISCARD[f.seat]])


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


class ShuffleIn(Picking):
    """Shuffle a card of your hand into your deck."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in moves.hand_of(s, f.seat) if card != f.card]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(cards) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        shuffle_in(s, f.seat, cards)


class ShuffleHandIn(Effect):
    """The hand, and the discard pile if it says so."""

    def __init__(self, pile: bool) -> None:
        super().__init__()
        self.pile = pile

    def do(self, s: State, f: Frame) -> None:
        pile = s.zones[words.DISCARD[f.seat]] if self.pile else ()
        shuffle_in(s, f.seat, moves.hand_of(s, f.seat) + pile)


def shuffle_in(s: State, seat: int, cards: tuple[int, ...]) -> None:
    for card in cards:
        moves.move(s, card, words.DECK[seat], False)
    knowledge.shuffle(s, seat)
    say(s, "shuffles-in", seat, n=len(cards))


class ShuffleBack(Picking):
    """Shuffle up to so many cards of your discard pile into your deck, facedown ones unseen."""

    def __init__(self, up_to: int) -> None:
        super().__init__()
        self.up_to = up_to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[words.DISCARD[f.seat]])

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        return self.up_to

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            moves.move(s, card, words.DECK[f.seat], False)
        knowledge.shuffle(s, f.seat)
        say(s, "shuffles-back", f.seat, n=len(cards))

    def misses(self, s: State, f: Frame) -> None:
        knowledge.shuffle(s, f.seat)


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


class NameArchived(Picking):
    """Name a card of your discard pile, of another title than this."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Text]]:
        return [("named", self.text)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        found: dict[int, int] = {}
        for card in s.zones[words.DISCARD[f.seat]]:
            if s.code[card] != s.code[f.card]:
                found.setdefault(s.code[card], card)
        return list(found.values())

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return any(s.faceup[card] == 0 for card in s.zones[words.DISCARD[f.seat]])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        resolve(s, self.text, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """What is taken back is weighed apart."""
        return 0


class RevealHeld(Picking):
    """Reveal up to so many cards of your hand; `LOST` is how many."""

    def __init__(self, up_to: int) -> None:
        super().__init__()
        self.up_to = up_to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in moves.hand_of(s, f.seat) if card != f.card]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        return self.up_to

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        LOST.set(f, len(cards))
        for card in cards:
            knowledge.reveal(s, card)

    def misses(self, s: State, f: Frame) -> None:
        LOST.set(f, 0)


class RevealGrip(Effect):
    """Everybody sees all cards of the grip."""

    def could(self, s: State, f: Frame) -> bool:
        return any(not s.known(card, words.CORP) for card in s.zones[words.GRIP])

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.GRIP]:
            knowledge.reveal(s, card)


class TrashRevealed(Picking):
    """The Corp trashes cards of the grip, which it has just seen."""

    def __init__(self, what: Filter, amount: Value, up_to: bool) -> None:
        super().__init__()
        self.what = what
        self.amount = amount
        self.up_to = up_to

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.zones[words.GRIP] if self.what.fits(s, card, f)]

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.up_to else self.amount.of(s, f)

    def most(self, s: State, f: Frame) -> int:
        return self.amount.of(s, f)

    def meant(self) -> int:
        return TO_LOSE

    def harms(self) -> bool:
        return True

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            moves.trash(s, card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.trashes(s, self.candidates(s, f), self.amount.of(s, f))


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


class TrashFromHand(Picking):
    """Trash up to so many cards from your hand; `LOST` is how many of those that count."""

    def __init__(self, what: Filter, up_to: int, counted: Filter) -> None:
        super().__init__()
        self.what = what
        self.up_to = up_to
        self.counted = counted

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in moves.hand_of(s, f.seat) if self.what.fits(s, card, f)]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) > 0

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        return self.up_to

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        LOST.set(f, sum(1 for card in cards if self.counted.fits(s, card, f)))
        for card in cards:
            moves.trash(s, card)

    def misses(self, s: State, f: Frame) -> None:
        LOST.set(f, 0)


class RemoveThis(Effect):
    """ZONE-18: the card is removed from the game instead of being trashed."""

    def could(self, s: State, f: Frame) -> bool:
        """It follows from something, and alone is no reason to play a card."""
        return False

    def do(self, s: State, f: Frame) -> None:
        moves.remove_from_game(s, f.card)


class TakeThisBack(Effect):
    """Add the event that is being played to your hand."""

    def do(self, s: State, f: Frame) -> None:
        moves.to_hand(s, f.card)
        say(s, "comes-back", f.seat, f.card)


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


class RevealHand(Effect):
    """All cards in HQ."""

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.HQ_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.HQ_CARDS]:
            knowledge.reveal(s, card)


class ShuffleDeck(Effect):
    """The Corp shuffles R&D."""

    def do(self, s: State, f: Frame) -> None:
        knowledge.shuffle(s, words.CORP)
        say(s, "shuffles-rd", words.CORP, f.card)


class CorpTrashesHeld(Picking):
    """The Corp trashes a card of its choice from HQ, unseen."""

    def chooser(self, s: State, f: Frame) -> int:
        return words.CORP

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(moves.hand_of(s, words.CORP))

    def meant(self) -> int:
        return TO_LOSE

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.trash(s, cards[0])


class ToDeckTopFromArchives(Picking):
    """Add a faceup card of Archives to the top of R&D."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in s.zones[words.ARCHIVES_CARDS] if s.faceup[card] == 1]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        say(s, "to-rd", f.seat, cards[0], f.card)
        moves.move(s, cards[0], words.RD_CARDS, False)
        knowledge.see(s, cards[0], words.ALL_KNOW)


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


def take_back(what: Filter, up_to: int = 0, shown: bool = False) -> Effect:
    """From your discard pile to your hand: one card, or up to so many. `shown`: prove what they are (CHOOSE-4)."""
    return FromPile(what, 0 if up_to else 1, up_to or 1, shown)


def come_back() -> Effect:
    return ComeBack()


def draw_and_return(n: int) -> Effect:
    return DrawAndReturn(n)


def rework() -> Effect:
    return ShuffleIn()


def shuffle_hand_in(and_pile: bool = False) -> Effect:
    """`and_pile`: your discard pile too."""
    return ShuffleHandIn(and_pile)


def shuffle_back(up_to: int) -> Effect:
    """From your discard pile."""
    return ShuffleBack(up_to)


def mill_any() -> Effect:
    """`LOST` is how many."""
    return MillAny()


def take_back_named() -> Effect:
    """Name a card; any number of its copies go from your discard pile to your hand."""
    return NameArchived(sequence((FromPile(SAME_AS_CHOSEN, 0, ALL, True),)))


def reveal_held(up_to: int) -> Effect:
    """`LOST` is how many."""
    return RevealHeld(up_to)


def reveal_grip() -> Effect:
    return RevealGrip()


def trash_revealed(what: Filter, amount: Amount = 1, up_to: bool = False) -> Effect:
    return TrashRevealed(what, value(amount), up_to)


def top_to_bottom() -> Effect:
    return TopToBottom()


def play_from_top(n: int) -> Effect:
    return PlayFromTop(n)


def draw_up_to(n: int) -> Effect:
    return DrawUpTo(n)


def trash_from_hand(what: Filter, up_to: int, counted: Filter = ANYTHING) -> Effect:
    """`LOST` is how many, of those that are `counted`."""
    return TrashFromHand(what, up_to, counted)


def remove_this() -> Effect:
    """From the game, instead of trashing it."""
    return RemoveThis()


def take_this_back() -> Effect:
    return TakeThisBack()


def look_at_top(seat: int = words.CORP) -> Effect:
    """Of R&D, or with `YOU` of your own deck."""
    return LookAtTop(seat)


def reveal_top_of_rd() -> Effect:
    return RevealTop()


def reveal_hq() -> Effect:
    return RevealHand()


def shuffle_rd() -> Effect:
    return ShuffleDeck()


def corp_trashes_from_hq() -> Effect:
    """One card of the Corp's choice."""
    return CorpTrashesHeld()


def archived_to_rd() -> Effect:
    """A faceup card of Archives, on top."""
    return ToDeckTopFromArchives()


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
