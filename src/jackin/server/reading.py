"""Journals that somebody sent, read and stepped through. All of this is done in a process of its own."""

from __future__ import annotations

import json
from collections import OrderedDict

from jackin.doors import Refusal, door
from jackin.kernel.codec import BadSave
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.server.protocol.games import JudgeMoves, TryMoves
from jackin.server.replay import Replay

MOST_OPEN = 4
OPEN: OrderedDict[str, Replay] = OrderedDict()
"""The replays that this process looked at last: stepping forward in one costs one answer."""


def read(game: str, data: Json, posted: bool = False) -> Journal:
    """A journal that is what it says; of one that somebody sent, the setup is judged before it is dealt."""
    try:
        if posted:
            door(game).check_posted(data["setup"])
        return Journal.decode(door(game).game, data, "journal")
    except Refusal:
        raise
    except BadSave as bad:
        raise Refusal("server-bad-journal", detail=str(bad)[:200]) from None
    except MemoryError:
        raise Refusal("server-bad-journal", detail="size") from None
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError):
        raise Refusal("server-bad-journal", detail="setup") from None


def beginning(game: str, data: Json, n: int) -> Json:
    """The game up to its n-th answer, to go on from there."""
    journal = read(game, data, posted=True)
    if n > len(journal.answers):
        raise Refusal("server-no-such-point", n=n)
    journal.undo(len(journal.answers) - n)
    return journal.encode()


def info(id: str, text: str, seats: list[str] | None, table: str, posted: bool = False) -> Json:
    """The protocol's `ReplayInfo`."""
    return opened(id, text, seats, table, posted).info(id).model_dump()


def step(id: str, text: str, seats: list[str], table: str, n: int, seat: str) -> Json:
    """The protocol's `ReplayStep`."""
    return opened(id, text, seats, table).step(n, seat).model_dump()


def analysis(id: str, text: str, seats: list[str], table: str) -> Json:
    """The protocol's `Analysis`."""
    return opened(id, text, seats, table).chances().model_dump()


def moves(id: str, text: str, seats: list[str], table: str) -> list[Json]:
    """The protocol's `Move`s."""
    return [move.model_dump() for move in opened(id, text, seats, table).moves()]


def judged(id: str, text: str, seats: list[str], table: str, n: int) -> Json:
    """The protocol's `Judged`."""
    return opened(id, text, seats, table).judged(n).model_dump()


def lines(id: str, text: str, seats: list[str], table: str, wish: Json) -> Json:
    """The protocol's `Judged`, of a line that somebody tries."""
    return opened(id, text, seats, table).lines(JudgeMoves(**wish)).model_dump()


def reason(id: str, text: str, seats: list[str], table: str, n: int) -> Json:
    """The protocol's `MoveReason`."""
    return opened(id, text, seats, table).reason(n).model_dump()


def branch(id: str, text: str, seats: list[str], table: str, wish: Json) -> Json:
    """The protocol's `Branch`."""
    return opened(id, text, seats, table).branch(TryMoves(**wish)).model_dump()


def opened(id: str, text: str, seats: list[str] | None, table: str, posted: bool = False) -> Replay:
    if id not in OPEN:
        kept: Json = json.loads(text)
        replay = Replay.of(read(kept["journal"]["game"], kept["journal"], posted), seats, table)
        replay.result = kept["result"] or replay.result
        replay.bots = kept.get("bots", {})
        OPEN[id] = replay
        if len(OPEN) > MOST_OPEN:
            OPEN.popitem(last=False)
    OPEN.move_to_end(id)
    return OPEN[id]
