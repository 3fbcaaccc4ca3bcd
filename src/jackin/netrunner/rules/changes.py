"""What constant abilities and lasting effects make of printed values (SIM-4), and what they forbid (CANT-1)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.state import State
from jackin.netrunner.words import IDENTITIES

NO_FLOW: Final = flow("no-flow")
MOST_DUE: Final = 8
READERS: Final[list[list[Frame]]] = [[] for _ in range(2 * MOST_DUE)]
"""For clicks that are due, seat and card: frames that are read and never written, so that all can have the same."""


def reader(seat: int, card: int, due: int = 0) -> Frame:
    """A frame in which a card's text reads its own words, to be asked about and not to be resolved."""
    if card < 0 or due >= MOST_DUE:
        return Frame(NO_FLOW, seat, card, k=due)
    frames = READERS[2 * due + seat]
    while card >= len(frames):
        frames.append(Frame(NO_FLOW, seat, len(frames), k=due))
    return frames[card]


def context(s: State, source: int) -> Frame:
    """A frame of its own, in which a card's text reads its own words."""
    return Frame(NO_FLOW, CARDS[s.code[source]].side, source)


def change(s: State, kind: int, card: int) -> int:
    """The sum of everything that changes one value of a card."""
    changing = s.changing >> kind & 1
    if not changing and not s.lasting:
        return 0
    total = 0
    if changing:
        codes = s.code
        for source in s.awake:
            p = CARDS[codes[source]]
            bits = p.changes if source == card else p.changes_others
            if bits >> kind & 1:
                total += change_by(s, p, source, kind, card)
    for lasting in s.lasting:
        if lasting.kind == kind and lasting_hits(s, lasting.target, lasting.serial, card):
            total += lasting.n
    return total


def forbidden(s: State, what: int, card: int) -> bool:
    """CANT-1, CANT-3: somebody says "cannot", and nobody overrides that in so many words."""
    return change(s, what, card) > 0


def barred(s: State, what: int, seat: int) -> bool:
    """CANT-1, for a player."""
    return (s.changing >> what & 1 or len(s.lasting) > 0) and forbidden(s, what, player(s, seat))


def player(s: State, seat: int) -> int:
    """The identity, which stands for its player where a text speaks of players."""
    return s.zones[IDENTITIES][seat]


def lasting_hits(s: State, target: int, serial: int, card: int) -> bool:
    return target == -1 or (target == card and serial == s.serial[card])


def change_by(s: State, p: Card, source: int, kind: int, card: int) -> int:
    total = 0
    f = reader(p.side, source)
    for static in p.behaviour.statics:
        if static.kind != kind:
            continue
        if static.of is not None and not static.of.fits(s, card, f):
            continue
        if static.only_if is None or static.only_if.holds(s, f):
            total += static.amount.of(s, f)
    return total


def changes(s: State, kind: int, card: int) -> list[tuple[int, int]]:
    """Which active cards change a value, and by how much: for the table to explain it."""
    found = []
    for source in s.awake:
        p = CARDS[s.code[source]]
        if p.changes >> kind & 1:
            n = change_by(s, p, source, kind, card)
            if n:
                found.append((source, n))
    for lasting in s.lasting:
        if lasting.kind == kind and lasting_hits(s, lasting.target, lasting.serial, card):
            found.append((lasting.source, lasting.n))
    return found
