"""What the Corp's operations are worth, and how gladly a card is kept in HQ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.opinions import CARD, KEEP, WIN, gains, ice_worth
from jackin.bots.greedy.placing import PLACES, install
from jackin.bots.greedy.scoring import (
    SCORE_NOW,
    clicks,
    credits,
    finishes,
    installed_agendas,
    missing,
    rate,
    requirement,
)
from jackin.bots.greedy.sight import Sight, counters, type_of
from jackin.netrunner.shown.doings import drawn
from jackin.netrunner.shown.facts import Facts, facts
from jackin.netrunner.shown.view import OptionView


def play(sight: Sight, option: OptionView) -> float:
    slug, price = option["title"], option.get("price", 0)
    if gains(slug):
        return (gains(slug) - price) * max(0.5, rate(sight)) + 0.3
    if sight.manner.reads and slug not in OPERATIONS and drawn(slug):
        return CARD * min(drawn(slug), max(0, room(sight))) - price * rate(sight)
    return OPERATIONS.get(slug, dull)(sight) - price * rate(sight)


def dull(sight: Sight) -> float:
    return 0.3


def damage_in_hand(sight: Sight) -> int:
    """Meat damage that clicks and credits allow this turn against a tagged Runner."""
    copies = min(sight.me["hand"].count("scorched-earth"), clicks(sight), credits(sight) // 3)
    return 4 * copies


def scorched_earth(sight: Sight) -> float:
    """To kill, or to empty a grip that is worth it."""
    shelter = 3 * len(sight.installed("crash-space"))
    if damage_in_hand(sight) - shelter > sight.grip:
        return WIN
    return CARD * min(4, sight.grip) - 3.0


def sea_source(sight: Sight) -> float:
    """A tag, if the Runner cannot pay to shake the trace off; best before fire."""
    mine = 3 + credits(sight) - 2 + identity_credits(sight)
    theirs = sight.runner["link"] + sight.runner["credits"]
    if mine <= theirs:
        return -2.0
    after = credits(sight) - 2 - max(0, theirs - 3 + 1)
    if "scorched-earth" in sight.me["hand"] and clicks(sight) >= 2 and after >= 3:
        fires = min(sight.me["hand"].count("scorched-earth"), clicks(sight) - 1, after // 3)
        if 4 * fires > sight.grip:
            return WIN
    resources = sum(type_of(card) == "resource" for card in sight.rig)
    return 2.0 + resources - max(0, theirs - 2) * 0.7


def identity_credits(sight: Sight) -> int:
    return counters(sight.corp["identity"], "credit")


def closed_accounts(sight: Sight) -> float:
    return 0.7 * float(sight.runner["credits"])


def neural_emp(sight: Sight) -> float:
    return WIN if sight.grip == 0 else 1.6


def anonymous_tip(sight: Sight) -> float:
    return 1.1 * min(3, max(0, room(sight))) if sight.corp["deck_count"] > 5 else 0.0


def room(sight: Sight) -> int:
    """Cards that will not have to be discarded."""
    return int(sight.corp["hand_size"]) + clicks(sight) - int(sight.corp["hand_count"])


def biotic_labor(sight: Sight) -> float:
    """Only for an agenda that would otherwise wait: one click more, four credits less."""
    needs = [(missing(sight, card), 0) for card in installed_agendas(sight)]
    needs += [(least_requirement(sight, card), 1) for card in sight.hand() if card.type == "agenda"]
    for need, installing in needs:
        time = clicks(sight) - installing
        if finishes(sight, need, time + 1, credits(sight) - 4) and not finishes(sight, need, time, credits(sight)):
            return SCORE_NOW - 10.0 * installing
    return -1.0


def least_requirement(sight: Sight, card: Facts) -> int:
    """In the best remote there is, or a new one."""
    return min(requirement(sight, card, server, credits(sight) - 4) for server in (*sight.remotes(), None))


def psychographics(sight: Sight) -> float:
    """As many advancements as tags, for one click."""
    most = min(sight.runner["tags"], credits(sight))
    needs = [missing(sight, card) for card in installed_agendas(sight)]
    return SCORE_NOW + WIN if any(1 < need <= most for need in needs) else -1.0


def shipment_from_kaguya(sight: Sight) -> float:
    agendas = [card for card in installed_agendas(sight) if missing(sight, card) > 0]
    if not agendas:
        return -1.0
    finishing = any(finishes(sight, missing(sight, card) - 1, clicks(sight) - 1, credits(sight)) for card in agendas)
    return SCORE_NOW + WIN if finishing else 1.5


def shipment_from_mirrormorph(sight: Sight) -> float:
    worths = [install(sight, {"title": card.slug}) for card in sight.hand() if card.type in PLACES]
    best = sorted(worths, reverse=True)[:3]
    return 0.4 * sum([max(0.0, worth) for worth in best], 0.0) if len(best) > 1 else -1.0


def archived_memories(sight: Sight) -> float:
    gone = (*sight.corp["archives"], *sight.corp["archives_known"])
    return max((0.5 * keep_worth(sight, slug) for slug in gone), default=0.0)


OPERATIONS: Final[dict[str, Callable[[Sight], float]]] = {
    "scorched-earth": scorched_earth, "sea-source": sea_source, "closed-accounts": closed_accounts,
    "neural-emp": neural_emp, "anonymous-tip": anonymous_tip, "biotic-labor": biotic_labor,
    "psychographics": psychographics, "shipment-from-kaguya": shipment_from_kaguya,
    "shipment-from-mirrormorph": shipment_from_mirrormorph, "archived-memories": archived_memories,
}  # fmt: skip


def keep_worth(sight: Sight, slug: str) -> float:
    """How gladly a card is kept in HQ."""
    card = facts(slug)
    if card.type == "agenda":
        agendas = sum(other.type == "agenda" for other in sight.hand())
        return 6.0 + card.points - 0.5 * agendas
    if card.type == "ice":
        copies = sum(other.type == "ice" for other in sight.hand())
        return ice_worth(slug) - 0.4 * copies - 0.2 * max(0, card.cost - credits(sight))
    return KEEP.get(slug, 1.0) / max(1, sight.me["hand"].count(slug))
