"""Where the packs of the automas come from: those of the game, and those in the player's own data folder."""

from __future__ import annotations

from pathlib import Path

from jackin.content.folders import Shelf
from jackin.kernel.game import Json
from jackin.netrunner.automa.pack import BUILT_IN, BadPack, Pack, builtin, read_pack

AUTOMA = "automa"
SHELF = Shelf(AUTOMA, "pack.toml", BUILT_IN)


def own_folder() -> Path:
    return SHELF.own_folder


def names() -> list[str]:
    return SHELF.names()


def pack(name: str) -> Pack:
    """A pack of the game, one in the player's own folder by the folder's name, or one in a directory."""
    if name in BUILT_IN:
        return builtin(name)
    if folder := SHELF.folder(name):
        return read_pack(folder)
    raise BadPack([f"no pack is called {name!r}; there are {', '.join(names())}"])


def is_automa(player: str) -> bool:
    """Whether a player is named like "automa:dash:hard"."""
    return player.partition(":")[0] == AUTOMA


def played_pack(player: str) -> tuple[Pack, str]:
    """The pack and level of "automa:PACK" or "automa:PACK:LEVEL"; the level may be left out."""
    _, _, rest = player.partition(":")
    name, _, level = rest.rpartition(":") if rest.count(":") else (rest, "", "")
    return pack(name), level


def automa(player: str) -> Json:
    """What a setup says about an automa. A pack that was typed in goes along whole."""
    found, level = played_pack(player)
    return {"pack": found.id if found.built_in else found.data, **({"level": level} if level else {})}


def automas(corp: str, runner: str) -> Json | None:
    """The automa of a setup, if one of these two players is one."""
    found = {side: automa(player) for side, player in (("corp", corp), ("runner", runner)) if is_automa(player)}
    return found or None
