"""What a position of Gangs is worth to a seat, read off the table in Street Cred."""

from __future__ import annotations

from typing import Final

from jackin.gangs.conditions import holds, value
from jackin.gangs.legal import seize_cost
from jackin.gangs.moves import goal
from jackin.gangs.queries import has_dominance, is_edgerunner, poi_kind
from jackin.gangs.state import State
from jackin.gangs.words import CONTRABAND, HIDEOUTS, SECRETS, SPACES, WILD

RESOURCE: Final = (0.5, 0.55, 0.6)
ENOUGH: Final = 4  # of one resource: more of it is worth a third
UNIT: Final = (0.75, 0.95, 0.95, 0.35, 1.2)  # by class
EDGERUNNER: Final = 1.0
FIRST_POI: Final = {"business": 1.5, "fixer": 0.8, "data-fortress": 0.8}
NEXT_POI: Final = {"business": 0.3, "fixer": 0.15, "data-fortress": 0.6}
PRESENCE: Final = 0.4  # of the best reward
DOMINANCE: Final = 0.45  # of all of them
HIDEOUT: Final = 1.5  # recruits and Dominance to come
DISC: Final = 0.5
WILD_DISC: Final = 0.75
NET: Final = 0.22  # a space nearer to the good ones
CARD: Final = 0.3  # an upgraded Combat card, beside its Firepower
FIREPOWER: Final = 0.12
WITHIN_REACH: Final = 0.4
AFFORDABLE: Final = 0.3
RIVALS: Final = 0.35  # what the rivals together have counts against it
WON: Final = 40.0


def worth(s: State, seat: int) -> float:
    """Its own standing, less what the best of the others have."""
    if s.over:
        return WON / len(s.winners) if seat in s.winners else -WON
    left = max(0.15, 1 - max(s.cred) / goal(s))
    own = s.cred[seat] + stake(s, seat) * scale(left)
    others = [s.cred[side] + 0.5 * board(s, side) * scale(left) for side in range(len(s.gangs)) if side != seat]
    if s.alone:
        others.append(float(s.johnny_cred))
    best = max(others)
    near = 1.6 if own_is_there(s, seat) else 1.0
    return near * own - RIVALS * (best + 0.3 * (sum(others) - best))


def own_is_there(s: State, seat: int) -> bool:
    """GOAL-2: it would win if the round ended now."""
    return s.cred[seat] >= goal(s) and s.cred[seat] == max(s.cred)


def scale(left: float) -> float:
    """The nearer the end, the less a board is worth beside Street Cred."""
    return min(1.0, 0.25 + 1.1 * left)


def stake(s: State, seat: int) -> float:
    """What will bring Street Cred later: the board, resources, discs, cards."""
    total = board(s, seat) + opportunities(s, seat)
    for n in range(3):
        have = s.pool[3 * seat + n]
        total += RESOURCE[n] * (min(have, ENOUGH) + max(0, have - ENOUGH) / 3)
    discs = s.discs[seat]
    total += DISC * (discs & 31).bit_count() + (WILD_DISC if discs >> WILD & 1 else 0.0)
    total += NET * s.net[seat]
    for card in (*s.hand[seat], *s.pile[seat]):
        combat = s.book.combat[card]
        total += FIREPOWER * combat.firepower + (0.0 if combat.starter else CARD)
    return total + 0.5 * s.tokens[seat] + 0.3 * len(s.aside[seat])


def board(s: State, side: int) -> float:
    """Units, Hideouts, Points of Interest and Districts."""
    total = HIDEOUT * (len(s.hideouts[side]) - 1) * (1.0 if len(s.hideouts[side]) < HIDEOUTS else 0.95)
    here: list[int] = []
    held: dict[str, int] = {}
    for unit in s.seating.rosters[side]["any"]:
        place = s.place[unit]
        if place < 0 or s.owner[unit] != side:
            continue
        total += UNIT[s.kind[unit]] + (EDGERUNNER if is_edgerunner(s, unit) else 0.0)
        if place // SPACES not in here:
            here.append(place // SPACES)
        if place % SPACES:
            kind = poi_kind(s, place)
            total += NEXT_POI[kind] if kind in held else FIRST_POI[kind]
            held[kind] = 1
    for district in here:
        rewards = [reward.n * (1.0 if reward.number < 0 else RESOURCE[reward.number]) for reward in
                   s.book.content.districts[district].rewards]  # fmt: skip
        if has_dominance(s, side, district):
            total += DOMINANCE * sum(rewards)
        else:
            total += PRESENCE * max(rewards, default=0.0)
    return total


def opportunities(s: State, seat: int) -> float:
    """Those whose requirement is met, the best first: the others are for later."""
    found: list[float] = []
    means = s.pool[3 * seat + CONTRABAND] + s.pool[3 * seat + SECRETS]
    for card in (*s.opportunity_market, *s.aside[seat]):
        if card < 0:
            continue
        opportunity = s.book.content.opportunities[card]
        if holds(s, opportunity.requirement, seat):
            share = WITHIN_REACH + (AFFORDABLE if seize_cost(s, seat, card)[CONTRABAND] <= means else 0.0)
            found.append(share * (value(s, opportunity.cred, seat) + 0.4 * len(opportunity.reward)))
    found.sort(reverse=True)
    return sum([each * 0.5**n for n, each in enumerate(found)])
