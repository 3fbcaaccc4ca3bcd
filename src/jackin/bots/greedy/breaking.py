"""What it takes to get past a piece of ice: which subroutines to break, with what, and what the others do."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple

from jackin.bots.greedy.opinions import (
    BIOROID,
    CLICK,
    DEATH,
    END,
    STINGS,
    TOLL,
    breaker_of,
    breaks_kind,
)
from jackin.bots.greedy.opinions import (
    words_of as words_of,
)
from jackin.bots.greedy.sight import Sight, counters, slug_of
from jackin.netrunner.shown.doings import Breaking, limits
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView

PLACES = ("host", "innermost", "outermost")


class Means(NamedTuple):
    """What the Runner has left to get past ice with."""

    money: int
    suckers: int
    clicks: int
    grip: int


class Plan(NamedTuple):
    """How to meet ice. `cost` counts everything, in credits; `step` is the ability to use first."""

    cost: float
    money: int = 0
    suckers: int = 0
    clicks: int = 0
    hurt: int = 0
    step: str = ""

    def spend(self, means: Means) -> Means:
        return Means(
            means.money - self.money, means.suckers - self.suckers, means.clicks - self.clicks, means.grip - self.hurt
        )


def means(sight: Sight, clicks: int) -> Means:
    return Means(sight.breaking_money, sight.sucker_counters, clicks, sight.grip)


def harm(word: str) -> int:
    """Cards lost to a subroutine."""
    if word == "brain":
        return 1
    return int(word[4:]) if word.startswith("net-") else 0


def pain(sight: Sight, word: str, left: Means, innermost: bool) -> float:
    """What an unbroken subroutine costs the Runner."""
    m = sight.manner
    if harm(word):
        if left.grip < harm(word):
            return END + DEATH  # worse than being stopped
        scarce = 1.5 if left.grip - harm(word) < 2 else 0.0
        return (m.brain if word == "brain" else m.card * harm(word)) + scarce
    if word == "end":
        return END
    if word == "trash":
        return m.trashed if sight.programs else 0.0
    if word == "click":
        return m.click if left.clicks else 0.0
    if word == "tag":
        return tag_pain(sight)
    if word == "ichi":
        return 0.6 * (m.brain + tag_pain(sight))
    if word == "chum":
        return 0.0 if innermost else 4.0
    return {"portal": 7.0, "power": 2.0, "gain": 1.5}.get(word, 2.0)


def tag_pain(sight: Sight) -> float:
    return sight.manner.tag if not sight.runner["tags"] else sight.manner.tag / 2


def strength_of(sight: Sight, ice: CardView) -> int:
    """As it will be in the encounter: what only weakens encountered ice is not shown before."""
    now = sight.run is not None and sight.run["encountering"] and sight.run.get("ice") == ice["id"]
    slug = slug_of(ice)
    shown = int(ice.get("strength", facts(slug).strength + extra_strength(ice)))
    return shown if now else shown - len(sight.installed("ice-carver"))


def extra_strength(ice: CardView) -> int:
    """What unrezzed ice will have beyond its print."""
    return counters(ice, "advancement") if slug_of(ice) in ("ice-wall", "hadrians-wall", "shadow") else 0


def places(sight: Sight, breaker: CardView, ice: CardView) -> list[str]:
    """Where the ice lies, for a breaker that works only there."""
    found = ["host"] if breaker.get("host") == ice["id"] else []
    for server in sight.servers.values():
        if ice in server.ice:
            found += ["innermost"] if server.ice[0] is ice else []
            found += ["outermost"] if server.ice[-1] is ice else []
    return found


def meet(sight: Sight, ice: CardView, left: Means, broken: tuple[int, ...] = (), innermost: bool = False) -> Plan:
    """The cheapest way to meet known ice; impossible to get through if it costs END or more."""
    slug = slug_of(ice)
    pains = {n: pain(sight, word, left, innermost) for n, word in enumerate(words_of(slug)) if n not in broken}
    order = sorted(pains, key=lambda n: -pains[n])
    subtypes = facts(slug).subtypes
    clicks = left.clicks if BIOROID in subtypes else 0
    best = finish(ice, pains, order, 0, clicks, Plan(0.0))
    strength = strength_of(sight, ice)
    for card in sight.rig:
        how = breaker_of(slug_of(card))
        if how is not None and (how.kind == "any" or how.kind in subtypes or how.kind in places(sight, card, ice)):
            if sight.manner.reads and not works(sight, card, ice, strength):
                continue
            for plan, count in with_breaker(sight, card, how, strength, len(order), left):
                whole = finish(ice, pains, order, count, clicks, plan)
                if whole.cost < best.cost:
                    best = whole
    return best


def works(sight: Sight, breaker: CardView, ice: CardView, strength: int) -> bool:
    """Whether its text lets a breaker be used here, and be made strong enough."""
    slug = slug_of(breaker)
    limit, missing = limits(slug), strength - int(breaker.get("strength", facts(slug).strength))
    if limit.central and ice["id"] in sight.server_of and sight.server_of[ice["id"]].remote:
        return False
    if limit.equal and missing:
        return False
    return not limit.stealth or missing <= 0 or hidden_credits(sight) > 0


def hidden_credits(sight: Sight) -> int:
    """Credits that nobody sees being spent."""
    return sum([counters(card, "credit") for card in sight.rig if "stealth" in facts(slug_of(card)).subtypes])


def finish(ice: CardView, pains: dict[int, float], order: list[int], count: int, clicks: int, plan: Plan) -> Plan:
    """After the breaker has broken the worst `count`: clicks for a bioroid's next ones, pain for the rest."""
    rest = order[count:]
    cost, clicked, hurt, step = plan.cost, 0, 0, plan.step
    if sum(pains[n] == END for n in rest) > clicks:  # it ends the run whatever is clicked
        cost += END
        rest = [n for n in rest if pains[n] != END]
    for n in rest:
        if clicked < clicks and pains[n] > CLICK:
            clicked += 1
            cost += CLICK
            step = step or f"use {ice['id']} 0"
        else:
            cost += pains[n]
            hurt += harm(words_of(slug_of(ice))[n])
    return Plan(cost, plan.money, plan.suckers, clicked, hurt, step)


def with_breaker(
    sight: Sight, card: CardView, how: Breaking, strength: int, subroutines: int, left: Means
) -> list[tuple[Plan, int]]:
    """Every sensible use of one breaker: how many counters to spend, how many subroutines to break."""
    if slug_of(card) == "wyrm":
        return with_wyrm(card, strength, subroutines, left)
    found: list[tuple[Plan, int]] = []
    missing = max(0, strength - int(card.get("strength", facts(slug_of(card)).strength)))
    for suckers in range(min(missing, left.suckers) + 1):
        rest = missing - suckers
        if rest and not how.boost:
            continue
        boosts = -(-rest // how.boost) if rest else 0
        for count in range(1, subroutines + 1):
            money = boosts * how.boost_price + -(-count // how.most) * how.price
            if money > left.money:
                break
            cost = money + 0.7 * suckers + wear(card)
            found.append((Plan(cost, money, suckers, 0, 0, first_step(sight, card, how, suckers, boosts)), count))
    return found


def wear(card: CardView) -> float:
    """What using the breaker costs besides credits."""
    if slug_of(card) != "crypsis":
        return 0.01
    return CLICK if counters(card, "virus") else 5.0


def first_step(sight: Sight, card: CardView, how: Breaking, suckers: int, boosts: int) -> str:
    if suckers:
        return f"use {sight.suckers[0]['id']} 0"
    return f"use {card['id']} {how.boost_ability if boosts else how.break_ability}"


def with_wyrm(card: CardView, strength: int, subroutines: int, left: Means) -> list[tuple[Plan, int]]:
    """It must reach the ice's strength, then bring the ice down to nothing."""
    found: list[tuple[Plan, int]] = []
    missing = max(0, strength - int(card.get("strength", 1)))
    step = 2 if missing else 1 if strength > 0 else 0
    for count in range(1, subroutines + 1):
        money = missing + max(0, strength) + 3 * count
        if money <= left.money:
            found.append((Plan(money + 0.1, money, 0, 0, 0, f"use {card['id']} {step}"), count))
    return found


def toll(sight: Sight, ice: CardView, left: Means, innermost: bool) -> Plan:
    """Meeting ice from the beginning: what it takes at the door, then the encounter."""
    key = (ice["id"], slug_of(ice), strength_of(sight, ice), left, innermost)
    known = lasting(sight)
    if key not in known:
        known[key] = new_toll(sight, ice, left, innermost)
    plan: Plan = known[key]
    return plan


def lasting(sight: Sight) -> dict[Hashable, Any]:
    """Where to keep what holds as long as the rig does."""
    return sight.counted if works_by_place(sight) else sight.tolls


def works_by_place(sight: Sight) -> bool:
    """Whether some breaker cares where ice lies, so that what it costs is no longer a matter of the rig alone."""
    return sight.once("places", lambda: any(is_choosy(sight, slug_of(card)) for card in sight.rig))


def is_choosy(sight: Sight, slug: str) -> bool:
    limit = limits(slug) if sight.manner.reads and slug else None
    return breaks_kind(slug) in PLACES or (limit is not None and (limit.central or limit.stealth))


def new_toll(sight: Sight, ice: CardView, left: Means, innermost: bool) -> Plan:
    slug = slug_of(ice)
    door = TOLL.get(slug, 0)
    if bypassed(sight, ice) and len(words_of(slug)) <= left.money:
        count = len(words_of(slug))
        return Plan(float(count), count)
    if door > left.money:
        return Plan(END)
    plan = meet(sight, ice, left._replace(money=left.money - door), (), innermost)
    return plan._replace(cost=plan.cost + door + STINGS.get(slug, 0.0), money=plan.money + door)


def bypassed(sight: Sight, ice: CardView) -> bool:
    """Femme Fatale has been told to slip past this one."""
    return any(card.get("chosen") == ice["id"] for card in sight.installed("femme-fatale"))
