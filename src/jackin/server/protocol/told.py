"""To the client, over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from jackin.server.protocol.games import Beat, MoveReason
from jackin.server.protocol.part import Json, Part, Said
from jackin.server.protocol.tables import SeatKey, TableInfo


class Plan(Part):
    """Several answers under one button, as "break all for 5": whole prices, and what they are paid with."""

    kind: Literal["break-all", "break"]
    values: list[str]
    credits: int
    clicks: int = 0
    subroutine: int = -1
    cards: list[str] = []


class Coach(Part):
    """Where a lesson stands: `done` of its `steps`, and the `line` that the coach says, a key of the catalogues.
    After a failure `back` is how many answers to keep to stand where the goal could last be reached; -1 until that
    is found."""

    lesson: str
    steps: int
    done: int
    line: str
    outcome: Literal["", "won", "failed"] = ""
    back: int = -1


class Shown(Part):
    """The position as the seat sees it. Sent when something changed for this seat, and never otherwise.

    `ask` numbers the question (empty if it is not this seat's). `log` holds the lines from number `log_from` on:
    a client cuts its log to that many lines and adds these; `view.log` is left out. `undo` says whether there is
    anything to take back, and at what cost of secrecy. `beats` tell how it came to this, thing by thing.
    `matters` are the reasons why the question is worth a stop; without any, `passing` lets it pass.
    """

    type: Literal["shown"]
    ask: str
    view: Json
    log_from: int
    log: list[Said]
    beats: list[Beat] = []
    matters: list[str] = []
    passing: str = ""
    plans: list[Plan] = []
    undo: Literal["no", "free", "ask", "ask-seen"] = "no"
    coach: Coach | None = None


class ChanceTold(Part):
    """How likely the seat is to win, as it can judge that; without a number where nobody can tell."""

    type: Literal["chance"]
    ask: str
    chance: float | None = None


class Hinted(Part):
    """An answer to the ask of that number: the one that leads to the lesson's goal, or what `legend` would say.
    If there is none, `value` is empty and `back` says where there was one."""

    type: Literal["hinted"]
    ask: str
    value: str
    back: int = -1


class Explained(Part):
    """Why the bots did what they did since the person's last decision, at a table where they explain themselves: all
    of it, anew with each of their moves. It tells what they saw, their hidden cards too."""

    type: Literal["explained"]
    reasons: list[MoveReason]


class TableShown(Part):
    """Who is here: sent on arrival and whenever it changes. `you` are the seats of this line."""

    type: Literal["table"]
    info: TableInfo
    you: list[str]


class Number(Part):
    """A number of a card as it is now: `now = printed + the rest`, each with its source."""

    what: Literal["strength", "cost", "requirement", "points", "memory"]
    printed: int
    now: int
    parts: list[tuple[str, int]]


class Because(Part):
    """Why not, and why these numbers. `lines` is empty if the card can be used now."""

    type: Literal["because"]
    card: str
    lines: list[Said]
    numbers: list[Number] = []


class Previewed(Part):
    """What a run would meet and cost, as far as its seat can know: the ice row by row, from the outermost inwards.

    `by` is the answer that begins it. `has` is the pool after that, `lent` what cards and bad publicity add for
    breakers; `bound` are the Corp's credits.
    """

    type: Literal["previewed"]
    server: str
    by: str
    rows: list[Json]
    accesses: int
    has: int
    lent: int
    cost: int
    left: int
    bound: int


class Refused(Part):
    """The message changed nothing; the view that holds follows."""

    type: Literal["refused"]
    reason: str
    detail: str = ""


class Offered(Part):
    """The other seat asks for something; `seen`: hidden cards have been shown since."""

    type: Literal["offered"]
    offer: Literal["take-back", "rematch"]
    by: str
    seen: bool = False
    swap: bool = False


class Withdrawn(Part):
    """An offer is settled: taken, or declined."""

    type: Literal["settled"]
    offer: Literal["take-back", "rematch"]
    yes: bool
    table: str = ""
    key: SeatKey | None = None


class ChatLine(Part):
    """`by` is the seat; lines of the table itself have none and a `said`. After a hello all of the chat is sent."""

    type: Literal["chat"]
    by: str
    name: str
    text: str
    at: float
    said: Said | None = None


class Pong(Part):
    type: Literal["pong"]


ToClient = Annotated[
    Shown
    | TableShown
    | Because
    | Previewed
    | Hinted
    | Explained
    | ChanceTold
    | Refused
    | Offered
    | Withdrawn
    | ChatLine
    | Pong,
    Field(discriminator="type"),
]
