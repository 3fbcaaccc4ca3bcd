"""A change of a table, as it is written: all of it or nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextvars import ContextVar
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.server.statements import Statement


class Answer(NamedTuple):
    """The n-th of a table."""

    n: int
    value: str
    auto: bool


class Change(NamedTuple):
    """`fields` of the table's own row, and what else changes with them; None for a table that is new. `known`: the
    row says all that already. `answers` are kept apart: most changes are nothing else, and many of those are written
    in one go."""

    table: str
    fields: Json | None
    statements: list[Statement]
    answers: Sequence[Answer] = ()
    known: bool = False


class Written:
    """What one request has changed: its answer waits for that."""

    def __init__(self) -> None:
        self.pending: list[asyncio.Future[None]] = []
        self.is_open = True


WRITTEN: ContextVar[Written | None] = ContextVar("written", default=None)
