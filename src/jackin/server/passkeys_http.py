"""HTTP: passkeys. They are made and used where the page is secure and has a name: browsers know them by it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi import Path as InPath

from jackin.doors import Refusal
from jackin.server.ceremony import Site
from jackin.server.devices import device_of
from jackin.server.hosts import bare, is_number
from jackin.server.players_http import players_of, remember, signed_in, told
from jackin.server.protocol.players import Me, PasskeyAnswer, PasskeyInfo, PasskeyOptions, PasskeyWish
from jackin.server.spoken import address_of

router = APIRouter(prefix="/api/me/passkeys", tags=["players"])

PasskeyId = Annotated[str, InPath(pattern=r"^[A-Za-z0-9_-]{1,1400}$")]


def site_of(request: Request) -> Site:
    """The page that asks. That its origin is this server's own was looked at before (`Protection`)."""
    origin, name = request.headers.get("origin", ""), bare(request.headers.get("host", ""))
    if not origin or not name or is_number(name):
        raise Refusal("server-passkey-nowhere")
    return Site(name, origin)


@router.get("")
async def passkeys(request: Request) -> list[PasskeyInfo]:
    """The player's passkeys, the oldest first."""
    players, account = players_of(request), (await signed_in(request)).account
    return [PasskeyInfo(**row) for row in await players.disk(players.ceremony.passkeys.of, account.id)]


@router.post("/offer")
async def offer(request: Request, wish: PasskeyWish) -> PasskeyOptions:
    """What the browser needs to make one. The pass phrase is asked for: a passkey outlives the session."""
    players, account, site = players_of(request), (await signed_in(request)).account, site_of(request)
    await players.proves(address_of(request), account, wish.phrase)
    return PasskeyOptions(options=await players.disk(players.ceremony.offer, site, account))


@router.post("")
async def add(request: Request, answer: PasskeyAnswer) -> list[PasskeyInfo]:
    """The passkey that the browser has made; all of them."""
    players, account, site = players_of(request), (await signed_in(request)).account, site_of(request)
    device = device_of(request.headers.get("user-agent", ""))
    await players.disk(players.ceremony.add, site, account, answer.credential, device)
    return await passkeys(request)


@router.post("/{id}/remove")
async def remove(request: Request, id: PasskeyId) -> list[PasskeyInfo]:
    """It opens nothing any more; what is left."""
    players, account = players_of(request), (await signed_in(request)).account
    if not await players.disk(players.ceremony.passkeys.remove, account.id, id):
        raise Refusal("server-no-passkey")
    return await passkeys(request)


@router.post("/ask")
async def ask(request: Request) -> PasskeyOptions:
    """What the browser needs to sign in with one."""
    return PasskeyOptions(options=await players_of(request).asks(address_of(request), site_of(request)))


@router.post("/enter")
async def enter(request: Request, response: Response, answer: PasskeyAnswer) -> Me:
    """Sign in."""
    device, site = device_of(request.headers.get("user-agent", "")), site_of(request)
    account, secret = await players_of(request).enter_by_key(address_of(request), site, answer.credential, device)
    remember(request, response, secret)
    return await told(request, account)
