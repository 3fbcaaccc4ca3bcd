"""The Corp's actions: money, ice on the centrals, a remote to score in, and punishment where it is due."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from jackin.bots.greedy.operations import play
from jackin.bots.greedy.opinions import WIN, use_worth, worth_in_rig
from jackin.bots.greedy.placing import install
from jackin.bots.greedy.scoring import advance, clicks, credits, rate
from jackin.bots.greedy.sight import Sight, counters, slug_of
from jackin.netrunner.shown.view import OptionView


def action(sight: Sight, option: OptionView) -> float:
    return ACTIONS.get(option["verb"], nothing)(sight, option)


def nothing(sight: Sight, option: OptionView) -> float:
    return 0.0


def take_credit(sight: Sight, option: OptionView) -> float:
    return rate(sight)


def draw(sight: Sight, option: OptionView) -> float:
    """For ice and agendas, as long as the hand holds them and R&D lasts."""
    count = sight.corp["hand_count"]
    if sight.manner.reads and credits(sight) >= PLENTY:
        count = max(0, count - clicks(sight) + 1)
    if count >= sight.corp["hand_size"] or sight.corp["deck_count"] < 4:
        return 0.05
    worth = (1.6, 1.5, 1.3, 1.05, 0.8)[count] * sight.manner.corp_drawing if count < 5 else 0.5
    agendas = sum(card.type == "agenda" for card in sight.hand())
    if not agendas:
        worth += sight.manner.unarmed if credits(sight) >= 6 else 0.0
    elif agendas * 2 >= count:  # too easy to find
        worth += 0.5
    return worth


PLENTY: Final = 10
"""Credits with which cards are found for all clicks of a turn."""


def use(sight: Sight, option: OptionView) -> float:
    slug = sight.slug(option)
    if slug == "melange-mining-corp":
        return 7 / 3 * max(0.4, rate(sight))
    if slug == "private-security-force":
        return WIN if sight.grip == 0 else 1.3 if sight.grip > 1 else 1.8
    if sight.manner.reads:
        found = use_worth(slug, option["ability"], counters(sight.card(option), "credit"), rate(sight))
        if found is not None:
            return found
    return -1.0


def trash_resource(sight: Sight, option: OptionView) -> float:
    card = sight.card(option)
    return 0.8 * worth_in_rig(slug_of(card)) - 2 * rate(sight)


def purge(sight: Sight, option: OptionView) -> float:
    """Three clicks against what viruses do to us."""
    worth = 0.0
    for card in sight.rig:
        virus = counters(card, "virus")
        worth += {"medium": 1.6, "parasite": 1.3, "datasucker": 0.5}.get(slug_of(card), 0.3) * virus
    return worth / 3 - 0.5


ACTIONS: Final[dict[str, Callable[[Sight, OptionView], float]]] = {
    "credit": take_credit, "draw": draw, "advance": advance, "install": install, "play": play, "use": use,
    "trash-resource": trash_resource, "purge": purge,
}  # fmt: skip
