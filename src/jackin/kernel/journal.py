"""A game as it was played: setup, seed and answers. Save, replay, undo and branch are all this list."""

from __future__ import annotations

import copy
import hashlib
import json
import os
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask, Option
from jackin.kernel.codec import BadSave
from jackin.kernel.game import Game, Json, Result
from jackin.kernel.machine import Position
from jackin.kernel.rng import Seed, chance_of, read_chance

FORMAT: Final = 2
GUESSABLE: Final = 1
"""The first format, with a number for a seed; its games go on with the generator of that time."""
STRIDE: Final = 32


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """A live position and the answers that led to it."""

    def __init__(self, game: Game, setup: Json, seed: Seed) -> None:
        self.game = game
        self.setup = copy.deepcopy(setup)
        self.chance = chance_of(seed)
        self.deal: Json | None = None
        self.answers: list[str] = []
        self.position = game.new(setup, self.chance)
        self._marks = [game.fork(self.position)]

    @classmethod
    def begin(cls, game: Game, setup: Json, seed: Seed) -> Journal:
        """A new game. The same setup and seed deal the same cards."""
        return cls(game, setup, seed)

    @property
    def seed(self) -> int:
        return self.chance.seed

    @property
    def ask(self) -> Ask | None:
        """The open question; None when the game is over."""
        return self.game.ask(self.position)

    @property
    def result(self) -> Result | None:
        """How it ended; None while it goes on."""
        return self.game.result(self.position)

    def view(self, seat: int) -> Json:
        """Everything that a seat may see, as plain data; -1 looks on."""
        return self.game.view(self.position, seat)

    def answer(self, value: Any) -> None:
        """Take one of the ask's options, by itself or by its value; anything else is an `IllegalAnswer`."""
        self.game.answer(self.position, value)
        self.answers.append(value.value if isinstance(value, Option) else value)
        if len(self.answers) % STRIDE == 0:
            self._marks.append(self.game.fork(self.position))

    def at(self, n: int) -> Position:
        """The position after the first n answers."""
        self._reaches(n)
        position = self.game.fork(self._marks[n // STRIDE])
        for value in self.answers[n // STRIDE * STRIDE : n]:
            self.game.answer(position, value)
        return position

    def _reaches(self, n: int) -> None:
        if not 0 <= n <= len(self.answers):
            raise IndexError(f"the journal has {len(self.answers)} answers, not {n}")

    def undo(self, count: int = 1) -> None:
        """Take back the last answers."""
        n = len(self.answers) - count
        self.position = self.at(n)
        del self.answers[n:]
        del self._marks[n // STRIDE + 1 :]

    def branch(self, n: int) -> Journal:
        """A new journal that goes on from the n-th answer."""
        self._reaches(n)
        other = Journal(self.game, self.setup, self.chance)
        for value in self.answers[:n]:
            other.answer(value)
        return other

    def encode(self) -> Json:
        data: Json = {
            "jackin": GUESSABLE if self.chance.guessable else FORMAT,
            "game": self.game.name,
            "rules": self.game.version,
            "setup": self.setup,
            "seed": self.chance.encode(),
            "answers": self.answers.copy(),
        }
        if self.deal is not None:
            data["deal"] = self.deal
        return {**data, "check": checksum(data)}

    @classmethod
    def decode(cls, game: Game, data: Any, where: str = "save") -> Journal:
        check_head(game, data, where)
        try:
            journal = cls(game, data["setup"], read_chance(data["seed"]))
        except ValueError as error:
            raise BadSave(f"{where}: setup: {error}") from error
        journal.deal = data.get("deal")
        for n, value in enumerate(data["answers"]):
            try:
                journal.answer(value)
            except ValueError as error:
                raise BadSave(f"{where}: answer {n + 1}: {error}{older(game, data)}") from error
        return journal

    def save(self, path: Path) -> None:
        """Write the journal; an older file stays whole until the new one is."""
        path = Path(path)
        draft = path.with_name(path.name + ".new")
        draft.write_text(json.dumps(self.encode(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        os.replace(draft, path)

    @classmethod
    def load(cls, game: Game, path: Path) -> Journal:
        """A saved game, played again to where it stood; or `BadSave`, which says what is wrong with the file."""
        return cls.decode(game, read(path), str(path))


def read(path: Path) -> Any:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSave(f"{path}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadSave(f"{path}: not a text file (byte {error.start})") from error
    except json.JSONDecodeError as error:
        raise BadSave(f"{path}: cut off or not JSON, line {error.lineno}: {error.msg}") from error
    except (RecursionError, ValueError) as error:
        raise BadSave(f"{path}: not a Jackin save") from error


def checksum(data: Json) -> str:
    text = json.dumps(data, ensure_ascii=False, sort_keys=True)
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


FIELDS: Final[dict[str, type]] = {
    "jackin": int, "game": str, "rules": int, "setup": dict, "seed": str, "answers": list, "check": str,
}  # fmt: skip


def older(game: Game, data: Json) -> str:
    """Why an answer may no longer fit."""
    rules = data["rules"]
    return "" if rules == game.version else f" (it was played with rules {rules}, these are {game.version})"


def check_head(game: Game, data: Any, where: str) -> None:
    if not isinstance(data, dict) or "jackin" not in data:
        raise BadSave(f"{where}: not a Jackin save")
    first = data["jackin"] == GUESSABLE
    for name, kind in (FIELDS | {"seed": int} if first else FIELDS).items():
        if not isinstance(data.get(name), kind):
            raise BadSave(f"{where}: field {name!r} is missing or not {kind.__name__}")
    if data["jackin"] > FORMAT:
        raise BadSave(f"{where}: written by a newer Jackin (format {data['jackin']}, this one reads {FORMAT})")
    if data["game"] != game.name:
        raise BadSave(f"{where}: a save of {data['game']!r}, not of {game.name!r}")
    if data["rules"] > game.version:
        raise BadSave(f"{where}: played with newer rules ({data['rules']}, these are {game.version})")
    body = {name: data[name] for name in (*FIELDS, "deal") if name != "check" and name in data}
    if checksum(body) != data["check"]:
        raise BadSave(f"{where}: changed since it was saved (the checksum does not match)")
    try:
        read_chance(data["seed"])
    except ValueError as error:
        raise BadSave(f"{where}: {error}") from error
