"""`jackin serve`: the table for others to join."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin.commands.errors import fail
from jackin.content.folders import data_folder
from jackin.locale import words
from jackin.server.keep import BadPolicy, Keep
from jackin.server.logs import FORMS, write_logs
from jackin.server.settings import Settings
from jackin.terminal.glyphs import ink

PORT = 8765

Data = Annotated[Path | None, typer.Option(help="Where games are kept; the player's data folder if left out.")]

Database = Annotated[str, typer.Option(help="PostgreSQL instead of a file: postgresql://USER:PASSWORD@HOST/NAME.")]


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for everybody.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 for any free one.")] = PORT,
    data: Data = None,
    database: Database = "",
    origin: Annotated[list[str] | None, typer.Option(help="A web page elsewhere that may connect.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A name that browsers reach this server by.")] = None,
    proxy: Annotated[list[str] | None, typer.Option(help="The address of a reverse proxy in front.")] = None,
    watcher: Annotated[list[str] | None, typer.Option(help="An address that may read /metrics.")] = None,
    log: Annotated[str, typer.Option(help="How the log is written: plain or json.")] = "plain",
    keep: Annotated[
        list[str] | None,
        typer.Option(
            help="How many days unused things are kept: waiting, tables, replays or reports=DAYS or =forever."
        ),
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="How many processes serve; needs PostgreSQL.")] = 1,
    thinkers: Annotated[int, typer.Option(min=1, help="How many bots of a process think at once.")] = 2,
    inside: Annotated[
        str, typer.Option(help="The address at which other hosts' processes reach these.")
    ] = "127.0.0.1",
    workshop: Annotated[
        bool | None,
        typer.Option(
            help="Whether visitors may make content sets and packs in this machine's data folder;"
            " yes if only this machine reaches the server."
        ),
    ] = None,
) -> None:
    """Open the table on the network, for browsers and programs."""
    from jackin.server.run import listen, run  # the other commands start without it
    from jackin.server.store import BadDatabase

    try:
        policy = Keep.read(keep or [])
    except BadPolicy as bad:
        raise fail(str(bad)) from None
    if log not in FORMS:
        raise fail(f"--log is {' or '.join(FORMS)}, not {log!r}")
    write_logs(log)
    settings = Settings(
        data or data_folder(),
        database,
        watchers=("127.0.0.1", "::1", *(watcher or ())),
        log=log,
        origins=tuple(origin or ()),
        names=(host, *(name or ())),
        proxies=tuple(proxy or ()),
        keep=policy,
        workers=thinkers,
        inside=inside,
        workshop=is_alone(host, proxy or []) if workshop is None else workshop,
    )
    try:
        door = listen(host, port)
    except OSError as error:
        raise fail(words("en").format("serve-no-port", host=host, port=str(port), why=str(error.strerror))) from None
    try:
        if workers == 1:
            run(settings, door, lambda address: tell("serve-open", address))
        else:
            serve_together(settings, door, workers)
    except BadDatabase as bad:
        raise fail(words("en").message(bad.message)) from None


def is_alone(host: str, proxies: list[str]) -> bool:
    """Whether nobody but this machine reaches the server."""
    return host in ("127.0.0.1", "::1", "localhost") and not proxies


def serve_together(settings: Settings, door: socket.socket, workers: int) -> None:
    from jackin.server.run import address

    if not settings.database.startswith("postgres"):
        raise fail(words("en").format("serve-alone", place=settings.database or str(settings.data)))
    try:
        from jackin.server.crew import Crew, NotUp  # PostgreSQL's driver is an extra
    except ImportError as error:
        raise fail(words("en").format("serve-bad-url", place="postgresql", why=str(error))) from None
    try:
        Crew(settings, door, workers).run(lambda: tell("serve-open", address(door)))
    except NotUp:
        raise fail(words("en").format("serve-not-up")) from None


def tell(key: str, address: str) -> None:
    Console(highlight=False).print(ink(words("en").format(key, address=address)), soft_wrap=True)
