"""Timing charts as tables of steps, and the frames that walk them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask

Key = tuple[object, ...]
"""What tells two positions, or parts of them, apart."""
Step = Callable[[Any, "Frame"], Ask | None]
"""A step changes the position, or asks; it never does both, so that an ask can be put again."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Text:
    """Something printed that a frame can point at: it has a stable name, so a save outlives a refactor."""

    def __init__(self) -> None:
        self.name = ""


TEXTS: Final[dict[str, Text]] = {}


def name_text(name: str, text: Text) -> None:
    text.name = name
    TEXTS[name] = text


class Flow:
    """A named list of steps, in the order of the rulebook's chart."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.steps: list[Step] = []
        self.names: list[str] = []
        self.length = 0
        self.places: dict[Step | str, int] = {}
        self.closing = 0

    def takes(self, *steps: Step) -> None:
        """Give the flow its steps, named after their functions. Cut short, it has none left to take."""
        names = [str(step.__name__) for step in steps]
        if self.steps:
            raise ValueError(f"two flows are called {self.name!r}")
        if len(set(names)) != len(names):
            raise ValueError(f"flow {self.name!r} uses a step twice")
        self.steps = list(steps)
        self.names = names
        self.length = len(names)
        for n, step in enumerate(steps):
            self.places[step] = self.places[names[n]] = n
        self.closing = self.length

    def closes_with(self, step: Step) -> None:
        """Cut short, it still takes this step and those after it."""
        self.closing = self.places[step]

    def index(self, step: str) -> int:
        return self.names.index(step)


FLOWS: Final[dict[str, Flow]] = {}


def declare(name: str) -> Flow:
    """A flow that is called before, or below, the file that gives it its steps."""
    if name in FLOWS:
        raise ValueError(f"two flows are called {name!r}")
    FLOWS[name] = Flow(name)
    return FLOWS[name]


def flow(name: str, *steps: Step) -> Flow:
    declared = declare(name)
    declared.takes(*steps)
    return declared


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """A place in a flow and its registers: all that survives an ask."""

    __slots__ = ("at", "card", "cards", "flow", "k", "m", "more", "n", "seat", "subject", "text")

    def __init__(
        self,
        flow: Flow,
        seat: int = 0,
        card: int = -1,
        subject: int = -1,
        n: int = 0,
        m: int = 0,
        k: int = 0,
        cards: tuple[int, ...] = (),
        more: tuple[int, ...] = (),
        text: Text | None = None,
        at: int = 0,
    ) -> None:
        self.flow = flow
        self.seat = seat
        self.card = card
        self.subject = subject
        self.n = n
        self.m = m
        self.k = k
        self.cards = cards
        self.more = more
        self.text = text
        self.at = at

    def copy(self) -> Frame:
        return Frame(
            self.flow, self.seat, self.card, self.subject, self.n, self.m, self.k,
            self.cards, self.more, self.text, self.at,
        )  # fmt: skip

    def key(self) -> Key:
        return (
            self.flow, self.seat, self.card, self.subject, self.n, self.m, self.k, self.cards, self.more, self.text,
            self.at,
        )  # fmt: skip

    def jump(self, step: Step | str) -> None:
        """Go on with this step of the flow: the function itself. By name only where a test winds a game on."""
        self.at = self.flow.places[step]

    def close(self) -> None:
        """Cut the flow short: go on with the steps that it always ends with."""
        self.at = self.flow.closing

    def reads(self, flow: Flow, text: Text) -> Frame:
        """A frame for another text that reads what this one does."""
        return Frame(flow, self.seat, self.card, self.subject, self.n, self.m, 0, self.cards, self.more, text)

    def again(self) -> None:
        """Take the step that is running once more."""
        self.at -= 1

    def finish(self) -> None:
        self.at = self.flow.length

    @property
    def step(self) -> str:
        """The step taken last: the asking one, while an ask is open."""
        return self.flow.names[max(0, min(self.at, self.flow.length) - 1)]

    def __repr__(self) -> str:
        return f"<{self.flow.name}/{self.step}>"
