"""Damage, tags and bad publicity."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.harm import harm
from jackin.netrunner.flows.prevent import DAMAGE_DUE, HARM, KIND
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.triggers import note
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER


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


def suffer_meat(amount: Amount) -> Effect:
    """Taken, not done (DMG-7)."""
    return Harm(value(amount), words.MEAT, value(0), False, True)


class BecomesBrain(Effect):
    """REPL-1: so much brain damage is done instead of the damage that is about to be done."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def harms(self) -> bool:
        return True

    def do(self, s: State, f: Frame) -> None:
        """ORD-2: what was replaced still counts as having happened."""
        threat = s.frame(HARM)
        if threat is not None:
            note(s, words.WOULD_SUFFER, threat.card, KIND.of(threat))
            KIND.set(threat, words.BRAIN)
            DAMAGE_DUE.set(threat, self.n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.hurts(s, self.n, 0)


def becomes_brain(n: int) -> Effect:
    return BecomesBrain(n)


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
        """BP-4: nothing for the run under way."""
        s.bad_publicity += self.n
        say(s, "bad-publicity", CORP, n=self.n, rule="BP-1")


def remove_tags(n: int) -> Effect:
    return RemoveTags(n)


def bad_publicity(n: int) -> Effect:
    return BadPublicity(n)
