"""Damage, tags and bad publicity."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.harm import harm
from jackin.netrunner.flows.pick import Counting
from jackin.netrunner.rules.pools import take_bad_publicity
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.state import State
from jackin.netrunner.words import RUNNER


class Harm(Effect):
    """DMG, TAG: what is joined by "and" happens together (COMPD-1)."""

    def __init__(self, damage: Value, kind: int, tags: Value, done: bool, preventable: bool) -> None:
        super().__init__()
        self.damage = damage
        self.kind = kind
        self.tags = tags
        self.done = done
        self.preventable = preventable

    def could(self, s: State, f: Frame) -> bool:
        return self.damage.of(s, f) > 0 or self.tags.of(s, f) > 0

    def harms(self) -> bool:
        return True

    def do(self, s: State, f: Frame) -> None:
        """FOREACH-1: for each of nothing is nothing."""
        harm(s, f.card, self.damage.of(s, f), self.kind, self.tags.of(s, f), self.done, self.preventable)

    def hurts(self, s: State, f: Frame) -> int:
        return self.damage.of(s, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.hurts(s, self.damage.of(s, f), self.tags.of(s, f))


def net(amount: Amount) -> Effect:
    return Harm(value(amount), words.NET, value(0), True, True)


def meat(amount: Amount, preventable: bool = True) -> Effect:
    return Harm(value(amount), words.MEAT, value(0), True, preventable)


def brain(amount: Amount) -> Effect:
    return Harm(value(amount), words.BRAIN, value(0), True, True)


def suffer_brain(amount: Amount, preventable: bool = False) -> Effect:
    """Taken, not done (DMG-7)."""
    return Harm(value(amount), words.BRAIN, value(0), False, preventable)


def tag(amount: Amount) -> Effect:
    return Harm(value(0), words.NET, value(amount), True, True)


def net_and_tag(damage: int, tags: int) -> Effect:
    return Harm(value(damage), words.NET, value(tags), True, True)


def brain_and_tag(damage: int, tags: int) -> Effect:
    return Harm(value(damage), words.BRAIN, value(tags), True, True)


class RemoveTags(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def could(self, s: State, f: Frame) -> bool:
        return s.tags > 0

    def do(self, s: State, f: Frame) -> None:
        n = min(self.n, s.tags)
        if n > 0:
            s.tags -= n
            say(s, "loses-tags", RUNNER, f.card, n=n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.relieves(s, min(self.n, s.tags))


class BadPublicity(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        take_bad_publicity(s, self.n)


class RemoveTagsUpTo(Counting):
    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def could(self, s: State, f: Frame) -> bool:
        return s.tags > 0

    def most(self, s: State, f: Frame) -> int:
        return min(self.limit, s.tags)

    def counts(self, s: State, f: Frame, n: int) -> None:
        if n > 0:
            s.tags -= n
            say(s, "loses-tags", RUNNER, f.card, n=n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.relieves(s, self.most(s, f))


def remove_tags(n: int, up_to: bool = False) -> Effect:
    """`up_to`: the Runner says how many."""
    return RemoveTagsUpTo(n) if up_to else RemoveTags(n)


def bad_publicity(n: int) -> Effect:
    return BadPublicity(n)
