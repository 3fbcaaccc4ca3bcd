"""What a change of a table is in SQL: plain statements, since an answer is written far more often than anything else.

They mean the same in SQLite and in PostgreSQL, but for the mark of a parameter (see `Statement`).
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from jackin.kernel.game import Json


class Statement(NamedTuple):
    """`?` stands for a parameter."""

    sql: str
    values: Sequence[Any]


def inserted(name: str, row: Json) -> Statement:
    return Statement(insert_into(name, tuple(row)), [plain(value) for value in row.values()])


@cache
def insert_into(name: str, columns: tuple[str, ...]) -> str:
    names, marks = ", ".join(f'"{column}"' for column in columns), ", ".join("?" for _ in columns)
    return f'INSERT INTO "{name}" ({names}) VALUES ({marks})'


def changed(table: str, fields: Json) -> Statement:
    """The row of the table itself."""
    return Statement(update("tables", tuple(fields), ("id",)), [*map(plain, fields.values()), table])


def seat_changed(table: str, seat: Json) -> Statement:
    fields = {name: value for name, value in seat.items() if name != "place"}
    values = [*map(plain, fields.values()), table, seat["place"]]
    return Statement(update("seats", tuple(fields), ("table", "place")), values)


@cache
def update(name: str, columns: tuple[str, ...], where: tuple[str, ...]) -> str:
    news, here = [f'"{column}" = ?' for column in columns], [f'"{column}" = ?' for column in where]
    return f'UPDATE "{name}" SET {", ".join(news)} WHERE {" AND ".join(here)}'


def answered(table: str, answers: Iterable[tuple[int, str, bool]]) -> list[Statement]:
    """By their numbers."""
    return [inserted("answers", {"table": table, "n": n, "value": value, "auto": auto}) for n, value, auto in answers]


def snapshot_kept(table: str, snapshot: Json) -> list[Statement]:
    return [
        Statement('DELETE FROM "snapshots" WHERE "table" = ?', [table]),
        inserted("snapshots", {"table": table, **snapshot}),
    ]


def cut(table: str, n: int) -> list[Statement]:
    return [
        Statement('DELETE FROM "answers" WHERE "table" = ? AND "n" >= ?', [table, n]),
        Statement('DELETE FROM "snapshots" WHERE "table" = ? AND "n" > ?', [table, n]),
    ]


def said(table: str, line: Json, kept: int) -> list[Statement]:
    """A line of chat, and the oldest beyond so many go."""
    beyond = 'SELECT "id" FROM "chats" WHERE "table" = ? ORDER BY "id" DESC LIMIT 1 OFFSET ?'
    return [
        inserted("chats", {"table": table, "line": line}),
        Statement(f'DELETE FROM "chats" WHERE "table" = ? AND "id" <= ({beyond})', [table, table, kept]),
    ]


def plain(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, (dict, list)) else value
