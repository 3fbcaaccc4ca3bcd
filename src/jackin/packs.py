"""Where the packs of the automas come from: those of the game, and those in the player's own data folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from jackin.kernel.game import Json
from jackin.netrunner.automa.pack import BUILT_IN, BadPack, Pack, builtin, read_pack

AUTOMA = "automa"


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


def own_folder() -> Path:
    return data_folder() / "automa"


def own_names() -> list[str]:
    """The folders with a pack in them that do not go by the name of a pack of the game."""
    folder = own_folder()
    if not folder.is_dir():
        return []
    found = sorted(path.name for path in folder.iterdir() if (path / "pack.toml").is_file())
    return [name for name in found if name not in BUILT_IN]


def names() -> list[str]:
    return BUILT_IN + own_names()


def pack(name: str) -> Pack:
    """A pack of the game, one in the player's own folder by the folder's name, or one in a directory."""
    if name in BUILT_IN:
        return builtin(name)
    if name in own_names():
        return read_pack(own_folder() / name)
    if (Path(name) / "pack.toml").is_file():
        return read_pack(Path(name))
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
