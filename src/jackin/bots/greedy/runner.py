"""The Runner's actions: money and breakers first, then every run that pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.opinions import (
    BREAKER_EXTRA, BREAKER_WORTH, BREAKERS, CARD, GAINS, KEEP, RIG_WORTH, SECOND_COPY, TAG,
)  # fmt: skip
from jackin.bots.greedy.runs import central_successes, coin, jinteki, lacking, run_worth, way_in
from jackin.bots.greedy.breaking import END, means, toll
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.kernel.game import Json
from jackin.netrunner.facts import facts


def action(sight: Sight, option: Json) -> float:
    return ACTIONS.get(option["verb"], nothing)(sight, option)


def nothing(sight: Sight, option: Json) -> float:
    return 0.0


def rate(sight: Sight) -> float:
    return coin(sight.runner["credits"])


def take_credit(sight: Sight, option: Json) -> float:
    return rate(sight)


def draw(sight: Sight, option: Json) -> float:
    """Cards are options and hit points; with a full grip they are only discarded."""
    worth = (1.7, 1.6, 1.4, 1.15, 0.95)[sight.grip] if sight.grip < 5 else 0.4
    if sight.grip < sight.runner["hand_size"] + 1 and lacking(sight) and not breaker_in_hand(sight):
        worth += 0.4
    if sight.grip < threat(sight):
        worth += 1.5
    return worth


def threat(sight: Sight) -> int:
    """How many cards to keep against what the Corp may do in its turn."""
    if sight.runner["tags"] and sight.corp["credits"] >= 3:
        return 5
    return 4 if jinteki(sight) else 2


def breaker_in_hand(sight: Sight) -> bool:
    missing = lacking(sight)
    return any(slug in BREAKERS and BREAKERS[slug].kind in ("any", *missing) for slug in sight.me["hand"])


def remove_tag(sight: Sight, option: Json) -> float:
    """Only if all of them can go; half a job helps nobody."""
    tags = sight.runner["tags"]
    if tags > sight.runner["clicks"] or 2 * tags > sight.runner["credits"]:
        return 0.0
    deadly = 4.0 if sight.grip <= 4 and sight.corp["credits"] >= 3 else 0.0
    resources = sum(1.0 for card in sight.rig if type_of(card) == "resource")
    return TAG + deadly + min(3.0, resources) - 2 * rate(sight)


# Installing


def install(sight: Sight, option: Json) -> float:
    slug = option["name"]
    worth = rig_worth(sight, slug)
    if facts(slug).type == "program":
        worth -= crowding(sight, slug)
    price = option.get("price", facts(slug).cost)
    poor = 0.8 if sight.runner["credits"] - price < 2 else 0.0
    return worth - price * rate(sight) - poor


def rig_worth(sight: Sight, slug: str) -> float:
    """What a card would add to the rig as it is."""
    if slug in BREAKERS:
        return breaker_worth(sight, slug)
    if slug == "parasite":
        return max((parasite_worth(sight, ice) for ice in rezzed_ice(sight)), default=-9.0)
    worth = RIG_WORTH.get(slug, 1.0)
    if sight.installed(slug):
        worth = worth * 0.7 if slug in SECOND_COPY else -3.0
    if slug == "akamatsu-mem-chip" and spare_memory(sight) >= 2:
        worth -= 1.5
    return worth


def breaker_worth(sight: Sight, slug: str) -> float:
    kind = BREAKERS[slug].kind
    missing = lacking(sight)
    faced = [ice for ice in rezzed_ice(sight) if kind == "any" or kind in facts(slug_of(ice)).subtypes]
    stuck = [ice for ice in faced if toll(sight, ice, means(sight, 0), False).cost >= END]
    if kind == "any":
        worth = 2.0 + 1.7 * len(missing) if missing else -3.0
    elif kind in missing:
        worth = BREAKER_WORTH
    else:
        worth = -3.0
    if stuck and not sight.installed(slug) and slug not in ("mimic", "yog-0"):
        worth = max(worth, 2.0) + 3.0
    return worth + (BREAKER_EXTRA.get(slug, 0.0) if worth > 0 else 0.0)


def rezzed_ice(sight: Sight) -> list[Json]:
    return [card for server in sight.servers.values() for card in server.ice if card["faceup"] and slug_of(card)]


def parasite_worth(sight: Sight, ice: Json) -> float:
    """Weak ice dies soon; ice that stops us is worth the wait."""
    slug = slug_of(ice)
    if any(card.get("host") == ice["id"] for card in sight.installed("parasite")):
        return -9.0
    stops = toll(sight, ice, means(sight, 0), False).cost >= END
    strength = max(0, int(ice.get("strength", facts(slug).strength)))
    return 3.0 + 0.6 * facts(slug).cost + (3.0 if stops else 0.0) - 0.9 * strength


def spare_memory(sight: Sight) -> int:
    return int(sight.runner["memory"] - sight.runner["memory_used"])


def crowding(sight: Sight, slug: str) -> float:
    """What has to go to make room for a program."""
    need = facts(slug).memory - spare_memory(sight)
    if need <= 0 or (slug not in BREAKERS and djinn_room(sight) >= facts(slug).memory):
        return 0.0
    going = sorted(kept_worth(sight, card) for card in sight.programs())
    return sum(going[:need]) + 1.0 if going else 99.0


def djinn_room(sight: Sight) -> int:
    rooms = [3 - sum(facts(slug_of(card)).memory for card in sight.rig if card.get("host") == djinn["id"])
             for djinn in sight.installed("djinn")]  # fmt: skip
    return max(rooms, default=0)


def kept_worth(sight: Sight, card: Json) -> float:
    """What an installed card is still good for."""
    slug = slug_of(card)
    if slug in BREAKERS:
        same = [other for other in sight.rig if slug_of(other) in BREAKERS
                and BREAKERS[slug_of(other)].kind == BREAKERS[slug].kind]  # fmt: skip
        return 3.0 if len(same) > 1 else BREAKER_WORTH + 2.0
    if slug in ("armitage-codebusting", "bank-job"):
        return 0.7 * counters(card, "credit")
    if slug == "data-dealer":
        return 0.1
    worth = RIG_WORTH.get(slug, 1.0) + 0.5 * counters(card, "virus")
    return 0.6 * worth if len(sight.installed(slug)) > 1 else worth


def hand_worth(sight: Sight, slug: str) -> float:
    """How gladly a card is kept in the grip."""
    card = facts(slug)
    if card.type in ("program", "hardware", "resource"):
        copies = sight.me["hand"].count(slug) + len(sight.installed(slug))
        worth = max(0.3, rig_worth(sight, slug) * 0.6 if slug != "parasite" else 3.0)
        return worth / max(1, copies)
    return KEEP.get(slug, 1.0)


# Playing events


def play(sight: Sight, option: Json) -> float:
    slug, price = option["name"], option.get("price", 0)
    if slug in GAINS:
        return (GAINS[slug] - price) * max(0.6, rate(sight)) + 0.2
    return EVENTS.get(slug, dull)(sight) - price * rate(sight)


def dull(sight: Sight) -> float:
    return 0.1


def diesel(sight: Sight) -> float:
    room = sight.runner["hand_size"] + sight.runner["clicks"] - sight.grip
    return CARD * min(3, max(0, room))


def special_order(sight: Sight) -> float:
    return 5.0 if lacking(sight) and not breaker_in_hand(sight) else 0.5


def modded(sight: Sight) -> float:
    """It makes an install cheaper by up to three."""
    return max((discounted(sight, slug) for slug in sight.me["hand"]), default=0.0)


def discounted(sight: Sight, slug: str) -> float:
    card = facts(slug)
    if card.type not in ("program", "hardware") or card.cost - 3 > sight.runner["credits"]:
        return 0.0
    return install(sight, {"name": slug, "price": max(0, card.cost - 3)})


def account_siphon(sight: Sight) -> float:
    """Five of theirs, ten of ours, two tags."""
    taken = min(5, sight.corp["credits"])
    if taken < 3:
        return -1.0
    path = way_in(sight, sight.servers["hq"].ice, means(sight, sight.runner["clicks"] - 1))
    return path.chance * (2.4 * taken - 4.0) - path.cost * rate(sight) - path.death * 60


def makers_eye(sight: Sight) -> float:
    return run_on(sight, sight.servers["rd"], extra=2)


def demolition_run(sight: Sight) -> float:
    return max(run_on(sight, sight.servers[name], bonus=1.5) for name in ("hq", "rd"))


def inside_job(sight: Sight) -> float:
    """Worth a card only where it saves something."""
    return max(inside_job_on(sight, server) for server in sight.servers.values())


def inside_job_on(sight: Sight, server: Server) -> float:
    return run_on(sight, server, skips=1) - 0.5 if server.ice else -1.0


def stimhack(sight: Sight) -> float:
    return max(stimhack_on(sight, server) for server in sight.servers.values())


def stimhack_on(sight: Sight, server: Server) -> float:
    """Nine credits for one run, and a brain damage that the grip must survive."""
    return run_on(sight, server, gold=9) - 8.0 if sight.grip > 2 else -9.0


def forged_orders(sight: Sight) -> float:
    facedown = [card for server in sight.servers.values() for card in server.ice if not card["faceup"]]
    return (3.2 if sight.corp["credits"] < 5 else 2.2) if facedown else -1.0


def deja_vu(sight: Sight) -> float:
    best = max((hand_worth(sight, slug) for slug in sight.runner["heap"]), default=0.0)
    return 0.6 * best


EVENTS: Final[dict[str, Callable[[Sight], float]]] = {
    "diesel": diesel, "special-order": special_order, "modded": modded, "account-siphon": account_siphon,
    "the-makers-eye": makers_eye, "demolition-run": demolition_run, "inside-job": inside_job, "stimhack": stimhack,
    "forged-activation-orders": forged_orders, "deja-vu": deja_vu,
}  # fmt: skip


# Running


def run(sight: Sight, option: Json) -> float:
    return run_on(sight, sight.servers[option["name"]])


def run_on(
    sight: Sight, server: Server, extra: int = 0, skips: int = 0, gold: int = 0, bonus: float = 0.0
) -> float:
    accesses = 1 + extra
    bonus += central_successes(sight, server)
    if server.name == "rd":
        accesses += sum(counters(card, "virus") for card in sight.installed("medium"))
    elif server.name == "hq" and sight.first_hq and slug_of(sight.runner["identity"]).startswith("gabriel"):
        bonus += 2.0
    elif server.remote:
        bonus += bank_job(sight)
    return run_worth(
        sight, server, clicks=sight.runner["clicks"] - 1, accesses=accesses, fresh=sight.fresh_top, skips=skips,
        gold=gold, bonus=bonus,
    )  # fmt: skip


def bank_job(sight: Sight) -> float:
    return max((counters(card, "credit") * 0.7 for card in sight.installed("bank-job")), default=0.0)


# Using installed cards


def use(sight: Sight, option: Json) -> float:
    card = sight.cards.get(option["name"], {})
    slug = slug_of(card)
    if slug in ("armitage-codebusting", "magnum-opus"):
        return 2 * rate(sight) + 0.1
    if slug == "crypsis":
        return (1.9, 0.9, 0.2)[min(2, counters(card, "virus"))]
    if slug == "sneakdoor-beta":
        return sneakdoor(sight)
    return {"djinn": 0.9, "data-dealer": -50.0, "lemuria-codecracker": 0.05}.get(slug, 0.1)


def sneakdoor(sight: Sight) -> float:
    """In through Archives, out of HQ."""
    through = {"name": "hq", "ice": sight.servers["archives"].ice, "root": sight.servers["hq"].root}
    return run_on(sight, Server(through))


ACTIONS: Final[dict[str, Callable[[Sight, Json], float]]] = {
    "credit": take_credit, "draw": draw, "install": install, "play": play, "run": run, "remove-tag": remove_tag,
    "use": use,
}  # fmt: skip
