"""Rezzing, derezzing and exposing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Effect, Wording
from jackin.netrunner.rules.measures import Filter
from jackin.netrunner.dsl.filters import AGENDA, REZZED, UNREZZED
from jackin.netrunner.flows.expose import expose as expose_cards
from jackin.netrunner.flows.pick import Deciding, Picking, PickingInstalled, all_installed
from jackin.netrunner.flows.rez import FREE, rez
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.knowledge import show
from jackin.netrunner.rules.legal import why_not_rez
from jackin.netrunner.rules.moves import to_hand
from jackin.netrunner.rules.active import rezzed, unrezzed
from jackin.netrunner.rules.costs import cannot_rez
from jackin.netrunner.rules.reading import ABOUT, CHOSEN
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.shown.log import say
from jackin.netrunner.words import (
    CORP, HAND, RIG, RUNNER,
)  # fmt: skip

REZ_IT: Final = Option("rez")
TRASH_IT: Final = Option("trash")
TO_HQ: Final = Option("to-hq")
NOT_AT_ALL: Final = Option("no")


@mypyc_attr(allow_interpreted_subclasses=True)
class Expose(Picking):
    def __init__(self, up_to: int = 0) -> None:
        super().__init__()
        self.up_to = up_to

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.up_to else 1

    def most(self, s: State, f: Frame) -> int:
        return self.up_to or 1

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, UNREZZED, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.exposes(s, self.candidates(s, f))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        expose_cards(s, cards, f.card)


class Derez(Effect):
    """Derez this card, or its host."""

    def __init__(self, host: bool) -> None:
        super().__init__()
        self.host = host

    def do(self, s: State, f: Frame) -> None:
        card = s.host[f.card] if self.host else f.card
        if card >= 0 and rezzed(s, card):
            faces.derez(s, card)


class DerezChosen(Picking):
    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, self.what & REZZED, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        faces.derez(s, cards[0])


class RevealIt(Effect):
    """The card that the condition is about, if it is still in a hand."""

    def could(self, s: State, f: Frame) -> bool:
        return s.zone[ABOUT.of(f)] in HAND

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            show(s, ABOUT.of(f), "REV-1")


class RezFree(Picking):
    """Rez a chosen card and ignore all costs (AMB-43)."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in all_installed(s, self.what & UNREZZED & ~AGENDA, f) if not cannot_rez(s, card)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        rez(s, cards[0], FREE)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.rezzes(s, self.candidates(s, f))


class RezIt(Effect):
    """Rez the card that the condition is about, for less."""

    def __init__(self, lowered: int) -> None:
        super().__init__()
        self.lowered = lowered

    def could(self, s: State, f: Frame) -> bool:
        return why_not_rez(s, ABOUT.of(f), self.lowered) is None

    def hides(self, s: State) -> bool:
        """Nobody else can tell what it would cost."""
        return True

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            rez(s, ABOUT.of(f), lowered=self.lowered)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.rezzes(s, [ABOUT.of(f)])


class ExposeIt(Effect):
    def could(self, s: State, f: Frame) -> bool:
        return unrezzed(s, ABOUT.of(f))

    def do(self, s: State, f: Frame) -> None:
        expose_cards(s, (ABOUT.of(f),), f.card)


class MustRezIt(Deciding):
    """The Corp rezzes what the condition is about, if able; with an additional cost it may refuse (AMB-102)."""

    def could(self, s: State, f: Frame) -> bool:
        return why_not_rez(s, ABOUT.of(f)) is None

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            super().do(s, f)

    def chooser(self, s: State, f: Frame) -> int:
        return CORP

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [REZ_IT] if printed(s, ABOUT.of(f)).behaviour.rez_cost is None else [REZ_IT, NOT_AT_ALL]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is REZ_IT:
            rez(s, ABOUT.of(f))


class RezOrTakeBack(Deciding):
    """The Corp rezzes the ice that was passed, paying for it (AMB-8), or adds it to HQ."""

    def could(self, s: State, f: Frame) -> bool:
        return unrezzed(s, ABOUT.of(f))

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            super().do(s, f)

    def chooser(self, s: State, f: Frame) -> int:
        return CORP

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [REZ_IT, TO_HQ] if why_not_rez(s, ABOUT.of(f)) is None else [TO_HQ]

    def veiled(self, s: State, f: Frame) -> bool:
        return not s.known(ABOUT.of(f), RUNNER)

    def decides(self, s: State, f: Frame, got: Option) -> None:
        card = ABOUT.of(f)
        if got is REZ_IT:
            rez(s, card)
        else:
            say(s, "to-hq", CORP, card)
            to_hand(s, card, False)


class RezOrTrash(PickingInstalled):
    """Choose unrezzed ice; the Corp rezzes it, paying for it (AMB-8), or trashes it."""

    def __init__(self, what: Filter) -> None:
        super().__init__(what)
        self.choice = RezChoice()

    def parts(self) -> list[tuple[str, Wording]]:
        return [("choice", self.choice)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        self.choice.do(s, f)


class TurnRigFacedown(Effect):
    """FACE-4: all installed cards of the Runner; what they host stays."""

    def could(self, s: State, f: Frame) -> bool:
        return any(s.faceup[card] for card in s.zones[RIG])

    def do(self, s: State, f: Frame) -> None:
        for card in s.zones[RIG]:
            if s.faceup[card]:
                faces.turn_facedown(s, card)


class RezChoice(Deciding):
    def chooser(self, s: State, f: Frame) -> int:
        return CORP

    def ways(self, s: State, f: Frame) -> list[Option]:
        return [REZ_IT, TRASH_IT] if why_not_rez(s, CHOSEN.of(f)[0]) is None else [TRASH_IT]

    def veiled(self, s: State, f: Frame) -> bool:
        return not s.known(CHOSEN.of(f)[0], RUNNER)

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got is REZ_IT:
            rez(s, CHOSEN.of(f)[0])
        else:
            trash_all(s, (CHOSEN.of(f)[0],), f.card, CORP)


def expose(up_to: int = 0) -> Effect:
    """One card, or up to so many at once (EXPO-3)."""
    return Expose(up_to)


def derez(what: Filter) -> Effect:
    return DerezChosen(what)


def reveal_it() -> Effect:
    return RevealIt()


def rez_it(lowered: int) -> Effect:
    return RezIt(lowered)


def expose_it() -> Effect:
    return ExposeIt()


def derez_this() -> Effect:
    return Derez(False)


def derez_host() -> Effect:
    return Derez(True)


def rez_free(what: Filter) -> Effect:
    return RezFree(what)


def must_rez_it() -> Effect:
    return MustRezIt()


def rez_or_take_back() -> Effect:
    """The ice that the condition is about."""
    return RezOrTakeBack()


def turn_rig_facedown() -> Effect:
    return TurnRigFacedown()


def rez_or_trash(what: Filter) -> Effect:
    return RezOrTrash(what)
