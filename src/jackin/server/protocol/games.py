"""Finished games: their numbers, replays and analysis."""

from __future__ import annotations

from typing import Annotated, Literal

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
    bots: dict[str, str] = {}
    """Who played for which seat, as far as the table knows: these can be asked for their reasons."""
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


class Move(Part):
    """What was chosen after `n` answers: an option of its seat's view. `card` is what the question was about, if that
    was a card."""

    n: int
    turn: int
    active: str
    seat: str
    kind: str
    card: str
    option: Json


class EngineLine(Part):
    """An answer and the next moves of its seat: the chance to win with it, by how much that is better than with the
    answer that was given, each with its standard error, and in how many worlds it was tried."""

    option: Json
    chance: float
    error: float
    by: float
    by_error: float
    worlds: int
    follows: list[Json]


class Judged(Part):
    """An answer of a game that is over, the one after `n` others, judged by what its seat could know; `n` is -1 if no
    answer is left that can be judged. `better` would surely have been better, by so much of the chance to win with
    that standard error; `loss` is how much was likely lost, sure or not. `mark` is ??, ?, ! or nothing; `matters`:
    whether another answer would surely have been better or worse. `lines` are the answers that were tried longest,
    the best first."""

    n: int
    turn: int = 0
    seat: str = ""
    card: str = ""
    given: Json = {}
    better: Json | None = None
    by: float = 0
    error: float = 0
    mark: str = ""
    matters: bool = False
    loss: float = 0
    lines: list[EngineLine] = []


class WeighedLine(Part):
    """An answer that a bot weighed and its next moves: its chance to win with it, the standard error of that, and in
    how many worlds."""

    option: Json
    chance: float
    error: float
    worlds: int
    follows: list[Json]


class MoveReason(Part):
    """Why a bot answered as it did, after `n` answers: the option of its view, `said` in words, and the lines that it
    thought best, the best first; without any if it went by a rule of thumb. `card` is what the question was about, if
    that was a card. An empty `said`: it has nothing to say."""

    n: int
    seat: str = ""
    bot: str = ""
    turn: int = 0
    card: str = ""
    option: Json = {}
    said: list[Said] = []
    lines: list[WeighedLine] = []


class Judgements(Part):
    """A whole game judged in the background: how far that is (`at` of `length` answers), and what was found, from the
    `since`-th on. `accuracy` is told when all is done: what a seat kept in the decisions that mattered, where a
    blunder keeps nothing. `waits`: other games come first; whoever asks again in a while is told when it begins."""

    at: int
    length: int
    since: int
    judged: list[Judged]
    accuracy: dict[str, float] = {}
    waits: bool = False


Value = Annotated[str, Field(max_length=200)]


class TryMoves(Part):
    """Another line: the first `n` answers of the game, then `moves`. `answers`: for whom the engine goes on, `others`
    until `seat` is asked, `all` one answer for whoever is asked and then the others, or nobody."""

    n: Annotated[int, Field(ge=0, le=1_000_000)]
    moves: Annotated[list[Value], Field(max_length=400)] = []
    seat: Annotated[str, Field(max_length=20)] = ""
    answers: Literal["", "others", "all"] = ""


class Branch(Part):
    """Where another line leads: the answers after the n-th, those among them that were a choice, and the position.
    `asked` is whose decision is next; nobody's at the end."""

    moves: list[str]
    told: list[Move]
    asked: str
    step: ReplayStep


class JudgeMoves(Part):
    """A decision to think about: after the first `n` answers of the game and then `moves`. `given` is the answer that
    is to be beaten; without one, a plain player's."""

    n: Annotated[int, Field(ge=0, le=1_000_000)]
    moves: Annotated[list[Value], Field(max_length=400)] = []
    given: Value = ""
