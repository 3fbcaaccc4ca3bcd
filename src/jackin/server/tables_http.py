"""HTTP: tables. Seat secrets come in the header `Authorization: Bearer SECRET`."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Header, Request, WebSocket
from fastapi import Path as InPath

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server import reports
from jackin.server.accounts import Account
from jackin.server.lines import Lines
from jackin.server.players import Players
from jackin.server.protocol.games import BugReport, ReportFiled, Summary
from jackin.server.protocol.sets import ContentSet
from jackin.server.protocol.tables import Complaint, JoinTable, MyTables, NewTable, Seated, TableInfo
from jackin.server.seat import Seat
from jackin.server.spoken import Lang, address_of, spoken
from jackin.server.table import Table
from jackin.server.tables import Tables

router = APIRouter(prefix="/api/tables", tags=["tables"])

Id = Annotated[str, InPath(pattern=r"^[A-Z2-9]{6}$")]
Bearer = Annotated[str, Header(alias="authorization", max_length=200)]


def tables_of(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def player_of(request: Request) -> Account | None:
    """Who is signed in."""
    players: Players = request.app.state.players
    session = await players.session(request.cookies)
    return session.account if session is not None else None


async def held(request: Request, id: str, authorization: str) -> tuple[Table, Seat]:
    """The table and the seat that a secret opens, or that the player signed in has."""
    table = await tables_of(request).get(id)
    scheme, _, secret = authorization.partition(" ")
    if authorization:
        seat = table.seat_of(secret.strip()) if scheme.lower() == "bearer" else None
    else:
        player = await player_of(request)
        seat = table.seat_of_account(player.id) if player is not None else None
    if seat is None:
        raise Refusal("server-wrong-secret")
    return table, seat


@router.post("")
async def create(request: Request, wish: NewTable) -> Seated:
    """A new table, and the keys to the sender's seats."""
    table, keys = await tables_of(request).create(wish, address_of(request), await player_of(request))
    return Seated(table=table, keys=keys)


@router.post("/mine")
async def mine(request: Request, keys: MyTables) -> list[TableInfo]:
    """The tables that these keys open; others are left out."""
    return [TableInfo(**info) for info in await tables_of(request).mine(keys.keys)]


@router.get("/{id}")
async def info(request: Request, id: Id) -> TableInfo:
    """What everybody may know about a table."""
    tables, player = tables_of(request), await player_of(request)
    told = await tables.info(id)
    return TableInfo(**(told if player is None else (await tables.infos([id], player.id))[0]))


@router.post("/{id}/join")
async def join(request: Request, id: Id, wish: JoinTable) -> Seated:
    """Take an open seat."""
    table, keys = await tables_of(request).join(id, wish, await player_of(request))
    return Seated(table=table, keys=keys)


@router.get("/{id}/content")
async def content(request: Request, id: Id, lang: Lang = "en") -> ContentSet:
    """The content set that is played with, told in a language."""
    table = await tables_of(request).get(id)
    found = table.door.content(table.row.setup) if table.row.setup is not None else None
    if found is None:
        raise Refusal("server-no-content", name=id)
    return await spoken(request, found, lang)


@router.get("/{id}/journal")
async def journal(request: Request, id: Id, authorization: Bearer = "") -> Json:
    """The whole game as a file: once it is over, or if no other person plays in it."""
    table, _ = await held(request, id, authorization)
    if table.result is None and not table.alone:
        raise Refusal("server-not-yet")
    return table.journal()


@router.get("/{id}/summary")
async def summary(request: Request, id: Id, authorization: Bearer = "") -> Summary:
    """The finished game in numbers, with every hand open."""
    table, _ = await held(request, id, authorization)
    return Summary(**table.summary())


@router.post("/{id}/report")
async def report(request: Request, id: Id, report: BugReport, authorization: Bearer = "") -> ReportFiled:
    """Something is wrong: the words and the journal are kept for those who run this server."""
    table, seat = await held(request, id, authorization)
    return ReportFiled(number=reports.file(table, seat, report))


@router.post("/{id}/complain")
async def complain(request: Request, id: Id, complaint: Complaint) -> ReportFiled:
    """A table of the lobby that should not stand there. Anybody may say so, once for each address."""
    table = await tables_of(request).get(id)
    return ReportFiled(number=reports.complain(table, address_of(request), complaint))


@router.websocket("/{id}/play")
async def play(socket: WebSocket, id: str) -> None:
    """The line of a seat or a spectator: docs/protocol.md."""
    lines: Lines = socket.app.state.lines
    await lines.serve(socket, id)
