"""A view, drawn: the Corp's servers above, the line of time, the rig and the hand below."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from jackin.kernel.game import Json
from jackin.locale import Words
from jackin.netrunner.catalog import BY_SLUG
from jackin.terminal.automa import automa_panel
from jackin.terminal.glyphs import AIM, ICE, QUIET, SIDE, glyphs

LANE, WIDEST = 16, 24
ROWS = {"program": "programs", "hardware": "hardware", "resource": "resources", "facedown": "facedown-row"}


def board(view: Json, words: Words, width: int = 80) -> RenderableType:
    """The whole table as one seat sees it."""
    return Board(view, words, width).whole()


class Board:
    def __init__(self, view: Json, words: Words, width: int) -> None:
        self.view = view
        self.words = words
        self.width = width

    def whole(self) -> RenderableType:
        return Group(
            self.corp(), *self.lanes(), *automa_panel(self.view, self.words), self.time(), *self.rig(), self.runner(),
            *self.hand(),
        )  # fmt: skip

    # Seats

    def say(self, key: str, **args: str | int) -> str:
        return self.words.format(f"board-{key}", **args)

    def seat(self, side: str, facts: list[str], score: str) -> RenderableType:
        """Identity and pools; the score area under it."""
        seat = self.view[side]
        name = self.words.title(seat["identity"]["card"]).partition(": ")[0]
        line = Text.assemble((name, f"bold {SIDE[side]}"))
        pools = [
            self.say("points", n=seat["points"]), self.say("credits", n=seat["credits"]),
            self.say("clicks", n=seat["clicks"]),
        ]  # fmt: skip
        parts = [line.append("  ").append(glyphs("  ".join(pools)), "bold"), Text(glyphs(" · ".join(facts)), QUIET)]
        if seat["scored"]:
            scored = Counter(self.words.title(card["card"]) for card in seat["scored"])
            listed = ", ".join(f"{n}× {title}" if n > 1 else title for title, n in scored.items())
            parts.append(Text(self.say(score, cards=listed), SIDE[side]))
        return self.filled(parts)

    def filled(self, parts: list[Text]) -> Text:
        """Side by side as far as they fit, the rest on lines of their own."""
        shown, used = Text(), 0
        for part in parts:
            used += 2 + part.cell_len
            if shown and used > self.width:
                shown.append("\n  ")
                used = 2 + part.cell_len
            elif shown:
                shown.append("  ")
            shown.append_text(part)
        return shown

    def corp(self) -> RenderableType:
        corp = self.view["corp"]
        facedown = corp["archives_facedown"]
        facts = [
            self.say("hq", n=corp["hand_count"], most=corp["hand_size"]),
            self.say("rd", n=corp["deck_count"]),
            self.say("archives-facedown" if facedown else "archives", n=len(corp["archives"]), facedown=facedown),
        ]
        if corp["bad_publicity"]:
            facts.append(self.say("bad-publicity", n=corp["bad_publicity"]))
        return self.seat("corp", facts, "scored")

    def runner(self) -> RenderableType:
        runner = self.view["runner"]
        facts = [
            self.say("grip", n=runner["hand_count"], most=runner["hand_size"]),
            self.say("stack", n=runner["deck_count"]),
            self.say("heap", n=len(runner["heap"])),
            self.say("memory", n=runner["memory_used"], most=runner["memory"]),
            self.say("link", n=runner["link"]),
        ]
        if runner["tags"]:
            facts.append(self.say("tags", n=runner["tags"]))
        if runner["brain_damage"]:
            facts.append(self.say("brain", n=runner["brain_damage"]))
        return self.seat("runner", facts, "stolen")

    # Servers

    def lanes(self) -> list[RenderableType]:
        """Servers side by side, as many as fit: the root on top, under it the ice, the outermost last."""
        servers = self.view["servers"]
        rows = -(-len(servers) // (self.width // LANE))
        fit = -(-len(servers) // rows)
        return [self.row_of(servers[n : n + fit], fit) for n in range(0, len(servers), fit)]

    def row_of(self, servers: list[Json], fit: int) -> RenderableType:
        table = Table(box=box.ROUNDED, border_style=QUIET, padding=(0, 1))
        width = min(WIDEST, (self.width - 1) // fit - 3)
        for server in servers:
            style = AIM if self.attacked(server) else f"bold {SIDE['corp']}"
            table.add_column(Text(self.words.where(server["name"]), style), width=width)
        table.add_row(*[self.root(server) for server in servers])
        table.add_section()
        table.add_row(*[self.ice(server) for server in servers])
        return table

    def attacked(self, server: Json) -> bool:
        run = self.view["run"]
        return bool(run) and run["server"] == server["name"]

    def root(self, server: Json) -> Text:
        return Text("\n").join([self.card(card, "board-card") for card in server["root"]])

    def ice(self, server: Json) -> Text:
        return Text("\n").join([self.bar(card) for card in server["ice"]])

    def bar(self, card: Json) -> Text:
        """Ice lies across its lane; the Runner stands before the one that is met."""
        run = self.view["run"]
        met = bool(run) and run.get("ice") == card["id"]
        return Text.assemble(("▶ " if met else "", AIM), self.card(card, "board-ice"))

    def card(self, card: Json, unknown: str) -> Text:
        """Title, handle, strength and counters; what lies facedown is hatched."""
        name = self.words.title(card["card"]) if "card" in card else self.words.format(unknown)
        line = Text()
        if card["faceup"]:
            line.append(name, self.colour(card))
        else:
            line.append(f"▨ {name}", f"italic {QUIET}" if "card" in card else QUIET)
        line.append(f" {card['id']}", QUIET)
        if "strength" in card:
            line.append(f" {card['strength']}", "bold")
        for kind, n in card.get("counters", {}).items():
            line.append(glyphs(f" {self.say(f'counter-{kind}', n=n)}"), "bold yellow")
        return line

    def colour(self, card: Json) -> str:
        subtypes = BY_SLUG[card["card"]].subtype_names if card["card"] in BY_SLUG else []
        return next((f"bold {ICE[name]}" for name in subtypes if name in ICE), "bold")

    # Time

    def time(self) -> RenderableType:
        """Where the game stands: the turn, then each chart that is under way."""
        view = self.view
        run = view["run"] or {}
        where = self.words.where(run["server"]) if run else ""
        steps = [self.say("turn", who=self.words.who(view["active"]), n=(view["turn"] + 1) // 2)]
        for step in view["timing"]:
            key = f"timing-{step.replace('/', '-')}"
            if self.words.has(key) and not (view["turn"] and step.startswith("game/")):
                steps.append(self.words.format(key, where=where))
        if not view["turn"]:
            steps = steps[1:]
        if view["playing"]:
            steps.append(", ".join(self.words.title(card["card"]) for card in view["playing"]))
        style = SIDE[view["active"]]
        return Rule(Text(" › ".join(steps), f"bold {style}"), style=style, align="left", characters="━")

    # The Runner's rig

    def rig(self) -> list[RenderableType]:
        rig = self.view["runner"]["rig"]
        if not rig:
            return [Padding(Text(self.say("empty-rig"), QUIET), (0, 0, 0, 2))]
        table = Table.grid(padding=(0, 2))
        for row, key in ROWS.items():
            cards = [self.installed(card) for card in rig if card.get("row", "resource") == row]
            if cards:
                table.add_row(Text(self.say(key), QUIET), Text("  ").join(cards))
        return [Padding(table, (0, 0, 0, 2))]

    def installed(self, card: Json) -> Text:
        line = self.card(card, "board-card")
        if "host" in card:
            line.append(f" ({self.say('on', card=card['host'])})", QUIET)
        return line

    # Your hand

    def hand(self) -> list[RenderableType]:
        view = self.view
        if view["seat"] not in ("corp", "runner"):
            return []
        cards = Counter(view[view["seat"]]["hand"])
        if not cards:
            return []
        table = Table.grid(padding=(0, 2), expand=True)
        columns = max(1, self.width // 56)
        for _ in range(columns):
            table.add_column(ratio=1)
        cells = [self.held(slug, n) for slug, n in cards.items()]
        for n in range(0, len(cells), columns):
            table.add_row(*cells[n : n + columns])
        title = Rule(Text(self.say(f"hand-{view['seat']}"), "bold"), style=QUIET, align="left")
        return [title, Padding(table, (0, 0, 0, 2))]

    def held(self, slug: str, count: int) -> Text:
        line = Text.assemble((f"{count}× " if count > 1 else "", "bold"), (self.words.title(slug), "bold"))
        if slug in BY_SLUG:
            line.append(glyphs(f"  {self.figures(slug)}"), "yellow")
        gist = self.words.gist(slug).replace(":\n", ": ").replace(",\n", ", ").replace("\n", "; ")
        return line.append(glyphs(f"  {gist}"), QUIET)

    def figures(self, slug: str) -> str:
        """What it costs, or what an agenda needs and is worth."""
        card = BY_SLUG[slug]
        if card.requirement:
            return f"{card.requirement}▲ {self.say('points', n=card.points)}"
        return self.say("credits", n="X" if card.x_cost else card.cost)
