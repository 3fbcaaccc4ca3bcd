"""HTTP: games to look at, step by step. Whoever has a replay's id may look."""

from __future__ import annotations

import json
import secrets
import time
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from fastapi import Path as InPath

from jackin.doors import DOORS, Refusal
from jackin.kernel.game import Json
from jackin.server.protocol import ContentSet, ReplayInfo, ReplayStep
from jackin.server.replay import Replay, Shelf
from jackin.server.tables_http import Bearer, Id, held, tables_of

router = APIRouter(prefix="/api", tags=["replays"])

ReplayId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{16,40}$")]


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.replays
    return shelf


@router.post("/replays")
async def open_journal(request: Request, journal: Annotated[Json, Body()]) -> ReplayInfo:
    """Look at the journal of any game."""
    game = journal.get("game")
    if not isinstance(game, str) or game not in DOORS:
        raise Refusal("server-bad-journal", detail="game")
    found = await tables_of(request).read(game, journal)
    return keep(request, Replay.of(found, None), found.encode())


@router.post("/tables/{id}/replay")
async def open_table(request: Request, id: Id, authorization: Bearer = "") -> ReplayInfo:
    """Look at a table's game so far: from the own seat only while another person plays in it."""
    table, seat = await held(request, id, authorization)
    journal = table.journal()
    found = await tables_of(request).read(table.door.game.name, journal)
    seats = None if table.alone or table.result is not None else [seat.seat]
    replay = Replay.of(found, seats, id)
    replay.result = table.result
    return keep(request, replay, journal)


def keep(request: Request, replay: Replay, journal: Json) -> ReplayInfo:
    id = secrets.token_urlsafe(16)
    text = json.dumps({"journal": journal, "result": replay.result}, ensure_ascii=False)
    row = {"id": id, "table": replay.table, "seats": replay.seats, "journal": text, "created": time.time()}
    tables_of(request).store.keep_replay(row)
    shelf_of(request).put(id, replay)
    return replay.info(id)


@router.get("/replays/{id}")
async def info(request: Request, id: ReplayId) -> ReplayInfo:
    """A replay that was opened before."""
    return (await shelf_of(request).get(id)).info(id)


@router.get("/replays/{id}/journal")
async def journal(request: Request, id: ReplayId) -> Json:
    """The whole game as a file, if all its seats are open."""
    replay = await shelf_of(request).get(id)
    if not replay.whole:
        raise Refusal("server-not-yet")
    return replay.journal.encode()


@router.get("/replays/{id}/content")
async def content(request: Request, id: ReplayId) -> ContentSet:
    """The content set that was played with."""
    replay = await shelf_of(request).get(id)
    found = replay.door.content(replay.journal.setup)
    if found is None:
        raise Refusal("server-no-content", name=id)
    return ContentSet(**found)


@router.get("/replays/{id}/{n}")
async def step(
    request: Request,
    id: ReplayId,
    n: Annotated[int, InPath(ge=0, le=1_000_000)],
    seat: Annotated[str, Query(max_length=20)] = "",
) -> ReplayStep:
    """The position after n answers, as one seat saw it."""
    return (await shelf_of(request).get(id)).step(n, seat)
