"""What one process passes on to another that has the table: requests as they came, and lines.

Both share a database, in which each keeps a secret for the others. Whoever knows it has done all that is done at the
door (names, origins, rates), and is believed about whose request it is.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Iterable

import h11
from fastapi import WebSocket, WebSocketDisconnect
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from jackin.doors import Refusal
from jackin.server.faults import fault
from jackin.server.ink import Ink
from jackin.server.leases import Elsewhere, Neighbour
from jackin.server.line import AGAIN, FORBIDDEN, RESTART, Closed, Line
from jackin.server.tables import Tables

SECRET, FOR = "x-jackin-inside", "x-jackin-for"
OWN = (SECRET, FOR, "host", "connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "expect")
"""Headers that are between two machines, and are not passed on; nor is what a proxy said of the client."""
PATIENCE = 60
"""Seconds for the whole of a request."""
REACH = 5
OWNER = "127.0.0.1"
"""The address of who looks after the server."""
GONE = (OSError, TimeoutError, h11.ProtocolError, WebSocketException)
UNSAID = (1005, 1006, 1015)
"""Codes that stand for a close without one, and are never sent."""
PREFIX = "/api/tables/"


class Inside:
    """Middleware, before all other: what comes from another process comes from where that one says."""

    def __init__(self, app: ASGIApp, ink: Ink) -> None:
        self.app = app
        self.ink = ink

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            headers = Headers(scope=scope)
            scope["inside"] = SECRET in headers
            if scope["inside"]:
                if not hmac.compare_digest(headers[SECRET].encode(), self.ink.secret.encode()):
                    await refuse(scope, receive, send)
                    return
                scope["client"] = headers.get(FOR, ""), 0
        await self.app(scope, receive, send)


async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        await fault(Refusal("server-wrong-secret"))(scope, receive, send)
    else:
        await WebSocket(scope, receive, send).close(FORBIDDEN)


class PassingOn:
    """Middleware, after all other: a request about a table goes to the process that has the table."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = scope["path"][len(PREFIX) :].partition("/")[0] if scope["type"] == "http" else ""
        if len(id) != 6 or not scope["path"].startswith(PREFIX) or scope["inside"]:
            await self.app(scope, receive, send)
            return
        tables: Tables = scope["app"].state.tables
        try:
            holder = None if id in tables.live else await tables.store.aside(tables.leases.elsewhere, id)
        except Refusal as refusal:
            await fault(refusal)(scope, receive, send)
            return
        if holder is None:
            await self.app(scope, receive, send)
            return
        try:
            async with asyncio.timeout(PATIENCE):
                messages = await asked(holder, scope, await body_of(receive))
        except GONE:
            await fault(Elsewhere(holder))(scope, receive, send)
            return
        for message in messages:
            await send(message)


async def body_of(receive: Receive) -> bytes:
    body, more = b"", True
    while more:
        message = await receive()
        body, more = body + message.get("body", b""), message.get("more_body", False)
    return body


async def fetched(neighbour: Neighbour, path: str) -> str:
    """A text that another process has; none if it has gone."""
    scope = {"method": "GET", "raw_path": path.encode(), "query_string": b"", "headers": [], "client": (OWNER, 0)}
    try:
        async with asyncio.timeout(REACH):
            _, body = await asked(neighbour, scope, b"")
    except GONE:
        return ""
    return str(body["body"], "utf-8")


async def asked(holder: Neighbour, scope: Scope, body: bytes) -> list[Message]:
    """The other one's answer."""
    host, _, port = holder.address.rpartition(":")
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    headers = [*passed(scope, holder), (b"host", holder.address.encode()), (b"connection", b"close")]
    headers.append((b"content-length", str(len(body)).encode()))
    reader, writer = await asyncio.wait_for(asyncio.open_connection(host.strip("[]"), int(port)), REACH)
    try:
        wire = h11.Connection(h11.CLIENT)
        for event in (
            h11.Request(method=scope["method"], target=scope["raw_path"] + query, headers=headers),
            h11.Data(data=body),
            h11.EndOfMessage(),
        ):
            writer.write(wire.send(event) or b"")
        return await answered(wire, reader)
    finally:
        writer.close()


async def answered(wire: h11.Connection, reader: asyncio.StreamReader) -> list[Message]:
    start: Message = {}
    body = b""
    while True:
        event = wire.next_event()
        if event is h11.NEED_DATA:
            wire.receive_data(await reader.read(65536))
        elif isinstance(event, h11.Response):
            kept = [(name, value) for name, value in event.headers if name.decode() not in OWN]
            start = {"type": "http.response.start", "status": event.status_code, "headers": kept}
        elif isinstance(event, h11.Data):
            body += bytes(event.data)
        elif isinstance(event, h11.EndOfMessage):
            return [start, {"type": "http.response.body", "body": body}]
        else:
            raise h11.RemoteProtocolError("the other process went away")


def passed(scope: Scope, holder: Neighbour) -> Iterable[tuple[bytes, bytes]]:
    """The headers of a request, and whose it is."""
    for name, value in scope["headers"]:
        plain = name.decode("latin-1").lower()
        if plain not in OWN and plain != "content-length" and not plain.startswith("x-forwarded-"):
            yield name, value
    yield SECRET.encode(), holder.secret.encode()
    yield FOR.encode(), (scope["client"][0] if scope.get("client") else "").encode()


async def relay(line: Line, id: str, hello: str, holder: Neighbour) -> None:
    """A line to a table that another process has: it hears and says what that one does."""
    cookie = line.socket.headers.get("cookie")
    headers = {SECRET: holder.secret, FOR: line.socket.client.host if line.socket.client is not None else ""}
    if cookie is not None:
        headers["cookie"] = cookie
    url = f"ws://{holder.address}{PREFIX}{id}/play"
    try:
        there = await connect(
            url, additional_headers=headers, max_size=None, compression=None, open_timeout=REACH, proxy=None
        )
    except GONE:
        await line.farewell(Closed(AGAIN, "server-elsewhere"))
        return
    async with there:
        await there.send(hello)
        ways = {asyncio.create_task(way) for way in (say(line, there), tell(line, there))}
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)


async def say(line: Line, there: ClientConnection) -> None:
    try:
        while True:
            await there.send(await line.text())
    except Closed as closed:
        await line.farewell(closed)
    except (WebSocketDisconnect, ConnectionClosed):
        pass


async def tell(line: Line, there: ClientConnection) -> None:
    try:
        try:
            while True:
                await line.socket.send_text(await there.recv(decode=True))
        except ConnectionClosed as closed:
            ended = closed.rcvd
        said = ended is not None and ended.code not in UNSAID
        await line.socket.close(*((ended.code, ended.reason) if ended is not None and said else (RESTART, "")))
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass
