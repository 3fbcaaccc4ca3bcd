"""Damage, tags and bad publicity."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner import words
from jackin.netrunner.rules import pools
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Condition, Value
from jackin.netrunner.rules.queries import damage_done
from jackin.netrunner.rules.reading import LOST
from jackin.netrunner.dsl.choices import unless
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.blame import prevent_blame, take_blame
from jackin.netrunner.flows.harm import harm
from jackin.netrunner.flows.pick import Counting
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
        return damage_done(s, self.damage.of(s, f), self.kind) if self.done else self.damage.of(s, f)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.hurts(s, self.hurts(s, f), self.tags.of(s, f))

    def burns(self) -> int:
        return self.damage.printed()

    def told(self) -> str:
        return "tag" if self.burns() == 0 else "brain" if self.kind == words.BRAIN else f"net-{self.burns()}"


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


def tag(amount: Amount, preventable: bool = True) -> Effect:
    return Harm(value(0), words.NET, value(amount), True, preventable)


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
            pools.lose_tags(s, n)
            say(s, "loses-tags", RUNNER, f.card, n=n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.relieves(s, min(self.n, s.tags))


class BadPublicity(Effect):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        take_blame(s, f, self.n)


class BadPublicityUpTo(Counting):
    """The Corp names how much it takes; `LOST` is how much it took."""

    def __init__(self, limit: int) -> None:
        super().__init__()
        self.limit = limit

    def most(self, s: State, f: Frame) -> int:
        return self.limit

    def counts(self, s: State, f: Frame, n: int) -> None:
        take_blame(s, f, n)


class RemoveBadPublicity(Counting):
    """As much as there is, or as the Corp names."""

    def __init__(self, limit: int, up_to: bool) -> None:
        super().__init__()
        self.limit = limit
        self.up_to = up_to

    def could(self, s: State, f: Frame) -> bool:
        return s.bad_publicity > 0

    def least(self, s: State, f: Frame) -> int:
        return 0 if self.up_to else self.most(s, f)

    def most(self, s: State, f: Frame) -> int:
        return min(self.limit, s.bad_publicity)

    def counts(self, s: State, f: Frame, n: int) -> None:
        if n > 0:
            s.bad_publicity -= n
            say(s, "clears-name", CORP, f.card, n=n)


class PreventBlame(Effect):
    """All of the bad publicity that the Corp is about to take."""

    def do(self, s: State, f: Frame) -> None:
        prevent_blame(s)


class BrainToLose(Effect):
    """Remember how much brain damage the Runner has."""

    def do(self, s: State, f: Frame) -> None:
        LOST.set(f, s.brain)


class SufferedBrain(Condition):
    """The Runner has more brain damage than before."""

    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.brain > LOST.of(f) else Message("why-no-effect")


def unless_brain(*effects: Effect) -> Effect:
    """Unless the Runner suffers 1 brain damage, which is not prevented."""
    suffers = (BrainToLose(), suffer_brain(1, preventable=True))
    return unless(RUNNER, *suffers, otherwise=sequence(effects), came_true=SufferedBrain())


def bad_publicity_up_to(n: int) -> Effect:
    return BadPublicityUpTo(n)


def remove_bad_publicity(n: int, up_to: bool = False) -> Effect:
    return RemoveBadPublicity(n, up_to)


def prevent_bad_publicity() -> Effect:
    return PreventBlame()


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
            pools.lose_tags(s, n)
            say(s, "loses-tags", RUNNER, f.card, n=n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.relieves(s, self.most(s, f))


def remove_tags(n: int, up_to: bool = False) -> Effect:
    """`up_to`: the Runner says how many."""
    return RemoveTagsUpTo(n) if up_to else RemoveTags(n)


def bad_publicity(n: int) -> Effect:
    return BadPublicity(n)
