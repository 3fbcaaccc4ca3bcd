"""Journals that somebody sent, read and stepped through. All of this is done in a process of its own."""

from __future__ import annotations

import json
from collections import OrderedDict

from jackin.doors import Refusal, door
from jackin.kernel.codec import BadSave
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.server.replay import Replay

MOST_OPEN = 4
OPEN: OrderedDict[str, Replay] = OrderedDict()
"""The replays that this process looked at last: stepping forward in one costs one answer."""


def read(game: str, data: Json) -> Journal:
    """A journal that is what it says: its size first, then every answer."""
    try:
        door(game).check_size(data["setup"])
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
    journal = read(game, data)
    if n > len(journal.answers):
        raise Refusal("server-no-such-point", n=n)
    journal.undo(len(journal.answers) - n)
    return journal.encode()


def info(id: str, text: str, seats: list[str] | None, table: str) -> Json:
    """The protocol's `ReplayInfo`."""
    return opened(id, text, seats, table).info(id).model_dump()


def step(id: str, text: str, seats: list[str], table: str, n: int, seat: str) -> Json:
    """The protocol's `ReplayStep`."""
    return opened(id, text, seats, table).step(n, seat).model_dump()


def opened(id: str, text: str, seats: list[str] | None, table: str) -> Replay:
    if id not in OPEN:
        kept: Json = json.loads(text)
        replay = Replay.of(read(kept["journal"]["game"], kept["journal"]), seats, table)
        replay.result = kept["result"] or replay.result
        OPEN[id] = replay
        if len(OPEN) > MOST_OPEN:
            OPEN.popitem(last=False)
    OPEN.move_to_end(id)
    return OPEN[id]
