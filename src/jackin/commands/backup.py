"""`jackin backup` and `jackin restore`: all games of a server in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin.commands.errors import fail
from jackin.commands.serve import Data, Database
from jackin.content.folders import data_folder
from jackin.locale import words
from jackin.server.settings import Settings

File = Annotated[Path, typer.Argument(help="The file: lines of JSON, packed.")]


def backup(file: File, data: Data = None, database: Database = "") -> None:
    """Write everything a server keeps into one file, also while it is open."""
    from jackin.server.backup import back_up  # the other commands start without it
    from jackin.server.store import BadDatabase

    try:
        rows = back_up(Settings(data or data_folder(), database).url, file)
    except BadDatabase as bad:
        raise fail(words("en").message(bad.message)) from None
    except OSError as error:
        raise fail(f"{file}: {error.strerror}") from None
    Console(highlight=False).print(words("en").format("backup-done", place=str(file), rows=rows), soft_wrap=True)


def restore(file: File, data: Data = None, database: Database = "") -> None:
    """Read such a file into a new database, of the same kind or another."""
    from jackin.server.backup import BadBackup  # the other commands start without it
    from jackin.server.backup import restore as read_back
    from jackin.server.store import BadDatabase

    settings = Settings(data or data_folder(), database)
    settings.data.mkdir(parents=True, exist_ok=True)
    try:
        rows = read_back(file, settings.url)
    except (BadDatabase, BadBackup) as bad:
        raise fail(words("en").message(bad.message)) from None
    Console(highlight=False).print(words("en").format("restore-done", place=str(file), rows=rows), soft_wrap=True)
