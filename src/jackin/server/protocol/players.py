"""Accounts, and what belongs to them."""

from __future__ import annotations

from typing import Annotated, Any

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


class RatingNow(Part):
    """Glicko-2: where the strength lies, and how far from there it may be with 95 %."""

    points: int
    margin: int
    games: int


class PlayerInfo(Part):
    """`ratings` by game and role: "netrunner-corp", "netrunner-runner", "gangs". Who is `blocked` neither joins the
    player's tables nor is joined."""

    name: str
    created: float
    games: int
    ratings: dict[str, RatingNow] = {}
    blocked: list[str] = []


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
