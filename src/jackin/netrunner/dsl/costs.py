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
        forfeit_self: bool = False, trash_held: Filter | None = None, stealth: bool = False,
        remove_self: bool = False,
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
        self.trash_held = trash_held
        self.stealth = stealth
        self.remove_self = remove_self


def click(n: int) -> Part:
    return Part(clicks=n)


def credits(amount: Amount) -> Part:
    return Part(credits=amount)


def stealth(amount: int) -> Part:
    """Credits from stealth cards only."""
    return Part(credits=amount, stealth=True)


X_CREDITS: Final = Part(x=True)
TRASH_THIS: Final = Part(trash_self=True)
FORFEIT: Final = Part(forfeit=True)
FORFEIT_THIS: Final = Part(forfeit_self=True)
REMOVE_THIS: Final = Part(remove_self=True)
"""From the game."""


def counter(kind: int, n: int = 1) -> Part:
    """COST-7: counters hosted on this card."""
    return Part(counter=kind, counters=n)


def trash_one(what: Filter) -> Part:
    return Part(trash=what)


def trash_held(what: Filter) -> Part:
    """One card from your hand."""
    return Part(trash_held=what)


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
        if part.trash_held is not None:
            whole.trash_held = part.trash_held
        whole.stealth = whole.stealth or part.stealth
        whole.remove_self = whole.remove_self or part.remove_self
        if not isinstance(part.credits, int) or part.credits:
            whole.credits = value(part.credits)
    return whole
