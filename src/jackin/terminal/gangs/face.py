"""Gangs of Night City, as the table's `Face`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from jackin.gangs.game import state
from jackin.gangs.log import lines
from jackin.gangs.view import explain
from jackin.gangs.words import ACTIONS
from jackin.kernel.game import Json, Result
from jackin.kernel.machine import Position
from jackin.kernel.message import Message
from jackin.locale import Words
from jackin.locale.gangs import GangsWords
from jackin.terminal.gangs.board import Board
from jackin.terminal.gangs.colours import Colours
from jackin.terminal.gangs.focus import Texts, focus
from jackin.terminal.gangs.labels import GangsLabels, passing
from jackin.terminal.gangs.story import story
from jackin.terminal.gangs.texts import described
from jackin.terminal.glyphs import ink

ASKED_AT = {"action": ("turn", "action"), "opportunity": ("techies",), "edgerunner": ("techies",)}


class GangsFace:
    """One content set. Things go by kind and id: "district watson", "action hideout", "combat crusher"."""

    def __init__(self, words: Words, data: Json) -> None:
        self.words = words
        self.news = 40
        self.help = "gangs-play-help"
        self.data = data
        self.told = GangsWords(words, data)
        self.texts: Texts = {(kind, id): (title, told) for kind, id, title, told in described(data, self.told.text)}
        self.colours = Colours(data)

    def board(self, view: Json, width: int) -> RenderableType:
        return Board(view, self.told, self.texts, self.colours, width).whole()

    def asked(self, view: Json) -> GangsLabels:
        return GangsLabels(self.words, self.data, view)

    def passing(self, ask: Json) -> Json | None:
        return passing(ask)

    def focus(self, view: Json) -> Text:
        return focus(view, self.told, self.texts)

    def log(self, position: Position, seat: int, most: int = -1) -> list[Message]:
        return lines(state(position), seat, most)

    def story(self, messages: Iterable[Message], rules: bool = False) -> RenderableType:
        return story(messages, self.told, self.colours, rules)

    def who(self, view: Json) -> str:
        return str(self.told.one("gang", view["ask"]["gang"]))

    # A card, a District, an action

    def names(self) -> Iterator[tuple[str, str]]:
        """Everything that can be asked about, and what it is called."""
        for action in ACTIONS:
            yield f"action {action}", self.words.format(f"gangs-board-disc-{action}")
        yield "net net", self.words.format("gangs-board-net")
        for (kind, id), (title, _) in self.texts.items():
            yield f"{kind} {id}", title

    def find(self, view: Json, given: str) -> str:
        """By an id or a title, or how either begins."""
        word = given.lower()
        if not word:
            return ""
        names = [(name, name.partition(" ")[2], title.lower()) for name, title in self.names()]
        whole = [name for name, id, title in names if word in (id, title)]
        begun = [name for name, id, title in names if id.startswith(word) or title.startswith(word)]
        return next(iter(whole + begun), "")

    def about(self, view: Json, name: str) -> RenderableType:
        kind, _, id = name.partition(" ")
        if kind == "action":
            return ink(self.told.text.called("action", id), "bold")
        if kind == "net":
            return Group(*[part for (kind, id) in self.texts if kind == "level" for part in self.entry(kind, id)])
        return Group(*self.entry(kind, id))

    def entry(self, kind: str, id: str) -> list[Text]:
        title, told = self.texts[kind, id]
        if kind == "story":
            told = [line for line in told if not line.startswith("→ ")]
        return [ink(title, "bold"), *[ink(f"  {line}") for line in told if line]]

    def usable(self, view: Json, name: str) -> bool:
        """Your actions, what lies in the markets, and while Solos act a District to fight in."""
        kind, _, id = name.partition(" ")
        if kind == "district":
            return view["ask"] is not None and view["ask"]["kind"] == "firefight"
        if kind in ("opportunity", "edgerunner"):
            market = view["opportunities" if kind == "opportunity" else "edgerunners"]["cards"]
            mine = [gang for gang in view["gangs"] if gang["seat"] == view["seat"]]
            return id in market or any(id in gang["aside"] for gang in mine)
        return kind == "action"

    def allowed(self, view: Json, name: str) -> str:
        kind = name.partition(" ")[0]
        asked = "" if view["ask"] is None else view["ask"]["kind"]
        later = kind in ASKED_AT and asked not in ASKED_AT[kind]
        return self.words.format(f"gangs-play-later-{kind}" if later else "play-can-use")

    def reasons(self, position: Position, seat: int, name: str) -> list[Message]:
        return explain(state(position), seat, name.partition(" ")[2])

    def sentence(self, message: Message) -> str:
        return self.told.message(message)

    def piles(self, view: Json) -> RenderableType:
        """Each gang's discard pile, known cards, Opportunities and Edgerunners; what was removed."""
        shown: list[Text] = []
        for gang in view["gangs"]:
            shown.append(ink(str(self.told.one("gang", gang["id"])), f"bold {self.colours.of(gang['id'])}"))
            for key, kind, cards in (
                ("discard", "combat", gang["discard"]),
                ("known", "combat", [] if "hand" in gang else gang["known"]),
                ("opportunities", "opportunity", gang["opportunities"]),
                ("aside", "opportunity", gang["aside"]),
                ("edgerunners", "edgerunner", gang["edgerunners"] + gang["reserve_edgerunners"]),
            ):
                if cards:
                    shown.append(self.pile(key, kind, cards))
        shown.append(self.pile("removed", "combat", view["removed"]))
        return Group(*shown)

    def pile(self, key: str, kind: str, cards: list[str]) -> Text:
        named = ", ".join(str(self.told.one(kind, id)) for id in cards)
        return ink(f"  {self.words.format(f'gangs-pile-{key}')}: {named or '–'}")

    def outcome(self, result: Result, seat: int) -> str:
        if seat not in result.winners:
            return self.words.format("gangs-play-result", winner="other")
        return self.words.format("gangs-play-result", winner="you" if len(result.winners) == 1 else "shared")
