"""Where the Corp installs a card, and what that is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.opinions import TRAPS, UPGRADES, asset_worth, ice_worth
from jackin.bots.greedy.scoring import (
    SCORE_NOW,
    TURN,
    clicks_after,
    credits,
    finishes,
    is_trap,
    points_for_corp,
    rate,
    requirement,
    tokens,
)
from jackin.bots.greedy.servers import holds, ice_need, outlives, safety, scoring_remotes, stops
from jackin.bots.greedy.sight import Server, Sight, slug_of, type_of
from jackin.netrunner.shown.facts import Facts, facts
from jackin.netrunner.shown.view import CardView, OptionView


def install(sight: Sight, option: OptionView) -> float:
    """As good as the best place for it."""
    slug = option["title"]
    places: list[Server | None] = [*sight.servers.values(), None]
    if facts(slug).type in ("agenda", "asset"):
        places = [*sight.remotes(), None]
    return max(place_worth(sight, slug, place) for place in places)


def place_worth(sight: Sight, slug: str, server: Server | None) -> float:
    """Installing a card there; None is a new remote."""
    key = ("place", slug, server.name if server is not None else "")
    return sight.once(key, lambda: PLACES[facts(slug).type](sight, facts(slug), server))


def place_ice(sight: Sight, card: Facts, server: Server | None) -> float:
    need = ice_need(sight, server)
    if need <= 0:
        return need
    price = len(server.ice) if server is not None else 0
    quality = ice_worth(card.slug) / 4.5
    dear = sight.manner.dear * max(0, card.cost - credits(sight) + price - 1)
    soft = sight.manner.soft if not stops(card.slug) and (server is None or server.remote or not server.ice) else 0.0
    return need * quality + sight.manner.better * improvement(sight, card, server) - price * rate(sight) - dear - soft


def improvement(sight: Sight, card: Facts, server: Server | None) -> float:
    """How much safer the server gets, as far as the ice can be rezzed at once."""
    line = server.ice if server is not None else []
    new: CardView = {"id": "new", "card": card.slug, "faceup": False}
    budget = credits(sight) - len(line)
    return holds(sight, [*line, new], budget) - holds(sight, line, budget)


def place_agenda(sight: Sight, card: Facts, server: Server | None) -> float:
    gone = replaced(sight, server)
    if gone is None and occupied(server):
        return -9.0
    return agenda_worth(sight, card, server) - (sight.manner.replacing * asset_worth(slug_of(gone)) if gone else 0.0)


def replaced(sight: Sight, server: Server | None) -> CardView | None:
    """A rezzed asset behind ice, which has hidden an agenda long enough and makes room for one."""
    content = server.content if server is not None and server.ice and sight.manner.hiding > 0 else None
    return content if content is not None and content["faceup"] and type_of(content) == "asset" else None


def agenda_worth(sight: Sight, card: Facts, server: Server | None) -> float:
    time, money = clicks_after(sight), credits(sight)
    need = requirement(sight, card, server, money)
    tempting = 0.01 * len(server.ice) if server is not None else 0.0
    if finishes(sight, need, time, money) or broadcasts(sight, need, time, money):
        return SCORE_NOW + points_for_corp(sight, card.slug) + tempting
    if sight.manner.reads:
        return venture(sight, card, server, need) + tempting
    later = need - tokens(sight) - min(time, money)
    if later > 3 or money + 2 < need - time:
        return -2.0
    safe = safety(sight, server, money - time)
    m = sight.manner
    return safe * card.points * m.scored - (1.0 - safe) * card.points * m.stolen + exposure(sight) + tempting


def venture(sight: Sight, card: Facts, server: Server | None, need: int) -> float:
    """An agenda that is scored next turn, or the turn after that, if it lasts so long."""
    m, time, money = sight.manner, clicks_after(sight), credits(sight)
    due = max(0, need - tokens(sight) - TURN)
    if due > TURN:
        return -2.0
    first = min(due, time) if due <= time else 0
    safe = outlives(sight, server, money - first, first)
    if due > time:
        safe *= outlives(sight, server, money - due, due)
    if money + 2 < need - tokens(sight):
        safe *= safe
    return safe * card.points * m.scored - (1.0 - safe) * card.points * m.stolen + exposure(sight)


def broadcasts(sight: Sight, need: int, time: int, money: int) -> bool:
    """Whether Psychographics finishes it in one click: a tag and a credit for each advancement."""
    most = min(sight.runner["tags"], money)
    return "psychographics" in sight.me["hand"] and time >= 1 and 0 < need <= most


def exposure(sight: Sight) -> float:
    """Agendas that pile up in HQ are not safe there either."""
    agendas = sum(card.type == "agenda" for card in sight.hand())
    crowded = 1.5 if sight.corp["hand_count"] >= sight.corp["hand_size"] else 0.0
    return sight.manner.exposed * max(0, agendas - 1) + crowded * (agendas > 1)


def occupied(server: Server | None) -> bool:
    return server is not None and server.content is not None


def place_asset(sight: Sight, card: Facts, server: Server | None) -> float:
    """Money makers go beside the scoring remote, not into it, unless agendas are to hide among them."""
    hiding = sight.manner.hiding > 0
    if occupied(server) or (server in scoring_remotes(sight) and not hiding):
        return -2.0
    veiled = hides(sight, server) if hiding else 0.0
    if card.slug in TRAPS or (sight.manner.reads and is_trap(card.slug)):
        return place_trap(sight, card) + veiled
    worth = asset_worth(card.slug) + sight.manner.campaign
    waiting = sum(not root["faceup"] for remote in sight.remotes() for root in remote.root)
    poor = 2.0 if credits(sight) < card.cost else 0.0
    return worth - 0.5 * waiting - poor + veiled


def hides(sight: Sight, server: Server | None) -> float:
    """What it does for agendas that a card which is none lies here."""
    m = sight.manner
    if server is None or not server.ice:
        return -m.bare
    waiting = any(card.type == "agenda" for card in sight.hand())
    free = [remote for remote in scoring_remotes(sight) if remote.content is None]
    return m.hiding - (m.crowded if waiting and len(free) == 1 else 0.0)


def place_trap(sight: Sight, card: Facts) -> float:
    return TRAPS.get(card.slug, 1.1) + sight.manner.trap if credits(sight) >= 5 and clicks_after(sight) >= 1 else 0.2


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
