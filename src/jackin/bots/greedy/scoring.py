"""How far the Corp's agendas are from being scored, and what each step towards it is worth."""

from __future__ import annotations

from typing import Final

from jackin.bots.greedy.opinions import POINT, TRAPS, WIN
from jackin.bots.greedy.servers import corp_coin, outlives, safety
from jackin.bots.greedy.sight import Server, Sight, counters, slug_of, type_of
from jackin.netrunner.shown.facts import Facts, facts
from jackin.netrunner.shown.view import CardView, OptionView

SCORE_NOW: Final = 40.0
"""An action on the way to an agenda that is scored this turn."""


def rate(sight: Sight) -> float:
    return corp_coin(sight)


def credits(sight: Sight) -> int:
    return int(sight.corp["credits"])


def clicks(sight: Sight) -> int:
    return int(sight.corp["clicks"])


def clicks_after(sight: Sight) -> int:
    """What is left when the install under consideration is done; where it goes is asked with the click spent."""
    return clicks(sight) - (1 if sight.view["ask"]["kind"] == "action" else 0)


def installed_agendas(sight: Sight) -> list[CardView]:
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


def missing(sight: Sight, card: CardView) -> int:
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


def advance(sight: Sight, option: OptionView) -> float:
    card = sight.card(option)
    slug, kind = slug_of(card), type_of(card)
    if kind == "agenda":
        return advance_agenda(sight, card)
    if kind == "ice":
        return 0.5 * rate(sight) if card["faceup"] and credits(sight) > 9 else -0.5
    if slug != "snare" and (slug in TRAPS or (sight.manner.reads and is_trap(slug))):
        return 1.1 if counters(card, "advancement") < 2 and credits(sight) > 5 else -0.5
    return -1.0


def is_trap(slug: str) -> bool:
    return "ambush" in facts(slug).subtypes


def advance_agenda(sight: Sight, card: CardView) -> float:
    slug, need = slug_of(card), missing(sight, card)
    if need <= 0:
        return -1.0
    if finishes(sight, need, clicks(sight), credits(sight)):
        return SCORE_NOW + points_for_corp(sight, slug)
    if sight.manner.reads:
        return prepare(sight, card, need)
    later = need - min(clicks(sight), credits(sight))
    if later > 3 + tokens(sight):
        return 0.3
    safe = safety(sight, sight.server_of[card["id"]], credits(sight) - clicks(sight))
    return (safe - sight.manner.doubt) * facts(slug).points * sight.manner.advancing - rate(sight)


TURN: Final = 3
"""Clicks of the Corp's next turn."""


def prepare(sight: Sight, card: CardView, need: int) -> float:
    """As many advancements as it takes to score it next turn, and no more: they tell what it is."""
    now, m, points = counters(card, "advancement"), sight.manner, facts(slug_of(card)).points
    due = need - tokens(sight) - TURN
    if due <= 0:
        return -0.5 if not now else m.surplus * rate(sight)
    if due > min(clicks(sight), credits(sight)):
        return -0.5 if not now else 0.3
    safe = outlives(sight, sight.server_of[card["id"]], credits(sight) - due, 1)
    return (safe - m.doubt) * points * m.advancing - rate(sight)
