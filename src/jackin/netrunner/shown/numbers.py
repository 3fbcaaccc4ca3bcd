"""A card's numbers as they are now, and where each part of them comes from (STR-2, COST)."""

from __future__ import annotations

from typing import Final, TypedDict

from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.active import unrezzed
from jackin.netrunner.rules.changes import changes
from jackin.netrunner.rules.costs import install_cost, play_cost, rez_cost, rez_surcharges
from jackin.netrunner.rules.ice import has_strength, strength
from jackin.netrunner.rules.queries import requirement
from jackin.netrunner.state import State
from jackin.netrunner.shown.log import knows
from jackin.netrunner.shown.view import find_card
from jackin.netrunner.words import (
    AGENDA_TYPE, CORP, EVENT_TYPE, HAND, ICEBREAKER_SUBTYPE, ICE_TYPE, INSTALL_COST, OPERATION_TYPE, PLAY_COST,
    REQUIREMENT, REZ_COST, RIG, RUNNER, SERVERS, STRENGTH,
)  # fmt: skip

UNKNOWN: Final = "unknown"


class NumberView(TypedDict):
    """now = printed + parts, unless it would fall below 0; a part is a card and what it adds."""

    what: str
    printed: int
    now: int
    parts: list[tuple[str, int]]


def numbers(s: State, seat: int, name: str) -> list[NumberView]:
    """The numbers of a card that the seat knows, by the name that the seat has for it."""
    card = find_card(s, seat, name)
    if card < 0 or not knows(s, card, seat):
        return []
    p = printed(s, card)
    found: list[NumberView] = []
    if shows_strength(s, card):
        found.append(number(s, seat, card, "strength", p.strength, strength(s, card), STRENGTH))
    if p.type == AGENDA_TYPE and s.zone[card] >= SERVERS:
        found.append(number(s, seat, card, "requirement", p.requirement, requirement(s, card), REQUIREMENT))
    if s.zone[card] == HAND[RUNNER] or p.type in (EVENT_TYPE, OPERATION_TYPE):
        found.append(cost_from_hand(s, seat, card))
    elif p.side == CORP and unrezzed(s, card) and p.type != AGENDA_TYPE:
        found.append(cost_to_rez(s, seat, card))
    return found


def shows_strength(s: State, card: int) -> bool:
    p = printed(s, card)
    if p.type == ICE_TYPE:
        return s.zone[card] >= SERVERS and has_strength(s, card)
    return s.zone[card] == RIG and p.subtypes & ICEBREAKER_SUBTYPE != 0


def cost_to_rez(s: State, seat: int, card: int) -> NumberView:
    """COST-3: with what is paid besides."""
    found = number(s, seat, card, "cost", printed(s, card).cost, rez_cost(s, card), REZ_COST)
    plain = max(0, found["printed"] + sum(n for _, n in found["parts"]))
    found["parts"] += [(source_name(s, seat, source), n) for source, n in rez_surcharges(s, card, plain)]
    return found


def cost_from_hand(s: State, seat: int, card: int) -> NumberView:
    p = printed(s, card)
    if p.type in (EVENT_TYPE, OPERATION_TYPE):
        return number(s, seat, card, "cost", p.cost, play_cost(s, card), PLAY_COST)
    return number(s, seat, card, "cost", p.cost, install_cost(s, card, -1), INSTALL_COST)


def number(s: State, seat: int, card: int, what: str, plain: int, now: int, kind: int) -> NumberView:
    parts = [(source_name(s, seat, source), n) for source, n in changes(s, kind, card)]
    return {"what": what, "printed": plain, "now": now, "parts": parts}


def source_name(s: State, seat: int, source: int) -> str:
    if source < 0 or not knows(s, source, seat):
        return UNKNOWN
    return CARDS[s.code[source]].slug
