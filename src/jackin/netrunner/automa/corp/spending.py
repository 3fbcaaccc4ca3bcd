"""Clicks: those printed on the card, and what is left over (CA-19 to CA-22)."""

from __future__ import annotations

from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP


def spend(s: State, printed: bool, n: int) -> None:
    """Spend n clicks, the first of them the printed one that is being read.

    OR-28: the others come from the leftovers, then from the printed clicks that follow, which are skipped.
    """
    account(s, printed, n)
    s.clicks[CORP] -= n


def account(s: State, printed: bool, n: int) -> None:
    """Only cross off the card what is going to be paid."""
    automa = the_automa(s.automa)
    if printed:
        skipped = max(0, n - 1 - automa.leftover(s.clicks[CORP]))
        automa.click += 1 + skipped


def leave_over(s: State) -> None:
    """CA-19: the click that was read becomes a leftover."""
    the_automa(s.automa).click += 1
