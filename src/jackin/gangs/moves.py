"""The small things that happen on the table. None of them asks."""

from __future__ import annotations

from jackin.gangs.abilities import rules_for
from jackin.gangs.book import NOTHING, Source
from jackin.gangs.log import say
from jackin.gangs.queries import (
    first_edgerunner, has_unit, highest_of, is_edgerunner, reserve_of, space_name, unit_name,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import (
    DRONE, DRONES, HELD, NOBODY, OF_EACH_CLASS, REMOVED, RESERVE, RESOURCES, UNHIRED, UNITS_OF_GANG, district_of,
    outside,
)  # fmt: skip

# Resources and Street Cred


def gain(s: State, side: int, resource: int, n: int, rule: str) -> None:
    if n > 0:
        s.pool[3 * side + resource] += n
        say(s, "gangs-gains", side, n, rule, resource=RESOURCES[resource])


def lose(s: State, side: int, resource: int, n: int, rule: str) -> int:
    """RES-4: at most what is there."""
    n = max(0, min(n, s.pool[3 * side + resource]))
    if n:
        s.pool[3 * side + resource] -= n
        say(s, "gangs-loses", side, n, rule, resource=RESOURCES[resource])
    return n


def gain_cred(s: State, side: int, n: int, rule: str, source: Source = NOTHING) -> None:
    """GOAL-3: with switch 1 at `immediate` the end may have come."""
    if n < 0:
        lose_cred(s, side, -n, rule, source)
    elif n:
        s.cred[side] += n
        say(s, "gangs-gains-cred", side, n, rule, source=source)
        if s.settings.end == "immediate" and not s.alone:
            count_goal(s)
            s.stirred = s.ending


def lose_cred(s: State, side: int, n: int, rule: str, source: Source = NOTHING) -> int:
    """GOAL-6."""
    n = max(0, min(n, s.cred[side]))
    if n:
        s.cred[side] -= n
        say(s, "gangs-loses-cred", side, n, rule, source=source)
    return n


def goal(s: State) -> int:
    """GOAL-2: the set's number, or what the Story says."""
    for rule in rules_for(s, s.active, "goal"):
        return rule.n
    return s.book.content.solo.goal if s.alone else s.settings.goal


def count_goal(s: State) -> None:
    """GOAL-2: what was reached and lost again does not count."""
    s.ending = max(highest_of(s.cred), s.johnny_cred) >= goal(s)


# Units


def lose_unit(s: State, unit: int, rule: str, holder: int = -1) -> None:
    """LOSS-1: to the reserve, or into a rival's hands; EDGE-7 for Edgerunners."""
    side = s.owner[unit]
    say(s, "gangs-loses-unit", side, rule=rule, unit=unit_name(s, unit), where=space_name(s, s.place[unit]))
    if is_edgerunner(s, unit):
        dismiss(s, unit)
    else:
        s.place[unit] = RESERVE if holder < 0 else HELD - holder


def dismiss(s: State, unit: int) -> None:
    fate = s.settings.lost_edgerunner
    if fate == "reserve":
        s.place[unit] = RESERVE
        return
    s.owner[unit] = NOBODY
    if fate == "removed":
        s.place[unit] = REMOVED
    else:
        s.place[unit] = UNHIRED
        s.edgerunners = (unit - first_edgerunner(s), *s.edgerunners)


def recall(s: State, unit: int) -> None:
    """GANG-2: a held piece comes home."""
    s.place[unit] = RESERVE


def sweep_drones(s: State) -> None:
    """DRONE-6: a Drone without a friendly human is lost at once."""
    for side in range(len(s.gangs)):
        first = side * UNITS_OF_GANG + DRONE * OF_EACH_CLASS
        safe = -1
        for unit in range(first, first + DRONES):
            district = district_of(s.place[unit])
            if district < 0 or district == safe:
                continue
            if has_unit(s, side, district, "human"):
                safe = district
            else:
                lose_unit(s, unit, "DRONE-6")


def build_drone(s: State, side: int, district: int) -> bool:
    """DRONE-3, DRONE-4."""
    drone = reserve_of(s, side, DRONE)
    if drone < 0:
        return False
    s.place[drone] = outside(district)
    say(s, "gangs-builds-drone", side, rule="DRONE-3", where=s.book.districts[district])
    return True


def build_hideout(s: State, side: int, district: int, cred: int) -> None:
    """HIDE-2: with the token that has so much Street Cred under it."""
    left = list(s.dashboard[side])
    left.remove(cred)
    s.dashboard[side] = tuple(left)
    s.hideouts[side] = (*s.hideouts[side], district)
    say(s, "gangs-builds-hideout", side, rule="HIDE-1", where=s.book.districts[district])
    gain_cred(s, side, cred, "HIDE-2")


def move_net(s: State, side: int, n: int, rule: str) -> None:
    last = len(s.book.content.net.spaces) - 1
    to = max(0, min(last, s.net[side] + n))
    if to != s.net[side]:
        s.net[side] = to
        say(s, "gangs-net", side, to + 1, rule)


# Markets (MARKET)


def refill(s: State) -> None:
    """MARKET-1."""
    refill_opportunities(s)
    if not s.shut:
        refill_edgerunners(s)


def refill_opportunities(s: State) -> None:
    slots = list(s.opportunity_market)
    for n, card in enumerate(slots):
        if card < 0:
            if not s.opportunities and s.settings.empty_deck == "discards":
                s.opportunities = s.shuffled(s.opportunities_gone)
                s.opportunities_gone = ()
            if s.opportunities:
                slots[n] = s.opportunities[-1]
                s.opportunities = s.opportunities[:-1]
                s.opportunity_order = (*s.opportunity_order, slots[n])
                say(s, "gangs-opportunity-comes", rule="MARKET-1", opportunity=opportunity_name(s, slots[n]))
    s.opportunity_market = tuple(slots)


def refill_edgerunners(s: State) -> None:
    slots = list(s.edgerunner_market)
    for n, card in enumerate(slots):
        if card < 0:
            if not s.edgerunners and s.settings.empty_deck == "discards":
                s.edgerunners = s.shuffled(removed_edgerunners(s))
            if s.edgerunners:
                slots[n] = s.edgerunners[-1]
                s.edgerunners = s.edgerunners[:-1]
                say(s, "gangs-edgerunner-comes", rule="MARKET-1", edgerunner=edgerunner_name(s, slots[n]))
    s.edgerunner_market = tuple(slots)


def removed_edgerunners(s: State) -> tuple[int, ...]:
    first = first_edgerunner(s)
    gone = [unit for unit in range(first, len(s.place)) if s.place[unit] == REMOVED]
    for unit in gone:
        s.place[unit] = UNHIRED
    return tuple([unit - first for unit in gone])


def take_opportunity(s: State, card: int) -> None:
    """Off the market, or from where it was kept aside."""
    s.opportunity_market = tuple([-1 if slot == card else slot for slot in s.opportunity_market])
    s.opportunity_order = tuple([other for other in s.opportunity_order if other != card])
    for side in range(len(s.gangs)):
        if card in s.aside[side]:
            s.aside[side] = tuple([other for other in s.aside[side] if other != card])


def first_opportunity(s: State) -> int:
    """MARKET-3; -1 if there is none."""
    if s.settings.first_opportunity == "oldest":
        return s.opportunity_order[0] if s.opportunity_order else -1
    for card in s.opportunity_market:
        if card >= 0:
            return card
    return -1


def remove_opportunity(s: State, card: int, rule: str) -> None:
    """UNIT-5: it is gone for good."""
    take_opportunity(s, card)
    s.opportunities_gone = (*s.opportunities_gone, card)
    say(s, "gangs-opportunity-removed", rule=rule, opportunity=opportunity_name(s, card))


def shelve_edgerunners(s: State) -> None:
    """The face-up Edgerunners go under their deck, shuffled."""
    cards = tuple([card for card in s.edgerunner_market if card >= 0])
    s.edgerunner_market = (-1,) * len(s.edgerunner_market)
    s.edgerunners = (*s.shuffled(cards), *s.edgerunners)


def shelve_opportunities(s: State) -> None:
    cards = tuple([card for card in s.opportunity_market if card >= 0])
    s.opportunity_market = (-1,) * len(s.opportunity_market)
    s.opportunity_order = ()
    s.opportunities = (*s.shuffled(cards), *s.opportunities)


def opportunity_name(s: State, card: int) -> str:
    return s.book.content.opportunities[card].id


def edgerunner_name(s: State, card: int) -> str:
    return s.book.content.edgerunners[card].id


def combat_name(s: State, card: int) -> str:
    return s.book.combat[card].id


# Combat cards


def draw_upgrades(s: State, n: int) -> tuple[int, ...]:
    """From the top; SWITCH-9 if the deck is empty."""
    drawn: list[int] = []
    while len(drawn) < n:
        if not s.upgrades and s.settings.empty_deck == "discards":
            gone = [card for card in s.upgrades_gone if card >= s.book.starters]
            s.upgrades_gone = tuple([card for card in s.upgrades_gone if card not in gone])
            shelve_upgrades(s, tuple(gone))
        if not s.upgrades:
            break
        drawn.append(s.upgrades[-1])
        s.upgrades = s.upgrades[:-1]
    return tuple(drawn)


def shelve_upgrades(s: State, cards: tuple[int, ...]) -> None:
    """SOLITAIRE-8: shuffled, then under the deck."""
    for card in cards:
        s.knows[card] = 0
    s.upgrades = (*s.shuffled(cards), *s.upgrades)
