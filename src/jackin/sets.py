"""Where the content sets of Gangs of Night City come from: the game's own, and those in the player's data folder."""

from __future__ import annotations

from pathlib import Path

from jackin.gangs.content.model import Content
from jackin.gangs.content.read import BUILT_IN, HEAD, BadContent, builtin, read_content
from jackin.packs import data_folder


def own_folder() -> Path:
    return data_folder() / "gangs"


def own_names() -> list[str]:
    """The folders with a set in them that do not go by the name of a set of the game."""
    folder = own_folder()
    if not folder.is_dir():
        return []
    found = sorted(path.name for path in folder.iterdir() if (path / HEAD).is_file())
    return [name for name in found if name not in BUILT_IN]


def names() -> list[str]:
    return BUILT_IN + own_names()


def content(name: str) -> Content:
    """A set of the game, one in the player's own folder by the folder's name, or one in a directory."""
    if name in BUILT_IN:
        return builtin(name)
    if name in own_names():
        return read_content(own_folder() / name)
    if (Path(name) / HEAD).is_file():
        return read_content(Path(name))
    raise BadContent([f"no content set is called {name!r}; there are {', '.join(names())}"])
