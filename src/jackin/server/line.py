"""One WebSocket: a seat's line to its table, or a spectator's."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from fastapi import WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from jackin.doors import Refusal
from jackin.kernel.game import Json
from jackin.server.limits import Bucket
from jackin.server.play import SPECTATOR
from jackin.server.protocol.asked import (
    Answer,
    Back,
    Chat,
    Claim,
    Concede,
    Consent,
    FromClient,
    Hello,
    AskChance,
    Hint,
    Ping,
    Preview,
    Rematch,
    TakeBack,
    Why,
)
from jackin.server.seat import Seat
from jackin.server.settings import Limits
from jackin.server.words import english

if TYPE_CHECKING:
    from jackin.server.ink import Ink
    from jackin.server.table import Table


MESSAGE: TypeAdapter[FromClient] = TypeAdapter(FromClient)
PATIENCE = 100
"""So many messages too many, and the line is cut."""
FAREWELLS = -1
"""The mark of the last words of a line, which wait for nothing."""
FAREWELL = 5
"""Seconds that a closed line has to hear why."""

NOT_TEXT, POLICY, TOO_BIG, FAILED, RESTART, AGAIN = 1003, 1008, 1009, 1011, 1012, 1013
FORBIDDEN, NOT_FOUND = 4403, 4404


class Closed(Exception):
    """The line is to be closed, with a code and a reason."""

    def __init__(self, code: int, reason: str | Refusal) -> None:
        self.code = code
        self.refusal = Refusal(reason) if isinstance(reason, str) else reason


class Line:
    def __init__(self, socket: WebSocket, limits: Limits, ink: Ink | None = None) -> None:
        self.socket = socket
        self.limits = limits
        self._ink = ink
        self.seat: Seat | None = None
        self.place = SPECTATOR
        self.delayed = False
        self.body: bytes | None = None
        self.info: Json | None = None
        self.log_sent = 0
        self.secret = ""
        self.session = ""
        self._out: asyncio.Queue[tuple[int, str] | None] = asyncio.Queue(limits.waiting_frames)
        self._bucket = Bucket(limits.line_burst, limits.line_rate)
        self._chats = Bucket(limits.chat_burst, limits.chat_rate)
        self._too_many = 0
        self._closing = FAILED, ""
        self.is_cut = False

    # Out

    def send(self, message: Json) -> None:
        self.send_text(to_json(message))

    def send_text(self, text: bytes) -> None:
        """Never waits: a line that does not read is cut, and comes back for the whole."""
        if self.is_cut:
            return
        try:
            self._out.put_nowait((self._ink.mark if self._ink is not None else 0, text.decode()))
        except asyncio.QueueFull:
            self.cut(Closed(FAILED, "server-not-reading"))

    def cut(self, closed: Closed) -> None:
        """Say why, and close, whatever else was waiting to be said."""
        if self.is_cut:
            return
        while not self._out.empty():
            self._out.get_nowait()
        self._out.put_nowait((FAREWELLS, self._refused(closed.refusal).decode()))
        self.is_cut, self._closing = True, (closed.code, closed.refusal.message.key)
        self._out.put_nowait(None)

    def fail(self) -> None:
        """Something is wrong here that is not the client's fault."""
        self.cut(Closed(FAILED, "server-failed"))

    def refuse(self, refusal: Refusal) -> None:
        self.send_text(self._refused(refusal))

    def _refused(self, refusal: Refusal) -> bytes:
        message = refusal.message
        return to_json({"type": "refused", "reason": message.key, "detail": english(message)})

    async def write(self) -> None:
        """Send what is waiting, until the line is cut. What tells of a change waits until the change is on disk."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
            while (waiting := await self._out.get()) is not None:
                mark, text = waiting
                if self._ink is not None and mark != FAREWELLS:
                    await self._ink.dry(mark)
                if mark == FAREWELLS or not self.is_cut:
                    await self.socket.send_text(text)
            await self.socket.close(*self._closing)

    async def farewell(self, closed: Closed) -> None:
        """Say why, and close; a line that does not listen is left."""
        self.cut(closed)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self.write()

    # In

    async def read(self) -> FromClient:
        """The next message of the protocol; others are refused here."""
        while True:
            text = await self.text()
            if not self._bucket.take():
                self._too_many += 1
                if self._too_many > PATIENCE:
                    raise Closed(POLICY, "server-too-fast")
                self.refuse(Refusal("server-too-fast"))
                continue
            self._too_many = 0
            try:
                return understood(text)
            except Refusal as refusal:
                self.refuse(refusal)

    async def first(self) -> FromClient:
        """Whoever begins with nonsense is told so at once, and not waited for."""
        return understood(await self.text())

    async def text(self) -> str:
        message = await self.socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message["code"], message.get("reason"))
        text: str | None = message.get("text")
        if text is None:
            raise Closed(NOT_TEXT, "server-not-text")
        if len(text) > self.limits.message_bytes:
            raise Closed(TOO_BIG, "server-too-big")
        return text

    def hear(self, table: Table, message: FromClient) -> None:
        """Do what a message says, or refuse it."""
        try:
            self._do(table, message)
        except Refusal as refusal:
            self.refuse(refusal)
            table.showing.again(self)

    def _do(self, table: Table, message: FromClient) -> None:
        if isinstance(message, Ping):
            self.send({"type": "pong"})
            return
        if isinstance(message, Hello):
            raise Refusal("server-hello-again")
        if self.seat is None:
            raise Refusal("server-only-watching")
        if table.frozen is not None and not isinstance(message, Why | Chat):
            raise table.frozen
        match message:
            case Answer(ask=ask, values=values, auto=auto):
                table.answer(self.seat, ask, values, auto)
            case Why(card=card):
                self.send(table.because(self.seat, card))
            case Back(to=to):
                table.back(to)
            case Hint():
                table.hint(self)
            case AskChance():
                table.chance(self)
            case Preview(server=server, wish=wish, by=by):
                table.previews.look(self, server, wish, by)
            case TakeBack(ask=ask):
                table.offers.take_back(self.seat, ask)
            case Consent(offer=offer, yes=yes, half=half):
                table.offers.consent(self.seat, offer, yes, half)
            case Concede():
                table.lose(self.seat, "concede")
            case Rematch(swap=swap, half=half):
                table.offers.rematch(self.seat, swap, half)
            case Chat(text=text):
                if not self._chats.take():
                    raise Refusal("server-too-fast")
                table.chat(self.seat, text)
            case Claim(how=how):
                table.absence.claim(self.seat, how)


def understood(text: str) -> FromClient:
    try:
        return MESSAGE.validate_json(text)
    except ValidationError:
        raise Refusal("server-not-understood") from None
