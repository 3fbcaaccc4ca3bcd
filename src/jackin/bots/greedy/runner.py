"""The Runner's actions: money and breakers first, then every run that pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.burning import LIFE, burning
from jackin.bots.greedy.events import play, run, run_on
from jackin.bots.greedy.opinions import use_worth
from jackin.bots.greedy.rig import breaker_in_hand, hand_worth, install, rate
from jackin.bots.greedy.runs import is_of, jinteki, lacking
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.netrunner.shown.view import OptionView


def action(sight: Sight, option: OptionView) -> float:
    return ACTIONS.get(option["verb"], nothing)(sight, option)


def nothing(sight: Sight, option: OptionView) -> float:
    return 0.0


def take_credit(sight: Sight, option: OptionView) -> float:
    return rate(sight)


def draw(sight: Sight, option: OptionView) -> float:
    """Cards are options and hit points; with a full grip they are only discarded."""
    m = sight.manner
    worth = (1.7, 1.6, 1.4, 1.15, 0.95)[sight.grip] * m.drawing if sight.grip < 5 else 0.4
    if sight.grip < 5 and not prospects(sight):
        worth += 0.4
    if sight.grip < sight.runner["hand_size"] + 1 and lacking(sight) and not breaker_in_hand(sight):
        worth += m.searching
    if sight.grip < threat(sight):
        worth += m.thin
    return worth


def prospects(sight: Sight) -> bool:
    """Whether the grip holds anything worth saving for."""
    return any(hand_worth(sight, slug) > 1.5 for slug in sight.me["hand"])


def threat(sight: Sight) -> float:
    """How many cards to keep against what the Corp may do in its turn."""
    corp = int(sight.corp["credits"])
    if sight.runner["tags"] and corp >= 3:
        return sight.manner.tagged_few
    if jinteki(sight):
        return sight.manner.baited_few
    out_of_reach = corp <= sight.runner["credits"] + sight.runner["link"]
    return sight.manner.few if out_of_reach or corp < 6 or not hunter(sight) else sight.manner.hunted_few


def hunter(sight: Sight) -> bool:
    """Whether this Corp is known for tags and fire."""
    return is_of(sight, "weyland", "nbn")


def remove_tag(sight: Sight, option: OptionView) -> float:
    """Only if all of them can go; half a job helps nobody."""
    tags = sight.runner["tags"]
    if tags > sight.runner["clicks"] or 2 * tags > sight.runner["credits"]:
        return 0.0
    m = sight.manner
    deadly = LIFE * burning(sight) if m.reads else 4.0 if sight.grip <= 4 and sight.corp["credits"] >= 3 else 0.0
    resources = sum([1.0 for card in sight.rig if type_of(card) == "resource"], 0.0)
    return m.tag + m.shaking + deadly + min(3.0, resources) - 2 * rate(sight)


def use(sight: Sight, option: OptionView) -> float:
    card = sight.card(option)
    slug = slug_of(card)
    if slug in ("armitage-codebusting", "magnum-opus"):
        return 2 * rate(sight) + 0.1
    if slug == "crypsis":
        return (1.9, 0.9, 0.2)[min(2, counters(card, "virus"))]
    if slug == "sneakdoor-beta":
        return sneakdoor(sight)
    if sight.manner.reads:
        found = use_worth(slug, option["ability"], counters(card, "credit"), rate(sight))
        if found is not None:
            return found + 0.1
    return {"djinn": 0.9, "data-dealer": -50.0, "lemuria-codecracker": 0.05}.get(slug, 0.1)


def sneakdoor(sight: Sight) -> float:
    """In through Archives, out of HQ."""
    through = {"name": "hq", "ice": sight.servers["archives"].ice, "root": sight.servers["hq"].root}
    return run_on(sight, Server(through))


ACTIONS: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "credit": take_credit, "draw": draw, "install": install, "play": play, "run": run, "remove-tag": remove_tag,
    "use": use,
}  # fmt: skip
