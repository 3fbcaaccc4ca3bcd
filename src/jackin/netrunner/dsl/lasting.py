"""What outlives its moment."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner import words
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.measures import Filter, Value
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import PickingInstalled
from jackin.netrunner.rules.changes import player
from jackin.netrunner.rules.reading import ABOUT, CHOSEN
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import Lasting, State


class LastingChange(Effect):
    """A value of a card changes for a while (ABIL-16)."""

    def __init__(self, kind: int, amount: Value, until: int, encountered: bool) -> None:
        super().__init__()
        self.kind = kind
        self.amount = amount
        self.until = until
        self.encountered = encountered

    def target(self, s: State, f: Frame) -> int:
        if not self.encountered:
            return f.card
        return s.run.ice if s.run is not None and s.run.encountering else -1

    def could(self, s: State, f: Frame) -> bool:
        return not self.lapses(s) and self.target(s, f) >= 0

    def strengthens(self, s: State, f: Frame, encountered: bool) -> int:
        matters = self.kind == words.STRENGTH and self.encountered == encountered
        return self.amount.of(s, f) if matters else 0

    def boosts(self) -> int:
        return self.amount.printed() if self.kind == words.STRENGTH and not self.encountered else 0

    def lapses(self, s: State) -> bool:
        """BRK-6: what it would last for is not going on, so it is over at once and changes nothing."""
        run = s.run
        if self.until in (words.TURN, words.WHILE_REZZED, words.NEXT_TURN):
            return False
        return run is None or (self.until == words.ENCOUNTER and not (run.encountering and run.ice >= 0))

    def do(self, s: State, f: Frame) -> None:
        card = self.target(s, f)
        if card >= 0 and not self.lapses(s):
            last(s, self.kind, self.until, card, self.amount.of(s, f), f)


def last(s: State, kind: int, until: int, card: int, n: int, f: Frame) -> None:
    s.lasting.append(Lasting(kind, until, card, s.serial[card], n, f.card, f.seat))
    if kind == words.STRENGTH:
        say(s, "strength-up" if n > 0 else "strength-down", f.seat, card, n=abs(n), rule="STR-2")
    elif kind == words.CANNOT_USE:
        say(s, "cannot-be-used", f.seat, card, f.card, rule="CANT-1")


class BoostIt(Effect):
    """The card that the condition is about is stronger until the turn ends."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        last(s, words.STRENGTH, words.TURN, ABOUT.of(f), self.n, f)


class RezTwice(Effect):
    """COST-3: rezzing ice costs its rez cost once more, for the rest of the run."""

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(words.REZ_TWICE, words.RUN, -1, 0, 1, f.card, f.seat))


class ChangeChosen(PickingInstalled):
    def __init__(self, kind: int, amount: Value, until: int, what: Filter) -> None:
        super().__init__(what)
        self.kind = kind
        self.amount = amount
        self.until = until

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        last(s, self.kind, self.until, cards[0], self.amount.of(s, f), f)

    def changes_chosen(self) -> bool:
        return True


class Forbid(Effect):
    """CANT-1: for a while somebody cannot do something."""

    def __init__(self, what: int, until: int, seat: int) -> None:
        super().__init__()
        self.what = what
        self.until = until
        self.seat = seat

    def do(self, s: State, f: Frame) -> None:
        whom = player(s, self.seat)
        s.lasting.append(Lasting(self.what, self.until, whom, s.serial[whom], 1, f.card, f.seat))


class LowerHandSize(Effect):
    """The Runner's maximum hand size, until the Corp's next turn begins."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def do(self, s: State, f: Frame) -> None:
        whom = player(s, words.RUNNER)
        s.lasting.append(Lasting(words.HAND_SIZE, words.NEXT_TURN, whom, s.serial[whom], -self.n, f.card, f.seat))
        say(s, "lowers-hand-size", words.RUNNER, f.card, n=self.n)


class Unbreakable(Effect):
    """Until the Corp's next turn begins, the subroutines of ice with this subtype cannot be broken."""

    def __init__(self, bit: int) -> None:
        super().__init__()
        self.bit = bit

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(words.UNBREAKABLE, words.NEXT_TURN, -1, s.turn, self.bit, f.card, f.seat))


class ForbidChosen(Effect):
    """CANT-1: for a while something cannot be done to the card that this text has chosen."""

    def __init__(self, kinds: tuple[int, ...], until: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.until = until

    def could(self, s: State, f: Frame) -> bool:
        return False

    def do(self, s: State, f: Frame) -> None:
        for card in CHOSEN.of(f)[:1]:
            for kind in self.kinds:
                s.lasting.append(Lasting(kind, self.until, card, s.serial[card], 1, f.card, f.seat))


class CannotSteal(Effect):
    """The agenda that is accessed, for this access alone."""

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(words.CANNOT_STEAL, words.RUN, f.card, s.serial[f.card], 1, f.card, f.seat))


class Mark(PickingInstalled):
    """Choose an installed card and remember it (INFO-4)."""

    def hits(self, s: State, f: Frame, cards: tuple[int, ...]) -> None:
        s.set_counter(f.card, words.MARK, s.serial[cards[0]])
        say(s, "marks", f.seat, f.card, cards[0], rule="INFO-4")


class Later(Effect):
    """Do something when an event comes (PLAY-6)."""

    def __init__(self, event: int, until: int, text: Sequence, n: int = 0) -> None:
        super().__init__()
        self.event = event
        self.until = until
        self.text = text
        self.n = n

    def parts(self) -> list[tuple[str, Wording]]:
        return [("later", self.text)]

    def do(self, s: State, f: Frame) -> None:
        s.lasting.append(Lasting(-1, self.until, -1, 0, self.n, f.card, f.seat, self.event, self.text))


def boost(n: int, until: int = words.ENCOUNTER) -> Effect:
    """This icebreaker's strength (BRK-5)."""
    return LastingChange(words.STRENGTH, value(n), until, False)


def weaken(n: int) -> Effect:
    """The encountered ice, until the encounter ends."""
    return LastingChange(words.STRENGTH, value(-n), words.ENCOUNTER, True)


def strengthen(what: Filter, amount: Amount, until: int) -> Effect:
    return ChangeChosen(words.STRENGTH, value(amount), until, what)


def surcharge(what: Filter, amount: Amount, until: int) -> Effect:
    """An additional cost to rez the chosen card."""
    return ChangeChosen(words.REZ_SURCHARGE, value(amount), until, what)


def forbid(what: int, until: int, seat: int = words.RUNNER) -> Effect:
    """`what` is one of words.CANNOT_..."""
    return Forbid(what, until, seat)


def lower_hand_size(n: int) -> Effect:
    """The Runner's, until the Corp's next turn begins."""
    return LowerHandSize(n)


def unbreakable(name: str) -> Effect:
    return Unbreakable(words.subtype(name))


def boost_it(n: int) -> Effect:
    """What was installed, until the end of the turn."""
    return BoostIt(n)


def rez_twice() -> Effect:
    """Until the end of the run the Corp pays for ice twice."""
    return RezTwice()


def forbid_chosen(*kinds: int, until: int) -> Effect:
    """`kinds` are some of words.CANNOT_..., of the card that was chosen before."""
    return ForbidChosen(kinds, until)


def forbid_one(what: Filter, kind: int, until: int) -> Effect:
    """`kind` is one of words.CANNOT_..., of a card that is chosen."""
    return ChangeChosen(kind, value(1), until, what)


def cannot_steal() -> Effect:
    return CannotSteal()


def gain_subtypes(what: Filter, *names: str, until: int = words.TURN) -> Effect:
    mask = 0
    for name in names:
        mask |= words.subtype(name)
    return ChangeChosen(words.SUBTYPE, value(mask), until, what)


def become(name: str) -> Effect:
    """This card has one more subtype until it is derezzed."""
    return LastingChange(words.SUBTYPE, value(words.subtype(name)), words.WHILE_REZZED, False)


def encountered_becomes(name: str, until: int) -> Effect:
    """The encountered ice has one more subtype."""
    return LastingChange(words.SUBTYPE, value(words.subtype(name)), until, True)


def mark(what: Filter) -> Effect:
    return Mark(what)


def later(event: int, until: int, *effects: Effect) -> Effect:
    return Later(event, until, sequence(effects))
