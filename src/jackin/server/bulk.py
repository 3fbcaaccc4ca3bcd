"""Changes of many tables as few statements of PostgreSQL.

Most changes are an answer and the row that goes with it; those of all tables together are one statement, and one
transaction by itself. A table that is another process's makes it fail as a whole, by a division by zero.
"""

from __future__ import annotations

from typing import Any

from jackin.kernel.game import Json
from jackin.server.change import Change
from jackin.server.statements import Statement, answered, plain, update

PLAIN = {
    "status": "text", "turn": "int", "acting": "text", "result": "text", "epoch": "int", "next": "text",
    "used": "float8",
}  # fmt: skip
"""What changes in a table's row with every answer, and what it is in PostgreSQL."""
NOW = "EXTRACT(EPOCH FROM clock_timestamp())"
LIVE = f'UPDATE "processes" SET "beat" = {NOW}, "batch" = %s WHERE "id" = %s'
NEWS = ", ".join(f'"{name}" = n."{name}"' + "::json" * (name == "result") for name in PLAIN)
NAMES, MARKS = ", ".join(f'"{name}"' for name in PLAIN), ", ".join(f"%s::{kind}[]" for kind in PLAIN.values())
ANSWERED = f"""WITH
    live AS ({LIVE} RETURNING 1),
    changed AS (
        UPDATE "tables" t SET {NEWS} FROM unnest(%s::text[], {MARKS}) AS n("id", {NAMES})
        WHERE t."id" = n."id" AND t."holder" = %s RETURNING 1),
    kept AS (
        INSERT INTO "answers" ("table", "n", "value", "auto")
        SELECT * FROM unnest(%s::text[], %s::int[], %s::text[], %s::bool[]))
    SELECT 1 / (SELECT count(*) = %s FROM changed)::int, (SELECT count(*) FROM live)"""


def is_plain(change: Change) -> bool:
    """Whether it is nothing but answers."""
    return bool(change.answers) and not change.statements and (change.fields or {}).keys() == PLAIN.keys()


def together(changes: list[Change], me: str, batch: int) -> list[Any]:
    """The values for `ANSWERED`: of each table the row as it is last, and all answers."""
    rows: dict[str, Json] = {change.table: change.fields or {} for change in changes}
    columns = [[plain(row[name]) for row in rows.values()] for name in PLAIN]
    answers = [(change.table, *answer) for change in changes for answer in change.answers]
    return [batch, me, list(rows), *columns, me, *map(list, zip(*answers, strict=True)), len(rows)]


def apart(change: Change, me: str) -> list[Statement]:
    """A change of any kind, one statement after the other. Only who holds a table writes to it."""
    rest = [*change.statements, *answered(change.table, change.answers)]
    if change.fields is None:
        return rest
    fields = change.fields or {"holder": me}
    mine = update("tables", tuple(fields), ("id", "holder"))
    fence = f"WITH changed AS ({mine} RETURNING 1) SELECT 1 / count(*) FROM changed"
    return [Statement(fence, [*map(plain, fields.values()), change.table, me]), *rest]
