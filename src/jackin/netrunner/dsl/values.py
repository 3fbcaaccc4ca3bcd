"""Amounts: an int, or something that is asked for when it is needed."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules import reading
from jackin.netrunner.rules.ice import has_strength, strength, subroutines_of
from jackin.netrunner.rules.measures import Condition, Filter, Number, Value
from jackin.netrunner.rules.memory import memory_limit, memory_used
from jackin.netrunner.rules.queries import link, score
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, DISCARD, FIRST_REMOTE, KINDS, RIG, SCORED, SERVERS, STOLEN, TRACED, line, root,
)  # fmt: skip

Amount = int | Value


def value(amount: Amount) -> Value:
    return Number(amount) if isinstance(amount, int) else amount


class Counters(Value):
    """Counters of a kind on this card; as it was, if it has just been trashed for its own ability (COST-6)."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def of(self, s: State, f: Frame) -> int:
        had = reading.AS_IT_WAS.of(f)
        if len(had) == KINDS and s.zone[f.card] in DISCARD:
            return had[self.kind]
        return s.counter(f.card, self.kind)

    def __neg__(self) -> Value:
        return Times(-1, self)


class Times(Value):
    def __init__(self, factor: int, amount: Value) -> None:
        self.factor = factor
        self.amount = amount

    def of(self, s: State, f: Frame) -> int:
        return self.factor * self.amount.of(s, f)

    def follows(self) -> bool:
        return self.amount.follows()


class Less(Value):
    def __init__(self, amount: Value, n: int) -> None:
        self.amount = amount
        self.n = n

    def of(self, s: State, f: Frame) -> int:
        return self.amount.of(s, f) - self.n


class Register(Value):
    """A number that the text itself has set: X, or how much was lost."""

    def __init__(self, lost: bool) -> None:
        self.lost = lost

    def of(self, s: State, f: Frame) -> int:
        return reading.LOST.of(f) if self.lost else reading.NUMBER.of(f)

    def follows(self) -> bool:
        return self.lost


class Tags(Value):
    def of(self, s: State, f: Frame) -> int:
        return s.tags


class BadPublicityCount(Value):
    def of(self, s: State, f: Frame) -> int:
        return s.bad_publicity


class InHeap(Value):
    """How many such cards lie in your heap."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def of(self, s: State, f: Frame) -> int:
        return sum(1 for card in s.zones[DISCARD[f.seat]] if self.what.fits(s, card, f))


class SubroutineCount(Value):
    """How many subroutines the card in question has."""

    def of(self, s: State, f: Frame) -> int:
        return len(subroutines_of(s, reading.ABOUT.of(f)))


class StrengthOf(Value):
    """The strength of the encountered ice, or of this card's host."""

    def __init__(self, host: bool) -> None:
        self.host = host

    def card(self, s: State, f: Frame) -> int:
        if self.host:
            return s.host[f.card]
        return s.run.ice if s.run is not None else -1

    def of(self, s: State, f: Frame) -> int:
        return strength(s, self.card(s, f))

    def __le__(self, most: int) -> Condition:
        return StrengthAtMost(self, most)


class StrengthAtMost(Condition):
    """ICE-5: ice without strength is never weak enough."""

    def __init__(self, whose: StrengthOf, most: int) -> None:
        self.whose = whose
        self.most = most

    def bar(self, s: State, f: Frame) -> Message | None:
        card = self.whose.card(s, f)
        if card >= 0 and has_strength(s, card) and strength(s, card) <= self.most:
            return None
        return Message("why-ice-too-strong", n=self.most)

    def strength_limit(self) -> int:
        return self.most


class AtLeast(Condition):
    def __init__(self, amount: Value, least: int) -> None:
        self.amount = amount
        self.least = least

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if self.amount.of(s, f) >= self.least else Message("why-too-few", n=self.least)


class AtMost(Condition):
    def __init__(self, amount: Value, most: int) -> None:
        self.amount = amount
        self.most = most

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if self.amount.of(s, f) <= self.most else Message("why-no-effect")


class Link(Value):
    def of(self, s: State, f: Frame) -> int:
        return link(s)


class Pool(Value):
    def of(self, s: State, f: Frame) -> int:
        return s.credits[f.seat]


class ClicksOf(Value):
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def of(self, s: State, f: Frame) -> int:
        return s.clicks[self.seat]


class IceHere(Value):
    """How much ice protects the server that this card is in."""

    def of(self, s: State, f: Frame) -> int:
        server = here(s, f.card)
        return len(s.zones[line(server)]) if server >= 0 else 0


class Margin(Value):
    """TRACE-5: how far the last trace of this card exceeded the Runner's link strength."""

    def of(self, s: State, f: Frame) -> int:
        for event in reversed(s.happened):
            if event[0] == TRACED and event[1] == f.card:
                return event[2]
        return 0


class CostOfIt(Value):
    """The printed cost of the card that the text is about."""

    def of(self, s: State, f: Frame) -> int:
        about = reading.ABOUT.of(f)
        return printed(s, about).cost if about >= 0 else 0


class Over(Value):
    """One for every so many beyond a number."""

    def __init__(self, amount: Value, n: int, every: int) -> None:
        self.amount = amount
        self.n = n
        self.every = every

    def of(self, s: State, f: Frame) -> int:
        return max(0, self.amount.of(s, f) - self.n) // self.every


class TokensScored(Value):
    """AMB-69: the advancement tokens an agenda had when it was scored."""

    def of(self, s: State, f: Frame) -> int:
        for event in reversed(s.happened):
            if event[0] == SCORED and event[1] == f.card:
                return event[2]
        return 0


class HowMany(Value):
    """Installed cards that fit."""

    def __init__(self, what: Filter) -> None:
        self.what = what

    def of(self, s: State, f: Frame) -> int:
        zones = [s.zones[RIG], *s.zones[SERVERS:]]
        return sum(1 for cards in zones for card in cards if self.what.fits(s, card, f))


class Remotes(Value):
    """How many remote servers have a card in them, not just ice before them."""

    def of(self, s: State, f: Frame) -> int:
        return sum(1 for server in range(FIRST_REMOTE, s.servers()) if s.zones[root(server)])


class CardsIn(Value):
    def __init__(self, zone: int) -> None:
        self.zone = zone

    def of(self, s: State, f: Frame) -> int:
        return len(s.zones[self.zone])


class StolenPoints(Value):
    """The printed points of all agendas that were stolen in the turn before."""

    def of(self, s: State, f: Frame) -> int:
        return sum(printed(s, event[1]).points for event in s.last_turn if event[0] == STOLEN)


class Points(Value):
    """Agenda points in the score area of the text's controller."""

    def of(self, s: State, f: Frame) -> int:
        return score(s, f.seat)


def how_many(what: Filter) -> Value:
    return HowMany(what)


def cards_in(zone: int) -> Value:
    return CardsIn(zone)


class FreeMemory(Value):
    def of(self, s: State, f: Frame) -> int:
        return max(0, memory_limit(s) - memory_used(s))


def counters(kind: int) -> Counters:
    return Counters(kind)


def at_least(amount: Value, n: int) -> Condition:
    return AtLeast(amount, n)


def at_most(amount: Value, n: int) -> Condition:
    return AtMost(amount, n)


def in_heap(what: Filter) -> Value:
    return InHeap(what)


def over(amount: Value, n: int, every: int = 1) -> Value:
    return Over(amount, n, every)


def clicks_of(seat: int) -> Value:
    return ClicksOf(seat)


def times(factor: int, amount: Value) -> Value:
    return Times(factor, amount)


def strength_of(whose: str) -> StrengthOf:
    return StrengthOf(whose == "host")


X: Final = Register(False)
LOST: Final = Register(True)
TAGS: Final = Tags()
BAD_PUBLICITY: Final = BadPublicityCount()
SUBROUTINES: Final = SubroutineCount()
TOKENS: Final = Counters(ADVANCEMENT)
TOKENS_SCORED: Final = TokensScored()
LINK: Final = Link()
POOL: Final = Pool()
ICE_HERE: Final = IceHere()
MARGIN: Final = Margin()
COST_OF_IT: Final = CostOfIt()
STOLEN_POINTS: Final = StolenPoints()
SCORED_POINTS: Final = Points()
REMOTES: Final = Remotes()
FREE_MEMORY: Final = FreeMemory()
