"""Tables: how they are made, joined and listed."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from jackin.kernel.rng import SEED_BITS
from jackin.server.protocol.decks import DeckList
from jackin.server.protocol.part import Half, Json, Language, Name, Part, Said, Secret, TableId
from jackin.server.protocol.players import RatingNow


SpectatorRule = Literal["none", "public", "delayed"]


Status = Literal["waiting", "playing", "over"]


class Opponent(Part):
    """Who sits opposite. `name` is a bot's or a pack's; `deck` is the machine's or the second player's deck.

    An automa has a `level` and, if its pack has them, a `behaviour` card; the first one if it is left out. A Corp's
    may have the improved `economy`; with `override` the player may have one click a turn spent better.
    """

    kind: Literal["person", "bot", "automa", "hot-seat"]
    name: Annotated[str, Field(max_length=40)] = ""
    level: Annotated[str, Field(max_length=20)] = ""
    behaviour: Annotated[str, Field(max_length=60)] = ""
    economy: bool = False
    override: bool = False
    deck: DeckList | None = None


class SeatWish(Part):
    """A seat of a table for several: the sender's own (`here`; several at one screen), a bot's, or open to a friend.
    `gang` is chosen by the table if it is left out."""

    kind: Literal["here", "bot", "open"]
    name: Annotated[str, Field(max_length=24)] = ""
    gang: Annotated[str, Field(max_length=40)] = ""


class Clock(Part):
    """Seconds for the whole game, and for each turn more."""

    bank: Annotated[int, Field(ge=60, le=86_400)]
    increment: Annotated[int, Field(ge=0, le=600)] = 0


class Origin(Part):
    """Go on from a point of another game: its journal, and how many of its answers to keep."""

    journal: Json
    answers: Annotated[int, Field(ge=0)]


class NewTable(Part):
    """`seats` are for a game of more than two; otherwise `side` is the sender's and `opponent` has the others.

    `settings` of Gangs of Night City: `content`, `story`, `rival` (of the single-player game), `board` and `rules`;
    of Netrunner: `sets`, those that decks may take cards from.
    A `lesson` (or a puzzle, by its name) brings its own position, side and opponent.
    """

    game: Literal["netrunner", "gangs"] = "netrunner"
    side: Annotated[str, Field(max_length=20)] = "runner"
    name: Name = "Player"
    deck: DeckList | None = None
    opponent: Opponent = Opponent(kind="bot", name="greedy")
    seats: Annotated[list[SeatWish], Field(max_length=4)] = []
    spectators: SpectatorRule = "public"
    chat: bool = True
    clock: Clock | None = None
    guided: bool = False
    lesson: Annotated[str, Field(max_length=40)] = ""
    seed: Annotated[int, Field(ge=0, lt=2**SEED_BITS)] | None = None
    origin: Origin | None = None
    settings: Json = {}
    half: Half | None = None
    """What the sender adds to a fair deal."""
    listed: bool = False
    """Whether the table stands in the lobby, where strangers see it."""
    language: Language = ""
    """In which the sender talks."""
    rated: bool = False
    """Whether it counts: for two who are signed in, with a fair deal."""
    explains: bool = False
    """Whether bots tell the reasons of their moves as they make them, their hidden cards too: for practice, against
    machines only."""


class SeatKey(Part):
    """The right to a seat. The secret goes in messages and headers, never in a URL."""

    table: TableId
    seat: str
    secret: Secret


class Seated(Part):
    """A table, and the seats that the sender now holds (both of a hot-seat game)."""

    table: TableId
    keys: list[SeatKey]


DealKind = Literal["random", "fair", "chosen", "continued"]


class Deal(Part):
    """Where the shuffle comes from. Between people it is `fair`: the table shows its `commitment` before anybody sits
    down; the `secret` behind it, what each seat added and the seed are shown when the game is over. A seed that was
    `chosen`, or a game that is `continued`, is known to whoever made the table. Alone it is `random`."""

    kind: DealKind = "random"
    commitment: str = ""
    secret: str = ""
    halves: dict[str, str] = {}
    seed: str = ""


class JoinTable(Part):
    """`seat` chooses among several open ones; the first if it is left out. `half` goes into a fair deal. Who sits
    down to a deal that is not fair says so: `deal` is the kind that was shown; and so does who sits down to a `rated`
    table."""

    name: Name = "Player"
    seat: Annotated[str, Field(max_length=40)] = ""
    deck: DeckList | None = None
    half: Half | None = None
    deal: DealKind = "fair"
    rated: bool = False


class MyTables(Part):
    keys: Annotated[list[SeatKey], Field(max_length=100)]


class SeatInfo(Part):
    """`kind` says who sits there; `present` whether a person's line is up; `clock` the seconds left. Who is
    `signed` in has that name to themselves."""

    seat: str
    kind: Literal["person", "bot", "automa", "open"]
    name: str = ""
    level: str = ""
    present: bool = False
    clock: float | None = None
    identity: str = ""
    signed: bool = False
    rating: RatingNow | None = None
    deck: str = ""
    """The name of a deck of one's own."""


class TableInfo(Part):
    """What everybody may know about a table. `next` is the commitment to the secret behind a rematch, shown when a
    game between people is over. `frozen` says why a table is only shown, if it cannot be played on."""

    table: TableId
    game: str
    status: Status
    seats: list[SeatInfo]
    spectators: SpectatorRule
    watching: int = 0
    chat: bool
    hot_seat: bool
    guided: bool
    lesson: str = ""
    acting: str = ""
    turn: int = 0
    result: dict[str, str] | None = None
    created: float
    rematch: str = ""
    next: str = ""
    listed: bool = False
    rated: bool = False
    explains: bool = False
    sets: list[str] = []
    """Those that decks of Netrunner may take cards from; none named are all."""
    mine: list[str] = []
    """The seats of the player who asks for it over HTTP, signed in."""
    language: Language = ""
    clock: Clock | None = None
    deal: Deal = Deal()
    frozen: Said | None = None


class LobbyShown(Part):
    """The tables whose makers want them seen: the open ones first, the newest of each first. `here` are the lines
    that are up, `playing` the tables at which somebody plays. Clocks and who acts are left out."""

    type: Literal["lobby"]
    tables: list[TableInfo]
    here: int
    playing: int


class Complaint(Part):
    """Why a table should not stand in the lobby."""

    text: Annotated[str, Field(max_length=1000)] = ""
