"""What happened, as messages. A line says which seats may read it; everything on the table is public."""

from __future__ import annotations

from jackin.gangs.book import Source
from jackin.gangs.queries import gang_name
from jackin.gangs.state import EVERYBODY, Line, State
from jackin.gangs.words import SPECTATOR
from jackin.kernel.message import Message


def say(
    s: State, key: str, side: int = -1, n: int = -1, rule: str = "", seats: int = EVERYBODY, *, combat: str = "",
    opportunity: str = "", edgerunner: str = "", story: str = "", resource: str = "", action: str = "",
    unit: str = "", where: str = "", level: str = "", cause: str = "", other: str = "",
    source: Source | None = None, change: str = "", cards: tuple[str, ...] = (), gangs: tuple[str, ...] = (),
    districts: tuple[str, ...] = (), dice: tuple[str, ...] = (), risk: str = "", outcome: str = "",
) -> None:  # fmt: skip
    """`key` is of the catalogues, `side` a gang; each thing goes by the name of its kind, and by its id.

    `source` is what a text is printed on (`NOTHING`: a rule of the game), `change` a number with its sign; `risk` and
    `outcome` (found, unseen) belong to a roll.
    """
    if s.quiet:
        return
    things = (
        ("combat", combat), ("opportunity", opportunity), ("edgerunner", edgerunner), ("story", story),
        ("resource", resource), ("action", action), ("unit", unit), ("where", where), ("level", level),
        ("cause", cause), ("other", other), ("source", source.id if source else ""),
        ("source_kind", source.kind if source else ""), ("change", change), ("risk", risk), ("outcome", outcome),
    )  # fmt: skip
    several = (("cards", cards), ("gangs", gangs), ("districts", districts), ("dice", dice))
    args = [(name, value) for name, value in things if value]
    more = [(name, values) for name, values in several if values]
    s.log = Line(s.log, key, side, tuple(args), n, rule, seats, tuple(more))


def only(seat: int) -> int:
    """A line for one seat's eyes."""
    return 1 << seat


def can_read(line: Line, seat: int) -> bool:
    return line.seats == EVERYBODY or (seat != SPECTATOR and line.seats >> seat & 1 == 1)


def message(s: State, line: Line) -> Message:
    args: dict[str, str | int] = {}
    if line.side >= 0:
        args["gang"] = gang_name(s, line.side)
    for name, value in line.args:
        args[name] = value
    if line.n >= 0:
        args["n"] = line.n
    if line.rule:
        args["rule"] = line.rule
    return Message(line.key, dict(line.several), **args)


def lines(s: State, seat: int, most: int = -1) -> list[Message]:
    """The log of one seat, oldest first; -1 is a spectator."""
    found: list[Message] = []
    line = s.log
    while line is not None and len(found) != most:
        if can_read(line, seat):
            found.append(message(s, line))
        line = line.before
    found.reverse()
    return found


def redacted(line: Line | None, seat: int) -> Line | None:
    """The log without what a seat could not read."""
    kept: list[Line] = []
    while line is not None:
        if can_read(line, seat):
            kept.append(line)
        line = line.before
    log: Line | None = None
    for old in reversed(kept):
        log = Line(log, old.key, old.side, old.args, old.n, old.rule, old.seats, old.several)
    return log
