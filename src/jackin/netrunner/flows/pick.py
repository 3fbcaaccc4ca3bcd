"""Choosing cards and numbers (CHOOSE): forward-only picks that end in "done"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards
from jackin.netrunner.rules.abilities import Effect, Sequence
from jackin.netrunner.rules.measures import Filter
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.knowledge import show
from jackin.netrunner.rules.reading import CHOSEN
from jackin.netrunner.state import State
from jackin.netrunner.words import ARCHIVES_CARDS, RIG, SERVERS, is_open


# What becomes of cards that are picked
TO_TAKE: Final = 0
TO_LOSE: Final = 1
TO_HELP: Final = 2
TO_INSTALL: Final = 3
TO_ORDER: Final = 4


@mypyc_attr(allow_interpreted_subclasses=True)
class Picking(Effect):
    """An effect that has cards chosen and then hits them all at once (CHOOSE-2, BATCH-1)."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        raise TypeError("a picking effect says which cards can be chosen")

    def fewest(self, s: State, f: Frame) -> int:
        return 1

    def most(self, s: State, f: Frame) -> int:
        return 1

    def meant(self) -> int:
        """What is to become of the cards, as far as a chooser wants to know."""
        return TO_TAKE

    def buys(self) -> Sequence | None:
        """What is got for the card."""
        return None

    def chooser(self, s: State, f: Frame) -> int:
        """GOLD-4, ICE-2: the card's controller, unless the text names someone else."""
        return f.seat

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        """Whether the other seat cannot tell what there was to choose."""
        return hidden_choice(s, cards, self.chooser(s, f)) or self.hides(s)

    def proves(self) -> bool:
        """CHOOSE-4: whether a facedown card must be shown, since the text depends on what it is."""
        return False

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        raise TypeError("a picking effect does something to the cards")

    def misses(self, s: State, f: Frame) -> None:
        """Nothing could be chosen, or nothing was."""

    def could(self, s: State, f: Frame) -> bool:
        return len(self.candidates(s, f)) > 0

    def do(self, s: State, f: Frame) -> None:
        pick(s, self, self.chooser(s, f), f.card)


# What a frame of PICK holds
PICKED: Final = Cards()


def picking(f: Frame) -> Picking:
    """The word for which a frame of PICK asks."""
    effect = f.text
    assert isinstance(effect, Picking)
    return effect


def pick(s: State, effect: Picking, seat: int, card: int) -> None:
    s.call(PICK, seat, card, text=effect)


def pick_below(s: State, effect: Picking, seat: int, card: int) -> None:
    """As soon as what has just begun is done."""
    s.stack.insert(len(s.stack) - 1, Frame(PICK, seat, card, text=effect))


def all_installed(s: State, wanted: Filter, f: Frame) -> list[int]:
    """CHOOSE-1: unless stated otherwise, only installed cards."""
    found = [card for card in s.zones[RIG] if wanted.fits(s, card, f)]
    for zone in range(SERVERS, len(s.zones)):
        for card in s.zones[zone]:
            if wanted.fits(s, card, f):
                found.append(card)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class PickingInstalled(Picking):
    """One that picks among all installed cards of a kind."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return all_installed(s, self.what, f)


def card_option(s: State, verb: str, card: int, seat: int) -> Option:
    """A card on the table by its public handle, one in a hand, deck or pile by its title."""
    zone = s.zone[card]
    if is_open(zone):
        return Option(verb, s.public(card), card)
    slug = CARDS[s.code[card]].slug
    if zone == ARCHIVES_CARDS and not s.faceup[card]:
        slug += "/facedown"
    return Option(verb, slug, card)


def card_options(s: State, verb: str, cards: list[int], seat: int) -> list[Option]:
    """Cards that mean the same to the chooser are one option."""
    options: list[Option] = []
    named: set[str] = set()
    for card in cards:
        option = card_option(s, verb, card, seat)
        if option.name not in named:
            named.add(option.name)
            options.append(option)
    return options


def hidden_choice(s: State, cards: list[int], seat: int) -> bool:
    """Whether the other seat cannot tell that several candidates are one option."""
    return len(cards) > 1 and any(not s.known(card, 1 - seat) for card in cards)


def picks(s: State, f: Frame) -> Ask | None:
    effect = picking(f)
    owner = s.stack[-2]
    cards = [card for card in effect.candidates(s, owner) if card not in PICKED.of(f)]
    veiled = effect.veiled(s, owner, cards)
    if len(PICKED.of(f)) >= effect.most(s, owner) or (not cards and not veiled):
        s.got = DONE
        return None
    options = card_options(s, "pick", cards, f.seat)
    if not cards or len(PICKED.of(f)) >= effect.fewest(s, owner):
        options.append(DONE)
    return Ask(f.seat, "pick", options, source_name(s, f), len(PICKED.of(f)), veiled)


DONE: Final = Option("done")


def source_name(s: State, f: Frame) -> str:
    """The card that asks; a text that no certain copy speaks is named after its title."""
    if f.card >= 0:
        return CARDS[s.code[f.card]].slug
    return "" if f.text is None else f.text.name.split("/")[0]


def picked(s: State, f: Frame) -> Ask | None:
    effect = picking(f)
    if s.got.verb == "pick":
        PICKED.set(f, (*PICKED.of(f), s.got.card))
        if len(PICKED.of(f)) < effect.most(s, s.stack[-2]):
            f.jump(picks)
    return None


def hits(s: State, f: Frame) -> Ask | None:
    """CHOOSE-2: everything is chosen before anything happens."""
    effect = picking(f)
    s.stack.pop()
    owner = s.stack[-1]
    CHOSEN.set(owner, PICKED.of(f))
    if effect.proves():
        for card in PICKED.of(f):
            if not s.known(card, 1 - f.seat):
                show(s, card, "CHOOSE-4")
    if PICKED.of(f):
        effect.hits(s, owner, PICKED.of(f))
    else:
        effect.misses(s, owner)
    return None


PICK: Final = flow("pick", picks, picked, hits)


@mypyc_attr(allow_interpreted_subclasses=True)
class Counting(Effect):
    """An effect for which somebody names a number."""

    def least(self, s: State, f: Frame) -> int:
        return 0

    def most(self, s: State, f: Frame) -> int:
        raise TypeError("a counting effect says how far it goes")

    def chooser(self, s: State, f: Frame) -> int:
        return f.seat

    def enough(self, s: State, f: Frame) -> int:
        """What is named by who does not weigh it: as much as can be."""
        return self.most(s, f)

    def counts(self, s: State, f: Frame, n: int) -> None:
        raise TypeError("a counting effect does something with the number")

    def do(self, s: State, f: Frame) -> None:
        s.call(COUNT, self.chooser(s, f), f.card, text=self)


def counting(f: Frame) -> Counting:
    """The word for which a frame of COUNT asks."""
    effect = f.text
    assert isinstance(effect, Counting)
    return effect


def asks_number(s: State, f: Frame) -> Ask | None:
    effect = counting(f)
    owner = s.stack[-2]
    most = effect.most(s, owner)
    options = [Option("number", n=n) for n in range(most, effect.least(s, owner) - 1, -1)]
    return Ask(f.seat, "number", options or [Option("number", n=0)], source_name(s, f), most)


def counted(s: State, f: Frame) -> Ask | None:
    effect = counting(f)
    n = s.got.n
    s.stack.pop()
    effect.counts(s, s.stack[-1], n)
    return None


COUNT: Final = flow("count", asks_number, counted)


@mypyc_attr(allow_interpreted_subclasses=True)
class Deciding(Effect):
    """An effect with a fork in it: somebody picks one of some named ways."""

    def ways(self, s: State, f: Frame) -> list[Option]:
        raise TypeError("a deciding effect says what there is to choose from")

    def chooser(self, s: State, f: Frame) -> int:
        return f.seat

    def decides(self, s: State, f: Frame, got: Option) -> None:
        raise TypeError("a deciding effect goes one way")

    def veiled(self, s: State, f: Frame) -> bool:
        return False

    def do(self, s: State, f: Frame) -> None:
        s.call(DECIDE, self.chooser(s, f), f.card, text=self)


def deciding(f: Frame) -> Deciding:
    """The word for which a frame of DECIDE asks."""
    effect = f.text
    assert isinstance(effect, Deciding)
    return effect


def decides(s: State, f: Frame) -> Ask | None:
    effect = deciding(f)
    return Ask(f.seat, "decide", effect.ways(s, s.stack[-2]), source_name(s, f), veiled=effect.veiled(s, s.stack[-2]))


def decided(s: State, f: Frame) -> Ask | None:
    effect = deciding(f)
    s.stack.pop()
    effect.decides(s, s.stack[-1], s.got)
    return None


DECIDE: Final = flow("decide", decides, decided)
