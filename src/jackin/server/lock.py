"""One server for one file: a second one is told, and touches nothing."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import IO


class Taken(Exception):
    """Another process has the lock."""


class Lock:
    """A lock file beside the database. The system lets go of it when the process ends, however it ends."""

    def __init__(self, path: Path) -> None:
        self._file: IO[str] = path.open("a")
        try:
            hold(self._file)
        except OSError:
            self._file.close()
            raise Taken from None

    def release(self) -> None:
        with contextlib.suppress(OSError):
            self._file.close()


def hold(file: IO[str]) -> None:
    try:
        import fcntl
    except ImportError:  # Windows
        import msvcrt

        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
