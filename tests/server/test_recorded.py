"""What stands in writing between the server and others: messages, routes, faults, tables on the disk. Clients and
databases of yesterday hold to it, so that nothing of it changes unawares."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

from pydantic import BaseModel
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from jackin.server import protocol
from jackin.server.faults import STATUS
from jackin.server.rows import Row, Wish
from jackin.server.schema import META
from tests.recorded import as_recorded
from tests.server.kit import House

FOR_PEOPLE = {"title", "description", "summary", "operationId", "examples"}


def leaves(found: Any, place: str = "") -> Iterator[str]:
    if isinstance(found, dict):
        for name, value in found.items():
            if name not in FOR_PEOPLE or isinstance(value, dict):  # a field may bear such a name
                yield from leaves(value, f"{place}.{name}")
    elif isinstance(found, list):
        for value in found:
            yield from leaves(value, f"{place}[]")
    else:
        yield f"{place} {found!r}"


def models(kind: type[BaseModel], room: str) -> Iterator[str]:
    """Their fields, what is there where one is left out, and what each may hold."""
    for each in kind.__subclasses__():
        if each.__module__.startswith(room):
            yield from (f"{each.__name__}{line}" for line in leaves(each.model_json_schema()))
        yield from models(each, room)


def test_messages_are_as_they_were_recorded():
    for found in pkgutil.iter_modules(protocol.__path__):
        importlib.import_module(f"{protocol.__name__}.{found.name}")
    told = set(models(BaseModel, protocol.__name__))
    assert {line for line in told if line.startswith("Chat.") and line.endswith(" 400")}
    as_recorded(__file__, {"messages": sorted(told)})


def test_what_rows_of_an_older_version_lack_is_as_it_was_recorded():
    told = {*models(Row, "jackin.server"), *(f"Wish{line}" for line in leaves(Wish.model_json_schema()))}
    as_recorded(__file__, {"rows": sorted(told)})


def test_routes_are_as_they_were_recorded(server: House):
    """What each of them takes in its path and its query, and by which codes it may answer."""
    told = [
        line
        for path, ways in server.get("/openapi.json").json()["paths"].items()
        for way, route in ways.items()
        for line in [
            *leaves(route.get("parameters", []), f"{way} {path}"),
            *(f"{way} {path} {code}" for code in route["responses"]),
        ]
    ]
    as_recorded(__file__, {"routes": sorted(told)})


def test_codes_of_faults_are_as_they_were_recorded():
    as_recorded(__file__, {"faults": sorted(f"{key} {status}" for key, status in STATUS.items())})


def test_tables_on_the_disk_are_as_they_were_recorded():
    """A column that is no longer what it was needs somebody who changes it in the databases that there are."""
    told = []
    for dialect in (sqlite.dialect(), postgresql.dialect()):
        for table in META.sorted_tables:
            told.append(str(CreateTable(table).compile(dialect=dialect)))
            told += sorted(str(CreateIndex(index).compile(dialect=dialect)) for index in table.indexes)
            told += [f"{column} {column.default!r}" for column in table.columns if column.default is not None]
    as_recorded(__file__, {"tables": told})
