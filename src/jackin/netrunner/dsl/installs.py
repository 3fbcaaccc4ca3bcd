"""Installing by card text."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Option
from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.kernel.message import Message
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import knowledge, moves, pools
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.measures import Condition, Filter, Value
from jackin.netrunner.dsl.text import YOU, sequence, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.install import ANY_COST, BARE_SERVERS, FACEUP, IGNORE_COSTS, THEN_REZ, install
from jackin.netrunner.flows.pick import TO_INSTALL, TO_ORDER, Deciding, Picking, pick_below
from jackin.netrunner.rules.legal import why_not_install
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.active import installed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN
from jackin.netrunner.state import Lasting, State
from jackin.netrunner.rules.triggers import resolve


class InstallFromHand(Picking):
    """INST-15: one card from hand, chosen and installed before the next is chosen."""

    def __init__(self, what: Filter, discount: int, optional: bool, next_one: Sequence | None, how: int) -> None:
        super().__init__()
        self.what = what
        self.discount = discount
        self.optional = optional
        self.next_one = next_one
        self.how = how

    def meant(self) -> int:
        return TO_INSTALL

    def takes_from_hand(self) -> bool:
        return True

    def parts(self) -> list[tuple[str, Wording]]:
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
        install(s, cards[0], self.discount, self.how)


def install_from_hand(
    what: Filter,
    discount: int = 0,
    optional: bool = False,
    up_to: int = 1,
    spread: bool = False,
    faceup: bool = False,
) -> Effect:
    """`up_to`: so many cards, until the player is done. `spread`: ice only where there is none."""
    optional = optional or up_to > 1
    next_one = sequence((install_from_hand(what, discount, optional, up_to - 1, spread),)) if up_to > 1 else None
    return InstallFromHand(what, discount, optional, next_one, BARE_SERVERS if spread else FACEUP if faceup else 0)


class InstallFromHeap(Picking):
    """Install a card from your heap; ignoring all costs, unless it says that they are paid."""

    def __init__(self, what: Filter, optional: bool, paying: bool) -> None:
        super().__init__()
        self.what = what
        self.optional = optional
        self.paying = paying

    def candidates(self, s: State, f: Frame) -> list[int]:
        discount = 0 if self.paying else ANY_COST
        return [
            card
            for card in s.zones[words.HEAP]
            if self.what.fits(s, card, f) and why_not_install(s, card, discount) is None
        ]

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.optional else 1

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, 0 if self.paying else IGNORE_COSTS)


def install_from_heap(what: Filter, optional: bool = False, paying: bool = False) -> Effect:
    """Ignoring all costs, unless they are paid."""
    return InstallFromHeap(what, optional, paying)


class BackAtTurnEnd(Effect):
    """When the turn ends, what this text has installed goes to the top of the stack, if it is still installed."""

    def __init__(self) -> None:
        super().__init__()
        self.text = sequence((BackToStack(),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("back", self.text)]

    def could(self, s: State, f: Frame) -> bool:
        return False

    def do(self, s: State, f: Frame) -> None:
        card = installed_by(s, f.card)
        if card >= 0:
            back = Lasting(-1, words.TURN, card, s.serial[card], 0, f.card, f.seat, words.TURN_ENDS, self.text)
            s.lasting.append(back)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """What it took back was never to stay."""
        return 0


def installed_by(s: State, event: int) -> int:
    """The first card installed since this one was played; -1 if there is none."""
    found = -1
    for happened in reversed(s.happened):
        if happened[0] == words.PLAYED and happened[1] == event:
            return found
        if happened[0] == words.CARD_INSTALLED:
            found = happened[1]
    return -1


class BackToStack(Effect):
    def do(self, s: State, f: Frame) -> None:
        card = ABOUT.of(f)
        if installed(s, card):
            say(s, "to-stack", words.RUNNER, card)
            moves.move(s, card, words.STACK, False)
            knowledge.see(s, card, words.ALL_KNOW)


def back_at_turn_end() -> Effect:
    return BackAtTurnEnd()


class InstallFound(Effect):
    """Install the card that this text has found, from your hand, paying for it."""

    def could(self, s: State, f: Frame) -> bool:
        found = CHOSEN.of(f)[:1]
        return any(s.zone[card] == words.HAND[f.seat] and why_not_install(s, card) is None for card in found)

    def do(self, s: State, f: Frame) -> None:
        install(s, CHOSEN.of(f)[0])


def install_found() -> Effect:
    return InstallFound()


class RevealAndInstall(Deciding):
    """Reveal the top card of your deck; install it for so much less, or trash it."""

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def top(self, s: State, f: Frame) -> int:
        return s.zones[words.DECK[f.seat]][-1]

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.DECK[f.seat]]) > 0

    def do(self, s: State, f: Frame) -> None:
        if self.could(s, f):
            knowledge.reveal(s, self.top(s, f))
            super().do(s, f)

    def ways(self, s: State, f: Frame) -> list[Option]:
        card = self.top(s, f)
        title = printed(s, card).slug
        able = why_not_install(s, card, self.discount) is None
        ways = [Option("install-it", title, card)] if able else []
        return [*ways, Option("trash", title, card)]

    def decides(self, s: State, f: Frame, got: Option) -> None:
        if got.verb == "install-it":
            install(s, self.top(s, f), self.discount)
        else:
            moves.trash(s, self.top(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.finds(s, True)


def reveal_and_install(discount: int) -> Effect:
    return RevealAndInstall(discount)


class HostFromHand(Picking):
    """Host a card from your hand here, with as many power counters as it costs to install (HOST-6)."""

    def __init__(self, what: Filter) -> None:
        super().__init__()
        self.what = what

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in moves.hand_of(s, f.seat) if self.what.fits(s, card, f)]

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.HAND[f.seat]]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        moves.put_on(s, cards[0], f.card)
        pools.place(s, cards[0], words.POWER, printed(s, cards[0]).cost)


class Unload(Picking):
    """Remove a power counter from a card that is hosted here."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in on_this(s, f.card) if s.counter(card, words.POWER) > 0]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        pools.take(s, cards[0], words.POWER, 1)
        say(s, "unloads", f.seat, f.card, cards[0])


class InstallHosted(Picking):
    """Install a card that has no power counters left here, ignoring all costs."""

    def candidates(self, s: State, f: Frame) -> list[int]:
        return ready_on(s, f.card)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS)


class InstallHostedFor(Picking):
    """Install a card that is hosted here, for so much less."""

    def __init__(self, discount: int) -> None:
        super().__init__()
        self.discount = discount

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in on_this(s, f.card) if why_not_install(s, card, self.discount) is None]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], self.discount)


class HostedIsReady(Condition):
    """AMB-75: a hosted card without counters waits as long as it cannot be installed."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if ready_on(s, f.card) else Message("why-too-few", n=1)


def on_this(s: State, host: int) -> list[int]:
    """Hosted, and not installed."""
    return [card for card in s.zones[words.HOSTED] if s.host[card] == host]


def ready_on(s: State, host: int) -> list[int]:
    waiting = [card for card in on_this(s, host) if s.counter(card, words.POWER) == 0]
    return [card for card in waiting if why_not_install(s, card, ANY_COST) is None]


HOSTED_IS_READY: Final = HostedIsReady()


def host_from_hand(what: Filter) -> Effect:
    return HostFromHand(what)


def unload() -> Effect:
    return Unload()


def install_hosted(discount: int = 0) -> Effect:
    """Ignoring all costs; or paying so much less."""
    return InstallHostedFor(discount) if discount else InstallHosted()


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


class InstallFromTop(Picking):
    """Look at the top cards of R&D; one of them may be installed, ignoring its install cost. The rest stay."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def could(self, s: State, f: Frame) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in top_of(s, words.CORP, self.n):
            knowledge.see(s, card, words.CORP_KNOWS)
        super().do(s, f)

    def meant(self) -> int:
        return TO_INSTALL

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in top_of(s, words.CORP, self.n) if printed(s, card).installs]

    def fewest(self, s: State, f: Frame) -> int:
        return 0

    def veiled(self, s: State, f: Frame, cards: list[int]) -> bool:
        return len(s.zones[words.RD_CARDS]) > 0

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        install(s, cards[0], 0, IGNORE_COSTS)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.installs(s, 1)


def install_from_top(n: int) -> Effect:
    return InstallFromTop(n)


class Arrange(Picking):
    """Look at the top cards of a deck and put them back in any order, the top one first."""

    def __init__(self, amount: Value, owner: int) -> None:
        super().__init__()
        self.amount = amount
        self.owner = owner

    def meant(self) -> int:
        return TO_ORDER

    def could(self, s: State, f: Frame) -> bool:
        return len(self.candidates(s, f)) > 0

    def do(self, s: State, f: Frame) -> None:
        for card in self.candidates(s, f):
            knowledge.see(s, card, words.KNOWS[f.seat])
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return top_of(s, whose(self.owner, f), self.amount.of(s, f))

    def fewest(self, s: State, f: Frame) -> int:
        return self.amount.of(s, f)

    def most(self, s: State, f: Frame) -> int:
        return self.amount.of(s, f)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        deck = words.DECK[whose(self.owner, f)]
        rest = s.zones[deck][: len(s.zones[deck]) - len(cards)]
        for card in cards:
            s.knows[card] = words.KNOWS[f.seat]
        s.zones[deck] = rest + tuple(reversed(cards))
        if len(cards) > 1:
            own = whose(self.owner, f) == f.seat
            say(s, "arranges" if own else "arranges-theirs", f.seat, f.card, n=len(cards))


def top_of(s: State, seat: int, n: int) -> list[int]:
    """The top cards of a deck, the topmost first."""
    deck = s.zones[words.DECK[seat]]
    return list(reversed(deck[max(0, len(deck) - n) :]))


def arrange(amount: Amount, owner: int = YOU) -> Effect:
    """Of your deck, or of the other player's."""
    return Arrange(value(amount), owner)


class TrashFromTop(Picking):
    """Look at the top cards of a deck and trash one of them."""

    def __init__(self, amount: Value, owner: int) -> None:
        super().__init__()
        self.amount = amount
        self.owner = owner

    def do(self, s: State, f: Frame) -> None:
        for card in self.candidates(s, f):
            knowledge.see(s, card, words.KNOWS[f.seat])
        super().do(s, f)

    def candidates(self, s: State, f: Frame) -> list[int]:
        return top_of(s, whose(self.owner, f), self.amount.of(s, f))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        """ZONE-5: faceup if it is the Runner who looks."""
        moves.trash(s, cards[0], seen=f.seat == words.RUNNER)


def trash_from_top(amount: Amount, owner: int) -> Effect:
    return TrashFromTop(value(amount), owner)
