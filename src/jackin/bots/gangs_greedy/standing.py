"""How well the greedy gang stands in the city."""

from __future__ import annotations

from jackin.bots.gangs_greedy.opinions import (
    AFFORDABLE, ALONE, DOMINANCE, EDGERUNNER, FIRST_POI, MORE_POIS, PRESENCE, UNIT, WITHIN_REACH,
)  # fmt: skip
from jackin.bots.gangs_greedy.sight import Sight
from jackin.bots.gangs_greedy.worth import need, opportunity_worth
from jackin.gangs.content.model import Opportunity
from jackin.gangs.shown import UnitView


def standing(sight: Sight) -> float:
    """The worth of where its units are, as they stand now."""
    units = sum([unit_worth(unit) for unit in sight.mine()], 0.0)
    return districts(sight) + pois(sight) + opportunities(sight) + units


def unit_worth(unit: UnitView) -> float:
    return UNIT[unit["unit"]] + (EDGERUNNER if unit.get("edgerunner") else 0)


def districts(sight: Sight) -> float:
    total = 0.0
    for id in sight.districts:
        own = sight.of(sight.gang, id)
        if not own:
            continue
        best, all_of_them = rewards(sight, id)
        total += DOMINANCE * all_of_them if sight.dominates(id) else PRESENCE * best
        if sight.others(id) and len(own) == 1:
            total -= ALONE
    return total


def rewards(sight: Sight, district: str) -> tuple[float, float]:
    """RECLAIM: the best reward of a District, and all of them."""
    if district not in sight.rewards:
        printed = sight.districts[district]["rewards"]
        worths = [need(sight, what) * n for reward in printed for what, n in reward.items()]
        sight.rewards[district] = (max(worths), sum(worths, 0.0))
    return sight.rewards[district]


def pois(sight: Sight) -> float:
    total = 0.0
    for poi, worth in FIRST_POI.items():
        held = sight.pois(poi)
        if held:
            total += worth + (held - 1) * MORE_POIS[poi]
    return total


def opportunities(sight: Sight) -> float:
    """What it could seize, the best first: the others are for later."""
    found = sorted([reach(sight, card) for card in sight.seizable], reverse=True)
    return sum([worth * 0.6**n for n, worth in enumerate(found)], 0.0)


def reach(sight: Sight, card: Opportunity) -> float:
    if not sight.holds(card.requirement):
        return 0.0
    share = WITHIN_REACH
    if card.cost <= sight.funds("contraband") and sight.pois("business"):
        share += AFFORDABLE
    return share * opportunity_worth(card, sight)


def after(sight: Sight, changes: dict[str, str | None]) -> float:
    """The standing if units stood elsewhere: spaces by unit, None for one that is gone."""
    units = sight.moved(changes)
    units[sight.gang] = without_lonely_drones(units[sight.gang])
    return stood(sight, units)


def stood(sight: Sight, units: dict[str, list[UnitView]]) -> float:
    """The standing as if these were the units of these gangs."""
    before = sight.stand(units)
    worth = standing(sight)
    sight.camps = before
    return worth


def moved(sight: Sight, unit: str, space: str) -> float:
    """The standing if one of its own units stood elsewhere."""
    return stood(sight, {sight.gang: without_lonely_drones(sight.shifted(unit, space))})


def now(sight: Sight) -> float:
    """The standing as it is."""
    if sight.worth is None:
        sight.worth = standing(sight)
    return sight.worth


def without_lonely_drones(units: list[UnitView]) -> list[UnitView]:
    """DRONE-6."""
    humans = {unit["district"] for unit in units if unit["unit"] != "drone"}
    return [unit for unit in units if unit["district"] in humans]


def with_new(sight: Sight, unit: str, space: str) -> float:
    """The standing with one unit more."""
    district = sight.district(space)
    new: UnitView = {"id": "new", "gang": sight.gang, "unit": unit, "space": space, "district": district}
    return stood(sight, {sight.gang: [*sight.mine(), new]})
