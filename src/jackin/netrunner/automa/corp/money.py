"""Clicks that become money (CA-49, CA-78, CA-80): an ability of a card where there is a good one, else credits."""

from __future__ import annotations

from jackin.netrunner.rules.abilities import Paid
from jackin.netrunner.automa.corp.ice import spare_ice
from jackin.netrunner.automa.corp.spending import account, spend
from jackin.netrunner.automa.corp.values import income, worth
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.action import clicked_for
from jackin.netrunner.flows.use import use
from jackin.netrunner.rules.legal import why_not_use
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.pools import gain
from jackin.netrunner.rules.changes import context
from jackin.netrunner.state import State
from jackin.netrunner.words import ASSET_TYPE, CORP

Ability = tuple[int, int]
"""A card and the number of its ability."""
NO_ABILITY = (-1, -1)


def click_abilities(s: State, clicks: int) -> list[tuple[int, int, Paid]]:
    """Abilities that cost clicks and nothing else that hurts, as far as the clicks go."""
    found: list[tuple[int, int, Paid]] = []
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.pays and p.side == CORP:
            for n, paid in enumerate(p.behaviour.paid):
                if 0 < paid.cost.clicks <= clicks and not hurts(s, paid) and why_not_use(s, CORP, card, paid) is None:
                    found.append((card, n, paid))
    return found


def hurts(s: State, paid: Paid) -> bool:
    """Beyond clicks and credits; spare ice may go (CA-78)."""
    cost = paid.cost
    return cost.forfeit or cost.trash_self or paid.user >= 0 or (cost.trash is not None and not spare_ice(s))


def best_ability(s: State, clicks: int, assets_only: bool, least: int) -> Ability:
    """The ability worth most for each click, if that is at least so much; the earliest installed of several."""
    best, rate = NO_ABILITY, 0.0
    for card, n, paid in click_abilities(s, clicks):
        if assets_only and CARDS[s.code[card]].type != ASSET_TYPE:
            continue
        gains = income(s, card, paid) if assets_only else worth(s, paid.text, context(s, card))
        if gains >= least * paid.cost.clicks and gains / paid.cost.clicks > rate:
            best, rate = (card, n), gains / paid.cost.clicks
    return best


def use_ability(s: State, ability: Ability, printed: bool, rule: str) -> None:
    """The clicks are part of its cost, and paid with it."""
    card, n = ability
    say(s, "automa-uses-card", CORP, card, rule=rule)
    account(s, printed, CARDS[s.code[card]].behaviour.paid[n].cost.clicks)
    use(s, CORP, card, n)


def earn(s: State, printed: bool, clicks: int, rule: str, n: int = 1) -> None:
    """Money for a click. CA-78: an ability instead if it brings 2 or more a click, and more than the click would."""
    ability = best_ability(s, clicks, rule == "CA-49", max(2, n + 1))
    if ability != NO_ABILITY:
        use_ability(s, ability, printed, "CA-78" if rule != "CA-49" else rule)
        return
    spend(s, printed, 1)
    say(s, "automa-takes-credits", CORP, rule=rule)
    gain(s, CORP, n)
    clicked_for(s, CORP)
