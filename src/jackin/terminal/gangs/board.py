"""A view, drawn: the gangs and their Street Cred, the city, the Net, the markets, the Story, your Combat cards."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale.gangs import GangsWords
from jackin.terminal.gangs.city import City
from jackin.terminal.gangs.colours import Colours
from jackin.terminal.gangs.focus import Texts, strung
from jackin.terminal.glyphs import QUIET

ACTIONS = ("solos", "techies", "netrunners", "hideout", "upgrade", "wild")
TRACK, SHORT = 25, 10  # characters
WIDE = 100


class Board:
    def __init__(self, view: Json, told: GangsWords, texts: Texts, colours: Colours, width: int) -> None:
        self.view = view
        self.told = told
        self.texts = texts
        self.colours = colours
        self.width = width

    def whole(self) -> RenderableType:
        return Group(
            self.time(), *self.gangs(), *self.johnny(), City(self.view, self.told, self.colours, self.width).whole(),
            self.net(), *self.markets(), *self.story(), *self.hand(),
        )  # fmt: skip

    def say(self, key: str, **args: str | int) -> str:
        return self.told.words.format(f"gangs-board-{key}", **args)

    def gang_name(self, id: str) -> str:
        return str(self.told.one("gang", id))

    def time(self) -> RenderableType:
        """Where the game stands: the round, whose turn, and each chart that is under way."""
        view = self.view
        steps = [self.say("round", n=view["round"]), self.say("turn", gang=self.gang_name(view["active"]))]
        charts = dict.fromkeys(step.partition("/")[0] for step in view["timing"])
        steps += [
            self.told.words.format(f"gangs-timing-chart-{chart}")
            for chart in charts
            if chart not in ("gangs-game", "gangs-turn")
        ]
        if view["ending"]:
            steps.append(self.say("ending"))
        style = self.colours.of(view["active"])
        return Rule(Text(" › ".join(steps), f"bold {style}"), style=style, align="left", characters="━")

    # The gangs

    def gangs(self) -> list[RenderableType]:
        widest = max(len(self.named(gang)) for gang in self.view["gangs"])
        return [line for gang in self.view["gangs"] for line in self.dashboard(gang, widest)]

    def named(self, gang: Json) -> str:
        mark = "▶ " if gang["id"] == self.view["active"] else "  "
        role = "you" if gang["seat"] == self.view["seat"] >= 0 else "" if gang["player"] else "rival"
        return mark + (self.say(role, gang=self.gang_name(gang["id"])) if role else self.gang_name(gang["id"]))

    def dashboard(self, gang: Json, widest: int) -> list[RenderableType]:
        colour = self.colours.of(gang["id"])
        line = (
            Text(self.named(gang).ljust(widest), f"bold {colour}")
            .append("  ")
            .append_text(self.track(gang["street_cred"], colour))
        )
        for resource, n in gang["resources"].items() if gang["player"] else ():
            line.append("  ").append(self.say(resource, n=n), "bold" if n else QUIET)
        lines: list[RenderableType] = [line]
        if gang["player"]:
            lines.append(Padding(self.discs(gang), (0, 0, 0, 4)))
        lines.append(Padding(Text(" · ".join(self.holdings(gang)), QUIET), (0, 0, 0, 4)))
        return lines

    def track(self, cred: int, colour: str) -> Text:
        """Street Cred on its way to the goal."""
        goal = self.view["goal"]
        long = TRACK if self.width >= WIDE else SHORT
        full = min(long, round(long * cred / goal))
        bar = Text.assemble(("█" * full, colour), ("░" * (long - full), QUIET))
        return bar.append(f" {cred:>2}", "bold").append(f"/{goal}", QUIET)

    def discs(self, gang: Json) -> Text:
        """● in the Activate area, ○ in the Reclaim area."""
        shown = Text()
        for action in ACTIONS:
            ready = action in gang["activate"]
            shown.append("● " if ready else "○ ", "" if ready else QUIET)
            shown.append(f"{self.say(f'disc-{action}')}  ", "" if ready else QUIET)
        return shown

    def holdings(self, gang: Json) -> list[str]:
        left = gang["hideouts_left"]
        tokens = " ".join(f"+{n}" for n in left)
        facts = [self.say("hideouts", n=len(gang["hideouts"]), left=tokens) if left else self.say("hideouts-all")]
        if gang["player"]:
            facts.append(self.say("cards", n=gang["hand_count"], discard=len(gang["discard"])))
        reserve = [self.units(kind, n) for kind, n in gang["reserve"].items() if n]
        reserve += [str(self.told.one("edgerunner", id)) for id in gang["reserve_edgerunners"]]
        facts.append(self.say("reserve", units=", ".join(reserve) or "–"))
        if gang["opportunities"]:
            facts.append(self.say("seized", types=self.seized(gang["opportunities"])))
        facts += [self.say("aside", card=str(self.told.one("opportunity", id))) for id in gang["aside"]]
        if gang["tokens"]:
            facts.append(self.say("token"))
        facts += [self.say("held", n=n, gang=self.gang_name(id)) for id, n in gang["held"].items()]
        return facts

    def units(self, kind: str, n: int) -> str:
        return f"{n} {self.told.words.format(f'gangs-unit-{kind}', n=n)}"

    def seized(self, cards: list[str]) -> str:
        types = {card["id"]: card["type"] for card in self.told.entries["opportunity"]}
        counted = Counter(types[card] for card in cards)
        return ", ".join(f"{n} {self.told.text.called('type', type)}" for type, n in counted.items())

    def johnny(self) -> list[RenderableType]:
        """The single-player game: Johnny's Street Cred, and the Districts that the rival gang has drawn."""
        if "johnny" not in self.view:
            return []
        name = self.told.words.format("gangs-johnny")
        line = Text(f"  {name}  ", "bold").append_text(self.track(self.view["johnny"]["street_cred"], "white"))
        drawn = ", ".join(self.told.space(id) for id in self.view["drawn"])
        return [line, Padding(Text(self.say("drawn", where=drawn or "–"), QUIET), (0, 0, 0, 4))]

    # The Net

    def net(self) -> RenderableType:
        """Its spaces by level, with whoever is there."""
        shown = Text(self.say("net"), "bold")
        level = ""
        for n, space in enumerate(self.view["net"]):
            if space["level"] != level:
                level = space["level"]
                name = self.told.text.called("level", level)
                shown.append(f"  {self.say('level', level=name, n=space['risk'])}", self.colours.level(level))
            shown.append(f" {n + 1}", QUIET)
            for gang in self.view["gangs"]:
                if gang["player"] and gang["net"] == n:
                    shown.append(f" {self.gang_name(gang['id'])}", f"bold {self.colours.of(gang['id'])}")
        return shown

    # The markets, the Story, your hand

    def markets(self) -> list[RenderableType]:
        shown: list[RenderableType] = []
        for market, kind in (("opportunities", "opportunity"), ("edgerunners", "edgerunner")):
            cards = self.view[market]
            shown.append(self.headed(self.say(market, n=cards["deck"])))
            shown.append(self.cards(kind, [id for id in cards["cards"] if id is not None]))
        return shown

    def story(self) -> list[RenderableType]:
        """The cards that are in force, with what they change; what they tell is in the log."""
        story = self.view["story"]
        open_cards = [id for id in (*story["slots"], story.get("epilogue")) if id]
        title = self.say("story", story=self.told.text.called("story", story["id"]))
        lines = []
        for card in self.told.entries["story"]:
            if card["id"] in open_cards:
                name = str(self.told.one("story", card["id"]))
                lines.append(Text.assemble((name, "bold"), (f"  {' '.join(self.told.text.abilities(card))}", QUIET)))
        return [self.headed(title), *[Padding(line, (0, 0, 0, 2)) for line in lines]]

    def hand(self) -> list[RenderableType]:
        for gang in self.view["gangs"]:
            if "hand" in gang:
                return [self.headed(self.say("hand")), self.cards("combat", gang["hand"])]
        return []

    def headed(self, title: str) -> RenderableType:
        return Rule(Text(title, "bold"), style=QUIET, align="left")

    def cards(self, kind: str, ids: list[str]) -> RenderableType:
        """Title and text, side by side."""
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(min_width=16)
        table.add_column()
        for id in ids:
            title, lines = self.texts[kind, id]
            table.add_row(Text(title, "bold"), Text.assemble((lines[0], "yellow"), f" · {strung(lines[1:])}"))
        return Padding(table, (0, 0, 0, 2))
