"""Upgrade a Combat card (UPGR)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.abilities import trigger
from jackin.gangs.flows.hideout import FREE
from jackin.gangs.flows.pay import pay
from jackin.gangs.legal import upgrade_cost, why_not_upgrade
from jackin.gangs.log import only, say
from jackin.gangs.moves import combat_name, draw_upgrades
from jackin.gangs.state import EVERYBODY, State
from jackin.gangs.words import LOOK
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import N

# What a frame of UPGRADE_FLOW holds: whether it is free
COSTS: Final = N()


def upgrade(s: State, seat: int, costs: int) -> None:
    s.call(UPGRADE_FLOW, seat, n=costs)


def pays_for_cards(s: State, f: Frame) -> Ask | None:
    """UPGR-1, UPGR-4."""
    if why_not_upgrade(s, f.seat, COSTS.of(f) == FREE) is not None:
        f.finish()
    elif COSTS.of(f) != FREE:
        pay(s, f.seat, upgrade_cost(s, f.seat))
    return None


def looks(s: State, f: Frame) -> Ask | None:
    s.looking = draw_upgrades(s, LOOK)
    for card in s.looking:
        s.knows[card] |= 1 << f.seat
    say(s, "gangs-looks", f.seat, len(s.looking), "UPGR-1")
    return None


def keeps(s: State, f: Frame) -> Ask | None:
    """SECRET-3: two are always looked at in public, so a single one is no secret either."""
    options = [Option("keep", combat_name(s, card), card) for card in s.looking]
    return Ask(f.seat, "keep-upgrade", options)


def kept(s: State, f: Frame) -> Ask | None:
    card = s.got.card
    s.upgrades = (*[other for other in s.looking if other != card], *s.upgrades)
    s.looking = ()
    s.hand[f.seat] = (*s.hand[f.seat], card)
    s.upgraded += 1
    say(s, "gangs-keeps", f.seat, rule="UPGR-3", seats=only(f.seat), combat=combat_name(s, card))
    return None


def discards_one(s: State, f: Frame) -> Ask | None:
    """UPGR-2: of the hand, not of the discard pile; nor the card that is being played."""
    options = [s.book.remove_options[card] for card in s.hand[f.seat]]
    return Ask(f.seat, "remove-combat", options)


def removes(s: State, f: Frame) -> Ask | None:
    """UPGR-3: shown to all."""
    card = s.got.card
    s.hand[f.seat] = tuple([other for other in s.hand[f.seat] if other != card])
    s.upgrades_gone = (*s.upgrades_gone, card)
    s.knows[card] = EVERYBODY
    say(s, "gangs-removes-combat", f.seat, rule="UPGR-2", combat=combat_name(s, card))
    trigger(s, f.seat, "upgraded")
    return None


UPGRADE_FLOW: Final = flow("gangs-upgrade", pays_for_cards, looks, keeps, kept, discards_one, removes)
