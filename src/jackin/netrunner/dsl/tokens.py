"""Counters and the credits on cards."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules import active, pools
from jackin.netrunner.rules.abilities import Effect, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.filters import INSTALLED, ADVANCEABLE
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import TO_HELP, Counting, Picking, PickingInstalled, all_installed
from jackin.netrunner.rules.reading import ABOUT, CHOSEN, LOST, MOVES_FROM, MOVES_TO
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import emit, resolve
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State


ALL: Final = 1_000_000


EVERYTHING: Final = 99
"""More credits than lie on any card."""


class Place(Effect):
    def __init__(self, amount: Value, kind: int, subject: bool) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind
        self.subject = subject

    def do(self, s: State, f: Frame) -> None:
        card = ABOUT.of(f) if self.subject else f.card
        if s.zone[card] >= words.CORP_SCORE:
            pools.place(s, card, self.kind, self.amount.of(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.counters(s, f.card, self.kind, self.amount.of(s, f))

    def stores(self) -> int:
        return self.amount.printed() if self.kind == words.CREDIT else 0


class PlaceOnChosen(Effect):
    """On the card that this text has chosen before, if it is installed."""

    def __init__(self, amount: Value, kind: int) -> None:
        super().__init__()
        self.amount = amount
        self.kind = kind

    def could(self, s: State, f: Frame) -> bool:
        return False

    def do(self, s: State, f: Frame) -> None:
        for card in CHOSEN.of(f)[:1]:
            if active.installed(s, card):
                pools.place(s, card, self.kind, self.amount.of(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.spreads(s, self.kind, self.amount.of(s, f))

    def places_anywhere(self) -> bool:
        return True


class PlaceOn(PickingInstalled):
    """Place counters on each of some chosen cards; placing is not advancing (ADV-4)."""

    def __init__(self, amount: Value, kind: int, what: Filter, up_to: int) -> None:
        super().__init__(what)
        self.amount = amount
        self.kind = kind
        self.up_to = up_to

    def meant(self) -> int:
        return TO_HELP

    def hides(self, s: State) -> bool:
        """Only the Corp knows which of its facedown cards can be advanced."""
        return self.kind == words.ADVANCEMENT and active.has_facedown(s)

    def places_anywhere(self) -> bool:
        return self.what is INSTALLED

    def fewest(self, s: State, f: Frame) -> int:
        return 0 if self.up_to else 1

    def most(self, s: State, f: Frame) -> int:
        return self.up_to or 1

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        for card in cards:
            pools.place(s, card, self.kind, self.amount.of(s, f))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.spreads(s, self.kind, self.amount.of(s, f))


class PlaceUpTo(PickingInstalled):
    """Choose a card and place up to so many counters on it."""

    def __init__(self, limit: int, kind: int, what: Filter) -> None:
        super().__init__(what)
        self.limit = limit
        self.kind = kind
        self.number = sequence((TokensPlaced(limit, kind),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("number", self.number)]

    def meant(self) -> int:
        return TO_HELP

    def hides(self, s: State) -> bool:
        return self.kind == words.ADVANCEMENT and active.has_facedown(s)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        MOVES_TO.set(f, cards[0])
        resolve(s, self.number, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.spreads(s, self.kind, self.limit)


class TokensPlaced(Counting):
    def __init__(self, limit: int, kind: int) -> None:
        super().__init__()
        self.limit = limit
        self.kind = kind

    def most(self, s: State, f: Frame) -> int:
        return self.limit

    def counts(self, s: State, f: Frame, n: int) -> None:
        pools.place(s, MOVES_TO.of(f), self.kind, n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """It is weighed with the choice of the card."""
        return 0


class Purge(Effect):
    """PURGE-1."""

    def could(self, s: State, f: Frame) -> bool:
        return any(key % words.KINDS == words.VIRUS for key in s.counters)

    def do(self, s: State, f: Frame) -> None:
        pools.purge(s)
        emit(s, words.PURGED)


class MoveTokens(Picking):
    """Choose a card that can be advanced, then another card, and move up to so many of its tokens there."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.source = sequence((TokenSource(), TokensMoved(most)))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("from", self.source)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        return [card for card in all_installed(s, ADVANCEABLE, f) if with_tokens(s, card)]

    def hides(self, s: State) -> bool:
        return active.has_facedown(s)

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        MOVES_TO.set(f, cards[0])
        resolve(s, self.source, f)


class TokenSource(Picking):
    def candidates(self, s: State, f: Frame) -> list[int]:
        return with_tokens(s, MOVES_TO.of(f))

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        MOVES_FROM.set(f, cards[0])


class TokensMoved(Counting):
    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def most(self, s: State, f: Frame) -> int:
        return min(self.limit, s.counter(MOVES_FROM.of(f), words.ADVANCEMENT))

    def counts(self, s: State, f: Frame, n: int) -> None:
        taken = pools.take(s, MOVES_FROM.of(f), words.ADVANCEMENT, n)
        pools.place(s, MOVES_TO.of(f), words.ADVANCEMENT, taken)


def with_tokens(s: State, but: int) -> list[int]:
    """The other cards that have advancement tokens."""
    found: list[int] = []
    for zone in range(words.SERVERS, len(s.zones)):
        found += [card for card in s.zones[zone] if card != but and s.counter(card, words.ADVANCEMENT)]
    return found


class RemoveTokens(Picking):
    """Remove up to so many advancement tokens from a card in, or protecting, the server that is run on."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.number = sequence((TokensRemoved(most),))

    def parts(self) -> list[tuple[str, Wording]]:
        return [("number", self.number)]

    def candidates(self, s: State, f: Frame) -> list[int]:
        if s.run is None:
            return []
        there = s.zones[words.root(s.run.server)] + s.zones[words.line(s.run.server)]
        return [card for card in there if s.counter(card, words.ADVANCEMENT)]

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        MOVES_FROM.set(f, cards[0])
        resolve(s, self.number, f)


class TokensRemoved(Counting):
    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def most(self, s: State, f: Frame) -> int:
        return min(self.limit, s.counter(MOVES_FROM.of(f), words.ADVANCEMENT))

    def counts(self, s: State, f: Frame, n: int) -> None:
        if pools.take(s, MOVES_FROM.of(f), words.ADVANCEMENT, n):
            say(s, "removes-tokens", f.seat, MOVES_FROM.of(f), f.card, n=n)


class Plant(PickingInstalled):
    """Place up to so many advancement tokens on a chosen card; `LOST` is how many."""

    def __init__(self, what: Filter, most: int) -> None:
        super().__init__(what)
        self.number = TokensPlanted(most)

    def parts(self) -> list[tuple[str, Wording]]:
        return [("number", self.number)]

    def places_anywhere(self) -> bool:
        return True

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        self.number.do(s, f)


class TokensPlanted(Counting):
    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def most(self, s: State, f: Frame) -> int:
        return self.limit

    def counts(self, s: State, f: Frame, n: int) -> None:
        LOST.set(f, n)
        pools.place(s, CHOSEN.of(f)[0], words.ADVANCEMENT, n)


class TakeCredits(Effect):
    """Take credits from this card into the pool, as far as they go."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def takes_credits(self) -> bool:
        return True

    def could(self, s: State, f: Frame) -> bool:
        return s.hosted_credits(f.card) > 0

    def do(self, s: State, f: Frame) -> None:
        pools.gain(s, f.seat, pools.take(s, f.card, words.CREDIT, self.n), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.credits(s, f.seat, min(self.n, s.hosted_credits(f.card)))

    def earns(self) -> bool:
        return True

    def takes(self) -> int:
        return self.n


class TakeAnyCredits(Counting):
    def most(self, s: State, f: Frame) -> int:
        return s.hosted_credits(f.card)

    def counts(self, s: State, f: Frame, n: int) -> None:
        pools.gain(s, f.seat, pools.take(s, f.card, words.CREDIT, n), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.credits(s, f.seat, s.hosted_credits(f.card))

    def earns(self) -> bool:
        return True

    def takes(self) -> int:
        return EVERYTHING


class GainByTokens(PickingInstalled):
    """Choose a card and gain a credit for each advancement token on it."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        pools.gain(s, f.seat, s.counter(cards[0], words.ADVANCEMENT), f.card)


class RemoveCounter(Effect):
    def __init__(self, kind: int) -> None:
        super().__init__()
        self.kind = kind

    def could(self, s: State, f: Frame) -> bool:
        return s.counter(f.card, self.kind) > 0

    def do(self, s: State, f: Frame) -> None:
        pools.take(s, f.card, self.kind, 1)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return 0


def place(amount: Amount, kind: int) -> Effect:
    return Place(value(amount), kind, False)


def place_on_it(amount: Amount, kind: int) -> Effect:
    """On the card that the condition is about."""
    return Place(value(amount), kind, True)


def place_on_chosen(amount: Amount, kind: int) -> Effect:
    return PlaceOnChosen(value(amount), kind)


def place_on(what: Filter, amount: Amount, kind: int, up_to: int = 0) -> Effect:
    return PlaceOn(value(amount), kind, what, up_to)


def place_up_to(what: Filter, n: int, kind: int) -> Effect:
    """All on one card."""
    return PlaceUpTo(n, kind, what)


def purge() -> Effect:
    return Purge()


def take_credits(n: int) -> Effect:
    return TakeCredits(n)


def take_any_credits() -> Effect:
    return TakeAnyCredits()


def move_tokens(up_to: int) -> Effect:
    return MoveTokens(up_to)


def remove_tokens(up_to: int) -> Effect:
    return RemoveTokens(up_to)


def plant_tokens(what: Filter, up_to: int) -> Effect:
    """On a card that need not be one that can be advanced; `LOST` is how many."""
    return Plant(what, up_to)


def take_all_credits() -> Effect:
    return TakeCredits(ALL)


def gain_by_tokens(what: Filter) -> Effect:
    return GainByTokens(what)


def remove_counter(kind: int) -> Effect:
    return RemoveCounter(kind)
