"""The city: six Districts side by side, each with its Hideouts, Points of Interest and units."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale.gangs import GangsWords
from jackin.terminal.gangs.colours import Colours
from jackin.terminal.glyphs import AIM, QUIET

CELL = 36


class City:
    def __init__(self, view: Json, told: GangsWords, colours: Colours, width: int) -> None:
        self.view = view
        self.told = told
        self.colours = colours
        self.columns = max(1, min(3, width // CELL))
        self.cell = min(48, (width - 1) // self.columns - 3)

    def whole(self) -> RenderableType:
        table = Table(box=box.ROUNDED, border_style=QUIET, padding=(0, 1), show_header=False, show_lines=True)
        for _ in range(self.columns):
            table.add_column(width=self.cell)
        districts = self.view["districts"]
        for n in range(0, len(districts), self.columns):
            table.add_row(*[self.district(district) for district in districts[n : n + self.columns]])
        return table

    def say(self, key: str, **args: str | int) -> str:
        return self.told.words.format(f"gangs-board-{key}", **args)

    def gang(self, id: str) -> Text:
        return Text(str(self.told.one("gang", id)), f"bold {self.colours.of(id)}")

    def district(self, district: Json) -> Text:
        lines = [self.title(district)]
        if district["hideouts"]:
            lines.append(Text("  ").join([self.hideout(district, id) for id in district["hideouts"]]))
        lines.append(Text("  ").join([self.poi(poi) for poi in district["pois"]]))
        lines += [self.crowd(district["id"], gang["id"]) for gang in self.view["gangs"]]
        if district.get("johnny") and not any(poi.get("unit") == "johnny" for poi in district["pois"]):
            lines.append(Text(self.told.words.format("gangs-johnny"), "bold"))
        near = ", ".join(self.told.space(id) for id in district["adjacent"])
        return Text("\n").join([line for line in lines if line] + [Text(f"→ {near}", QUIET)])

    def title(self, district: Json) -> Text:
        fight = self.view["firefight"]
        style = AIM if fight and fight["district"] == district["id"] else "bold"
        rewards = [self.say(what, n=n) for reward in district["rewards"] for what, n in reward.items()]
        return Text.assemble((self.told.space(district["id"]), style), (f"  {' / '.join(rewards)}", "yellow"))

    def hideout(self, district: Json, gang: str) -> Text:
        """♛ if its gang has Dominance, which no gang has without one."""
        shown = Text("⌂ ").append_text(self.gang(gang))
        return shown.append(f" ♛ {self.say('dominance')}") if district.get("dominance") == gang else shown

    def poi(self, poi: Json) -> Text:
        """Its kind, and who controls it."""
        line = Text(f"◆ {self.told.text.called('poi', poi['poi'])}: ")
        if "unit" not in poi:
            return line.append(self.say("free"), QUIET)
        if poi["unit"] == "johnny":
            return line.append(self.told.words.format("gangs-johnny"), "bold")
        unit = next(unit for unit in self.view["units"] if unit["id"] == poi["unit"])
        return line.append_text(self.gang(poi["gang"])).append(f" {self.unit(unit)}")

    def unit(self, unit: Json) -> str:
        if unit.get("edgerunner"):
            return str(self.told.one("edgerunner", unit["id"]))
        return self.told.text.called("class", unit["unit"])

    def crowd(self, district: str, gang: str) -> Text:
        """A gang's units outside Points of Interest; empty if it has none there."""
        here = [unit for unit in self.view["units"] if unit["gang"] == gang and unit["space"] == district]
        if not here:
            return Text()
        basic = Counter(unit["unit"] for unit in here if not unit.get("edgerunner"))
        named = [
            f"{n} {self.told.words.format(f'gangs-unit-{kind}', n=n)}"
            if n > 1
            else self.told.text.called("class", kind)
            for kind, n in basic.items()
        ]
        named += [self.unit(unit) for unit in here if unit.get("edgerunner")]
        return self.gang(gang).append(f"  {', '.join(named)}", "not bold white")
