"""The games of the table, each behind its door."""

from __future__ import annotations

from jackin.doors import gangs, netrunner
from jackin.doors.door import Door as Door
from jackin.doors.door import Refusal as Refusal

DOORS: dict[str, Door] = {"netrunner": netrunner.NetrunnerDoor(), "gangs": gangs.GangsDoor()}


def door(game: str) -> Door:
    if game not in DOORS:
        raise Refusal("server-no-game", game=game)
    return DOORS[game]
