"""Android: Netrunner."""

from __future__ import annotations

from jackin.kernel.game import Json
from jackin.netrunner import cards as cards
from jackin.netrunner.decks.shelf import named
from jackin.netrunner.described import check_position, from_toml
from jackin.netrunner.game import GAME as GAME
from jackin.netrunner.shown.moment import Moment as Moment
from jackin.netrunner.shown.moment import moment as moment


def setup(
    corp: str | Json = "jinteki", runner: str | Json = "shaper", quiet: bool = False, automa: Json | None = None,
    ask_everything: bool = False, sets: list[str] | None = None,
) -> Json:  # fmt: skip
    """What a game begins with: two decks, by name or as they are; and perhaps a seat that the game itself plays, and
    the `sets` that all cards are from.

    With `ask_everything` also those questions are asked that have only one answer."""
    return {
        "corp": named(corp).setup() if isinstance(corp, str) else corp,
        "runner": named(runner).setup() if isinstance(runner, str) else runner,
        **({"quiet": True} if quiet else {}),
        **({"ask_everything": True} if ask_everything else {}),
        **({"automa": automa} if automa else {}),
        **({"sets": sets} if sets else {}),
    }


def position(
    corp: Json, runner: Json, turn: str = "runner", clicks: int | None = None, phase: str = "action",
    quiet: bool = False, ask_everything: bool = False,
) -> Json:  # fmt: skip
    """What a game begins with in the middle: who has what where, and whose turn it is.

    In the action phase of `turn` with so many `clicks` (all of them if left out), or with phase "begin" at the first
    step of that turn. A `BadSetup` names every mistake of the description."""
    described: Json = {"turn": turn, "phase": phase, "corp": corp, "runner": runner}
    if clicks is not None:
        described["clicks"] = clicks
    check_position(described)
    return {
        "position": described,
        **({"quiet": True} if quiet else {}),
        **({"ask_everything": True} if ask_everything else {}),
    }


def read_position(text: str, name: str = "position") -> Json:
    """The setup of a position that is described in TOML; `name` is what mistakes call the file."""
    data = from_toml(text, name)
    everything = data.pop("ask_everything", False)
    check_position(data)
    return {"position": data, **({"ask_everything": True} if everything else {})}
