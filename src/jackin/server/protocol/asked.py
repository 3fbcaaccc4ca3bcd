"""From the client, over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from jackin.server.protocol.part import Half, Part, Secret, Value


class Hello(Part):
    """The first message: a seat's secret; or its name, if the player signed in has it; or nothing to watch. `log` is
    how many log lines the client has."""

    type: Literal["hello"]
    secret: Secret | None = None
    seat: Annotated[str, Field(max_length=40)] = ""
    log: Annotated[int, Field(ge=0)] = 0


class Answer(Part):
    """Answers to the ask of that number, in order: more than one only for a plan. A stale number changes nothing.

    `auto`: the client passed by itself, as its player set it; a take back goes past such an answer.
    """

    type: Literal["answer"]
    ask: Annotated[str, Field(max_length=24)]
    values: Annotated[list[Value], Field(min_length=1, max_length=40)]
    auto: bool = False


class Why(Part):
    """Why can this card not be used now, and where do its numbers come from?"""

    type: Literal["why"]
    card: Annotated[str, Field(max_length=80)]


class Preview(Part):
    """A run on this server, looked at before it is made. `wish` says of ice by its handle whether to break it.

    `by` is the answer that begins it, if that is not the action: an event that runs."""

    type: Literal["preview"]
    server: Annotated[str, Field(max_length=40)]
    wish: Annotated[dict[Annotated[str, Field(max_length=20)], bool], Field(max_length=40)] = {}
    by: Value = ""


class TakeBack(Part):
    """Back to my last decision: done at once against machines, asked of the other person.

    With the number of an `ask`, back to that one, also if it passed by itself; against machines only."""

    type: Literal["take-back"]
    ask: Annotated[str, Field(max_length=20)] = ""


class Back(Part):
    """In a lesson: back to where so many answers had been given."""

    type: Literal["back"]
    to: Annotated[int, Field(ge=0)]


class Hint(Part):
    """What to answer now: in a lesson, or against machines only."""

    type: Literal["hint"]


class AskChance(Part):
    """How likely is this seat to win? Against machines only."""

    type: Literal["chance"]


class Consent(Part):
    """The answer to an offer of the other seat (take back, rematch). `half` goes into the rematch's fair deal."""

    type: Literal["consent"]
    offer: Literal["take-back", "rematch"]
    yes: bool
    half: Half | None = None


class Concede(Part):
    type: Literal["concede"]


class Rematch(Part):
    """Another game. `half` goes into its fair deal, to whose secret the table has committed in `TableInfo.next`."""

    type: Literal["rematch"]
    swap: bool = False
    half: Half | None = None


class Chat(Part):
    type: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=400)]


class Claim(Part):
    """The other person has been gone too long: take the game, or let a bot play on."""

    type: Literal["claim"]
    how: Literal["win", "bot"]


class Ping(Part):
    type: Literal["ping"]


FromClient = Annotated[
    Hello
    | Answer
    | Why
    | Preview
    | TakeBack
    | Back
    | Hint
    | AskChance
    | Consent
    | Concede
    | Rematch
    | Chat
    | Claim
    | Ping,
    Field(discriminator="type"),
]
