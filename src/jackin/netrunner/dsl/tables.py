"""Trashing, rezzing, exposing: what happens to cards on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame, Text
from jackin.netrunner.rules import faces
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.filters import AGENDA, ICE, REZZED, UNREZZED
from jackin.netrunner.dsl.text import YOU, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.expose import expose as expose_cards
from jackin.netrunner.flows.pick import TO_LOSE, Deciding, Picking, PickingInstalled, all_installed
from jackin.netrunner.flows.rez import FREE, rez
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.legal import why_not_rez
from jackin.netrunner.rules.moves import hand_of, move, put_on
from jackin.netrunner.rules.queries import installed, is_a, rezzed, unrezzed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, LOST, NUMBER
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.shown.log import say
from jackin.netrunner.words import ALL_KNOW, CORP, HOSTED, HQ_CARDS, ICE_TYPE, RUNNER, STACK, is_line, line

REZ_IT: Final = Option("rez")
TRASH_IT: Final = Option("trash")


class TrashChosen(PickingInstalled):
    def __init__(self, what: Filter, amount: Value, chooser: int, shown: bool, up_to: bool) -> None:
        super().__init__(what)
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

    def meant(self) -> int:
        return TO_LOSE

    def harms(self) -> bool:
        return True

    def trashes(self, s: State, f: Frame, chooser: int) -> Filter | None:
        return self.what if self.chooser(s, f) == chooser else None

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        trash_all(s, cards, f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.trashes(s, self.candidates(s, f), self.amount.of(s, f))


class TrashThis(Effect):
    """Trash this card, or its host."""

    def __init__(self, host: bool) -> None:
        super().__init__()
        self.host = host

    def trashes_itself(self) -> bool:
        return not self.host

    def do(self, s: State, f: Frame) -> None:
        card = s.host[f.card] if self.host else f.card
        if card >= 0 and (installed(s, card) or s.zone[card] == HOSTED):
            trash_all(s, (card,), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return 0 if self.host else scale.gives_up(s, f.card)


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


class ToDeckTop(PickingInstalled):
    """Add an installed card of the Runner to the top of the stack."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        say(s, "to-stack", RUNNER, cards[0])
        move(s, cards[0], STACK, False)
        see(s, cards[0], ALL_KNOW)


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
        return all_installed(s, ICE, f)

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


class RezFree(Picking):
    """Rez a chosen card and ignore all costs (AMB-43)."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, self.what & UNREZZED & ~AGENDA, f)

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


class BecomeCondition(Effect):
    """CONV-1: this card is hosted on the chosen one as a counter, with the text that says it works there."""

    def could(self, s: State, f: Frame) -> bool:
        """Only on what has been chosen before."""
        return False

    def do(self, s: State, f: Frame) -> None:
        for card in CHOSEN.of(f)[:1]:
            if installed(s, card):
                put_on(s, f.card, card)


class RezOrTrash(PickingInstalled):
    """Choose unrezzed ice; the Corp rezzes it, paying for it (AMB-8), or trashes it."""

    def __init__(self, what: Filter) -> None:
        super().__init__(what)
        self.choice = RezChoice()

    def parts(self) -> list[tuple[str, Text]]:
        return [("choice", self.choice)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        self.choice.do(s, f)


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
            trash_all(s, (CHOSEN.of(f)[0],), f.card)


def trash_chosen(
    what: Filter, amount: Amount = 1, chooser: int = YOU, shown: bool = False, up_to: bool = False
) -> Effect:
    """`shown`: the chooser proves what a facedown card is (CHOOSE-4)."""
    return TrashChosen(what, value(amount), chooser, shown, up_to)


def trash_this() -> Effect:
    return TrashThis(False)


def trash_host() -> Effect:
    return TrashThis(True)


def expose(up_to: int = 0) -> Effect:
    """One card, or up to so many at once (EXPO-3)."""
    return Expose(up_to)


def derez(what: Filter) -> Effect:
    return DerezChosen(what)


def rearrange_ice() -> Effect:
    """That of all servers."""
    return RearrangeIce()


def arrange_ice() -> Effect:
    return ArrangeIce()


def to_deck_top(what: Filter) -> Effect:
    return ToDeckTop(what)


def become_agenda(worth: int, seat: int = YOU) -> Effect:
    return BecomeAgenda(worth, seat)


def become_condition() -> Effect:
    return BecomeCondition()


def rez_it(lowered: int) -> Effect:
    return RezIt(lowered)


def expose_it() -> Effect:
    return ExposeIt()


def swap_it() -> Effect:
    return SwapIt()


def derez_this() -> Effect:
    return Derez(False)


def derez_host() -> Effect:
    return Derez(True)


def rez_free(what: Filter) -> Effect:
    return RezFree(what)


def rez_or_trash(what: Filter) -> Effect:
    return RezOrTrash(what)
