"""What things cost now: printed, plus every constant ability and lasting effect (COST)."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.abilities import Cost
from jackin.netrunner.rules.changes import change, changes, context, forbidden, player
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    CANNOT_REZ, CANNOT_REZ_ICE, CORP, ICE_TYPE, INSTALL_COST, PLAY_COST, REZ_COST, REZ_SURCHARGE, REZ_TWICE,
    RUNNER, RUN_CLICKS, STEAL_CLICKS, STEAL_COST, TRASH_COST, WAIVES_PLAY_COST, line,
)  # fmt: skip


def run_clicks(s: State, server: int) -> int:
    """COST-3: clicks that a run on this server costs besides."""
    return change(s, RUN_CLICKS, server) if s.changing >> RUN_CLICKS & 1 else 0


def rez_cost(s: State, card: int, lowered: int = 0) -> int:
    """What a text adds as an additional cost is not lowered by what lowers the rez cost (COST-3)."""
    p = CARDS[s.code[card]]
    own = p.behaviour.rez_discount
    if own is not None:
        lowered += own.of(s, context(s, card))
    cost = max(0, p.cost + change(s, REZ_COST, card) - lowered)
    return cost + sum(n for _, n in rez_surcharges(s, card, cost)) if s.lasting else cost


def rez_surcharges(s: State, card: int, cost: int) -> list[tuple[int, int]]:
    """Which cards add what to this rez cost (COST-3); for ice perhaps as much again (AMB-108)."""
    found = changes(s, REZ_SURCHARGE, card)
    if CARDS[s.code[card]].type == ICE_TYPE:
        found += [(source, n * cost) for source, n in changes(s, REZ_TWICE, card)]
    return found


def cannot_rez(s: State, card: int) -> bool:
    """CANT-1: a card, or all ice, for a while."""
    if not s.lasting:
        return False
    is_ice = CARDS[s.code[card]].type == ICE_TYPE
    return forbidden(s, CANNOT_REZ, card) or (is_ice and forbidden(s, CANNOT_REZ_ICE, player(s, CORP)))


def play_cost(s: State, card: int) -> int:
    cost = CARDS[s.code[card]].cost
    return max(0, cost + change(s, PLAY_COST, card)) if s.lasting or s.changing >> PLAY_COST & 1 else cost


def additional_cost(s: State, card: int) -> Cost | None:
    """COST-3: what playing a card costs besides, unless a text waives that."""
    cost = CARDS[s.code[card]].behaviour.play_cost
    waived = cost is not None and s.changing >> WAIVES_PLAY_COST & 1 and change(s, WAIVES_PLAY_COST, card) > 0
    return None if waived else cost


def install_cost(s: State, card: int, server: int) -> int:
    """INST-9: the Runner pays the printed cost, ice costs 1 for each ice already there."""
    p = CARDS[s.code[card]]
    cost = 0
    if p.side == RUNNER:
        cost = p.cost
    elif p.type == ICE_TYPE and server >= 0:
        cost = len(s.zones[line(server)])
    return max(0, cost + change(s, INSTALL_COST, card)) if s.lasting or s.changing >> INSTALL_COST & 1 else cost


def trash_cost(s: State, card: int) -> int:
    """TRASH-2: -1 when the card has none."""
    cost = CARDS[s.code[card]].trash_cost
    return cost if cost < 0 else max(0, cost + change(s, TRASH_COST, card))


def steal_cost(s: State, card: int) -> int:
    return max(0, CARDS[s.code[card]].behaviour.steal_cost + change(s, STEAL_COST, card))


def steal_clicks(s: State, card: int) -> int:
    """COST-3: clicks that stealing this agenda costs besides."""
    return change(s, STEAL_CLICKS, card) if s.changing >> STEAL_CLICKS & 1 or s.lasting else 0
