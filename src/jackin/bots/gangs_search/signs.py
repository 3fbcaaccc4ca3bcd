"""The signs by which a side's standing is judged: what the weights of the value stand for."""

from __future__ import annotations

from typing import Final

from jackin.gangs.conditions import holds, value
from jackin.gangs.legal import seize_cost
from jackin.gangs.moves import goal
from jackin.gangs.queries import has_dominance, is_edgerunner, poi_kind, units_in
from jackin.gangs.state import State
from jackin.gangs.words import (
    CLASSES,
    CONTRABAND,
    DRONE,
    HELD,
    SECRETS,
    SPACES,
    TECHIE,
    UNITS_OF_GANG,
    WILD,
)  # fmt: skip

SIGNS: Final = (
    "street-cred", "near", "there", "eurodollars", "contraband", "corporate-secrets", "many-resources",
    "discs", "techies-disc", "wild-disc", "net", "net-near-end", "hand", "pile", "upgrades", "firepower", "tokens",
    "aside", "hideouts", "hideout-cred", "solo", "techie", "netrunner", "drone", "specialist", "edgerunners", "held",
    "business", "fixer", "data-fortress", "more-business", "more-fixers", "more-fortresses", "presence", "dominance",
    "rewards", "in-reach", "affordable", "turn-next",
)  # fmt: skip
OPPOSITION: Final = (
    "rival-cred", "rival-near", "rival-solos", "rival-techies", "rival-netrunners", "johnny-cred", "johnny-near",
    "johnny-gains", "johnny-hunts", "rival-gains",
)  # fmt: skip
FEW: Final = 4  # of one resource
POIS: Final = ("business", "fixer", "data-fortress")


def signs(s: State, side: int) -> list[float]:
    """In the order of SIGNS."""
    wanted = goal(s)
    cred = s.cred[side]
    return [
        cred, near(cred, wanted), cred >= wanted and cred == max(s.cred),
        *purse(s, side), *dashboard(s, side), *city(s, side), *opportunities(s, side), turn_next(s, side),
    ]  # fmt: skip


def opposition(s: State) -> list[float]:
    """Alone, in the order of OPPOSITION: the rival gang, Johnny and what the level gives them."""
    level = s.book.content.level(s.settings.level)
    wanted = goal(s)
    units = [len(units_in(s, 1, -1, word)) for word in CLASSES[:DRONE]]
    return [
        s.cred[1], near(s.cred[1], wanted), *units, s.johnny_cred, near(s.johnny_cred, wanted), level.johnny,
        level.hunts, level.rival,
    ]  # fmt: skip


def near(cred: int, wanted: int) -> float:
    """The last steps count for more."""
    return (cred / wanted) ** 3


def time(s: State) -> float:
    """How far the game is: 0 to 1 and a little more."""
    return max(*s.cred, s.johnny_cred) / goal(s)


def purse(s: State, side: int) -> list[float]:
    own = s.pool[3 * side : 3 * side + 3]
    return [*[min(n, FEW) for n in own], sum([max(0, n - FEW) for n in own])]


def dashboard(s: State, side: int) -> list[float]:
    discs = s.discs[side]
    cards = [s.book.combat[card] for card in (*s.hand[side], *s.pile[side])]
    left = s.dashboard[side]
    return [
        (discs & 31).bit_count(), discs >> TECHIE & 1, discs >> WILD & 1,
        s.net[side], max(0, s.net[side] - 5), len(s.hand[side]), len(s.pile[side]),
        len([card for card in cards if not card.starter]), sum([card.firepower for card in cards]), s.tokens[side],
        len(s.aside[side]), len(s.hideouts[side]), max(left, default=0),
    ]  # fmt: skip


def city(s: State, side: int) -> list[float]:
    """Units, Points of Interest and Districts."""
    classes = [0.0] * 5
    edgerunners = 0.0
    held = dict.fromkeys(POIS, 0)
    here: dict[int, int] = {}
    for unit in s.seating.rosters[side]["any"]:
        place = s.place[unit]
        if place < 0 or s.owner[unit] != side:
            continue
        classes[s.kind[unit]] += 1
        edgerunners += is_edgerunner(s, unit)
        here[place // SPACES] = 1
        if place % SPACES:
            held[poi_kind(s, place)] += 1
    first = side * UNITS_OF_GANG
    fallen = len([place for place in s.place[first : first + UNITS_OF_GANG] if place <= HELD])
    dominated = [district for district in here if has_dominance(s, side, district)]
    return [
        *classes, edgerunners, fallen, *[min(1, n) for n in held.values()], *[max(0, n - 1) for n in held.values()],
        len(here), len(dominated), sum([rewards(s, district, district in dominated) for district in here], 0.0),
    ]  # fmt: skip


def rewards(s: State, district: int, all_of_them: bool) -> float:
    """RECLAIM: one of a District's rewards, with Dominance all of them."""
    numbers = [reward.n for reward in s.book.content.districts[district].rewards]
    return float(sum(numbers) if all_of_them else max(numbers, default=0))


def opportunities(s: State, side: int) -> list[float]:
    """The best Opportunity whose requirement is met, and the best that can be paid too; a second counts half."""
    if side >= s.seats:
        return [0.0, 0.0]
    means = s.pool[3 * side + CONTRABAND] + s.pool[3 * side + SECRETS]
    met: list[float] = []
    paid: list[float] = []
    for card in (*s.opportunity_market, *s.aside[side]):
        if card >= 0 and holds(s, s.book.content.opportunities[card].requirement, side):
            opportunity = s.book.content.opportunities[card]
            worth = value(s, opportunity.cred, side) + 0.4 * len(opportunity.reward)
            met.append(worth)
            if seize_cost(s, side, card)[CONTRABAND] <= means:
                paid.append(worth)
    return [halving(met), halving(paid)]


def halving(worths: list[float]) -> float:
    worths.sort(reverse=True)
    return sum([worth * 0.5**n for n, worth in enumerate(worths)], 0.0)


def turn_next(s: State, side: int) -> float:
    """1 for who has the next turn, less for who waits."""
    if side >= s.seats:
        return 0.0
    return 1 - ((side - s.first - s.turns) % s.seats) / s.seats
