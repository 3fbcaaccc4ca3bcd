"""What an ability costs: parts that are paid together (COST-2)."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.rules.abilities import Cost
from jackin.netrunner.rules.measures import Filter
from jackin.netrunner.dsl.values import Amount, value


class Part:
    """One part of a cost."""

    def __init__(
        self, clicks: int = 0, credits: Amount = 0, x: bool = False, trash_self: bool = False,
        counter: int = -1, counters: int = 0, forfeit: bool = False, trash: Filter | None = None,
        forfeit_self: bool = False,
    ) -> None:  # fmt: skip
        self.clicks = clicks
        self.credits = credits
        self.x = x
        self.trash_self = trash_self
        self.counter = counter
        self.counters = counters
        self.forfeit = forfeit
        self.forfeit_self = forfeit_self
        self.trash = trash


def click(n: int) -> Part:
    return Part(clicks=n)


def credits(amount: Amount) -> Part:
    return Part(credits=amount)


X_CREDITS: Final = Part(x=True)
TRASH_THIS: Final = Part(trash_self=True)
FORFEIT: Final = Part(forfeit=True)
FORFEIT_THIS: Final = Part(forfeit_self=True)


def counter(kind: int, n: int = 1) -> Part:
    """COST-7: counters hosted on this card."""
    return Part(counter=kind, counters=n)


def trash_one(what: Filter) -> Part:
    return Part(trash=what)


def cost(*parts: Part) -> Cost:
    whole = Cost()
    for part in parts:
        whole.clicks += part.clicks
        whole.x = whole.x or part.x
        whole.trash_self = whole.trash_self or part.trash_self
        whole.forfeit = whole.forfeit or part.forfeit
        whole.forfeit_self = whole.forfeit_self or part.forfeit_self
        if part.counters:
            whole.counter, whole.counters = part.counter, part.counters
        if part.trash is not None:
            whole.trash = part.trash
        if not isinstance(part.credits, int) or part.credits:
            whole.credits = value(part.credits)
    return whole
