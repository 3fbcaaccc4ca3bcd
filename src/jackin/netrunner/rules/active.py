"""Which cards are installed, rezzed, facedown and active (FACE, ACTV)."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.changes import forbidden
from jackin.netrunner.rules.subtypes import blank
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    AGENDA_TYPE, CANNOT_TRASH, CORP_SCORE, DISCARD, HOSTED, IDENTITIES, MARK, PLAY_AREA, REMOVED, RIG, SCORE,
    SERVERS,
)  # fmt: skip


def installed(s: State, card: int) -> bool:
    zone = s.zone[card]
    return zone == RIG or zone >= SERVERS


def rezzed(s: State, card: int) -> bool:
    return s.zone[card] >= SERVERS and s.faceup[card] == 1 and printed(s, card).type != AGENDA_TYPE


def unrezzed(s: State, card: int) -> bool:
    """FACE-2: a faceup agenda is neither."""
    return s.zone[card] >= SERVERS and s.faceup[card] == 0


def dormant(s: State) -> tuple[int, ...]:
    """What lies facedown in the servers and their roots, and agendas there: all that could be rezzed or scored. It is
    looked up again when a card has come to the table, has left it or was turned."""
    if s.dormant is None:
        roots = [card for zone in range(SERVERS, len(s.zones), 2) for card in s.zones[zone]]
        s.dormant = tuple([c for c in roots if s.faceup[c] == 0 or CARDS[s.code[c]].type == AGENDA_TYPE])
    return s.dormant


def has_facedown(s: State) -> bool:
    """Whether any card of the Corp lies facedown on the table."""
    return any(s.faceup[card] == 0 for zone in range(SERVERS, len(s.zones)) for card in s.zones[zone])


def should_be_awake(s: State, card: int) -> bool:
    """ACTV-2, ACTV-3, ACTV-5."""
    zone = s.zone[card]
    if (zone >= SERVERS and s.faceup[card] == 0) or blank(s, card):
        return False
    p = printed(s, card)
    if zone >= SERVERS:
        return p.type != AGENDA_TYPE or p.behaviour.install_faceup
    if zone == DISCARD[p.side]:
        return s.faceup[card] == 1 and p.behaviour.works_discarded
    if zone in SCORE:
        return p.type == AGENDA_TYPE and (zone == CORP_SCORE or p.behaviour.works_stolen or is_lent(s, card))
    if zone == REMOVED:
        return is_lent(s, card)
    return zone in (IDENTITIES, RIG, PLAY_AREA) or (zone == HOSTED and p.behaviour.works_hosted)


def is_lent(s: State, card: int) -> bool:
    """SELF-2: another card has gained the text of this agenda, which does not speak of itself."""
    if printed(s, card).behaviour.names_itself:
        return False
    return any(s.counter(other, MARK) == s.serial[card] for other in s.zones[PLAY_AREA])


def cannot_trash(s: State, card: int) -> bool:
    """CANT-1: an installed card, rezzed, that says so."""
    return s.changing >> CANNOT_TRASH & 1 != 0 and forbidden(s, CANNOT_TRASH, card)
