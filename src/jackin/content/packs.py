"""Where the packs of the automas come from, and how an automa is named: `automa:exa:hard:exa-hunt+economy`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from jackin.content.folders import Shelf
from jackin.kernel.game import Json
from jackin.netrunner.automa.pack import BUILT_IN, BadPack, Pack, builtin, read_pack
from jackin.netrunner.automa.table import LEVELS

AUTOMA = "automa"
SHELF = Shelf(AUTOMA, "pack.toml", BUILT_IN)
ECONOMY, OVERRIDE = "economy", "override"


def own_folder() -> Path:
    return SHELF.own_folder


def names() -> list[str]:
    return SHELF.names()


def hidden_names() -> list[str]:
    """Own packs that cannot be played, since they go by the name of a pack of the game."""
    return SHELF.hidden_names()


def is_there(name: str) -> bool:
    return name in BUILT_IN or SHELF.folder(name) is not None


def pack(name: str) -> Pack:
    """A pack of the game, one in the player's own folder by the folder's name, or one in a directory."""
    if name in BUILT_IN:
        return builtin(name)
    if folder := SHELF.folder(name):
        return read_pack(folder)
    raise BadPack([f"no pack is called {name!r}; there are {', '.join(names())}"])


class Named(NamedTuple):
    """What the name of an automa says. What is left empty is as the game has it."""

    pack: str
    level: str = ""
    behaviour: str = ""
    economy: bool = False
    override: bool = False

    def setup(self, found: Pack) -> Json:
        """What a setup says about it. A pack that was typed in goes along whole."""
        data: Json = {"pack": found.id if found.built_in else found.data}
        if self.level:
            data["level"] = self.level
        if self.behaviour:
            data["behaviour"] = self.behaviour
        if self.economy:
            data["improved_economy"] = True
        if self.override:
            data["params"] = {"human_override": True}
        return data


def is_automa(player: str) -> bool:
    """Whether a player is named like "automa:dash:hard"."""
    return player.partition(":")[0] == AUTOMA


def named(player: str) -> Named:
    """`automa:PACK[:LEVEL][:BEHAVIOUR][+economy][+override]`. A pack may be a folder, on Windows too (`C:\\mine`)."""
    _, _, rest = player.partition(":")
    switches: list[str] = []
    while (word := rest.rpartition("+")[2]) in (ECONOMY, OVERRIDE) and rest != word:
        switches.append(word)
        rest = rest.rpartition("+")[0]
    parts = rest.split(":")
    known = [n for n in range(len(parts), 0, -1) if is_there(":".join(parts[:n]))]
    n = known[0] if known else len(parts) - tail(parts)
    level, behaviour = chosen(parts[n:])
    return Named(":".join(parts[:n]), level, behaviour, ECONOMY in switches, OVERRIDE in switches)


def tail(parts: list[str]) -> int:
    """How many words after the name of a pack that is not there look like a level and a behaviour card."""
    return next((n for n in (1, 2) if len(parts) > n and parts[-n] in LEVELS), 0)


def chosen(words: list[str]) -> tuple[str, str]:
    """The level and the behaviour card, of which either may be left out."""
    if len(words) == 1 and "-" in words[0] and words[0] not in LEVELS:
        return "", words[0]
    if len(words) > 2:
        raise BadPack([f"after a pack come its level and a behaviour card, not {':'.join(words)!r}"])
    return (words[0] if words else ""), (words[1] if len(words) == 2 else "")


def played_pack(player: str) -> tuple[Pack, str]:
    """The pack and level of an automa; the level may be left out."""
    found = named(player)
    return pack(found.pack), found.level


def automa(player: str) -> Json:
    found = named(player)
    return found.setup(pack(found.pack))


def automas(corp: str, runner: str) -> Json | None:
    """The automa of a setup, if one of these two players is one."""
    found = {side: automa(player) for side, player in (("corp", corp), ("runner", runner)) if is_automa(player)}
    return found or None
