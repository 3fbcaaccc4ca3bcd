"""Where a card lies on the table, as one of 160 numbered slots."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.state import State
from jackin.netrunner.words import CORP_SCORE, HOSTED, IDENTITIES, RIG, RUNNER_SCORE, SERVERS

REACHED: Final = 11  # HQ, R&D, Archives and the first eight remotes
LINE: Final = 6
ROOT: Final = 4
SERVER: Final = LINE + ROOT
OF_RIG: Final = REACHED * SERVER
RIG_SIZE: Final = 24
OF_CORP_SCORE: Final = OF_RIG + RIG_SIZE
SCORE_SIZE: Final = 8
OF_RUNNER_SCORE: Final = OF_CORP_SCORE + SCORE_SIZE
OF_IDENTITIES: Final = OF_RUNNER_SCORE + SCORE_SIZE
OF_HOSTED: Final = OF_IDENTITIES + 2
HOSTED_SIZE: Final = 8
SLOTS: Final = OF_HOSTED + HOSTED_SIZE


def first_of(zone: int) -> int:
    """The first slot of a zone; -1 if it has none."""
    if zone >= SERVERS:
        return SERVER * ((zone - SERVERS) // 2) + (0 if (zone - SERVERS) % 2 else LINE)
    if zone == RIG:
        return OF_RIG
    if zone == CORP_SCORE:
        return OF_CORP_SCORE
    if zone == RUNNER_SCORE:
        return OF_RUNNER_SCORE
    if zone == IDENTITIES:
        return OF_IDENTITIES
    return OF_HOSTED if zone == HOSTED else -1


def size_of(zone: int) -> int:
    if zone >= SERVERS:
        return LINE if (zone - SERVERS) % 2 else ROOT
    if zone == RIG:
        return RIG_SIZE
    return 2 if zone == IDENTITIES else SCORE_SIZE


KNOWN: Final = SERVERS + 2 * REACHED
FIRST: Final = [first_of(zone) for zone in range(KNOWN)]
LONGEST: Final = [size_of(zone) for zone in range(KNOWN)]


def slot(s: State, card: int) -> int:
    """The slot of a card; -1 if it lies elsewhere, or farther out than slots reach."""
    zone = s.zone[card]
    first = FIRST[zone] if zone < KNOWN else -1
    if first < 0:
        return -1
    at = 0
    for other in s.zones[zone]:
        if other == card:  # index() takes longer
            break
        at += 1
    return first + at if at < LONGEST[zone] else -1
