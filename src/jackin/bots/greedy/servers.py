"""How the Corp sees its servers: what is at stake in each, and whether the Runner gets in."""

from __future__ import annotations

from typing import Final

from jackin.bots.greedy.breaking import Means, lasting, means, strength_of, toll
from jackin.bots.greedy.opinions import DENSITY, END, MEAN_POINTS, POINT, STAKES, WIN, words_of
from jackin.bots.greedy.runs import sifters
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView

PRESSED: Final = 1.5
"""How much more ice a central needs where the Runner accesses more."""


def corp_coin(sight: Sight) -> float:
    """What one more credit is worth: much while the centrals cannot be defended, little in plenty."""
    return sight.once("coin", lambda: new_coin(sight))


def new_coin(sight: Sight) -> float:
    m, credits = sight.manner, int(sight.corp["credits"])
    short = max(0.0, reserve(sight) - credits)
    if short:
        return 1.0 + m.short * short
    return max(m.rich_least, min(1.0, 1.0 - m.rich_slope * (credits - m.rich_from)))


def reserve(sight: Sight) -> float:
    """What it takes to rez something in front of each central that nothing rezzed protects."""
    total = 0
    for name in ("hq", "rd"):
        ice = sight.servers[name].ice
        if ice and not any(card["faceup"] for card in ice):
            total += min(facts(slug_of(card)).cost for card in ice)
    return min(float(total), sight.manner.most_reserve)


def loss(sight: Sight, points: float) -> float:
    """What stolen points cost; the Runner may win by them."""
    return WIN if points + sight.runner["points"] >= 7 else points * POINT


# Whether the Runner gets in

DETERRENT: Final = 8.0
"""What ice that the Runner knows must cost to keep it from a look at what may be nothing."""


def runner_means(sight: Sight, income: int = -1) -> Means:
    """With what it earns before the next run, at a guess."""
    income = int(sight.manner.income) if income < 0 else income
    return sight.once(("means", income), lambda: earning(sight, income))


def earning(sight: Sight, income: int) -> Means:
    now = means(sight, 2)
    return now._replace(money=now.money + income)


def barrier(sight: Sight, ice: list[CardView], budget: int, left: Means) -> float:
    """What the Runner pays to pass all this ice, if the Corp rezzes what its budget allows; END if it cannot."""
    total = 0.0
    for place in range(len(ice) - 1, -1, -1):
        card = ice[place]
        if not card["faceup"]:
            price = facts(slug_of(card)).cost
            if price > budget or slug_of(card) == "archer":
                continue
            budget -= price
        plan = toll(sight, card, left, place == 0)
        if plan.cost >= END:
            return END
        total += plan.cost
        left = plan.spend(left)
    return total


def safety(sight: Sight, server: Server | None, budget: int) -> float:
    """How likely a card in this server outlives the Runner's next turn; None is a new remote."""
    return holds(sight, server.ice if server is not None else [], budget)


def holds(sight: Sight, ice: list[CardView], budget: int) -> float:
    """How likely this ice keeps the Runner out for a turn."""
    if not ice:
        return sight.manner.open_safe
    left = runner_means(sight)
    line = [(card["id"], slug_of(card), card["faceup"], strength_of(sight, card)) for card in ice]
    key = ("holds", budget, left, *line)
    known = lasting(sight)
    if key not in known:
        known[key] = stopping(sight, ice, budget, left)
    found: float = known[key]
    return found


def stopping(sight: Sight, ice: list[CardView], budget: int, left: Means) -> float:
    m, cost = sight.manner, barrier(sight, ice, budget, left)
    if cost >= END:
        return m.shut_safe
    if cost > left.money and not m.reads:
        return m.dear_safe
    return m.open_safe + m.paid_safe * min(1.0, cost / max(1, left.money))


def outlives(sight: Sight, server: Server | None, budget: int, tokens: int) -> float:
    """How likely an agenda with so many advancements there outlives the Runner's next turn; None is a new remote.
    What is not advanced is seldom worth a run that costs something."""
    ice, m = server.ice if server is not None else [], sight.manner
    if not ice:
        return m.open_safe
    left = runner_means(sight)
    if barrier(sight, ice, budget, left) >= END:
        return m.shut_veiled if not tokens else m.shut_shown
    cost = barrier(sight, ice, budget, runner_means(sight, 0))
    if cost >= END:
        return m.poor_veiled if not tokens else m.poor_shown
    if tokens:
        return m.shown
    return m.veiled if any(not card["faceup"] for card in ice) else m.veiled * min(1.0, cost / DETERRENT)


# What is at stake


def stakes(sight: Sight, server: Server) -> float:
    """What the Corp loses on average when the Runner accesses this server once."""
    total = sum([root_stake(sight, card) for card in server.root], 0.0)
    if server.name == "hq":
        hand = sight.hand()
        total += sum([loss(sight, card.points) for card in hand], 0.0) / max(1, len(hand)) + 0.5
    elif server.name == "rd":
        near = WIN * 0.02 if sight.runner["points"] >= 5 else 0.0
        total += DENSITY * (MEAN_POINTS * POINT + near)
    elif server.name == "archives":
        gone = (*sight.corp["archives"], *sight.corp["archives_known"])
        total += sum([loss(sight, facts(slug).points) for slug in gone], 0.0)
    return total


def root_stake(sight: Sight, card: CardView) -> float:
    slug = slug_of(card)
    kind = type_of(card)
    if kind == "agenda":
        return loss(sight, facts(slug).points) + 1.5 * counters(card, "advancement")
    if "ambush" in facts(slug).subtypes:
        return -2.0
    return STAKES.get(slug, 1.0)


# Where ice is wanted


def ice_need(sight: Sight, server: Server | None) -> float:
    """How much one more piece of ice there is wanted; None is a new remote."""
    return sight.once(("need", server.name if server is not None else ""), lambda: new_ice_need(sight, server))


def new_ice_need(sight: Sight, server: Server | None) -> float:
    if server is None:
        return 3.2 * sight.manner.remote_need if covered(sight) and not scoring_remotes(sight) else -1.0
    depth = len(server.ice)
    if server.name == "rd":
        return (5.5, 2.6, 1.2, 0.5)[min(3, depth)] * sight.manner.rd_need + pressure(sight, server)
    if server.name == "hq":
        agendas = sum(card.type == "agenda" for card in sight.hand())
        return (5.0, 2.2, 1.0, 0.4)[min(3, depth)] * sight.manner.hq_need + 0.4 * agendas + pressure(sight, server)
    if server.name == "archives":
        if sight.installed("sneakdoor-beta"):
            return (4.0, 1.5, 0.5, 0.0)[min(3, depth)]
        if sight.manner.reads:
            return sight.manner.grave * stakes(sight, server) if depth < 2 else -1.0
        return 1.0 if not depth and stakes(sight, server) > 8 else -1.0
    return remote_need(sight, server, depth)


def remote_need(sight: Sight, server: Server, depth: int) -> float:
    content, wish = server.content, sight.manner.remote_need
    if content is not None and type_of(content) == "agenda":
        return wish * (6.0, 4.0, 2.5, 1.0)[min(3, depth)] * (1.3 - safety(sight, server, sight.corp["credits"]))
    if content is not None:
        return 1.0 if not depth and slug_of(content) in ("adonis-campaign", "melange-mining-corp") else 0.0
    if scoring_remote(sight) is not server:
        return -1.0
    return wish * (3.5, 2.8, 1.6, 0.5)[min(3, depth)]


def pressure(sight: Sight, server: Server) -> float:
    """Where the Runner accesses more than one card."""
    if sight.manner.reads:
        return PRESSED if sifters(sight, server) else 0.0
    return PRESSED if server.name == "rd" and sight.installed("medium") else 0.0


def covered(sight: Sight) -> bool:
    return bool(sight.servers["hq"].ice and sight.servers["rd"].ice)


def scoring_remotes(sight: Sight) -> list[Server]:
    """Remotes with ice, which agendas can be scored behind."""
    return [server for server in sight.remotes() if server.ice]


def scoring_remote(sight: Sight) -> Server | None:
    """The best free one."""
    free = [server for server in sight.remotes() if server.content is None]
    return max(free, key=lambda server: len(server.ice), default=None)


def stops(slug: str) -> bool:
    return "end" in words_of(slug)
