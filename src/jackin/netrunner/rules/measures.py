"""What a text is measured in: how much, which cards, and what must be so. The words themselves are in `dsl/`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.state import State
from jackin.netrunner.words import NOTHING


@mypyc_attr(allow_interpreted_subclasses=True)
class Value:
    """A number that is asked for when it is needed."""

    def of(self, s: State, f: Frame) -> int:
        raise TypeError("a value says how much")

    def printed(self) -> int:
        """What stands there; 0 where it has to be counted."""
        return 0

    def follows(self) -> bool:
        """Whether it is what an instruction before has taken: alone that is no reason to use a text (ABIL-15)."""
        return False


class Number(Value):
    def __init__(self, n: int) -> None:
        self.n = n

    def of(self, s: State, f: Frame) -> int:
        return self.n

    def printed(self) -> int:
        return self.n


@mypyc_attr(allow_interpreted_subclasses=True)
class Filter:
    """Which cards. Combine with `&`, `|` and `~`. The frame tells whose text is asking."""

    def fits(self, s: State, card: int, f: Frame) -> bool:
        raise TypeError("a filter says which cards")

    def is_self(self) -> bool:
        """Whether it fits the card that asks and no other."""
        return False

    def misses(self, kind: int) -> bool:
        """Whether it wants another subtype than this."""
        return False

    def ice_kind(self) -> str:
        """Which ice a breaker breaks by it: a subtype, "any", or where it is."""
        return ""

    def asks_server(self) -> int:
        """The one that is asked for, where a text asks about servers; -1 for none of its own."""
        return -1

    def why_not(self) -> str:
        """What is wrong with ice that a breaker does not break."""
        return "why-wrong-subtype"

    def __and__(self, other: Filter) -> Filter:
        return Both(self, other)

    def __or__(self, other: Filter) -> Filter:
        return Either(self, other)

    def __invert__(self) -> Filter:
        return Not(self)


class Both(Filter):
    def __init__(self, one: Filter, other: Filter) -> None:
        self.one = one
        self.other = other

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return self.one.fits(s, card, f) and self.other.fits(s, card, f)


class Either(Filter):
    def __init__(self, one: Filter, other: Filter) -> None:
        self.one = one
        self.other = other

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return self.one.fits(s, card, f) or self.other.fits(s, card, f)


class Not(Filter):
    def __init__(self, one: Filter) -> None:
        self.one = one

    def fits(self, s: State, card: int, f: Frame) -> bool:
        return not self.one.fits(s, card, f)


NO_LIMIT: Final = 1_000
"""More strength than any ice has."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition:
    """Something that must be so; when it is not, it says why not."""

    def bar(self, s: State, f: Frame) -> Message | None:
        raise TypeError("a condition says what keeps it from being so")

    def holds(self, s: State, f: Frame) -> bool:
        return self.bar(s, f) is None

    def strength_limit(self) -> int:
        """The most strength that ice may have for it."""
        return NO_LIMIT

    def wants_equal_strength(self) -> bool:
        """Of a card and the ice that it meets."""
        return False

    def spares_remotes(self) -> bool:
        """Whether it never holds on a remote server."""
        return False

    def reads(self) -> int:
        """What the event's number must mean, if the condition asks for it."""
        return NOTHING

    def follows(self) -> bool:
        """Whether it asks what an instruction before has done: alone that is no reason to use a text (ABIL-15)."""
        return False

    def recalls(self) -> int:
        """The event it looks back for that is noted for its sake alone; -1 if there is none."""
        return -1


class NotCarried(ValueError):
    """A text that asks an event for something that does not come with it."""
