"""Where things that players make lie: in folders of their own data folder, known by the folder's name."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """The player's own folder; JACKIN_DATA names another."""
    if own := os.environ.get("JACKIN_DATA"):
        return Path(own)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA", home / "AppData/Roaming")) / "jackin"
    if sys.platform == "darwin":
        return home / "Library/Application Support/jackin"
    return Path(os.environ.get("XDG_DATA_HOME", home / ".local/share")) / "jackin"


def times(folder: Path) -> list[tuple[str, int]]:
    """Of the files in a folder; a link that leads nowhere has none, and is told where it is read."""
    try:
        return [(str(path), path.stat().st_mtime_ns if path.exists() else 0) for path in sorted(folder.iterdir())]
    except OSError:
        return []


class Shelf:
    """Folders with one head file each: those of the game by name, and those in the player's own folder."""

    def __init__(self, room: str, head: str, built_in: list[str]) -> None:
        self.room = room
        self.head = head
        self.built_in = built_in

    @property
    def own_folder(self) -> Path:
        return data_folder() / self.room

    def found_names(self) -> list[str]:
        """The folders of the player that have a head file, be it readable or not, and links that lead nowhere."""
        try:
            return sorted(path.name for path in self.own_folder.iterdir() if self.is_meant(path))
        except OSError:
            return []

    def is_meant(self, path: Path) -> bool:
        return os.path.lexists(path / self.head) or (path.is_symlink() and not path.exists())

    def own_names(self) -> list[str]:
        """The folders of the player that do not go by a name of the game's own."""
        return [name for name in self.found_names() if name not in self.built_in]

    def hidden_names(self) -> list[str]:
        """The folders of the player that do: the game's own come first, and these are never read."""
        return [name for name in self.found_names() if name in self.built_in]

    def names(self) -> list[str]:
        return self.built_in + self.own_names()

    def stamp(self) -> tuple[tuple[str, int], ...]:
        """The player's own files and their times: something else when one of them has changed."""
        return tuple(file for name in self.own_names() for file in times(self.own_folder / name))

    def folder(self, name: str) -> Path | None:
        """One in the player's own folder by the folder's name, or one in a directory."""
        if name in self.own_names():
            return self.own_folder / name
        return Path(name) if (Path(name) / self.head).is_file() else None
