"""What the table asks of a game: how it looks and speaks in the terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from rich.console import RenderableType
from rich.text import Text

from jackin.kernel.game import Json, Result
from jackin.kernel.machine import Position
from jackin.kernel.message import Message
from jackin.locale import Words


class Asked(Protocol):
    """The open question of a view."""

    def question(self) -> str: ...

    def label(self, option: Json) -> str: ...


class Face(Protocol):
    """One game, in one language. `news`: how many lines of the log go before a question; `help`: the keys."""

    words: Words
    news: int
    help: str

    def board(self, view: Json, width: int) -> RenderableType: ...

    def asked(self, view: Json) -> Asked: ...

    def passing(self, ask: Json) -> Json | None:
        """The option that lets things go on as they are: what Enter takes."""
        ...

    def focus(self, view: Json) -> Text:
        """What stands beside the question; empty if nothing need."""
        ...

    def log(self, position: Position, seat: int, most: int = -1) -> list[Message]: ...

    def story(self, messages: Iterable[Message], rules: bool = False) -> RenderableType: ...

    def who(self, view: Json) -> str:
        """Whoever is asked."""
        ...

    def find(self, view: Json, given: str) -> str:
        """The name of what is meant; empty if nothing is."""
        ...

    def about(self, view: Json, name: str) -> RenderableType:
        """Its title and text."""
        ...

    def usable(self, view: Json, name: str) -> bool:
        """Whether this seat might do something with it at all."""
        ...

    def allowed(self, view: Json, name: str) -> str:
        """What to say if there is no reason against it."""
        ...

    def reasons(self, position: Position, seat: int, name: str) -> list[Message]:
        """Why it cannot be done now; empty if it can."""
        ...

    def sentence(self, message: Message) -> str: ...

    def piles(self, view: Json) -> RenderableType: ...

    def outcome(self, result: Result, seat: int) -> str:
        """Who has won, as it is told to a seat."""
        ...
