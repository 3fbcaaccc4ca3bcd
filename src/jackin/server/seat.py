"""A seat of a table: who sits there, and by what right."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from jackin.kernel.game import Json
from jackin.server import hours

if TYPE_CHECKING:
    from jackin.server.ratings import Standing
    from jackin.server.line import Line

Kind = Literal["person", "bot", "automa", "open"]


MOST_MARKS = 2
"""That any writing puts on one letter."""


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What the table keeps of a secret."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def plain(text: str, most: int) -> str:
    """What somebody wrote, as one line of plain text: no controls, no marks that turn or hide it, none piled up."""
    kept: list[str] = []
    marks = 0
    for sign in text:
        marks = marks + 1 if unicodedata.combining(sign) else 0
        if marks <= MOST_MARKS:
            kept.append(sign if sign.isprintable() else " ")
    return " ".join("".join(kept).split())[:most]


@dataclass
class Seat:
    """`player` is the name shown; of a bot or an automa, its own. A bot that `stands_in` keeps a person's place.

    `since`: when the person came or left, whichever was last; sitting down is coming. `stuck`: the bot here was
    at a loss with its last move."""

    place: int
    seat: str
    kind: Kind
    player: str = ""
    level: str = ""
    secret: str = ""
    deck: Json | None = None
    clock: float | None = None
    stands_in: bool = False
    account: str = ""
    """Of the player who sits here signed in."""
    lines: set[Line] = field(default_factory=set)
    since: float = field(default_factory=hours.now)
    standing: Standing | None = None
    memory: Any = None
    stuck: bool = False

    def holds(self, secret: str) -> bool:
        return bool(self.secret) and hmac.compare_digest(self.secret, digest(secret))

    @property
    def bot(self) -> str:
        """The bot that answers here, if one does."""
        return "" if self.kind != "bot" else STAND_IN if self.stands_in else self.player

    def row(self) -> Json:
        return {
            "place": self.place,
            "seat": self.seat,
            "kind": self.kind,
            "player": self.player,
            "level": self.level,
            "secret": self.secret,
            "deck": self.deck,
            "clock": self.clock,
            "stands_in": self.stands_in,
            "account": self.account,
        }


STAND_IN = "greedy"
