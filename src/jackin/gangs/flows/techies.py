"""Activate Techies: seize an Opportunity, or hire an Edgerunner (TECH, SEIZE, HIRE)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Source
from jackin.gangs.abilities import do_all, let_happen, moments, trigger
from jackin.gangs.conditions import value
from jackin.gangs.flows.moving import DONE, move_class
from jackin.gangs.flows.pay import pay
from jackin.gangs.legal import hire_cost, hire_places, seize_cost, why_not_hire, why_not_seize
from jackin.gangs.log import say
from jackin.gangs.moves import build_drone, edgerunner_name, gain_cred, take_opportunity
from jackin.gangs.queries import first_edgerunner
from jackin.gangs.state import State
from jackin.gangs.words import TECHIE, outside
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow


def techies_move(s: State, f: Frame) -> Ask | None:
    """TECH-1."""
    move_class(s, f.seat, TECHIE)
    return None


def deals(s: State, f: Frame) -> Ask | None:
    """TECH-2: one of either, or neither. GANG-3: also what lies aside."""
    options: list[Option] = []
    for card in (*s.opportunity_market, *s.aside[f.seat]):
        if card >= 0 and why_not_seize(s, f.seat, card) is None:
            options.append(s.book.seize_options[card])
    for card in s.edgerunner_market:
        if card >= 0 and why_not_hire(s, f.seat, card) is None:
            options.append(s.book.hire_options[card])
    options.append(DONE)
    return Ask(f.seat, "techies", options)


def dealt(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "seize":
        s.call(SEIZE, f.seat, s.got.card)
    elif s.got.verb == "hire":
        s.call(HIRE, f.seat, s.got.card)
    return None


TECHIES_FLOW: Final = flow("gangs-techies", techies_move, deals, dealt)


# Seizing


def pays_contraband(s: State, f: Frame) -> Ask | None:
    pay(s, f.seat, seize_cost(s, f.seat, f.card))
    return None


def seizes(s: State, f: Frame) -> Ask | None:
    """SEIZE-3: its Street Cred, with the card itself already counted; then the reward."""
    take_opportunity(s, f.card)
    s.seized[f.seat] = (*s.seized[f.seat], f.card)
    opportunity = s.book.content.opportunities[f.card]
    say(s, "gangs-seizes", f.seat, rule="SEIZE-3", opportunity=opportunity.id)
    gain_cred(s, f.seat, value(s, opportunity.cred, f.seat), "SEIZE-3", Source("opportunity", opportunity.id))
    do_all(s, opportunity.reward, f.seat)
    return None


def seized(s: State, f: Frame) -> Ask | None:
    trigger(s, f.seat, "seized", type=s.book.content.opportunities[f.card].type)
    return None


SEIZE: Final = flow("gangs-seize", pays_contraband, seizes, seized)


# Hiring


def pays_price(s: State, f: Frame) -> Ask | None:
    pay(s, f.seat, hire_cost(s, f.seat, f.card))
    return None


def arrives(s: State, f: Frame) -> Ask | None:
    """HIRE-3."""
    options = [Option("place", s.book.districts[district], place=district) for district in hire_places(s, f.seat)]
    return Ask(f.seat, "hired-at", options, card=edgerunner_name(s, f.card))


def hires(s: State, f: Frame) -> Ask | None:
    district = s.got.place
    unit = first_edgerunner(s) + f.card
    s.edgerunner_market = tuple([-1 if card == f.card else card for card in s.edgerunner_market])
    s.owner[unit] = f.seat
    s.place[unit] = outside(district)
    say(
        s,
        "gangs-hires",
        f.seat,
        rule="HIRE-2",
        edgerunner=edgerunner_name(s, f.card),
        where=s.book.districts[district],
    )
    if s.kind[unit] == TECHIE:
        build_drone(s, f.seat, district)  # HIRE-4
    let_happen(s, [moment for moment in moments(s, f.seat, "hired", district) if moment.bearer in (-1, unit)])
    return None


HIRE: Final = flow("gangs-hire", pays_price, arrives, hires)
