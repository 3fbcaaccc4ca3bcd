"""What stands between the table and the rest of the web: origins, sizes, rates and headers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from fastapi import HTTPException
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from jackin.doors import Refusal
from jackin.server.faults import fault
from jackin.server.hosts import is_ours
from jackin.server.limits import Buckets, same_origin
from jackin.server.settings import Settings

HEADERS = {
    "content-security-policy": "; ".join(
        [
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self' data:",
            "media-src 'self' data:",
            "connect-src 'self'",
            "manifest-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
        ]
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
LOST = "\ufffd"
"""What stands for bytes that are no text."""
SAFE = ("GET", "HEAD", "OPTIONS")


class Protection:
    """Middleware for HTTP; lines look after themselves."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.writes = Buckets(limits.address_burst, limits.address_rate)
        self.reads = Buckets(limits.read_burst, limits.read_rate)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope.get("inside"):
            await self.app(scope, receive, send)
            return
        guarded = with_headers(send)
        refusal = self._refusal(scope)
        if refusal is not None:
            if refusal[0].message.key == "server-too-fast":
                await asyncio.sleep(self.settings.limits.pause)
            await fault(*refusal)(scope, receive, guarded)
            return
        await self.app(scope, sized(receive, self.settings.limits.body_bytes), guarded)

    def _refusal(self, scope: Scope) -> tuple[Refusal, int] | None:
        headers, limits = Headers(scope=scope), self.settings.limits
        if not is_ours(headers.get("host"), self.settings.names):
            return Refusal("server-other-host"), 421
        if len(scope["raw_path"]) > limits.path_length or len(scope["query_string"]) > limits.path_length:
            return Refusal("server-too-big"), 414
        if LOST in scope["path"]:
            return Refusal("server-not-understood"), 400
        safe = scope["method"] in SAFE
        client = scope.get("client")
        if not (self.reads if safe else self.writes).take(client[0] if client else ""):
            return Refusal("server-too-fast"), 429
        if safe:
            return None
        if not same_origin(headers.get("origin"), headers.get("host"), self.settings.origins):
            return Refusal("server-other-origin"), 403
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > limits.body_bytes:
            return Refusal("server-too-big"), 413
        return None


def sized(receive: Receive, most: int) -> Callable[[], Awaitable[Message]]:
    """A body without a length cannot go on and on."""
    taken = 0

    async def receive_some() -> Message:
        nonlocal taken
        message = await receive()
        taken += len(message.get("body", b""))
        if taken > most:
            raise HTTPException(413)
        return message

    return receive_some


def with_headers(send: Send) -> Callable[[Message], Awaitable[None]]:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return send_with_headers
