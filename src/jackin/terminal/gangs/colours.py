"""A colour for each gang of the set. Aqua is for answers alone."""

from __future__ import annotations

from jackin.kernel.game import Json

PAINTS = ("bright_red", "bright_blue", "bright_yellow", "bright_magenta", "bright_green", "white")
LEVELS = ("yellow", "dark_orange", "red")


class Colours:
    def __init__(self, data: Json) -> None:
        self.gangs = [gang["id"] for gang in data["gangs"]["gang"]]
        self.levels = [level["id"] for level in data["net"]["level"]]

    def of(self, gang: str) -> str:
        return PAINTS[self.gangs.index(gang) % len(PAINTS)] if gang in self.gangs else "white"

    def level(self, id: str) -> str:
        return LEVELS[min(self.levels.index(id), len(LEVELS) - 1)]
