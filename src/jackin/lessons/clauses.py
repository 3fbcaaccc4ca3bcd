"""What a lesson asks of a position, in one line: "points >= 2", "log steals snare", "not run hq".

A clause is read from what the learner may see: the view and the log of one seat. Each game has its own words.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.kernel.message import Message

COMPARED: dict[str, Callable[[int, int], bool]] = {">=": operator.ge, "<=": operator.le, "=": operator.eq}


class BadClause(ValueError):
    """A line that says nothing a position could be asked."""


class Scene(NamedTuple):
    """A position as a seat sees it."""

    view: Json
    log: Sequence[Message]

    @property
    def ask(self) -> Json:
        """The question, if it is the learner's."""
        ask: Json | None = self.view["ask"]
        return ask if ask is not None and ask["seat"] == self.view["seat"] else {}


def said(scene: Scene, words: list[str]) -> bool:
    """A line of the log since the lesson began, perhaps about this card, place or action."""
    about = words[1] if len(words) > 1 else ""
    return any(line.key == words[0] and (not about or about in line.args.values()) for line in scene.log)


def asked(scene: Scene, words: list[str]) -> bool:
    return scene.ask.get("kind") == words[0] and (len(words) < 2 or scene.ask.get("card") == words[1])


def offered(scene: Scene, words: list[str]) -> bool:
    """An answer with this verb, perhaps about this card or server, can be given now."""
    about = words[1] if len(words) > 1 else ""
    return any(
        option["verb"] == words[0] and (not about or about in option.values())
        for option in scene.ask.get("options", [])
    )


Number = Callable[[Scene], int]
Word = tuple[int, int, Callable[[Scene, list[str]], bool]]
"""How many words may follow it, and what it asks."""

EVERYWHERE: dict[str, Word] = {"log": (1, 2, said), "asked": (1, 2, asked), "offered": (1, 2, offered)}
"""The words of every game."""


class Vocabulary(NamedTuple):
    """What can be asked of a game's positions."""

    numbers: dict[str, Number]
    words: dict[str, Word]


class Clause:
    """One line, read; `of` asks a position."""

    def __init__(self, text: str, known: Vocabulary) -> None:
        self.text = text
        self.negated = text.startswith("not ")
        self._ask = reading(text.removeprefix("not "), known)

    def of(self, scene: Scene) -> bool:
        return self._ask(scene) != self.negated

    @property
    def of_the_past(self) -> bool:
        """It cannot be told from the view alone."""
        return self.text.removeprefix("not ").startswith("log ")

    def __repr__(self) -> str:
        return f"<{self.text}>"


def reading(text: str, known: Vocabulary) -> Callable[[Scene], bool]:
    compared = re.fullmatch(r"(\S+) (>=|<=|=) (\d+)", text)
    if compared:
        return comparing(text, compared[1], compared[2], int(compared[3]), known.numbers)
    word, *rest = text.split(" ")
    if word not in known.words:
        names = ", ".join([*known.words, *known.numbers])
        raise BadClause(f"{text!r}: nothing is called {word!r}; there are {names}")
    least, most, ask = known.words[word]
    if not least <= len(rest) <= most:
        raise BadClause(f"{text!r}: {word!r} is followed by {least} to {most} words")
    return lambda scene: ask(scene, rest)


def comparing(text: str, name: str, sign: str, n: int, numbers: dict[str, Number]) -> Callable[[Scene], bool]:
    if name not in numbers:
        raise BadClause(f"{text!r}: no number is called {name!r}; there are {', '.join(numbers)}")
    return lambda scene: COMPARED[sign](numbers[name](scene), n)


def all_of(clauses: Sequence[Clause], scene: Scene) -> bool:
    return all(clause.of(scene) for clause in clauses)
