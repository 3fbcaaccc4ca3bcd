"""The Corp's actions: money, ice on the centrals, a remote to score in, and punishment where it is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.opinions import (
    ASSETS, CARD, DULL, GAINS, ICE_WORTH, KEEP, POINT, TRAPS, UPGRADES, WIN,
)  # fmt: skip
from jackin.bots.greedy.servers import (
    corp_coin, holds, ice_need, safety, scoring_remotes, stops,
)  # fmt: skip
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.kernel.game import Json
from jackin.netrunner.facts import Facts, facts

SCORE_NOW: Final = 40.0
"""An action on the way to an agenda that is scored this turn."""


def action(sight: Sight, option: Json) -> float:
    return ACTIONS.get(option["verb"], nothing)(sight, option)


def nothing(sight: Sight, option: Json) -> float:
    return 0.0


def rate(sight: Sight) -> float:
    return corp_coin(sight)


def credits(sight: Sight) -> int:
    return int(sight.corp["credits"])


def clicks(sight: Sight) -> int:
    return int(sight.corp["clicks"])


def clicks_after(sight: Sight) -> int:
    """What is left when the install under consideration is done; where it goes is asked with the click spent."""
    return clicks(sight) - (1 if sight.view["ask"]["kind"] == "action" else 0)


def take_credit(sight: Sight, option: Json) -> float:
    return rate(sight)


def draw(sight: Sight, option: Json) -> float:
    """For ice and agendas, as long as the hand holds them and R&D lasts."""
    count = sight.corp["hand_count"]
    if count >= sight.corp["hand_size"] or sight.corp["deck_count"] < 4:
        return 0.05
    worth = (1.6, 1.5, 1.3, 1.05, 0.8)[count] if count < 5 else 0.5
    agendas = sum(card.type == "agenda" for card in sight.hand())
    if not agendas and credits(sight) >= 6:
        worth += 0.4
    if agendas * 2 >= count:  # too easy to find
        worth += 0.5
    return worth


# Scoring


def installed_agendas(sight: Sight) -> list[Json]:
    return [card for server in sight.remotes() for card in server.root if type_of(card) == "agenda"]


def requirement(sight: Sight, card: Facts, server: Server | None, budget: int) -> int:
    """Advancement needed there, with a SanSan City Grid that is or can be rezzed."""
    need = card.requirement
    for upgrade in server.root if server is not None else []:
        if slug_of(upgrade) == "sansan-city-grid" and (upgrade["faceup"] or budget >= 6 + need - 1):
            need -= 1
    return need


def tokens(sight: Sight) -> int:
    """AstroScript counters: each an advancement for nothing."""
    return sum(counters(card, "agenda") for card in sight.corp["scored"] if slug_of(card).startswith("astroscript"))


def missing(sight: Sight, card: Json) -> int:
    """Advancements that an installed agenda still needs, before AstroScript helps."""
    server = sight.server_of[card["id"]]
    return requirement(sight, facts(slug_of(card)), server, credits(sight)) - counters(card, "advancement")


def finishes(sight: Sight, need: int, time: int, money: int) -> bool:
    """Whether so many advancements can be had this turn."""
    need = max(0, need - tokens(sight))
    return need <= time and need <= money


def points_for_corp(sight: Sight, slug: str) -> float:
    """Points scored; the last ones win."""
    points = facts(slug).points
    return WIN if points + sight.corp["points"] >= 7 else points * POINT


def advance(sight: Sight, option: Json) -> float:
    card = sight.cards[option["name"]]
    slug, kind = slug_of(card), type_of(card)
    if kind == "agenda":
        return advance_agenda(sight, card)
    if kind == "ice":
        return 0.5 * rate(sight) if card["faceup"] and credits(sight) > 9 else -0.5
    if slug in TRAPS and slug != "snare":
        return 1.1 if counters(card, "advancement") < 2 and credits(sight) > 5 else -0.5
    return -1.0


def advance_agenda(sight: Sight, card: Json) -> float:
    slug, need = slug_of(card), missing(sight, card)
    if need <= 0:
        return -1.0
    if finishes(sight, need, clicks(sight), credits(sight)):
        return SCORE_NOW + points_for_corp(sight, slug)
    later = need - min(clicks(sight), credits(sight))
    if later > 3 + tokens(sight):
        return 0.3
    safe = safety(sight, sight.server_of[card["id"]], credits(sight) - clicks(sight))
    return (safe - 0.4) * facts(slug).points * 3.0 - rate(sight)


# Installing


def install(sight: Sight, option: Json) -> float:
    """As good as the best place for it."""
    slug = option["name"]
    places: list[Server | None] = [*sight.servers.values(), None]
    if facts(slug).type in ("agenda", "asset"):
        places = [*sight.remotes(), None]
    return max(place_worth(sight, slug, place) for place in places)


def place_worth(sight: Sight, slug: str, server: Server | None) -> float:
    """Installing a card there; None is a new remote."""
    return PLACES[facts(slug).type](sight, facts(slug), server)


def place_ice(sight: Sight, card: Facts, server: Server | None) -> float:
    need = ice_need(sight, server)
    if need <= 0:
        return need
    price = len(server.ice) if server is not None else 0
    quality = ICE_WORTH.get(card.slug, 3.0) / 4.5
    dear = 0.25 * max(0, card.cost - credits(sight) + price - 1)
    soft = 0.8 if not stops(card.slug) and (server is None or server.remote or not server.ice) else 0.0
    return need * quality + 2.5 * improvement(sight, card, server) - price * rate(sight) - dear - soft


def improvement(sight: Sight, card: Facts, server: Server | None) -> float:
    """How much safer the server gets, as far as the ice can be rezzed at once."""
    line = server.ice if server is not None else []
    new: Json = {"id": "new", "card": card.slug, "faceup": False}
    budget = credits(sight) - len(line)
    return holds(sight, [*line, new], budget) - holds(sight, line, budget)


def place_agenda(sight: Sight, card: Facts, server: Server | None) -> float:
    if occupied(server):
        return -9.0
    time, money = clicks_after(sight), credits(sight)
    need = requirement(sight, card, server, money)
    tempting = 0.01 * len(server.ice) if server is not None else 0.0
    if finishes(sight, need, time, money) or broadcasts(sight, need, time, money):
        return SCORE_NOW + points_for_corp(sight, card.slug) + tempting
    later = need - tokens(sight) - min(time, money)
    if later > 3 or money + 2 < need - time:
        return -2.0
    safe = safety(sight, server, money - time)
    return safe * card.points * 4.5 - (1.0 - safe) * card.points * 4.0 + exposure(sight) + tempting


def broadcasts(sight: Sight, need: int, time: int, money: int) -> bool:
    """Whether Psychographics finishes it in one click: a tag and a credit for each advancement."""
    most = min(sight.runner["tags"], money)
    return "psychographics" in sight.me["hand"] and time >= 1 and 0 < need <= most


def exposure(sight: Sight) -> float:
    """Agendas that pile up in HQ are not safe there either."""
    agendas = sum(card.type == "agenda" for card in sight.hand())
    crowded = 1.5 if sight.corp["hand_count"] >= sight.corp["hand_size"] else 0.0
    return 1.2 * max(0, agendas - 1) + crowded * (agendas > 1)


def occupied(server: Server | None) -> bool:
    return server is not None and server.content is not None


def place_asset(sight: Sight, card: Facts, server: Server | None) -> float:
    """Money makers go beside the scoring remote, not into it."""
    if occupied(server) or server in scoring_remotes(sight):
        return -2.0
    if card.slug in TRAPS:
        return place_trap(sight, card)
    worth = ASSETS.get(card.slug, DULL.get(card.slug, 1.0))
    waiting = sum(not root["faceup"] for remote in sight.remotes() for root in remote.root)
    poor = 2.0 if credits(sight) < card.cost else 0.0
    return worth - 0.5 * waiting - poor


def place_trap(sight: Sight, card: Facts) -> float:
    return TRAPS[card.slug] if credits(sight) >= 5 and clicks_after(sight) >= 1 else 0.2


def place_upgrade(sight: Sight, card: Facts, server: Server | None) -> float:
    """With the agendas they serve."""
    if card.slug == "research-station":
        return UPGRADES[card.slug] if server is not None and server.name == "hq" else -1.0
    if server is None or server.has(card.slug) or server not in scoring_remotes(sight):
        return -1.0
    rich = credits(sight) >= card.cost + 3
    return UPGRADES.get(card.slug, 1.0) * (1.0 if rich else 0.4)


PLACES: Final[dict[str, Callable[[Sight, Facts, Server | None], float]]] = {
    "ice": place_ice, "agenda": place_agenda, "asset": place_asset, "upgrade": place_upgrade,
}  # fmt: skip


# Operations


def play(sight: Sight, option: Json) -> float:
    slug, price = option["name"], option.get("price", 0)
    if slug in GAINS:
        return (GAINS[slug] - price) * max(0.5, rate(sight)) + 0.3
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
    room = sight.corp["hand_size"] + clicks(sight) - sight.corp["hand_count"]
    return 1.1 * min(3, max(0, room)) if sight.corp["deck_count"] > 5 else 0.0


def biotic_labor(sight: Sight) -> float:
    """Only for an agenda that would otherwise wait."""
    time, money = clicks(sight) + 1, credits(sight) - 4
    for card in installed_agendas(sight):
        need = missing(sight, card)
        if not finishes(sight, need, clicks(sight), credits(sight)) and finishes(sight, need, time, money):
            return SCORE_NOW
    for fact in sight.hand():
        if fact.type == "agenda":
            need = min(requirement(sight, fact, server, money) for server in (*sight.remotes(), None))
            if not finishes(sight, need, clicks(sight) - 1, credits(sight)) and finishes(sight, need, time - 1, money):
                return SCORE_NOW - 10.0
    return -1.0


def psychographics(sight: Sight) -> float:
    most = min(sight.runner["tags"], credits(sight))
    needs = [missing(sight, card) for card in installed_agendas(sight)]
    return SCORE_NOW if any(0 < need <= most for need in needs) else -1.0


def shipment_from_kaguya(sight: Sight) -> float:
    agendas = [card for card in installed_agendas(sight) if missing(sight, card) > 0]
    if not agendas:
        return -1.0
    finishing = any(finishes(sight, missing(sight, card) - 1, clicks(sight) - 1, credits(sight)) for card in agendas)
    return SCORE_NOW + 100 if finishing else 1.5


def shipment_from_mirrormorph(sight: Sight) -> float:
    worths = sorted((install(sight, {"name": card.slug}) for card in sight.hand() if card.type in PLACES), reverse=True)
    return sum(max(0.0, worth) for worth in worths[:3]) * 0.4 if len(worths) > 1 else -1.0


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
        return ICE_WORTH.get(slug, 3.0) - 0.4 * copies - 0.2 * max(0, card.cost - credits(sight))
    return KEEP.get(slug, 1.0) / max(1, sight.me["hand"].count(slug))


# Other actions


def use(sight: Sight, option: Json) -> float:
    slug = slug_of(sight.cards.get(option["name"], {}))
    if slug == "melange-mining-corp":
        return 7 / 3 * max(0.4, rate(sight))
    if slug == "private-security-force":
        return WIN if sight.grip == 0 else 1.3 if sight.grip > 1 else 1.8
    return -1.0


def trash_resource(sight: Sight, option: Json) -> float:
    slug = sight.slug(option["name"])
    return 1.0 + 0.6 * facts(slug).cost + 0.3 * counters(sight.cards[option["name"]], "credit") - 2 * rate(sight)


def purge(sight: Sight, option: Json) -> float:
    """Three clicks against what viruses do to us."""
    worth = 0.0
    for card in sight.rig:
        virus = counters(card, "virus")
        worth += {"medium": 1.6, "parasite": 1.3, "datasucker": 0.5}.get(slug_of(card), 0.3) * virus
    return worth / 3 - 0.5


ACTIONS: Final[dict[str, Callable[[Sight, Json], float]]] = {
    "credit": take_credit, "draw": draw, "advance": advance, "install": install, "play": play, "use": use,
    "trash-resource": trash_resource, "purge": purge,
}  # fmt: skip

