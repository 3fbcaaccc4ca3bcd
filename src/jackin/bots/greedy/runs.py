"""What a run is worth: how likely it gets in, what that costs, what lies behind, and whether it kills."""

from __future__ import annotations

from typing import Final, NamedTuple

from jackin.bots.greedy.breaking import Means, means, toll
from jackin.bots.greedy.opinions import DEATH, DENSITY, END, KINDS, POINT, SPOILS, WIN, breaker_of, breaks_kind
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.netrunner.shown.doings import sifts
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import CardView


class Path(NamedTuple):
    """The way into a server: its chance, its cost, the chance to die on it, and what is left behind it."""

    chance: float
    cost: float
    death: float
    left: Means


def is_of(sight: Sight, *houses: str) -> bool:
    """Whether the Corp is of one of these factions; who does not read goes by its name."""
    slug = slug_of(sight.corp["identity"])
    return facts(slug).faction in houses if sight.manner.reads and slug else slug.startswith(houses)


def jinteki(sight: Sight) -> bool:
    return is_of(sight, "jinteki")


def coin(sight: Sight) -> float:
    """What one more credit is worth."""
    m = sight.manner
    return max(m.coin_least, min(1.0, 1.0 - m.coin_slope * (sight.runner["credits"] - m.coin_from)))


# The way in


def way_in(sight: Sight, ice: list[CardView], left: Means, skips: int = 0) -> Path:
    """Past all this ice, the outermost last in the list; the first `skips` of them are bypassed."""
    chance, cost, death = 1.0, 0.0, 0.0
    corp_money = int(sight.corp["credits"])
    for place in range(len(ice) - 1, -1, -1):
        card = ice[place]
        known = bool(slug_of(card))
        if not card["faceup"] and known and facts(slug_of(card)).cost > corp_money:
            continue
        if skips:
            skips -= 1
        elif known:
            plan = toll(sight, card, left, place == 0)
            if plan.cost >= END:
                return Path(0.0, cost, death, left)
            cost += plan.cost * chance
            left = plan.spend(left)
        else:
            unknown = facecheck(sight, left, corp_money)
            chance *= unknown.chance
            cost += unknown.cost
            death += unknown.death
            left = unknown.left
            corp_money = max(0, corp_money - 3)
    return Path(chance, cost, min(1.0, death), left)


def facecheck(sight: Sight, left: Means, corp_money: int) -> Path:
    """Unknown ice: it may stay unrezzed, it may stop us, it may hurt."""
    m = sight.manner
    rez = min(0.9, m.rezzed * corp_money)
    uncovered = len(lacking(sight)) / 3
    stops = rez * (m.stopped + m.naked * uncovered)
    cost = rez * (m.facing + 1.5 * (1 - uncovered) + (1.5 * uncovered if sight.programs else 0.5))
    deadly = 3 if jinteki(sight) else 1
    death = 0.0 if left.grip >= deadly else rez * (0.12 if jinteki(sight) else 0.06)
    poorer = Means(left.money - round(3 * rez), left.suckers, left.clicks, left.grip)
    return Path(1.0 - stops, cost, death, poorer)


def lacking(sight: Sight) -> list[str]:
    """The kinds of ice that no installed breaker handles."""
    return sight.once("lacking", lambda: new_lacking(sight))


def new_lacking(sight: Sight) -> list[str]:
    if sight.manner.reads:
        return unbroken(sight)
    kinds = {breaks_kind(slug_of(card)) for card in sight.rig}
    return [] if "any" in kinds else [kind for kind in KINDS if kind not in kinds]


RICH: Final = Means(30, 0, 0, 9)


def unbroken(sight: Sight) -> list[str]:
    """The kinds that nothing in the rig is made for, or of which some rezzed ice stops it, whatever it pays. What
    breaks all kinds but cannot be made stronger does not count for any."""
    rig = [how for how in [breaker_of(slug_of(card)) for card in sight.rig] if how is not None]
    kinds = {how.kind for how in rig if how.boost or how.kind != "any"}
    if "any" in kinds:
        return []
    hard = {kind for ice in hindrances(sight) for kind in facts(slug_of(ice)).subtypes}
    return [kind for kind in KINDS if kind not in kinds or kind in hard]


def hindrances(sight: Sight) -> list[CardView]:
    """Rezzed ice that the rig cannot pass at any price; what stands before Archives does not matter."""
    servers = [server for server in sight.servers.values() if server.name != "archives"]
    rezzed = [ice for server in servers for ice in server.ice if ice["faceup"] and slug_of(ice)]
    return [ice for ice in rezzed if toll(sight, ice, RICH, False).cost >= END]


# What lies behind


def points_worth(sight: Sight, points: float) -> float:
    """Agenda points for the Runner, who may win by them."""
    if points + sight.runner["points"] >= sight.goal:
        return WIN
    return points * POINT


def mean_agenda(sight: Sight) -> float:
    """An agenda that nobody knows yet; near the end any one may win."""
    missing = sight.goal - sight.runner["points"]
    return sight.manner.agenda * POINT * (sight.manner.near if missing <= 3 else 1.0)


def prize(sight: Sight, server: Server, accesses: int = 1, fresh: bool = True) -> float:
    """What accessing a server is worth. `fresh`: the top of R&D has not been seen yet."""
    total = sum([root_prize(sight, card) for card in server.root], 0.0)
    if sight.manner.reads and server.remote:
        total += menace(sight, server)
    if server.name == "hq":
        total += hq_prize(sight, accesses)
    elif server.name == "rd" and sight.corp["deck_count"]:
        unseen = accesses if fresh else accesses - 1
        total += unseen * sight.manner.density * mean_agenda(sight) + 0.3 * unseen
    elif server.name == "archives":
        total += sum([points_worth(sight, facts(slug).points) for slug in sight.corp["archives"]], 0.0)
        total += sight.corp["archives_facedown"] * sight.manner.archived * DENSITY * mean_agenda(sight)
    return total


def hq_prize(sight: Sight, accesses: int) -> float:
    count = sight.corp["hand_count"]
    if not count:
        return 0.0
    known = [facts(slug) for slug in sight.corp["hand"]]
    total = (count - len(known)) * sight.manner.hand_density * mean_agenda(sight)
    total += sum([points_worth(sight, card.points) for card in known if card.type == "agenda"], 0.0)
    total -= sum([6.0 for card in known if card.slug == "snare"], 0.0)
    return min(accesses, count) * total / count + 0.2


def root_prize(sight: Sight, card: CardView) -> float:
    """A card in a server: known, or guessed from its counters."""
    if type_of(card) == "agenda":
        return points_worth(sight, facts(slug_of(card)).points) + POINT
    tokens = counters(card, "advancement")
    if slug_of(card):
        return known_prize(sight, card)
    if tokens:
        likely = sight.manner.baited_guess if jinteki(sight) else sight.manner.advanced_guess
        return likely * (mean_agenda(sight) + POINT * 0.5 * tokens)
    return guess(sight, card) * mean_agenda(sight) + 0.5


def menace(sight: Sight, server: Server) -> float:
    """What it is worth to keep the Corp from points that may be its last."""
    missing = sight.goal - sight.corp["points"]
    if missing > MANY_POINTS:
        return 0.0
    likely = max([agenda_chance(sight, card) for card in server.root], default=0.0)
    return likely * sight.manner.denied * (1.0 if missing < MANY_POINTS else 0.7)


MANY_POINTS: Final = 3
"""What one agenda rarely brings more of."""


def agenda_chance(sight: Sight, card: CardView) -> float:
    if slug_of(card):
        return float(type_of(card) == "agenda")
    return sight.manner.advanced_guess if counters(card, "advancement") else guess(sight, card)


def guess(sight: Sight, card: CardView) -> float:
    """How likely an unknown card without tokens is an agenda, by the ice before it."""
    server = sight.server_of.get(card["id"])
    ice = len(server.ice) if server is not None else 0
    m = sight.manner
    return m.walls_guess if ice > 1 else m.ice_guess if ice else m.open_guess


def known_prize(sight: Sight, card: CardView) -> float:
    """Something to trash: what it would bring the Corp, less the trash cost."""
    slug = slug_of(card)
    if "ambush" in facts(slug).subtypes:
        return -8.0
    worth = SPOILS.get(slug, sight.manner.spoils)
    if slug == "adonis-campaign" and card["faceup"]:
        worth = 0.8 * counters(card, "credit")
    price = facts(slug).trash
    if price < 0 or price > sight.runner["credits"]:
        return 0.0
    return max(0.0, worth - price * coin(sight))


# Whether it kills


def sting(sight: Sight, server: Server) -> int:
    """Cards that an access to a Jinteki server may cost at worst."""
    most = 3 if sight.corp["credits"] >= 4 else 1
    for card in server.root:
        if not slug_of(card) and sight.corp["credits"]:
            most = max(most, 2 * counters(card, "advancement"))
    return most


def peril(sight: Sight, server: Server, left: Means) -> float:
    """The chance that an access there flatlines."""
    if not jinteki(sight):
        return sight.manner.peril if left.grip < 3 and sight.corp["credits"] >= 4 else 0.0
    if left.grip >= sting(sight, server):
        return 0.0
    if left.grip < 1:
        return 0.5
    tokens = max((counters(card, "advancement") for card in server.root if not slug_of(card)), default=0)
    return 0.3 if 2 * tokens > left.grip else 0.07


# All of it


def run_worth(
    sight: Sight, server: Server, *, clicks: int, accesses: int = 1, fresh: bool = True, skips: int = 0,
    gold: int = 0, bonus: float = 0.0,
) -> float:  # fmt: skip
    """A run with `clicks` left during it; `gold` is extra money, `bonus` what success brings besides."""
    left = means(sight, clicks)
    path = way_in(sight, server.ice, left._replace(money=left.money + gold) if gold else left, skips)
    rate = coin(sight)
    gain = prize(sight, server, accesses, fresh) + bonus + sight.manner.running
    death = path.death
    if server.name != "archives" or sight.corp["archives_facedown"]:
        death = min(1.0, death + peril(sight, server, path.left))
    spent = max(0.0, path.cost - gold)
    return path.chance * gain - spent * rate - death * DEATH


def success_bonus(sight: Sight, server: Server) -> float:
    """What a successful run there brings besides the access."""
    bonus = float(len(sight.installed("desperado")))
    if not server.remote:
        bonus += sum([0.6 for card in sight.installed("datasucker") if counters(card, "virus") < 4], 0.0)
    if sight.manner.reads:
        return bonus + 1.5 * len([card for card in sifters(sight, server) if sifts(slug_of(card)).counter])
    if server.name == "rd":
        bonus += 1.5 * len(sight.installed("medium"))
    return bonus


def sifters(sight: Sight, server: Server) -> list[CardView]:
    """Cards in the rig that access more there."""
    return [card for card in sight.rig if sifts(slug_of(card)).server == server.name]


def sifted(sight: Sight, server: Server) -> int:
    """How many cards more are accessed there."""
    if sight.manner.reads:
        cards = [(sifts(slug_of(card)), card) for card in sifters(sight, server)]
        return sum([how.more + (counters(card, how.counter) if how.counter else 0) for how, card in cards])
    return sum([counters(card, "virus") for card in sight.installed("medium")]) if server.name == "rd" else 0
