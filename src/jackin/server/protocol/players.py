"""Accounts, and what belongs to them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from jackin.server.protocol.decks import DeckList
from jackin.server.protocol.part import Part


PlayerName = Annotated[str, Field(min_length=2, max_length=24)]


NewPhrase = Annotated[str, Field(min_length=10, max_length=200)]


Phrase = Annotated[str, Field(max_length=200)]


class NewPlayer(Part):
    """An account: a name and a pass phrase, nothing else. Who loses the phrase loses the account."""

    name: PlayerName
    phrase: NewPhrase


class EnterPlayer(Part):
    name: Annotated[str, Field(max_length=24)]
    phrase: Phrase


class ChangePhrase(Part):
    """All other sessions end with it."""

    old: Phrase
    new: NewPhrase


class DeletePlayer(Part):
    phrase: Phrase


class PasskeyWish(Part):
    """A passkey outlives the session, so that the phrase is asked for."""

    phrase: Phrase


class PasskeyOptions(Part):
    """For `navigator.credentials`, as WebAuthn writes them in JSON."""

    options: dict[str, Any]


class PasskeyAnswer(Part):
    """What `navigator.credentials` gave, as WebAuthn writes it in JSON."""

    credential: Annotated[str, Field(max_length=20_000)]


class PasskeyInfo(Part):
    """`device` is where it was made."""

    id: str
    device: str
    created: float
    used: float


SharedPart = Literal["ratings", "rates", "games"]


class RatingNow(Part):
    """Glicko-2: where the strength lies, and how far from there it may be with 95 %."""

    points: int
    margin: int
    games: int


class PlayerInfo(Part):
    """`ratings` by game and role: "netrunner-corp", "netrunner-runner", "gangs". Who is `blocked` neither joins the
    player's tables nor is joined. `shared` are the parts of the profile that everybody may see."""

    name: str
    created: float
    games: int
    ratings: dict[str, RatingNow] = {}
    blocked: list[str] = []
    shared: list[SharedPart] = []


class RatingPoint(Part):
    """A rated game: the rating after it. `score` is 1 won, 0 lost, 0.5 drawn; `theirs` what the other one had."""

    at: float
    table: str
    points: int
    margin: int
    opponent: str
    theirs: int
    score: float
    change: int


class Share(Part):
    """The parts of the profile that everybody may see; none, and there is no page."""

    parts: Annotated[list[SharedPart], Field(max_length=3)]


class SharedRate(Part):
    """How often games of a kind were won. `key` is a pool, an identity, or `KIND:NAME:LEVEL` of a machine; `person`
    stands for all people, `bots` for several machines."""

    by: Literal["side", "deck", "opponent"]
    key: str
    won: int
    games: int


class SharedSeat(Part):
    """Who sat opposite: people have a name if they show their own games."""

    kind: str
    name: str
    level: str


class SharedGame(Part):
    game: str
    seat: str
    identity: str
    won: bool | None
    reason: str
    turn: int
    at: float
    against: list[SharedSeat]


class PlayerPage(Part):
    """What a player shows to everybody: of `parts` only what they chose. No table can be found from it."""

    name: str
    parts: list[SharedPart]
    ratings: dict[str, RatingNow] = {}
    graphs: dict[str, list[RatingPoint]] = {}
    rates: list[SharedRate] = []
    games: list[SharedGame] = []


class Me(Part):
    """Who is signed in, if anybody is."""

    player: PlayerInfo | None = None


class SessionInfo(Part):
    """Where the player is signed in; `here` is the one that asks."""

    id: str
    device: str
    created: float
    used: float
    here: bool


class KeptDeck(Part):
    """A deck of the player: as saved, and what was changed since. Neither: it was thrown away. `changed` is when."""

    id: Annotated[str, Field(min_length=1, max_length=40)]
    deck: DeckList | None = None
    draft: DeckList | None = None
    changed: Annotated[float, Field(ge=0, le=1e12)]


class MyDecks(Part):
    decks: Annotated[list[KeptDeck], Field(max_length=300)]


class BlockSeat(Part):
    """Who sits there, signed in."""

    table: Annotated[str, Field(pattern=r"^[A-Z2-9]{6}$")]
    seat: Annotated[str, Field(max_length=40)]


class Unblock(Part):
    name: Annotated[str, Field(max_length=24)]


class Adopted(Part):
    """How many tables were taken along."""

    games: int
