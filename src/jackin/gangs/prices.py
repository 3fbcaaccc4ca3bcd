"""What an answer costs, to be shown beside it."""

from __future__ import annotations

from jackin.gangs.legal import hideout_cost, hire_cost, seize_cost, upgrade_cost
from jackin.gangs.state import State
from jackin.gangs.words import HIDEOUT, RESOURCES, UPGRADE
from jackin.kernel.ask import Option


def price(s: State, seat: int, option: Option) -> dict[str, int]:
    """By resource; empty where nothing is paid."""
    asked = [0, 0, 0]
    if option.verb in ("activate", "wild") and option.card == HIDEOUT:
        asked = hideout_cost(s, seat)
    elif option.verb in ("activate", "wild") and option.card == UPGRADE:
        asked = upgrade_cost(s, seat)
    elif option.verb == "seize":
        asked = seize_cost(s, seat, option.card)
    elif option.verb == "hire":
        asked = hire_cost(s, seat, option.card)
    return {RESOURCES[n]: asked[n] for n in range(3) if asked[n]}
