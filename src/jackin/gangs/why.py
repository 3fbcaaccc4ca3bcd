"""Why something cannot be done now, by the name a seat has for it."""

from __future__ import annotations

from jackin.gangs.legal import why_not_action, why_not_fight, why_not_hire, why_not_seize
from jackin.gangs.state import State
from jackin.gangs.words import ACTIONS
from jackin.kernel.message import Message


def explain(s: State, seat: int, name: str) -> list[Message]:
    """Of an action, a face-up Opportunity or Edgerunner, or a District to fight in; empty: it can be done."""
    found = reason(s, seat, name)
    return [] if found is None else [found]


def reason(s: State, seat: int, name: str) -> Message | None:
    if name in ACTIONS:
        return why_not_action(s, seat, ACTIONS.index(name))
    if name in s.book.districts:
        return why_not_fight(s, seat, s.book.districts.index(name))
    content = s.book.content
    for card in (*s.opportunity_market, *s.aside[seat]):
        if card >= 0 and content.opportunities[card].id == name:
            return why_not_seize(s, seat, card)
    for card in s.edgerunner_market:
        if card >= 0 and content.edgerunners[card].id == name:
            return why_not_hire(s, seat, card)
    return Message("gangs-why-unknown")
