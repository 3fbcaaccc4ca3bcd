"""A connection, before anything is asked over it: how many there may be, and how long they may take."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from jackin.server.settings import Settings

SPARE = 100
"""Descriptors for files, the database and the workers."""


class Config(uvicorn.Config):
    """Knows the table's settings besides the server's."""

    def __init__(self, settings: Settings, app: Any, **more: Any) -> None:
        super().__init__(app, http=Connection, **more)
        self.settings = settings
        self.most = min(settings.limits.connections, descriptors() - SPARE)
        self.inner = 0
        """The port at which other processes come, for as many clients as they have."""


class Connection(H11Protocol):
    """The head of a request must come in time, and so must its body and the reading of the answer."""

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._busy = False
        self._expect(self.config.settings.limits.head_seconds)
        if self._crowded():
            transport.abort()

    def _crowded(self) -> bool:
        if len(self.connections) > self.config.most:
            return True
        address = self.client[0] if self.client else ""
        inner = self.server is not None and self.server[1] == self.config.inner
        if inner or address in self.config.settings.proxies:
            return False
        clients: list[tuple[str, int] | None] = [getattr(one, "client", None) for one in self.connections]
        here = sum([client is not None and client[0] == address for client in clients])
        return here > self.config.settings.limits.connections_per_address

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        self._relax()
        super().on_response_complete()
        self._look()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._relax()
        self._busy = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def _look(self) -> None:
        """Whether a request has begun since: a new one, or only its first bytes."""
        cycle: RequestResponseCycle | None = self.cycle
        asked = cycle is not None and not cycle.response_complete
        if asked and not self._busy:
            self._busy = True
            self._expect(self.config.settings.limits.exchange_seconds)
        elif not asked and not self._busy and self._timer is None and self.conn.trailing_data[0]:
            self._expect(self.config.settings.limits.head_seconds)

    def _expect(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _relax(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._busy = None, False


def descriptors() -> int:
    """How many files and sockets the system lets this process have: as many as it may ask for."""
    try:
        import resource
    except ImportError:
        return 2**20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65536 if hard == resource.RLIM_INFINITY else min(hard, 65536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return 2**20 if soft == resource.RLIM_INFINITY else soft
