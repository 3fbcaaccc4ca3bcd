"""Where the content sets of Gangs of Night City come from: the game's own, and those in the player's data folder."""

from __future__ import annotations

from pathlib import Path

from jackin.content.folders import Shelf
from jackin.gangs.content.model import Content
from jackin.gangs.content.read import BUILT_IN, HEAD, BadContent, builtin, read_content

SHELF = Shelf("gangs", HEAD, BUILT_IN)


def own_folder() -> Path:
    return SHELF.own_folder


def names() -> list[str]:
    return SHELF.names()


def content(name: str) -> Content:
    """A set of the game, one in the player's own folder by the folder's name, or one in a directory."""
    if name in BUILT_IN:
        return builtin(name)
    if folder := SHELF.folder(name):
        return read_content(folder)
    raise BadContent([f"no content set is called {name!r}; there are {', '.join(names())}"])
