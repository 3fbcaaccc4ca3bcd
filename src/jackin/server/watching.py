"""HTTP: for those who look after the server. Whether it is well, and what it counts."""

from __future__ import annotations

import asyncio
from collections import Counter

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, PlainTextResponse, Response

from jackin.doors import Refusal
from jackin.server.spoken import address_of
from jackin.server.metrics import Metrics, Number, of_process, together
from jackin.server.settings import Settings
from jackin.server.store import Store
from jackin.server.tables import Tables

router = APIRouter(include_in_schema=False)

FORMAT = "text/plain; version=0.0.4; charset=utf-8"


@router.get("/health")
async def health(request: Request) -> Response:
    """200 while it can be played on, 503 while it cannot: the database is away, or the server is closing."""
    store: Store = request.app.state.store
    status = "closing" if request.app.state.closing else "database-away" if store.is_away else "ok"
    return JSONResponse({"status": status}, 200 if status == "ok" else 503, {"cache-control": "no-store"})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For Prometheus, on this machine or at an address that was named; nobody else learns that it is there."""
    settings: Settings = request.app.state.settings
    if address_of(request) not in settings.watchers:
        raise Refusal("server-not-found")
    found: Metrics = request.app.state.metrics
    tables: Tables = request.app.state.tables
    if tables.store.me is None or request.scope["inside"]:
        return PlainTextResponse(found.text(), media_type=FORMAT)
    return PlainTextResponse(await of_all(found, tables), media_type=FORMAT)


async def of_all(metrics: Metrics, tables: Tables) -> str:
    """Of every process on the database: whichever of them is asked, it is all of the server."""
    from jackin.server.inside import fetched  # PostgreSQL's driver is an extra

    others = await tables.store.aside(tables.leases.others)
    texts = await asyncio.gather(*(fetched(other, "/metrics") for other in others))
    return together({tables.store.me or "": metrics.text(), **{o.id: t for o, t in zip(others, texts, strict=True)}})


def count(metrics: Metrics, tables: Tables, store: Store) -> None:
    """What is looked up when it is asked for."""

    def by_status() -> dict[str, Number]:
        there = Counter(table.status for table in tables.live.values())
        return {f'status="{status}"': there[status] for status in ("waiting", "playing", "over")}

    def lines() -> dict[str, Number]:
        return {
            'to="table"': sum(len(table.lines()) for table in tables.live.values()),
            'to="lobby"': len(tables.lobby.lines),
        }

    metrics.gauges += [
        ("jackin_tables", "Tables in memory.", by_status),
        ("jackin_lines", "Lines that are up.", lines),
        ("jackin_bots_thinking", "Bots that think now.", lambda: {"": tables.thinking.workers.busy}),
        *of_process(),
    ]
    if (ink := store.ink) is not None:
        metrics.gauges += [
            ("jackin_changes_waiting", "Changes on their way to the database.", lambda: {"": ink.wet}),
            ("jackin_changes_total", "Changes handed in.", lambda: {"": ink.mark}),
            ("jackin_transactions_total", "Transactions, those for a sign of life too.", lambda: {"": ink.batch}),
            ("jackin_database_away", "Whether the database is away.", lambda: {"": int(ink.is_away)}),
        ]
