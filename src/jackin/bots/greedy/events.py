"""What the Runner's events are worth, and the runs that cards start."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.breaking import means
from jackin.bots.greedy.opinions import CARD, gains
from jackin.bots.greedy.rig import breaker_in_hand, hand_worth, install, rate
from jackin.bots.greedy.runs import lacking, run_worth, sifted, success_bonus, way_in
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of
from jackin.netrunner.shown.doings import drawn, errand
from jackin.netrunner.shown.facts import facts
from jackin.netrunner.shown.view import OptionView


def play(sight: Sight, option: OptionView) -> float:
    slug, price = option["title"], option.get("price", 0)
    if gains(slug):
        return (gains(slug) - price) * max(sight.manner.gambling, rate(sight)) + 0.2
    if sight.manner.reads and slug not in EVENTS and drawn(slug):
        return CARD * min(drawn(slug), max(0, room(sight))) - price * rate(sight)
    if sight.manner.reads and slug not in EVENTS and errand(slug) is not None:
        return errand_worth(sight, slug) - price * rate(sight)
    return EVENTS.get(slug, dull)(sight) - price * rate(sight)


def errand_worth(sight: Sight, slug: str) -> float:
    """A run by a card, as good as its best place."""
    what = errand(slug)
    assert what is not None
    places = [server for server in sight.servers.values() if what.leads_to(server.name)]
    gold = what.credits * rate(sight)
    return max([run_on(sight, server, extra=what.accesses, bonus=gold) for server in places], default=-1.0)


def dull(sight: Sight) -> float:
    return 0.1


def diesel(sight: Sight) -> float:
    return CARD * min(3, max(0, room(sight)))


def room(sight: Sight) -> int:
    """Cards that will not have to be discarded."""
    return int(sight.runner["hand_size"] + sight.runner["clicks"] - sight.grip)


def special_order(sight: Sight) -> float:
    return 5.0 if lacking(sight) and not breaker_in_hand(sight) else 0.5


def modded(sight: Sight) -> float:
    """It makes an install cheaper by up to three."""
    return max((discounted(sight, slug) for slug in sight.me["hand"]), default=0.0)


def discounted(sight: Sight, slug: str) -> float:
    card = facts(slug)
    if card.type not in ("program", "hardware") or card.cost - 3 > sight.runner["credits"]:
        return 0.0
    return install(sight, {"title": slug, "price": max(0, card.cost - 3)})


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


def run(sight: Sight, option: OptionView) -> float:
    return run_on(sight, sight.servers[option["place"]])


def run_on(sight: Sight, server: Server, extra: int = 0, skips: int = 0, gold: int = 0, bonus: float = 0.0) -> float:
    accesses = 1 + extra
    bonus += success_bonus(sight, server)
    accesses += sifted(sight, server)
    if server.name == "hq" and sight.first_hq and slug_of(sight.runner["identity"]).startswith("gabriel"):
        bonus += 2.0
    elif server.remote:
        bonus += bank_job(sight)
    return run_worth(
        sight, server, clicks=sight.runner["clicks"] - 1, accesses=accesses, fresh=sight.fresh_top, skips=skips,
        gold=gold, bonus=bonus,
    )  # fmt: skip


def bank_job(sight: Sight) -> float:
    return max((counters(card, "credit") * 0.7 for card in sight.installed("bank-job")), default=0.0)
