"""Android: Netrunner in the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.text import Text

from jackin.kernel.game import Json, Result
from jackin.kernel.machine import Position
from jackin.kernel.message import Message
from jackin.locale import Words
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.game import state
from jackin.netrunner.shown.log import lines
from jackin.netrunner.shown.view import explain
from jackin.terminal.board import board
from jackin.terminal.focus import focus
from jackin.terminal.glyphs import ink
from jackin.terminal.labels import Labels, passing
from jackin.terminal.story import story


class NetrunnerFace:
    def __init__(self, words: Words) -> None:
        self.words = words
        self.news = 16
        self.help = "play-help"

    def board(self, view: Json, width: int) -> RenderableType:
        return board(view, self.words, width)

    def asked(self, view: Json) -> Labels:
        return Labels(view, self.words)

    def passing(self, ask: Json) -> Json | None:
        return passing(ask)

    def focus(self, view: Json) -> Text:
        return focus(view, self.words)

    def log(self, position: Position, seat: int, most: int = -1) -> list[Message]:
        return lines(state(position), seat, most)

    def story(self, messages: Iterable[Message], rules: bool = False) -> RenderableType:
        return story(messages, self.words, rules)

    def who(self, view: Json) -> str:
        return self.words.who(view["ask"]["seat"])

    # A card

    def find(self, view: Json, given: str) -> str:
        """The handle or slug that is meant: 12, #12, a title or its beginning, on the table or off it."""
        handle = "#" + given.removeprefix("#")
        labels = Labels(view, self.words)
        if handle in labels.cards:
            return handle
        hand = self.hand(view)
        shown: dict[str, str] = {card["card"]: card["id"] for card in labels.cards.values() if "card" in card}
        for slug in (*hand, *shown, *BY_SLUG):
            if given and given.lower() in (slug, self.words.title(slug).lower()[: len(given)], slug[: len(given)]):
                return slug if slug in hand else shown.get(slug, slug)
        return ""

    def hand(self, view: Json) -> list[str]:
        return list(view[view["seat"]]["hand"])

    def about(self, view: Json, name: str) -> RenderableType:
        labels = Labels(view, self.words)
        slug = labels.slug(name)
        title = ink(labels.named(name), "bold")
        return Group(title, ink(self.words.text(slug))) if slug else title

    def usable(self, view: Json, name: str) -> bool:
        return name.startswith("#") or name in self.hand(view)

    def allowed(self, view: Json, name: str) -> str:
        return self.words.format("play-can-use")

    def reasons(self, position: Position, seat: int, name: str) -> list[Message]:
        return explain(state(position), seat, name)

    def sentence(self, message: Message) -> str:
        return self.words.message(message)

    def piles(self, view: Json) -> RenderableType:
        """What lies openly in Archives and the heap, and what was removed."""
        labels = Labels(view, self.words)
        corp = view["corp"]
        facedown = {f"{slug}/facedown": n for slug, n in Counter(corp["archives_known"]).items()}
        shown: list[Text] = []
        for key, cards in (
            ("zone-archives", Counter(corp["archives"]) + Counter(facedown)),
            ("zone-heap", Counter(view["runner"]["heap"])),
            ("zone-removed", Counter(view["removed"])),
        ):
            named = [
                f"{n}× {labels.named(slug)}" if n > 1 else labels.named(slug) for slug, n in sorted(cards.items())
            ]
            shown.append(Text.assemble((self.words.format(key), "bold"), f"  {', '.join(named) or '–'}"))
        return Group(*shown)

    def outcome(self, result: Result, seat: int) -> str:
        who = "nobody" if result.winner < 0 else "you" if result.winner == seat else "bot"
        return self.words.format("play-result", winner=who)
