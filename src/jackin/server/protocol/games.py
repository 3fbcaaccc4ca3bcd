"""Finished games: their numbers, replays and analysis."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from jackin.server.protocol.part import Json, Part, Said


class StatRow(Part):
    """One bar: its name, and a number for each seat or kind."""

    key: str
    values: dict[str, int]


class StatGroup(Part):
    key: str
    rows: list[StatRow]


class ScorePoint(Part):
    """What each seat had from this turn on (in a game of rounds: after it)."""

    turn: int
    points: dict[str, int]


class Lying(Part):
    """A card that was facedown to the end."""

    card: str
    server: str


class Summary(Part):
    """A finished game in numbers, made from its log; every hand is open."""

    table: str
    game: str
    answers: int
    turns: int
    scores: list[ScorePoint]
    groups: list[StatGroup]
    hands: dict[str, list[str]]
    facedown: list[Lying]


class BugReport(Part):
    text: Annotated[str, Field(max_length=4000)] = ""
    client: Annotated[str, Field(max_length=400)] = ""


class ReportFiled(Part):
    number: str


class Bookmark(Part):
    """A point of a replay that is worth a look: after so many answers, this had happened."""

    n: int
    seat: str
    said: Said


class ReplayInfo(Part):
    """A journal opened to look at: how many answers, and which seats' views are open."""

    id: str
    game: str
    length: int
    seats: list[str]
    turns: list[tuple[int, str, int]]
    """(answers before it, active seat, turn number) for each turn, to mark on the scrubber."""
    marks: list[Bookmark] = []
    result: dict[str, str] | None = None
    table: str = ""
    chances: bool = False
    """Whether its win chances can be told: of a finished game between two seats that choose for themselves."""


class Beat(Part):
    """One thing that happened: its lines, the first of them number `log_from`, and the view after it.

    That view is the one of the message with the parts in `but` put in their places; the last beat ends in it.
    """

    log_from: int
    log: list[Said]
    but: Json = {}


class ReplayStep(Part):
    """One point of a replay as one seat saw it; `answer` is the answer that led here, `by` whose it was.

    `beats` are what the answer brought about.
    """

    n: int
    view: Json
    by: str = ""
    answer: str = ""
    beats: list[Beat] = []


class WinChance(Part):
    """As a turn began, after `n` answers, or at the end: each seat's chance to win, with all cards open and as the
    seat itself could judge it."""

    n: int
    turn: int
    active: str
    open: dict[str, float]
    known: dict[str, float]


class Analysis(Part):
    """How the chances went in a game that is over."""

    points: list[WinChance]


class Mistake(Part):
    """What an answer cost its seat's chance to win, with the standard error of that, and what would have been better:
    judged by what the seat could know. `card` is what its question was about, if that was a card."""

    card: str
    given: list[Said]
    better: list[Said]
    by: float
    error: float


class Judged(Part):
    """An answer of a game that is over, the one after `n` others, and whether it was a mistake; `n` is -1 if no
    answer is left that can be judged."""

    n: int
    turn: int = 0
    seat: str = ""
    mistake: Mistake | None = None
