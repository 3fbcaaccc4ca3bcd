"""Numbers of players, agendas and runs as they are now (SIM-4)."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.changes import change, change_by, context, forbidden
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ACCESSED, ACCESSES, ADVANCEMENT, AGENDA_TYPE, CANNOT_SCORE, CLICKS, CORP, HAND_SIZE, IDENTITIES, LINK_VALUE,
    MEAT, MEAT_DAMAGE, MOST_ACCESSES, POINTS, POINTS_TO_WIN, REQUIREMENT, RUNNER, RUN_BEGINS, SCORE, SERVERS,
    THEIR_HAND_SIZE, WORTHLESS, is_root,
)  # fmt: skip

NO_END: Final = 1_000
"""More cards than anybody accesses."""


def link(s: State) -> int:
    return CARDS[s.code[s.zones[IDENTITIES][RUNNER]]].link + change(s, LINK_VALUE, -1)


def recurring(s: State, card: int) -> int:
    """RECUR-1: how many credits come back to a card, as it is now."""
    b = CARDS[s.code[card]].behaviour
    return b.recurring if b.recurring_x is None else b.recurring_x.of(s, context(s, card))


def hand_size(s: State, seat: int) -> int:
    size = 5 - (s.brain if seat == RUNNER else 0)
    if s.changing & (1 << HAND_SIZE | 1 << THEIR_HAND_SIZE):
        for source in s.awake:
            p = CARDS[s.code[source]]
            kind = HAND_SIZE if p.side == seat else THEIR_HAND_SIZE
            if p.changes >> kind & 1:
                size += change_by(s, p, source, kind, -1)
    for lasting in s.lasting:
        if lasting.kind == HAND_SIZE and lasting.target == s.zones[IDENTITIES][seat]:
            size += lasting.n
    return size


def total_clicks(s: State, seat: int) -> int:
    """TURN-G-4."""
    total = 3 if seat == CORP else 4
    if s.changing >> CLICKS & 1:
        for source in s.awake:
            p = CARDS[s.code[source]]
            if p.side == seat and p.changes >> CLICKS & 1:
                total += change_by(s, p, source, CLICKS, -1)
    return max(0, total)


def damage_done(s: State, n: int, kind: int) -> int:
    """What damage that the Corp does comes to."""
    more = n > 0 and kind == MEAT and s.changing >> MEAT_DAMAGE & 1
    return n + change(s, MEAT_DAMAGE, -1) if more else n


def accesses_left(s: State) -> int:
    """How many cards the Runner can still access in this run."""
    if not s.lasting:
        return NO_END
    limits = [lasting.n for lasting in s.lasting if lasting.kind == MOST_ACCESSES]
    return max(0, min(limits) - accesses_done(s)) if limits else NO_END


def accesses_done(s: State) -> int:
    """In this run."""
    done = 0
    for event in reversed(s.happened):
        if event[0] == RUN_BEGINS:
            break
        if event[0] == ACCESSED:
            done += 1
    return done


def requirement(s: State, card: int) -> int:
    p = CARDS[s.code[card]]
    own = 0 if p.behaviour.requires is None else p.behaviour.requires.of(s, context(s, card))
    own += p.requirement
    return max(0, own + change(s, REQUIREMENT, card)) if s.lasting or s.changing >> REQUIREMENT & 1 else max(0, own)


def extra_accesses(s: State, server: int) -> int:
    total = 0
    if s.changing >> ACCESSES & 1:
        for source in s.awake:
            p = CARDS[s.code[source]]
            if p.changes >> ACCESSES & 1:
                total += change_by(s, p, source, ACCESSES, server)
    return total


def points(s: State, card: int) -> int:
    """WIN-4: a card converted to an agenda is worth what the effect said."""
    converted = s.counter(card, POINTS)
    if converted:
        return converted - WORTHLESS
    p = CARDS[s.code[card]]
    return p.points if p.behaviour.worth is None else p.points + p.behaviour.worth.of(s, context(s, card))


def points_to_win(s: State) -> int:
    """WIN-1."""
    return 7 + change(s, POINTS_TO_WIN, -1)


def score(s: State, seat: int) -> int:
    return sum(points(s, card) for card in s.zones[SCORE[seat]])


def can_advance(s: State, card: int) -> bool:
    """ADV-2: agendas always, other cards if their text says so, also while unrezzed unless it says otherwise."""
    p = printed(s, card)
    zone = s.zone[card]
    if not p.advances or zone < SERVERS:
        return False
    if p.behaviour.advanceable_rezzed:
        return s.faceup[card] == 1
    if p.behaviour.advanceable_unrezzed:
        return s.faceup[card] == 0
    return (p.type == AGENDA_TYPE and is_root(zone)) or p.behaviour.advanceable


def can_score(s: State, card: int) -> bool:
    return (
        is_root(s.zone[card])
        and CARDS[s.code[card]].type == AGENDA_TYPE
        and s.counter(card, ADVANCEMENT) >= requirement(s, card)
        and not forbidden(s, CANNOT_SCORE, card)
    )


def times(s: State, event: int) -> int:
    return sum(1 for happened in s.happened if happened[0] == event)
