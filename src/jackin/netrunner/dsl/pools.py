"""Credits and clicks."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.netrunner.rules import pools
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.measures import Value
from jackin.netrunner.dsl.text import YOU, whose
from jackin.netrunner.dsl.values import Amount, value
from jackin.netrunner.flows.pick import Counting
from jackin.netrunner.rules.reading import LOST
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.state import State
from jackin.netrunner.words import FOR_USE


class Gain(Effect):
    def __init__(self, amount: Value, seat: int) -> None:
        super().__init__()
        self.amount = amount
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        return not self.amount.follows()

    def do(self, s: State, f: Frame) -> None:
        pools.gain(s, whose(self.seat, f), self.amount.of(s, f), f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.credits(s, whose(self.seat, f), self.amount.of(s, f))

    def earns(self) -> bool:
        return True

    def gains(self) -> int:
        return self.amount.printed()

    def told(self) -> str:
        return "gain"


class Lose(Effect):
    def __init__(self, amount: Value, seat: int) -> None:
        super().__init__()
        self.amount = amount
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        return s.credits[whose(self.seat, f)] > 0

    def do(self, s: State, f: Frame) -> None:
        LOST.set(f, pools.lose(s, whose(self.seat, f), self.amount.of(s, f), f.card))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        seat = whose(self.seat, f)
        return scale.credits(s, seat, -min(self.amount.of(s, f), s.credits[seat]))


class LoseUpTo(Counting):
    """The text's controller names how much somebody loses."""

    def __init__(self, limit: int, seat: int) -> None:
        super().__init__()
        self.limit = limit
        self.seat = seat

    def most(self, s: State, f: Frame) -> int:
        return min(self.limit, s.credits[whose(self.seat, f)])

    def loses(self, s: State, f: Frame) -> int:
        return self.most(s, f)

    def counts(self, s: State, f: Frame, n: int) -> None:
        LOST.set(f, pools.lose(s, whose(self.seat, f), n, f.card))

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """Nobody names a loss of their own."""
        seat = whose(self.seat, f)
        return scale.credits(s, seat, -self.most(s, f)) if seat != f.seat else 0


class SpendAny(Counting):
    """Spend any number of credits; `LOST` is how many."""

    def most(self, s: State, f: Frame) -> int:
        return available(s, f.seat, FOR_USE, f.card)

    def counts(self, s: State, f: Frame, n: int) -> None:
        LOST.set(f, n)
        pay(s, f.seat, n, FOR_USE, f.card)


class LoseAll(Effect):
    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        return s.credits[self.seat] > 0

    def do(self, s: State, f: Frame) -> None:
        pools.lose(s, self.seat, s.credits[self.seat], f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.credits(s, self.seat, -s.credits[self.seat])


class Clicks(Effect):
    def __init__(self, n: int, seat: int) -> None:
        super().__init__()
        self.n = n
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        seat = whose(self.seat, f)
        return pools.may_gain_clicks(s, seat) if self.n > 0 else s.clicks[seat] > 0

    def do(self, s: State, f: Frame) -> None:
        """CLICK-5: losing stops at none."""
        if self.n > 0:
            pools.gain_clicks(s, whose(self.seat, f), self.n)
        else:
            pools.lose_clicks(s, whose(self.seat, f), -self.n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.clicks(s, whose(self.seat, f), self.n)

    def told(self) -> str:
        return "click"


class SpendClicks(Effect):
    """All of them, or it cannot be done."""

    def __init__(self, n: int, seat: int) -> None:
        super().__init__()
        self.n = n
        self.seat = seat

    def could(self, s: State, f: Frame) -> bool:
        return s.clicks[whose(self.seat, f)] >= self.n

    def do(self, s: State, f: Frame) -> None:
        pools.spend_clicks(s, whose(self.seat, f), self.n)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        return scale.clicks(s, whose(self.seat, f), -self.n)


def gain(amount: Amount, seat: int = YOU) -> Effect:
    return Gain(value(amount), seat)


def lose(seat: int, amount: Amount) -> Effect:
    return Lose(value(amount), seat)


def lose_up_to(seat: int, limit: int) -> Effect:
    return LoseUpTo(limit, seat)


def spend_any() -> Effect:
    return SpendAny()


def lose_all(seat: int) -> Effect:
    return LoseAll(seat)


def gain_click(n: int) -> Effect:
    return Clicks(n, YOU)


def spend_click(n: int, seat: int = YOU) -> Effect:
    return SpendClicks(n, seat)


def lose_click(n: int, seat: int = YOU) -> Effect:
    return Clicks(-n, seat)
