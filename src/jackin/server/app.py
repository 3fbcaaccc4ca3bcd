"""The server: HTTP for lists and files, one WebSocket for each seat."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version

from fastapi import FastAPI

from jackin.server import decks, lists, passkeys_http, players_http, replays, tables_http, watching, workshop_http
from jackin.server.accounts import Accounts
from jackin.server.ceremony import Ceremony
from jackin.server.client import add_client
from jackin.server.drying import Drying
from jackin.server.faults import FAULTS, add_faults
from jackin.server.lines import Lines
from jackin.server.metrics import Metrics
from jackin.server.once import Once
from jackin.server.passkeys import Passkeys
from jackin.server.phrases import Phrases
from jackin.server.players import Players
from jackin.server.protection import Protection
from jackin.server.reader import Reader
from jackin.server.settings import Settings
from jackin.server.shelf import Shelf
from jackin.server.store import BadDatabase, Store
from jackin.server.tables import Tables
from jackin.server.thinking import Thinking
from jackin.server.watching import count
from jackin.server.workers import Workers

PATIENCE = 120
"""Seconds for a decision that is judged: its work is counted, and those who let others go first may wait long."""
NICE = 5
"""By so much bots let the tables go first, and those who analyse games the bots."""


def create(settings: Settings) -> FastAPI:
    """`BadDatabase` if there is no place to keep things."""
    app = FastAPI(
        title="Jackin",
        version=version("jackin"),
        summary="A digital table for card games.",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=open_hours,
        responses=FAULTS,
    )
    app.state.settings = settings
    app.state.store = opened(settings)
    app.state.once = Once()
    app.state.metrics = Metrics()
    app.state.closing = False
    for room in (lists, decks, tables_http, replays, players_http, passkeys_http, workshop_http, watching):
        app.include_router(room.router)
    app.include_router(players_http.others)
    add_faults(app)
    add_client(app, settings.client)
    ink = app.state.store.ink
    if ink is None:
        app.add_middleware(Protection, settings=settings)
    else:
        from jackin.server.inside import Inside, PassingOn  # PostgreSQL's driver is an extra

        app.add_middleware(PassingOn)
        app.add_middleware(Drying)
        app.add_middleware(Protection, settings=settings)
        app.add_middleware(Inside, ink=ink)
    return app


def opened(settings: Settings) -> Store:
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadDatabase("serve-bad-folder", str(settings.data), error.strerror) from None
    return Store(settings.url, settings.process)


@asynccontextmanager
async def open_hours(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    limits = settings.limits
    store: Store = app.state.store
    thinkers = Workers(settings.workers, settings.thought, limits.worker_memory, NICE)
    readers = Workers(settings.readers, settings.reading, limits.worker_memory)
    judges = Workers(settings.judges, PATIENCE, limits.worker_memory, 2 * NICE)
    reader = Reader(readers, limits)
    app.state.reader = reader
    tables = Tables(settings, store, Thinking(thinkers, settings.patience), reader)
    app.state.tables = tables
    players = Players(limits, Accounts(store), Phrases(limits), Ceremony(Passkeys(store)), tables)
    app.state.players = players
    app.state.lines = Lines(tables, players, app.state.metrics)
    app.state.replays = Shelf(store, reader, thinkers, judges, limits)
    count(app.state.metrics, tables, store)
    await store.begin()
    if store.ink is not None:
        from jackin.server.neighbours import Neighbours  # PostgreSQL's driver is an extra

        await tables.find_ids()
        neighbours = Neighbours(store, store.ink)
        tables.lobby.neighbours, neighbours.changed = neighbours, tables.lobby.stir
        neighbours.heard = {
            "ended": players.cut,
            "deleted": players.forget,
            "adopted": players.sign,
            "rated": tables.rate,
        }
    chores = [asyncio.create_task(tables.sweep()), asyncio.create_task(app.state.metrics.feel_pulse())]
    if tables.lobby.neighbours is not None:
        chores.append(asyncio.create_task(tables.lobby.neighbours.listen()))
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        tables.close()
        thinkers.close()
        readers.close()
        app.state.replays.analyses.close()
        judges.close()
        players.phrases.close()
        await store.end()
