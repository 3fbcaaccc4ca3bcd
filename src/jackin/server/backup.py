"""Everything that a database keeps, in one file: to be kept elsewhere, or to move to another database.

Lines of JSON, packed: a head, a row a line, and at the end how many there were and their checksum, so that a file
that was cut or changed is known before anything of it is believed. The rows are those of one moment, though the
server plays on meanwhile.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from sqlalchemy import Table, create_engine, func, insert, select, text
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from jackin.kernel.game import Json
from jackin.kernel.message import Message
from jackin.server.schema import META, PROCESSES, TRIES
from jackin.server.store import BadDatabase, Store, place_of, shown

FORMAT = 1
AT_ONCE = 500
PASSING = {"holder"}
"""Columns that mean something only while a server runs."""
KEPT = [table for table in META.sorted_tables if table not in (PROCESSES, TRIES)]


class BadBackup(Exception):
    """The file cannot be restored: a key of the catalogues, and why."""

    def __init__(self, key: str, place: object, why: object = "") -> None:
        super().__init__(key)
        self.message = Message(key, place=str(place), why=str(why)[:300])


def back_up(url: str, file: Path) -> int:
    """How many rows there are. The file is there whole or not at all."""
    part = file.with_name(file.name + ".part")
    try:
        engine = create_engine(place_of(url))
        try:
            with engine.connect() as c, gzip.open(part, "wt", encoding="utf-8") as out:
                one_moment(c)
                count = written(out, rows(c))
        finally:
            engine.dispose()
        os.replace(part, file)
    except (SQLAlchemyError, ImportError) as error:
        raise BadDatabase("serve-bad-database", shown(url), getattr(error, "orig", error)) from None
    finally:
        part.unlink(missing_ok=True)
    return count


def one_moment(c: Connection) -> None:
    """All that is read from here on is of one moment."""
    if c.dialect.name == "postgresql":
        c.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
    else:
        c.exec_driver_sql("BEGIN")


def rows(c: Connection) -> Iterator[tuple[str, Json]]:
    for table in KEPT:
        wanted = [column for column in table.columns if column.name not in PASSING]
        for row in c.execution_options(yield_per=AT_ONCE).execute(select(*wanted).order_by(*table.primary_key)):
            yield table.name, dict(row._mapping)


def written(out: Any, found: Iterator[tuple[str, Json]]) -> int:
    check, count = hashlib.sha256(), 0
    out.write(json.dumps({"jackin-backup": FORMAT, "at": round(time.time())}) + "\n")
    for count, row in enumerate(found, 1):  # noqa: B007
        line = json.dumps(row, ensure_ascii=False) + "\n"
        check.update(line.encode())
        out.write(line)
    out.write(json.dumps({"rows": count, "sha256": check.hexdigest()}) + "\n")
    return count


def restore(file: Path, url: str) -> int:
    """Into a database without tables of its own, all of it or nothing: how many rows there are."""
    count = checked(file)
    store = Store(url)
    try:
        with store.writing() as c:
            if any(c.execute(select(func.count()).select_from(table)).scalar_one() for table in KEPT):
                raise BadBackup("restore-not-empty", shown(url))
            found = read(file)
            while some := list(islice(found, AT_ONCE)):
                insert_all(c, file, some)
            count_on(c, store.engine)
    finally:
        store.close()
    return count


def insert_all(c: Connection, file: Path, some: list[tuple[str, Json]]) -> None:
    known = {table.name: table for table in KEPT}
    for table, group in by_table(file, known, some).items():
        c.execute(insert(table), group)


def by_table(file: Path, known: dict[str, Table], some: list[tuple[str, Json]]) -> dict[Table, list[Json]]:
    found: dict[Table, list[Json]] = {}
    for name, row in some:
        if name not in known or not row.keys() <= set(known[name].columns.keys()):
            raise BadBackup("restore-newer", file, name)
        found.setdefault(known[name], []).append(row)
    return found


def count_on(c: Connection, engine: Engine) -> None:
    """Numbers that the database gives out itself go on after the highest."""
    if engine.dialect.name != "postgresql":
        return
    for name in ("chats", "ratings"):
        highest = f'(SELECT COALESCE(MAX("id"), 0) + 1 FROM "{name}")'
        c.execute(text(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {highest}, false)"))


def checked(file: Path) -> int:
    """Read it to its end before anything is believed: how many rows there are."""
    check, count, last = hashlib.sha256(), 0, ""
    for line in lines(file):
        if last:
            check.update(last.encode())
            count += 1
        last = line
    try:
        end: Any = json.loads(last)
    except ValueError:
        end = {}
    if not isinstance(end, dict) or (end.get("rows"), end.get("sha256")) != (count, check.hexdigest()):
        raise BadBackup("restore-broken", file)
    return count


def read(file: Path) -> Iterator[tuple[str, Json]]:
    last = ""
    for line in lines(file):
        if last:
            name, row = json.loads(last)
            yield name, row
        last = line


def lines(file: Path) -> Iterator[str]:
    """All but the head."""
    try:
        with gzip.open(file, "rt", encoding="utf-8") as content:
            head = content.readline()
            if not head.startswith(f'{{"jackin-backup": {FORMAT},'):
                raise BadBackup("restore-no-backup", file)
            yield from content
    except (EOFError, gzip.BadGzipFile, UnicodeDecodeError):
        raise BadBackup("restore-broken", file) from None
    except OSError as error:
        raise BadBackup("restore-no-backup", file, error.strerror) from None
