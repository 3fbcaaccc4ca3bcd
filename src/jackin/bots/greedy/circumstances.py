"""How things stand for a seat, as numbers near one: what an answer's worth may depend on besides the answer."""

from __future__ import annotations

from typing import Final

from jackin.kernel.game import Json
from jackin.netrunner.shown.facts import facts

RICH: Final = 20
LATE: Final = 60
POOR: Final = 5
NEAR: Final = 3
"""Points that one agenda may bring."""
GOAL: Final = 7
QUICK: Final = 3
"""Advancements that one turn has clicks for."""
BREAKER: Final = "icebreaker"

CORP: Final = (
    "1", "credits", "clicks", "hq", "turn", "runner-credits",
    "points", "runner-points", "runner-near", "near", "grip", "tagged", "rd", "agendas", "quick-agenda", "ice",
    "hq-ice", "rd-ice", "archives-ice", "best-remote-ice", "hq-rezzed", "rd-rezzed", "agendas-out", "advanced",
    "unrezzed-cost", "remotes", "free-remote", "breakers", "rig", "poor", "richer",
)  # fmt: skip
RUNNER: Final = (
    "1", "credits", "clicks", "grip", "turn", "corp-credits",
    "points", "corp-points", "corp-near", "near", "hq", "tagged", "stack", "breakers", "breakers-held", "events-held",
    "hq-ice", "rd-ice", "archives-ice", "rezzed", "unrezzed", "facedown", "most-advanced", "best-remote-ice", "rig",
    "jinteki", "nbn", "weyland", "poor", "richer", "archives-facedown",
)  # fmt: skip
"""In the order of the numbers; the first few matter for single cards, too."""


def circumstances(view: Json) -> list[float]:
    return corp_circumstances(view) if view["seat"] == "corp" else runner_circumstances(view)


def corp_circumstances(view: Json) -> list[float]:
    corp: Json = view["corp"]
    runner: Json = view["runner"]
    return [
        1.0, capped(corp["credits"], RICH) / 10.0, corp["clicks"] / 3.0, corp["hand_count"] / 5.0,
        capped(view["turn"], LATE) / 40.0, capped(runner["credits"], RICH) / 10.0,
        *scores(view, corp, runner), runner["hand_count"] / 5.0, float(runner["tags"] > 0), corp["deck_count"] / 40.0,
        *hq(corp), *servers(view), breakers(runner) / 3.0, len(runner["rig"]) / 8.0,
        *purses(corp["credits"], runner["credits"]),
    ]  # fmt: skip


def runner_circumstances(view: Json) -> list[float]:
    corp: Json = view["corp"]
    runner: Json = view["runner"]
    return [
        1.0, capped(runner["credits"], RICH) / 10.0, runner["clicks"] / 4.0, runner["hand_count"] / 5.0,
        capped(view["turn"], LATE) / 40.0, capped(corp["credits"], RICH) / 10.0,
        *scores(view, runner, corp), corp["hand_count"] / 5.0, float(runner["tags"] > 0), runner["deck_count"] / 40.0,
        breakers(runner) / 3.0, *grip(runner), *obstacles(view), len(runner["rig"]) / 8.0, *houses(corp),
        *purses(runner["credits"], corp["credits"]), corp["archives_facedown"] / 5.0,
    ]  # fmt: skip


def capped(n: int, most: int) -> int:
    return n if n < most else most


def scores(view: Json, mine: Json, theirs: Json) -> list[float]:
    goal: int = view.get("goal", GOAL)
    return [
        mine["points"] / GOAL, theirs["points"] / GOAL, float(theirs["points"] >= goal - NEAR),
        float(mine["points"] >= goal - NEAR),
    ]  # fmt: skip


def purses(mine: int, theirs: int) -> list[float]:
    return [float(mine < POOR), float(mine > theirs)]


def hq(corp: Json) -> list[float]:
    """Agendas, whether one of them can be scored in a turn, and ice."""
    agendas = quick = ice = 0.0
    for slug in corp["hand"]:
        card = facts(slug)
        if card.type == "agenda":
            agendas += 1.0
            quick = 1.0 if card.requirement <= QUICK else quick
        elif card.type == "ice":
            ice += 1.0
    return [agendas / 2.0, quick, ice / 3.0]


def servers(view: Json) -> list[float]:
    """The Corp's own, which it knows."""
    ice = {"hq": 0.0, "rd": 0.0, "archives": 0.0}
    rezzed = {"hq": 0.0, "rd": 0.0, "archives": 0.0}
    best = out = advanced = unrezzed = remotes = free = 0.0
    for server in view["servers"]:
        name: str = server["name"]
        up = 0.0
        for card in server["ice"]:
            if card["faceup"]:
                up += 1.0
            else:
                unrezzed += facts(card["card"]).cost
        depth = float(len(server["ice"]))
        if name in ice:
            ice[name] = depth
            rezzed[name] = up
            continue
        remotes += 1.0
        best = depth if depth > best else best
        taken = False
        for card in server["root"]:
            kind = facts(card["card"]).type
            taken = taken or kind == "agenda" or kind == "asset"
            if kind == "agenda":
                out += 1.0
                advanced += tokens(card)
        free = 1.0 if depth and not taken else free
    return [
        ice["hq"] / 2.0, ice["rd"] / 2.0, ice["archives"], best / 2.0, rezzed["hq"], rezzed["rd"], out,
        advanced / 3.0, unrezzed / 15.0, remotes / 4.0, free,
    ]  # fmt: skip


def obstacles(view: Json) -> list[float]:
    """The servers as the Runner sees them."""
    ice = {"hq": 0.0, "rd": 0.0, "archives": 0.0}
    rezzed = veiled = facedown = most = best = 0.0
    for server in view["servers"]:
        name: str = server["name"]
        for card in server["ice"]:
            if card["faceup"]:
                rezzed += 1.0
            else:
                veiled += 1.0
        depth = float(len(server["ice"]))
        if name in ice:
            ice[name] = depth
            continue
        for card in server["root"]:
            if not card["faceup"]:
                facedown += 1.0
                most = max(most, tokens(card))
                best = max(best, depth)
    return [
        ice["hq"] / 2.0, ice["rd"] / 2.0, ice["archives"], rezzed / 6.0, veiled / 6.0, facedown / 2.0, most / 3.0,
        best / 2.0,
    ]  # fmt: skip


def grip(runner: Json) -> list[float]:
    """Breakers and events."""
    held = events = 0.0
    for slug in runner["hand"]:
        card = facts(slug)
        if BREAKER in card.subtypes:
            held += 1.0
        elif card.type == "event":
            events += 1.0
    return [held / 2.0, events / 3.0]


def breakers(runner: Json) -> float:
    found = 0.0
    for card in runner["rig"]:
        if "card" in card and BREAKER in facts(card["card"]).subtypes:
            found += 1.0
    return found


def houses(corp: Json) -> list[float]:
    slug: str = corp["identity"].get("card", "")
    faction = facts(slug).faction if slug else ""
    return [float(faction == "jinteki"), float(faction == "nbn"), float(faction == "weyland")]


def tokens(card: Json) -> float:
    return float(card.get("counters", {}).get("advancement", 0))
