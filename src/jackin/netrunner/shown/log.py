"""The story so far. A line keeps which seats knew its cards when it was written."""

from __future__ import annotations

from typing import Final

from jackin.kernel.message import Message
from jackin.netrunner.automa.told import REASONS, told_reason
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.state import Line, State
from jackin.netrunner.words import ALL_KNOW, KNOWS, SIDES, server_name

BOTH: Final = ALL_KNOW
SPECTATOR: Final = -1


def say(
    s: State,
    key: str,
    seat: int = -1,
    card: int = -1,
    other: int = -1,
    n: int = -1,
    where: int = -1,
    rule: str = "",
    seats: int = BOTH,
) -> None:
    if s.quiet:
        return
    s.log = Line(
        s.log, key, seat,
        s.code[card] if card >= 0 else -1, s.knows[card] if card >= 0 else 0,
        s.code[other] if other >= 0 else -1, s.knows[other] if other >= 0 else 0,
        n, where, rule, seats,
    )  # fmt: skip


def knows(s: State, card: int, seat: int) -> bool:
    """Whether a seat knows what a card is; a spectator knows what both do."""
    mask = knows_mask(seat)
    return s.knows[card] & mask == mask


def knows_mask(seat: int) -> int:
    return ALL_KNOW if seat == SPECTATOR else KNOWS[seat]


def can_read(line: Line, seat: int) -> bool:
    mask = knows_mask(seat)
    return line.seats & mask == mask


def card_word(code: int, knows: int, seat: int) -> str:
    mask = knows_mask(seat)
    return CARDS[code].slug if knows & mask == mask else "unknown"


def message(line: Line, seat: int) -> Message:
    """A line as one seat may read it."""
    args: dict[str, str | int] = {}
    if line.seat >= 0:
        args["seat"] = SIDES[line.seat]
    if line.card >= 0:
        args["card"] = card_word(line.card, line.knows, seat)
    if line.other >= 0:
        args["other"] = card_word(line.other, line.other_knows, seat)
    if line.n >= 0:
        args["n"] = line.n
    if line.where != -1:
        args["server"] = server_name(line.where)
    if line.rule:
        args["rule"] = line.rule
    return Message(line.key, **args)


def lines(s: State, seat: int, most: int = -1) -> list[Message]:
    """The log of one seat, oldest first; -1 is a spectator, who reads what both seats may."""
    found: list[Message] = []
    line = s.log
    while line is not None and len(found) != most:
        if can_read(line, seat):
            found.append(told(s, line, seat))
        line = line.before
    found.reverse()
    return found


def lines_since(s: State, seat: int, mark: Line | None) -> list[Message] | None:
    """What one seat may read after a line of this log (None: from the beginning); None if the line is not in it."""
    found: list[Message] = []
    line = s.log
    while line is not mark:
        if line is None:
            return None
        if can_read(line, seat):
            found.append(told(s, line, seat))
        line = line.before
    found.reverse()
    return found


def told(s: State, line: Line, seat: int) -> Message:
    """A line with what stands in the automa's pack: the AI card that is revealed, and its reasons."""
    if s.automa is not None and line.key in REASONS:
        return told_reason(s.automa, line.key, line.n, line.rule)
    said = message(line, seat)
    if line.key == "automa-reveals" and s.automa is not None:
        card = s.automa.pack.cards[line.n - 1]
        said.args["title"], said.args["order"] = card.title, card.id
    return said


def redacted(line: Line | None, seat: int) -> Line | None:
    """The log without what a seat could not read."""
    kept: list[Line] = []
    while line is not None:
        if can_read(line, seat):
            kept.append(line)
        line = line.before
    log: Line | None = None
    for line in reversed(kept):
        mask = knows_mask(seat)
        log = Line(
            log, line.key, line.seat,
            line.card if line.knows & mask == mask else min(line.card, 0), line.knows & mask,
            line.other if line.other_knows & mask == mask else min(line.other, 0), line.other_knows & mask,
            line.n, line.where, line.rule, line.seats,
        )  # fmt: skip
    return log
