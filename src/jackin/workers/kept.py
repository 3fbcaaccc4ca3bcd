"""Finished chunks in a file, so that a long series that was cut off goes on where it stood."""

from __future__ import annotations

import hashlib
import io
import pickle
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from jackin.engine import rules
from jackin.workers.chunk import Chunk


class BadKept(ValueError):
    """A file that holds no chunks."""


class Kept:
    """Chunks by what decides them: the rules, how they are played, the match with its seed, the numbers of the games.

    Everything else, such as the machine or the number of workers, does not count.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.file = sqlite3.connect(path)
            with self.file as file:
                file.execute("create table if not exists chunk (key text primary key, result blob not null)")
        except sqlite3.Error as error:
            raise BadKept(f"{path}: {error}") from None

    def find(self, play: Callable[..., Any], chunk: Chunk[Any]) -> Any:
        """What a chunk came to; None if it is still to be played."""
        row = self.file.execute("select result from chunk where key = ?", (key(play, chunk),)).fetchone()
        if row is None:
            return None
        try:
            return OursOnly(io.BytesIO(row[0])).load()
        except (pickle.UnpicklingError, EOFError, AttributeError, TypeError) as error:
            raise BadKept(f"{self.path}: {error}") from None

    def add(self, play: Callable[..., Any], chunk: Chunk[Any], result: Any) -> None:
        """On disk when this returns."""
        with self.file as file:
            row = key(play, chunk), pickle.dumps(result)
            file.execute("insert or replace into chunk values (?, ?)", row)

    def close(self) -> None:
        self.file.close()


def key(play: Callable[..., Any], chunk: Chunk[Any]) -> str:
    decides = (rules(), play.__module__, play.__qualname__, chunk)
    return hashlib.sha256(repr(decides).encode()).hexdigest()


class OursOnly(pickle.Unpickler):
    """Results are plain data and records of ours; whatever else a file names is not loaded."""

    def find_class(self, module: str, name: str) -> Any:
        if (module, name) != ("collections", "Counter"):
            found = super().find_class(module, name) if module.startswith("jackin.") else None
            if not (isinstance(found, type) and issubclass(found, tuple)):
                raise pickle.UnpicklingError(f"no result of games: {module}.{name}")
            return found
        return super().find_class(module, name)
