"""What Activate Techies is for: the Opportunity or the Edgerunner at the end of the moves."""

from __future__ import annotations

from jackin.bots.gangs_greedy.actions import hire_worth
from jackin.bots.gangs_greedy.sight import Sight
from jackin.bots.gangs_greedy.worth import opportunity_worth

MOST_HIRED = 3


def dealing(sight: Sight) -> bool:
    """Techies are on the move, and a deal follows."""
    return any(step.startswith("gangs-techies/") for step in sight.view["timing"])


def deal_now(sight: Sight) -> float:
    """The best deal as the units stand."""
    found = [0.0]
    if sight.pois("business"):
        cards = [card for card in sight.seizable if card.cost <= sight.funds("contraband")]
        found += [opportunity_worth(card, sight) for card in cards if sight.holds(card.requirement)]
    if sight.pois("fixer") and len(sight.me["edgerunners"]) < MOST_HIRED:
        found += [hire_worth(sight, name) for name in sight.view["edgerunners"]["cards"] if name]
    return max(found)


def deal_after(sight: Sight, unit: str, space: str) -> float:
    before = sight.stand({sight.gang: sight.shifted(unit, space)})
    worth = deal_now(sight)
    sight.camps = before
    return worth
