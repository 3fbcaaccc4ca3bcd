"""What a card is: its type and its subtypes as they are now (SUBT); nothing of its own while it is blank (FACE-3)."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.changes import changes
from jackin.netrunner.state import State
from jackin.netrunner.words import AGENDA_TYPE, CORP_SCORE, POINTS, RIG, SCORE, SERVERS, SUBTYPE, SUBTYPE_LOSS


def blank(s: State, card: int) -> bool:
    """FACE-3, CONV-1: facedown in the rig or converted, a card has no characteristics of its own."""
    zone = s.zone[card]
    if zone == RIG:
        return s.faceup[card] == 0
    return CORP_SCORE <= zone < SERVERS and s.counter(card, POINTS) > 0


def is_a(s: State, card: int, kind: int) -> bool:
    """CONV-1: a converted card is an agenda and nothing else."""
    if CARDS[s.code[card]].type == kind and not blank(s, card):
        return True
    return kind == AGENDA_TYPE and s.zone[card] in SCORE and s.counter(card, POINTS) > 0


def subtypes(s: State, card: int) -> int:
    """SUBT-1, SUBT-2: printed ones, gained and lost ones added up per subtype."""
    if blank(s, card):
        return 0
    own = CARDS[s.code[card]].subtypes
    gains, losses = changed_subtypes(s, card)
    if not gains and not losses:
        return own
    total = 0
    bits = own
    for mask in gains + losses:
        bits |= mask
    while bits:
        bit = bits & -bits
        bits ^= bit
        net = (own & bit != 0) + sum(m & bit != 0 for m in gains) - sum(m & bit != 0 for m in losses)
        if net > 0:
            total |= bit
    return total


def changed_subtypes(s: State, card: int) -> tuple[list[int], list[int]]:
    gains = [mask for _, mask in changes(s, SUBTYPE, card)]
    losses = [mask for _, mask in changes(s, SUBTYPE_LOSS, card)]
    return gains, losses


def has_subtype(s: State, card: int, bit: int) -> bool:
    if not s.lasting and not s.changing & (1 << SUBTYPE | 1 << SUBTYPE_LOSS):
        return CARDS[s.code[card]].subtypes & bit != 0 and not blank(s, card)
    return subtypes(s, card) & bit != 0
