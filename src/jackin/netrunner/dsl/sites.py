"""Installing where, or from where, only a text can: for less, behind a certain ice, in one server."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import faces, moves
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.tables import trash_this
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.install import ANY_COST, IGNORE_COSTS, RIGHT_BEHIND, THEN_REZ, install, install_at
from jackin.netrunner.flows.pick import TO_INSTALL, Picking
from jackin.netrunner.flows.encounter import encounter_outside
from jackin.netrunner.flows.rez import rez
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.legal import why_not_install, why_not_rez
from jackin.netrunner.rules.active import installed, rezzed, unrezzed
from jackin.netrunner.rules.servers import here, hosted
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.rules.reading import ABOUT, BUILT, CHOSEN
from jackin.netrunner.rules.triggers import resolve
from jackin.netrunner.state import Lasting, State


class Rebuild(Picking):
    """Install a card from your hand or your discard pile, for so much less or ignoring all costs."""

    def __init__(self, what: Filter, discount: Value | None, optional: bool) -> None:
        super().__init__()
        self.what = what
        self.discount = discount
        self.optional = optional

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.optional else 1

    def less(self, s: State, f: Frame) -> int:
        return ANY_COST if self.discount is None else self.discount.of(s, f)

    def could(self, s: State, f: Frame) -> bool:
        """What is trashed for it lies in the heap then, if nothing else does."""
        return True

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        less = self.less(s, f)
        return [
            card
            for card in moves.hand_of(s, f.seat) + s.zones[words.DISCARD[f.seat]]
            if self.what.fits(s, card, f) and why_not_install(s, card, less) is None
        ]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        facedown = any(s.faceup[card] == 0 for card in s.zones[words.DISCARD[f.seat]])
        return facedown or len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], self.less(s, f), IGNORE_COSTS if self.discount is None else 0)


class InstallFree(Picking):
    """Install a card from your hand or your discard pile, ignoring its install cost."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        there = moves.hand_of(s, f.seat) + s.zones[words.DISCARD[f.seat]]
        return [card for card in there if self.what.fits(s, card, f) and printed(s, card).installs]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) + len(s.zones[words.DISCARD[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS)


def install_free(what: Filter) -> Effect:
    return InstallFree(what)


def rebuild(what: Filter, discount: Amount | None = None, optional: bool = False) -> Effect:
    """`discount`: for so much less; without one, ignoring all costs."""
    return Rebuild(what, None if discount is None else value(discount), optional)


class InstallIceHere(Picking):
    """Install ice from your hand to protect this card's server, ignoring its install cost."""

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        if here(s, f.card) < 0:
            return []
        return [card for card in moves.hand_of(s, f.seat) if is_a(s, card, words.ICE_TYPE)]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return here(s, f.card) >= 0 and len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install_at(s, cards[0], here(s, f.card), IGNORE_COSTS)


def install_ice_here() -> Effect:
    return InstallIceHere()


class InstallBehind(Picking):
    """Install and rez ice from HQ or Archives right behind this one, ignoring all costs.

    When the run ends, that ice is derezzed and this one trashed.
    """

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what
        self.then = sequence((WhenRunEnds(),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("then", self.then)]

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        there = moves.hand_of(s, f.seat) + s.zones[words.ARCHIVES_CARDS]
        return [card for card in there if self.what.fits(s, card, f)]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) + len(s.zones[words.ARCHIVES_CARDS]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        resolve(s, self.then, f)
        install_at(s, cards[0], here(s, f.card), IGNORE_COSTS | THEN_REZ | RIGHT_BEHIND, f.card)


class WhenRunEnds(Effect):
    def __init__(self) -> None:
        super().__init__()
        self.text = sequence((DerezIt(), trash_this()))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("ends", self.text)]

    def do(self, s: State, f: Frame) -> None:
        for card in CHOSEN.of(f)[:1]:
            if rezzed(s, card):
                serial = s.serial[card]
                s.lasting.append(Lasting(-1, words.RUN, card, serial, 0, f.card, f.seat, words.RUN_ENDS, self.text))


class DerezIt(Effect):
    """The card that the text is about."""

    def do(self, s: State, f: Frame) -> None:
        if rezzed(s, ABOUT.of(f)):
            faces.derez(s, ABOUT.of(f))


def install_behind(what: Filter) -> Effect:
    return InstallBehind(what)


class InstallInNew(Picking):
    """Install a card from your hand in a new remote server."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [
            card
            for card in moves.hand_of(s, f.seat)
            if self.what.fits(s, card, f) and not printed(s, card).behaviour.install_in
        ]

    def could(self, s: State, f: Frame) -> bool:
        return len(self.candidates(s, f)) > 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install_at(s, cards[0], moves.new_remote(s), 0)


def install_in_new(what: Filter) -> Effect:
    return InstallInNew(what)


class WakeHosted(Picking):
    """Rez ice that is hosted here, for less; the Runner encounters it (AMB-61). It is trashed when the run ends."""

    def __init__(self, lowered: int) -> None:
        super().__init__()
        self.lowered = lowered
        self.text = sequence((TrashIt(),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("ends", self.text)]

    def facedown(self, s: State, f: Frame) -> list[int]:
        return [card for card in hosted(s, f.card) if unrezzed(s, card)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in self.facedown(s, f) if why_not_rez(s, card, self.lowered) is None]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        """Nobody else can tell what it would cost."""
        return len(self.facedown(s, f)) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        card = cards[0]
        serial = s.serial[card]
        s.lasting.append(Lasting(-1, words.RUN, card, serial, 0, f.card, f.seat, words.RUN_ENDS, self.text))
        encounter_outside(s, card)
        rez(s, card, lowered=self.lowered)


class TrashIt(Effect):
    """The card that the text is about."""

    def do(self, s: State, f: Frame) -> None:
        if installed(s, ABOUT.of(f)):
            trash_all(s, (ABOUT.of(f),), f.card)


def wake_hosted(lowered: int) -> Effect:
    return WakeHosted(lowered)


class BuildRemote(Picking):
    """One of several cards of HQ and Archives that are installed in one new remote, ignoring all install costs."""

    def __init__(self, next_one: Sequence | None) -> None:
        super().__init__()
        self.next_one = next_one

    def parts(self) -> list[tuple[str, Wording]]:
        return [] if self.next_one is None else [("next", self.next_one)]

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        there = moves.hand_of(s, f.seat) + s.zones[words.DISCARD[f.seat]]
        return [card for card in there if printed(s, card).installs and goes_to_a_remote(s, card)]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) + len(s.zones[words.DISCARD[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        if not BUILT.of(f):
            BUILT.set(f, (moves.new_remote(s),))
        if self.next_one is not None:
            resolve(s, self.next_one, f)
        install_at(s, cards[0], BUILT.of(f)[0], IGNORE_COSTS)


def goes_to_a_remote(s: State, card: int) -> bool:
    """Nothing, or only a remote, is named as the place where it is installed."""
    own = printed(s, card).behaviour.install_in
    return not own or words.ANY_REMOTE in own


def build_remote(up_to: int) -> Effect:
    return BuildRemote(sequence((build_remote(up_to - 1),)) if up_to > 1 else None)
