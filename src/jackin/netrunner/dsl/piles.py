"""Cards in hands and discard piles."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import knowledge, moves
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.filters import ANYTHING, SAME_AS_CHOSEN
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import TO_LOSE, Picking
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.reading import LOST
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.state import State

ALL: Final = 1_000


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


class NameArchived(Picking):
    """Name a card of your discard pile, of another title than this."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
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


class RevealHand(Effect):
    """All cards in HQ."""

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.HQ_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[words.HQ_CARDS]:
            knowledge.reveal(s, card)


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


def take_back(what: Filter, up_to: int = 0, shown: bool = False) -> Effect:
    """From your discard pile to your hand: one card, or up to so many. `shown`: prove what they are (CHOOSE-4)."""
    return FromPile(what, 0 if up_to else 1, up_to or 1, shown)


def come_back() -> Effect:
    return ComeBack()


def rework() -> Effect:
    return ShuffleIn()


def shuffle_hand_in(and_pile: bool = False) -> Effect:
    """`and_pile`: your discard pile too."""
    return ShuffleHandIn(and_pile)


def shuffle_back(up_to: int) -> Effect:
    """From your discard pile."""
    return ShuffleBack(up_to)


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


def trash_from_hand(what: Filter, up_to: int, counted: Filter = ANYTHING) -> Effect:
    """`LOST` is how many, of those that are `counted`."""
    return TrashFromHand(what, up_to, counted)


def remove_this() -> Effect:
    """From the game, instead of trashing it."""
    return RemoveThis()


def take_this_back() -> Effect:
    return TakeThisBack()


def reveal_hq() -> Effect:
    return RevealHand()


def corp_trashes_from_hq() -> Effect:
    """One card of the Corp's choice."""
    return CorpTrashesHeld()


def archived_to_rd() -> Effect:
    """A faceup card of Archives, on top."""
    return ToDeckTopFromArchives()
