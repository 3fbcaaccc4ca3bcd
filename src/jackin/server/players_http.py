"""HTTP: accounts. A session's secret is in a cookie that only this server gets and no script can read."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi import Path as InPath
from fastapi.responses import StreamingResponse
from pydantic_core import to_json

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.accounts import LASTS, Account, Session
from jackin.server.devices import device_of
from jackin.server.players import COOKIE, Players
from jackin.server.protocol.players import (
    Adopted,
    BlockSeat,
    ChangePhrase,
    DeletePlayer,
    EnterPlayer,
    KeptDeck,
    Me,
    MyDecks,
    NewPlayer,
    PlayerInfo,
    PlayerPage,
    RatingNow,
    RatingPoint,
    SessionInfo,
    Share,
    SharedPart,
    Unblock,
)
from jackin.server.protocol.tables import MyTables, TableInfo  # fmt: skip
from jackin.server.spoken import address_of

router = APIRouter(prefix="/api/me", tags=["players"])
others = APIRouter(prefix="/api/players", tags=["players"])

Pool = Annotated[str, InPath(pattern=r"^[a-z-]{1,40}$")]
Name = Annotated[str, InPath(max_length=24)]
SessionId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{12}$")]


def players_of(request: Request) -> Players:
    players: Players = request.app.state.players
    return players


async def signed_in(request: Request) -> Session:
    session = await players_of(request).session(request.cookies)
    if session is None:
        raise Refusal("server-not-signed-in")
    return session


async def told(request: Request, account: Account) -> Me:
    players = players_of(request)
    return await players.tables.store.aside(the_player, players, account)


def the_player(players: Players, account: Account) -> Me:
    now = time.time()
    pools = players.tables.ratings.pools(account.id).items()
    ratings = {pool: RatingNow(**standing.told(now)) for pool, standing in pools}
    games, blocked = players.accounts.count(account.id), players.tables.belongings.blocked(account.id)
    shared: list[SharedPart] = players.sharing.parts(account.id)  # type: ignore[assignment]
    return Me(
        player=PlayerInfo(
            name=account.name, created=account.created, games=games, ratings=ratings, blocked=blocked, shared=shared
        )
    )


def remember(request: Request, response: Response, secret: str, lasts: int = LASTS) -> None:
    safe = request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=lasts, path="/api", httponly=True, samesite="strict", secure=safe)


@router.get("")
async def me(request: Request) -> Me:
    """Who is signed in."""
    session = await players_of(request).session(request.cookies)
    return Me() if session is None else await told(request, session.account)


@router.post("/join")
async def join(request: Request, response: Response, wish: NewPlayer) -> Me:
    """A new account; its maker is signed in."""
    device = device_of(request.headers.get("user-agent", ""))
    account, secret = await players_of(request).join(address_of(request), wish, device)
    remember(request, response, secret)
    return await told(request, account)


@router.post("/enter")
async def enter(request: Request, response: Response, wish: EnterPlayer) -> Me:
    """Sign in."""
    device = device_of(request.headers.get("user-agent", ""))
    account, secret = await players_of(request).enter(address_of(request), wish, device)
    remember(request, response, secret)
    return await told(request, account)


@router.post("/leave")
async def leave(request: Request, response: Response) -> Me:
    """Sign out here."""
    session = await players_of(request).session(request.cookies)
    if session is not None:
        await players_of(request).end(session.account, [session.id])
    remember(request, response, "", 0)
    return Me()


@router.get("/sessions")
async def sessions(request: Request) -> list[SessionInfo]:
    """Where the player is signed in, the last used first."""
    session = await signed_in(request)
    rows = await players_of(request).sessions(session.account)
    return [SessionInfo(**row, here=row["id"] == session.id) for row in rows]


@router.post("/sessions/end")
async def end_others(request: Request) -> list[SessionInfo]:
    """Sign out everywhere else; what is left."""
    await players_of(request).end_others(await signed_in(request))
    return await sessions(request)


@router.post("/sessions/{id}/end")
async def end(request: Request, id: SessionId) -> list[SessionInfo]:
    """Sign out there; what is left."""
    session = await signed_in(request)
    if not await players_of(request).end(session.account, [id]):
        raise Refusal("server-no-session")
    return [] if id == session.id else await sessions(request)


@router.post("/phrase")
async def phrase(request: Request, wish: ChangePhrase) -> Me:
    """Another pass phrase. All other sessions end."""
    session = await signed_in(request)
    await players_of(request).change_phrase(address_of(request), session, wish)
    return await told(request, session.account)


@router.post("/adopt")
async def adopt(request: Request, keys: MyTables) -> Adopted:
    """The games that these keys open become the account's."""
    account = (await signed_in(request)).account
    return Adopted(games=await players_of(request).adopt(account, keys.keys))


@router.get("/games")
async def games(request: Request, before: Annotated[float | None, Query(ge=0, le=1e12)] = None) -> list[TableInfo]:
    """The player's tables, the newest first, a hundred at once; the next ones were made `before` the last of them."""
    account = (await signed_in(request)).account
    return [TableInfo(**info) for info in await players_of(request).games(account, before)]


@router.get("/decks")
async def decks(request: Request) -> list[KeptDeck]:
    """The player's decks."""
    account, tables = (await signed_in(request)).account, players_of(request).tables
    rows = await tables.store.aside(tables.belongings.decks, account.id)
    return [KeptDeck(**row) for row in rows]


@router.post("/decks")
async def keep_decks(request: Request, mine: MyDecks) -> list[KeptDeck]:
    """A device's decks and the account's become one: of each, what was changed last. All of them."""
    sent = [deck.model_dump() for deck in mine.decks]
    account, tables = (await signed_in(request)).account, players_of(request).tables
    rows = await tables.store.aside(tables.belongings.keep_decks, account.id, sent)
    return [KeptDeck(**row) for row in rows]


@router.post("/block")
async def block(request: Request, whom: BlockSeat) -> Me:
    """Not to meet who sits there again."""
    account = (await signed_in(request)).account
    await players_of(request).block(account, whom.table, whom.seat)
    return await told(request, account)


@router.post("/unblock")
async def unblock(request: Request, whom: Unblock) -> Me:
    account = (await signed_in(request)).account
    tables = players_of(request).tables
    await tables.store.aside(tables.belongings.unblock, account.id, whom.name)
    return await told(request, account)


@router.get("/ratings/{pool}")
async def ratings(request: Request, pool: Pool) -> list[RatingPoint]:
    """The rated games in a role, the oldest first."""
    account, tables = (await signed_in(request)).account, players_of(request).tables
    rows = await tables.store.aside(tables.ratings.history, account.id, pool)
    return [RatingPoint(**row) for row in rows]


@router.post("/share")
async def share(request: Request, wish: Share) -> Me:
    """What of the profile everybody may see from now on."""
    account, players = (await signed_in(request)).account, players_of(request)
    await players.tables.store.aside(players.sharing.choose, account.id, wish.parts)
    return await told(request, account)


@others.get("/{name}")
async def page(request: Request, name: Name) -> PlayerPage:
    """A player's page, if they have one."""
    return PlayerPage(**await players_of(request).page(address_of(request), name))


@router.get("/export", response_class=StreamingResponse)
async def export(request: Request) -> StreamingResponse:
    """All that is kept of the player: one JSON object a line."""
    session = await signed_in(request)
    players_of(request).may_export(session.account)
    name = {"content-disposition": 'attachment; filename="jackin.jsonl"'}
    return StreamingResponse(lines(players_of(request).export(session)), 200, name, "application/x-ndjson")


async def lines(pieces: AsyncIterator[Json]) -> AsyncIterator[bytes]:
    async for piece in pieces:
        yield to_json(piece) + b"\n"


@router.post("/delete")
async def delete(request: Request, response: Response, wish: DeletePlayer) -> Me:
    """The account goes, with its name at every table."""
    await players_of(request).delete(address_of(request), await signed_in(request), wish.phrase)
    remember(request, response, "", 0)
    return Me()
