"""What a lesson asks of a position, in one line: "points >= 2", "log steals snare", "not run hq".

A clause is read from what the learner may see: the view and the log of one seat.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.kernel.message import Message

OTHER = {"corp": "runner", "runner": "corp"}
COMPARED: dict[str, Callable[[int, int], bool]] = {">=": operator.ge, "<=": operator.le, "=": operator.eq}


class BadClause(ValueError):
    """A line that says nothing a position could be asked."""


class Scene(NamedTuple):
    """A position as a seat sees it."""

    view: Json
    log: Sequence[Message]

    @property
    def mine(self) -> Json:
        mine: Json = self.view[self.view["seat"]]
        return mine

    @property
    def theirs(self) -> Json:
        theirs: Json = self.view[OTHER[self.view["seat"]]]
        return theirs

    @property
    def ask(self) -> Json:
        """The question, if it is the learner's."""
        ask: Json | None = self.view["ask"]
        return ask if ask is not None and ask["seat"] == self.view["seat"] else {}


def number(name: str) -> Callable[[Scene], int]:
    return lambda scene: int(scene.mine[name])


def servers(scene: Scene, place: str) -> list[Json]:
    return [card for server in scene.view["servers"] for card in server[place]]


def tokens(card: Json) -> int:
    return int(card.get("counters", {}).get("advancement", 0))


NUMBERS: dict[str, Callable[[Scene], int]] = {
    "credits": number("credits"),
    "clicks": number("clicks"),
    "cards": number("hand_count"),
    "points": number("points"),
    "tags": lambda scene: int(scene.view["runner"]["tags"]),
    "turn": lambda scene: int(scene.view["turn"]),
    "tokens": lambda scene: max([tokens(card) for card in servers(scene, "root")], default=0),
    "their-credits": lambda scene: int(scene.theirs["credits"]),
    "their-cards": lambda scene: int(scene.theirs["hand_count"]),
    "their-points": lambda scene: int(scene.theirs["points"]),
}


def said(scene: Scene, words: list[str]) -> bool:
    """A line of the log since the lesson began, perhaps about this card or server."""
    about = words[1] if len(words) > 1 else ""
    return any(
        line.key == words[0] and about in ("", line.args.get("card"), line.args.get("other"), line.args.get("server"))
        for line in scene.log
    )


def asked(scene: Scene, words: list[str]) -> bool:
    return scene.ask.get("kind") == words[0] and (len(words) < 2 or scene.ask.get("card") == words[1])


def offered(scene: Scene, words: list[str]) -> bool:
    """An answer with this verb, perhaps about this card or server, can be given now."""
    about = words[1] if len(words) > 1 else ""
    return any(
        option["verb"] == words[0] and about in ("", option.get("title"), option.get("place"), option.get("card"))
        for option in scene.ask.get("options", [])
    )


def lies(cards: list[Json], slug: str, up: bool = False) -> bool:
    return any(card.get("card") == slug and (card["faceup"] or not up) for card in cards)


WORDS: dict[str, tuple[int, int, Callable[[Scene, list[str]], bool]]] = {
    "log": (1, 2, said),
    "asked": (1, 2, asked),
    "offered": (1, 2, offered),
    "run": (1, 1, lambda scene, words: (scene.view["run"] or {}).get("server") == words[0]),
    "rig": (1, 1, lambda scene, words: lies(scene.view["runner"]["rig"], words[0])),
    "hand": (1, 1, lambda scene, words: words[0] in scene.mine["hand"]),
    "rezzed": (1, 1, lambda scene, words: lies(servers(scene, "ice") + servers(scene, "root"), words[0], up=True)),
    "installed": (1, 1, lambda scene, words: lies(servers(scene, "ice") + servers(scene, "root"), words[0])),
    "over": (0, 0, lambda scene, words: scene.view["active"] != scene.view["seat"]),
    "won": (0, 0, lambda scene, words: (scene.view["result"] or {}).get("winner") == scene.view["seat"]),
    "lost": (0, 0, lambda scene, words: (scene.view["result"] or {}).get("winner") == OTHER[scene.view["seat"]]),
}
"""Each word, how many words may follow it, and what it asks."""


class Clause:
    """One line, read; `of` asks a position."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.negated = text.startswith("not ")
        self._ask = reading(text.removeprefix("not "))

    def of(self, scene: Scene) -> bool:
        return self._ask(scene) != self.negated

    def __repr__(self) -> str:
        return f"<{self.text}>"


def reading(text: str) -> Callable[[Scene], bool]:
    compared = re.fullmatch(r"(\S+) (>=|<=|=) (\d+)", text)
    if compared:
        name, sign, n = compared[1], compared[2], int(compared[3])
        if name not in NUMBERS:
            raise BadClause(f"{text!r}: no number is called {name!r}; there are {', '.join(NUMBERS)}")
        return lambda scene: COMPARED[sign](NUMBERS[name](scene), n)
    word, *rest = text.split(" ")
    if word not in WORDS:
        raise BadClause(f"{text!r}: nothing is called {word!r}; there are {', '.join([*WORDS, *NUMBERS])}")
    least, most, ask = WORDS[word]
    if not least <= len(rest) <= most:
        raise BadClause(f"{text!r}: {word!r} is followed by {least} to {most} words")
    return lambda scene: ask(scene, rest)


def all_of(clauses: Sequence[Clause], scene: Scene) -> bool:
    return all(clause.of(scene) for clause in clauses)
