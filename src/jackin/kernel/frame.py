"""Timing charts as tables of steps, and the frames that walk them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask

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

    def __init__(self, name: str, steps: list[Step], names: list[str]) -> None:
        self.name = name
        self.steps = steps
        self.names = names
        self.length = len(steps)
        self.places: dict[Step, int] = {step: n for n, step in enumerate(steps)}

    def index(self, step: str) -> int:
        return self.names.index(step)


FLOWS: Final[dict[str, Flow]] = {}


def flow(name: str, *steps: Step) -> Flow:
    """Register a flow. Its steps are named after their functions."""
    if name in FLOWS:
        raise ValueError(f"two flows are called {name!r}")
    names = [str(step.__name__) for step in steps]
    if len(set(names)) != len(names):
        raise ValueError(f"flow {name!r} uses a step twice")
    FLOWS[name] = Flow(name, list(steps), names)
    return FLOWS[name]


class Frame:
    """A place in a flow and its registers: all that survives an ask."""

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

    def jump(self, step: Step | str) -> None:
        """Go on with this step of the flow: the function itself. By name only where a test winds a game on."""
        self.at = self.flow.names.index(step) if isinstance(step, str) else self.flow.places[step]

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Registers:
    """What a flow calls the registers of its frame. Each flow's file has one, and nobody else reads them:

    class Harm(Registers):
        @property
        def damage(self) -> int:
            return self.f.n
    """

    def __init__(self, f: Frame) -> None:
        self.f = f
