"""A server in this process, from its socket to its end."""

from __future__ import annotations

import gc
import logging
import socket
from collections.abc import Callable

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from jackin.server.app import create
from jackin.server.connection import Config
from jackin.server.seldom import write_seldom
from jackin.server.settings import Settings

log = logging.getLogger("jackin.server")

EVERYWHERE = ("0.0.0.0", "::")
LITTER = 20_000, 20, 50
"""Python looks for rings of garbage after so many new objects, and through everything there is far less often than
by itself: with hundreds of tables that takes a quarter of a second, in which nobody is answered."""


def listen(host: str, port: int) -> socket.socket:
    """A bound socket. The protocol is named: otherwise asyncio leaves Nagle's delay of 40 ms on its connections."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
    except OSError:
        door.close()
        raise
    return door


def address(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}"


def place(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


class Server(uvicorn.Server):
    """Says when it is open."""

    def __init__(self, settings: Settings, opened: Callable[[], None]) -> None:
        write_seldom()
        app = create(settings)
        config = Config(
            settings,
            app,
            log_level="warning",
            log_config=None if settings.log else LOGGING_CONFIG,
            access_log=False,
            server_header=False,
            ws_max_size=4 * settings.limits.message_bytes,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=list(settings.proxies),
            timeout_keep_alive=20,  # longer than clients keep a connection, so that none is closed as it is used
            timeout_graceful_shutdown=3,
        )
        super().__init__(config)
        self.opened = opened
        self._inner: list[socket.socket] = []
        ink = app.state.store.ink
        if ink is not None:
            inner = listen(settings.inside, 0)
            self._inner = [inner]
            config.inner, ink.address = inner.getsockname()[1], place(inner)

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await super().serve([*(sockets or []), *self._inner])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        log.info("closing")
        self.config.app.state.closing = True  # type: ignore[union-attr]
        await super().shutdown(sockets)


def settle() -> None:
    """In a process that does nothing else: what is here before the first table comes is never garbage."""
    gc.set_threshold(*LITTER)
    gc.collect()
    gc.freeze()


def run(settings: Settings, door: socket.socket, opened: Callable[[str], None]) -> None:
    """Serve until it is stopped."""

    def begun() -> None:
        settle()
        opened(address(door))

    Server(settings, begun).run([door])
