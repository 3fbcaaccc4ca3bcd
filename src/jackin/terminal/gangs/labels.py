"""The open question and its answers, in words; whatever stands on the map is told with where it stands."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.locale import Words
from jackin.locale.gangs import GangsWords

PASSING = ("done", "no")


class GangsLabels(GangsWords):
    """Puts one view's ask into words."""

    def __init__(self, words: Words, data: Json, view: Json) -> None:
        super().__init__(words, data)
        self.view = view
        self.units: dict[str, Json] = {unit["id"]: unit for unit in view["units"]}
        self.mine = next((gang for gang in view["gangs"] if gang["seat"] == view["seat"]), None)
        self.firepower: dict[str, object] = {card["id"]: card["firepower"] for card in self.entries["combat"]}

    def question(self, ask: Json | None = None) -> str:
        return super().question(ask or self.view["ask"])

    def label(self, option: Json) -> str:
        if option["verb"] == "advance":
            return self.depth(int(option["amount"]))
        said = self.answer(option)
        if "combat" in option:
            return self.say("card", card=said, n=str(self.firepower[option["combat"]]))
        if option.get("price"):
            return self.say("price", said=said, price=self.text.prices(option["price"]))
        return said

    def say(self, key: str, **args: str | int) -> str:
        return self.words.format(f"gangs-label-{key}", **args)

    def depth(self, n: int) -> str:
        """Where a Netrun would end, and what is there."""
        at = n + (self.mine["net"] if self.mine else 0)
        effects = self.net["space"][at].get("do", [])
        level = self.text.called("level", self.net["space"][at]["level"])
        args: dict[str, str | int] = {"n": n, "space": at + 1, "level": level}
        return self.say("advance" if effects else "advance-empty", effect=self.text.effects(effects), **args)

    def unit(self, name: str) -> str:
        """Your own without your gang's name; each with its place, as two of a class may stand apart."""
        unit = self.units.get(name)
        if unit is None:
            return super().unit(name)
        own = self.mine is not None and unit["gang"] == self.mine["id"] and not unit.get("edgerunner")
        kind = self.text.called("class", unit["unit"]) if own else super().unit(name)
        return self.say("standing", unit=kind, where=self.space(unit["space"]))


def passing(ask: Json) -> Json | None:
    found = [option for option in ask["options"] if option["verb"] in PASSING]
    return found[0] if found else None
