"""Over HTTP too, nobody hears of a change before it is on disk."""

from __future__ import annotations

import asyncio

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jackin.doors import Refusal
from jackin.server.change import WRITTEN, Written
from jackin.server.faults import fault

PATIENCE = 10
"""Seconds that an answer waits for a database which is away."""


class Drying:
    """Middleware: the answer to a request waits for what the request has changed, and is a fault if that failed."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        written = Written()
        WRITTEN.set(written)
        failed = False

        async def send_dry(message: Message) -> None:
            nonlocal failed
            if message["type"] == "http.response.start" and (refusal := await settled(written)) is not None:
                failed = True
                await fault(refusal)(scope, receive, send)
            elif not failed:
                await send(message)

        await self.app(scope, receive, send_dry)


async def settled(written: Written) -> Refusal | None:
    """Why it cannot be, if it cannot."""
    written.is_open = False
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*written.pending)
    except TimeoutError:
        return Refusal("server-cannot-keep")
    except Refusal as refusal:
        return refusal
    return None
