"""HTTP: games to look at, step by step. Whoever has a replay's id may look."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from fastapi import Path as InPath

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.protocol.games import (
    Analysis, Branch, Judged, Judgements, JudgeMoves, Move, MoveReason, ReplayInfo, ReplayStep, TryMoves,
)  # fmt: skip
from jackin.server.protocol.sets import ContentSet
from jackin.server.shelf import Kept, Shelf
from jackin.server.spoken import Lang, address_of, spoken
from jackin.server.tables_http import Bearer, Id, held

router = APIRouter(prefix="/api", tags=["replays"])

Point = Annotated[int, InPath(ge=0, le=1_000_000)]
ReplayId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{16,40}$")]


def shelf_of(request: Request) -> Shelf:
    shelf: Shelf = request.app.state.replays
    return shelf


async def kept(request: Request, id: str) -> Kept:
    return await shelf_of(request).get(address_of(request), id)


@router.post("/replays")
async def open_journal(request: Request, journal: Annotated[Json, Body()]) -> ReplayInfo:
    """Look at the journal of any game."""
    return await shelf_of(request).add(address_of(request), journal)


@router.post("/tables/{id}/replay")
async def open_table(request: Request, id: Id, authorization: Bearer = "") -> ReplayInfo:
    """Look at a table's game so far: from the own seat only while another person plays in it."""
    table, seat = await held(request, id, authorization)
    seats = None if table.alone or table.result is not None else [seat.seat]
    bots = {seat.seat: seat.bot for seat in table.seats if seat.bot and table.teaching is None}
    return await shelf_of(request).add(address_of(request), table.journal(), seats, id, table.result, bots)


@router.get("/replays/{id}")
async def info(request: Request, id: ReplayId) -> ReplayInfo:
    """A replay that was opened before."""
    return (await kept(request, id)).info


@router.get("/replays/{id}/journal")
async def journal(request: Request, id: ReplayId) -> Json:
    """The whole game as a file, if all its seats are open."""
    replay = await kept(request, id)
    found = replay.journal
    if replay.info.seats != replay.door.seats_of(found["setup"]):
        raise Refusal("server-not-yet")
    return found


@router.get("/replays/{id}/content")
async def content(request: Request, id: ReplayId, lang: Lang = "en") -> ContentSet:
    """The content set that was played with, told in a language."""
    replay = await kept(request, id)
    found = replay.door.content(replay.journal["setup"])
    if found is None:
        raise Refusal("server-no-content", name=id)
    return await spoken(request, found, lang)


@router.get("/replays/{id}/analysis")
async def analysis(request: Request, id: ReplayId) -> Analysis:
    """How the chances went, once the game is over."""
    return await shelf_of(request).analysis(address_of(request), id)


@router.get("/replays/{id}/moves")
async def moves(request: Request, id: ReplayId) -> list[Move]:
    """What was chosen, answer by answer, once the game is over."""
    return await shelf_of(request).moves(address_of(request), id)


@router.get("/replays/{id}/judgements")
async def judgements(
    request: Request, id: ReplayId, since: Annotated[int, Query(ge=0, le=1_000_000)] = 0
) -> Judgements:
    """What is known by now of the answers of both seats, once the game is over. From here on it is judged in the
    background, once for everybody; whoever knows all that was found `since` waits a while for more."""
    return await shelf_of(request).judgements(address_of(request), id, since)


@router.post("/replays/{id}/lines")
async def lines(request: Request, id: ReplayId, wish: JudgeMoves) -> Judged:
    """A thought about one decision, of the game or of another line of it."""
    return await shelf_of(request).lines(address_of(request), id, wish)


@router.get("/replays/{id}/reasons/{n}")
async def reason(request: Request, id: ReplayId, n: Point) -> MoveReason:
    """Why the bot that answered after n others did so, once the game is over: it thinks again."""
    return await shelf_of(request).reason(address_of(request), id, n)


@router.post("/replays/{id}/branch")
async def branch(request: Request, id: ReplayId, wish: TryMoves) -> Branch:
    """Another line of a game that is over, and an engine that answers in it."""
    return await shelf_of(request).branch(address_of(request), id, wish)


@router.get("/replays/{id}/{n}")
async def step(
    request: Request,
    id: ReplayId,
    n: Point,
    seat: Annotated[str, Query(max_length=20)] = "",
) -> ReplayStep:
    """The position after n answers, as one seat saw it."""
    return await shelf_of(request).step(address_of(request), id, n, seat)
