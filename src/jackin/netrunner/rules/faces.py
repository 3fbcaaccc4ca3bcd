"""Cards that turn, change what they are, or change places, and stay on the table."""

from __future__ import annotations

from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.knowledge import note_knowledge, stir
from jackin.netrunner.rules.moves import move, put_on, sleep, touch_memory, uninstall, wake
from jackin.netrunner.rules.pools import check_points
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ALL_KNOW,
    ASIDE,
    CORP,
    DEREZZED,
    POINTS,
    RUNNER,
    SCORE,
    WHILE_REZZED,
    WORTHLESS,
    is_table,
)


def turn_up(s: State, card: int) -> None:
    """Turn a card faceup; what should be active now wakes."""
    s.faceup[card] = 1
    s.knows[card] = ALL_KNOW
    stir(s, card)
    s.dormant = None
    wake(s, card)


def derez(s: State, card: int) -> None:
    """REZ-6: facedown and inactive, but everything hosted stays."""
    sleep(s, card)
    s.faceup[card] = 0
    stir(s, card)
    s.dormant = None
    if s.lasting:
        s.lasting = [last for last in s.lasting if last.until != WHILE_REZZED or last.target != card]
    say(s, "derezzes", CORP, card, rule="REZ-6")
    emit(s, DEREZZED, card)


def turn_facedown(s: State, card: int) -> None:
    """FACE-3, FACE-4: in its place, blank, and not uninstalled."""
    sleep(s, card)
    s.faceup[card] = 0
    stir(s, card)
    touch_memory(s)
    say(s, "turned-facedown", RUNNER, card, rule="FACE-4")


def turn_faceup(s: State, card: int) -> None:
    """FACE-5: characteristics come back; this is not installing."""
    turn_up(s, card)
    say(s, "turned-faceup", RUNNER, card, rule="FACE-5")


def convert(s: State, card: int, seat: int, worth: int) -> None:
    """CONV-1: into a score area as an agenda, with its title and these points only."""
    move(s, card, ASIDE)
    s.set_counter(card, POINTS, worth + WORTHLESS)
    move(s, card, SCORE[seat])
    say(s, "converted", seat, card, n=worth, rule="CONV-1")
    check_points(s)


def turn_into_counter(s: State, card: int, host: int) -> None:
    """CONV-1: hosted as a counter; nothing but its title is left of it until it leaves (CONV-2)."""
    put_on(s, card, host)
    s.set_counter(card, POINTS, WORTHLESS)


def swap(s: State, one: int, other: int) -> None:
    """SWAP-1: two cards change places at the same time; what stays installed keeps all that it hosts."""
    here, there = s.zone[one], s.zone[other]
    for card, zone in ((one, there), (other, here)):
        if is_table(here) != is_table(there):
            note_knowledge(s, card, s.zone[card], zone, printed(s, card).side == RUNNER)
        if is_table(s.zone[card]) and not is_table(zone):  # SWAP-2
            uninstall(s, card)
    at, to = s.zones[here].index(one), s.zones[there].index(other)
    cards = list(s.zones[here])
    cards[at] = other
    s.zones[here] = tuple(cards)
    cards = list(s.zones[there])
    cards[to] = one
    s.zones[there] = tuple(cards)
    s.zone[one], s.zone[other] = there, here
    s.dormant = None
    if is_table(here) != is_table(there):
        settle_in(s, one)
        settle_in(s, other)
    say(s, "swaps", card=one, other=other, rule="SWAP-1")


def settle_in(s: State, card: int) -> None:
    """A swapped card is in its place now: a Corp card facedown, with a new name if it has come to the table."""
    s.faceup[card] = 1 if printed(s, card).side == RUNNER else 0
    if is_table(s.zone[card]):
        s.serials += 1
        s.serial[card] = s.serials
        wake(s, card)
