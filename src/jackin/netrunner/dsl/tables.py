"""Cards on the table: trashed, moved, swapped, turned into something else."""

from __future__ import annotations

from typing import Final


from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.choices import NO, YES
from jackin.netrunner.dsl.filters import ICE, PROTECTING, host_ice, place_of
from jackin.netrunner.dsl.text import YOU, sequence, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.access import access_card, could_access
from jackin.netrunner.flows.pick import TO_LOSE, Deciding, Picking, PickingInstalled, all_installed
from jackin.netrunner.flows.score import score_agenda
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.knowledge import see, show, stir
from jackin.netrunner.rules.moves import hand_of, move, move_to_host, put_on, to_hand, trash
from jackin.netrunner.rules.active import cannot_trash, has_facedown, installed
from jackin.netrunner.rules.changes import context, forbidden
from jackin.netrunner.rules.queries import accesses_done, requirement
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, LOST, NUMBER
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import emit, resolve, resolve_text
from jackin.netrunner.state import State
from jackin.netrunner.shown.log import say
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ALL_KNOW, ASSET_TYPE, CANNOT_SCORE, CARD_INSTALLED, HOSTED, HQ_CARDS,
    ICE_TYPE, PLAY_AREA, RUNNER, STACK, is_line, is_root, line, root,
)  # fmt: skip

MOST_SWAPS: Final = 50


class TrashChosen(PickingInstalled):
    def __init__(
        self, what: Filter, amount: Value, chooser: int, shown: bool, up_to: bool, preventable: bool
    ) -> None:
        super().__init__(what)
        self.preventable = preventable
        self.shown = shown
        self.up_to = up_to
        self.amount = amount
        self.seat = chooser

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.up_to else self.amount.of(s, f)

    def most(self, s: State, f: Frame) -> int:
        return self.amount.of(s, f)

    def could(self, s: State, f: Frame) -> bool:
        return self.amount.of(s, f) > 0 and super().could(s, f)

    def chooser(self, s: State, f: Frame) -> int:
        return whose(self.seat, f)

    def proves(self) -> bool:
        return self.shown

    def hides(self, s: State) -> bool:
        """Only the Corp knows which of its facedown cards it may choose."""
        return self.shown and has_facedown(s)

    def told(self) -> str:
        return "trash"

    def meant(self) -> int:
        return TO_LOSE

    def harms(self) -> bool:
        return True

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in super().candidates(s, f) if not cannot_trash(s, card)]

    def trashes(self, s: State, f: Frame, chooser: int) -> Filter | None:
        return self.what if self.chooser(s, f) == chooser else None

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        """AMB-29: what is shown at this moment goes to Archives faceup."""
        for card in cards:
            if self.shown:
                s.faceup[card] = 1
                stir(s, card)
                s.dormant = None
            if not self.preventable:
                trash(s, card)
        if self.preventable:
            trash_all(s, cards, f.card, self.chooser(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.trashes(s, self.candidates(s, f), self.amount.of(s, f))


class TrashThis(Effect):
    """Trash this card, or its host."""

    def __init__(self, host: bool) -> None:
        super().__init__()
        self.host = host

    def trashes_itself(self) -> bool:
        return not self.host

    def target(self, s: State, f: Frame) -> int:
        return s.host[f.card] if self.host else f.card

    def could(self, s: State, f: Frame) -> bool:
        card = self.target(s, f)
        return card >= 0 and not cannot_trash(s, card)

    def do(self, s: State, f: Frame) -> None:
        card = self.target(s, f)
        if card >= 0 and (installed(s, card) or s.zone[card] in (HOSTED, PLAY_AREA)):
            trash_all(s, (card,), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return 0 if self.host else scale.gives_up(s, f.card)


class ToDeckTop(PickingInstalled):
    """Add an installed card of the Runner to the top of the stack."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        say(s, "to-stack", RUNNER, cards[0])
        move(s, cards[0], STACK, False)
        see(s, cards[0], ALL_KNOW)


class TakeUp(PickingInstalled):
    """Add an installed card to its owner's hand, as it lies."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        say(s, "comes-back", f.seat, cards[0])
        to_hand(s, cards[0], s.faceup[cards[0]] == 1)


class BecomeAgenda(Effect):
    """CONV-1: this card goes to a score area as an agenda."""

    def __init__(self, points: int, seat: int) -> None:
        super().__init__()
        self.points = points
        self.seat = seat

    def do(self, s: State, f: Frame) -> None:
        faces.convert(s, f.card, whose(self.seat, f), self.points)


class ArrangeIce(Picking):
    """Arrange the ice that protects the chosen server, the innermost first."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return list(s.zones[line(NUMBER.of(f))])

    def fewest(self, s: State, f: Frame) -> int:
        return len(s.zones[line(NUMBER.of(f))])

    def most(self, s: State, f: Frame) -> int:
        return len(s.zones[line(NUMBER.of(f))])

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        s.zones[line(NUMBER.of(f))] = cards
        say(s, "arranges-ice", f.seat, f.card, n=len(cards), where=NUMBER.of(f))


class RearrangeIce(Picking):
    """Two ice of any servers change places, as often as it takes to have any order of all of them (SWAP-1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ICE & PROTECTING, f)

    def could(self, s: State, f: Frame) -> bool:
        return len(self.candidates(s, f)) > 1

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        return 2 if LOST.of(f) < len(self.candidates(s, f)) - 1 else 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if len(cards) == 2:
            faces.swap(s, cards[0], cards[1])
            LOST.add(f, 1)
            self.do(s, f)


class SwapIce(Picking):
    """Two installed ice change places (SWAP-1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, ICE & PROTECTING, f)

    def could(self, s: State, f: Frame) -> bool:
        return len(self.candidates(s, f)) > 1

    def fewest(self, s: State, f: Frame) -> int:
        return 2

    def most(self, s: State, f: Frame) -> int:
        return 2

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if len(cards) == 2:
            faces.swap(s, cards[0], cards[1])


class ScoreFromHand(Picking):
    """Reveal and score an agenda of your hand that needs at most so many advancement tokens."""

    def __init__(self, most: Value) -> None:
        super().__init__()
        self.limit = most

    def candidates(self, s: State, f: Frame) -> list[int]:
        limit = self.limit.of(s, f)
        return [
            card
            for card in hand_of(s, f.seat)
            if is_a(s, card, AGENDA_TYPE) and requirement(s, card) <= limit and not forbidden(s, CANNOT_SCORE, card)
        ]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        """Nobody else can tell whether there is such an agenda."""
        return self.limit.of(s, f) > 0 and len(s.zones[HQ_CARDS]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        show(s, cards[0], "REV-1")
        score_agenda(s, cards[0])


class SwapIt(Picking):
    """Swap the approached ice with ice from your hand; the Runner approaches that now (SWAP-1, AMB-76)."""

    def could(self, s: State, f: Frame) -> bool:
        ice = ABOUT.of(f)
        return s.run is not None and s.run.ice == ice and is_line(s.zone[ice]) and super().could(s, f)

    def hides(self, s: State) -> bool:
        return len(s.zones[HQ_CARDS]) > 0

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in hand_of(s, f.seat) if is_a(s, card, ICE_TYPE)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.swap(s, cards[0], ABOUT.of(f))
        if s.run is not None:
            s.run.ice = cards[0]


class SwapAccessed(Picking):
    """Install an agenda or asset from HQ in exchange for this card, with its tokens (AMB-111).

    The Runner may access that one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.offer = sequence((MayAccess(),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("offer", self.offer)]

    def could(self, s: State, f: Frame) -> bool:
        """LOOP-2: two of them may change places again and again, and it is the Corp that must end it."""
        return is_root(s.zone[f.card]) and accesses_done(s) < MOST_SWAPS and super().could(s, f)

    def hides(self, s: State) -> bool:
        return len(s.zones[HQ_CARDS]) > 0

    def candidates(self, s: State, f: Frame) -> list[int]:
        held = hand_of(s, f.seat)
        return [card for card in held if is_a(s, card, AGENDA_TYPE) or is_a(s, card, ASSET_TYPE)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        tokens = s.counter(f.card, ADVANCEMENT)
        faces.swap(s, cards[0], f.card)
        s.set_counter(cards[0], ADVANCEMENT, tokens)
        resolve(s, self.offer, f)
        emit(s, CARD_INSTALLED, cards[0])


class MayAccess(Deciding):
    """The Runner may access the card that was chosen."""

    def chooser(self, s: State, f: Frame) -> int:
        return RUNNER

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [YES, NO] if could_access(s, CHOSEN.of(f)[0]) else [NO]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is YES:
            access_card(s, CHOSEN.of(f)[0])


class BecomeCondition(Effect):
    """CONV-1: this card is hosted on the chosen one as a counter, with the text that says it works there."""

    def could(self, s: State, f: Frame) -> bool:
        """Only on what has been chosen before."""
        return False

    def do(self, s: State, f: Frame) -> None:
        for card in CHOSEN.of(f)[:1]:
            if installed(s, card):
                put_on(s, f.card, card)


class TrashServer(Effect):
    """All cards in the server that is run on, not the ice that protects it."""

    def could(self, s: State, f: Frame) -> bool:
        return s.run is not None and len(s.zones[root(s.run.server)]) > 0

    def do(self, s: State, f: Frame) -> None:
        if s.run is not None:
            trash_all(s, s.zones[root(s.run.server)], f.card)


class HostOn(PickingInstalled):
    """This card is hosted on a chosen card from now on (HOST-1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in super().candidates(s, f) if card != s.host[f.card]]

    def could(self, s: State, f: Frame) -> bool:
        return installed(s, f.card) and len(self.candidates(s, f)) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if installed(s, f.card):
            move_to_host(s, f.card, cards[0])


class MoveInward(Effect):
    """This card is hosted on the ice right behind its host; or what happens if there is none."""

    def __init__(self, otherwise: Sequence) -> None:
        super().__init__()
        self.otherwise = otherwise

    def parts(self) -> list[tuple[str, Wording]]:
        return [("else", self.otherwise)]

    def do(self, s: State, f: Frame) -> None:
        host = host_ice(s, f.card)
        if host < 0:
            return
        at = place_of(s, host)
        if at > 0:
            move_to_host(s, f.card, s.zones[s.zone[host]][at - 1])
        else:
            resolve(s, self.otherwise, f)


class UseItsClick(Effect):
    """Use the click ability of the card that the condition is about, without the click."""

    def ability(self, s: State, f: Frame) -> Sequence | None:
        for paid in printed(s, ABOUT.of(f)).behaviour.paid:
            if paid.cost.clicks:
                return paid.text
        return None

    def could(self, s: State, f: Frame) -> bool:
        text = self.ability(s, f)
        return text is not None and text.could(s, context(s, ABOUT.of(f)))

    def do(self, s: State, f: Frame) -> None:
        resolve_text(s, f.seat, ABOUT.of(f), self.ability(s, f))


class TrashEvery(Effect):
    """All such installed cards, at once (BATCH-1)."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def could(self, s: State, f: Frame) -> bool:
        return len(all_installed(s, self.what, f)) > 0

    def do(self, s: State, f: Frame) -> None:
        trash_all(s, tuple(all_installed(s, self.what, f)), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        cards = all_installed(s, self.what, f)
        return scale.trashes(s, cards, len(cards))


def trash_chosen(
    what: Filter,
    amount: Amount = 1,
    chooser: int = YOU,
    shown: bool = False,
    up_to: bool = False,
    preventable: bool = True,
) -> Effect:
    """`shown`: the chooser proves what a facedown card is (CHOOSE-4)."""
    return TrashChosen(what, value(amount), chooser, shown, up_to, preventable)


def trash_this() -> Effect:
    return TrashThis(False)


def trash_host() -> Effect:
    return TrashThis(True)


def rearrange_ice() -> Effect:
    """That of all servers."""
    return RearrangeIce()


def arrange_ice() -> Effect:
    return ArrangeIce()


def swap_ice() -> Effect:
    return SwapIce()


def score_from_hand(most: Value) -> Effect:
    return ScoreFromHand(most)


def to_deck_top(what: Filter) -> Effect:
    return ToDeckTop(what)


def take_up(what: Filter) -> Effect:
    return TakeUp(what)


def become_agenda(worth: int, seat: int = YOU) -> Effect:
    return BecomeAgenda(worth, seat)


def become_condition() -> Effect:
    return BecomeCondition()


def swap_it() -> Effect:
    return SwapIt()


def swap_accessed() -> Effect:
    return SwapAccessed()


def trash_server() -> Effect:
    return TrashServer()


def host_on(what: Filter) -> Effect:
    """Move this card there."""
    return HostOn(what)


def move_inward(*otherwise: Effect) -> Effect:
    """To the next ice behind its host; what happens if there is none."""
    return MoveInward(sequence(otherwise))


def use_its_click() -> Effect:
    return UseItsClick()


def trash_every(what: Filter) -> Effect:
    return TrashEvery(what)
