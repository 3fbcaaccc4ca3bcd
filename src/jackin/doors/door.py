"""What the table wants to know of a game besides its rules: one door a game, speaking plain data."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any, NamedTuple, Protocol

from jackin.bots import Agent
from jackin.bots.judging import Opinion
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.message import Message


class Refusal(ValueError):
    """Something that cannot be done here; the words are in the catalogues."""

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.message = Message(key, **args)


class Tried(NamedTuple):
    """An answer tried in so many worlds: its seat's chance to win with it, and by how much that is better than with
    the one that was given, each with its standard error. `follows` are the next moves of its seat, as options of its
    view."""

    value: str
    chance: float
    error: float
    by: float
    by_error: float
    worlds: int
    follows: list[Json]


class Verdict(NamedTuple):
    """Of an answer: which one would surely have been better for the chance to win ("" if none), by how much, and the
    standard error of that. `lines` are the answers that were tried longest, the best first; `only`: whether it was
    the only good one; `matters`: whether another would surely have been worse or better; `loss`: how much was likely
    lost, sure or not."""

    better: str
    by: float
    error: float
    lines: tuple[Tried, ...] = ()
    only: bool = False
    matters: bool = True
    loss: float = 0.0


def verdict_of(found: Opinion) -> Verdict:
    lines = tuple(Tried(*line) for line in found.lines)
    best = found.better
    if best is None:
        return Verdict("", 0.0, 0.0, lines, found.only, found.matters, found.loss)
    return Verdict(best.value, best.by, best.by_error, lines, False, True, found.loss)


class Door(Protocol):
    """Seats go by name in what players say and by index in positions. Wishes are the protocol's `NewTable`."""

    @property
    def game(self) -> Game: ...

    # What there is to play with

    def bots(self) -> list[str]: ...

    def can_play(self, bot: str, seat: str) -> bool:
        """Whether there is such a bot for that seat; one of those listed may have a style after its name."""

    def agent(self, name: str, seed: int) -> Agent: ...

    def automas(self) -> list[Json]: ...

    def cards(self) -> list[Json]: ...

    def shelf(self) -> list[Json]: ...

    def judge(self, deck: Json) -> Json:
        """The protocol's `DeckReport`."""

    def deck_law(self, identity: str) -> Json:
        """The protocol's `DeckLaw`."""

    def read_deck(self, text: str, name: str) -> Json:
        """The protocol's `DeckRead`."""

    def write_deck(self, deck: Json, format: str) -> str: ...

    def sets(self) -> list[Json]:
        """The content sets to choose from: the protocol's `ContentSet`; none if the game has no such thing."""

    def content(self, setup: Json) -> Json | None:
        """The content set of a game."""

    def stamp(self) -> Hashable:
        """Something else when what players put beside the game (packs, sets) has changed."""

    def plays(self, rules: int) -> bool:
        """Whether answers given under these rules lead to the same game today."""

    # How a game begins

    def seats(self, wish: Json) -> list[str]:
        """The seats of the table, by index."""

    def deck(self, seat: str, deck: Json | None, automatic: bool) -> Json:
        """A deck fit for a seat: this one if the law allows it, or the seat's usual one."""

    def setup(self, wish: Json, decks: dict[str, Json]) -> Json: ...

    def check_posted(self, setup: Json) -> None:
        """A Refusal for a setup from outside that no game here begins with: it is not even dealt."""

    def seats_of(self, setup: Json) -> list[str]: ...

    def automatic(self, setup: Json) -> dict[str, tuple[str, str]]:
        """The seats that the game itself plays: pack and level of each."""

    def identity(self, setup: Json, seat: str) -> str: ...

    def pool(self, seat: str) -> str:
        """Under which name a seat's games are rated: roles that play differently are rated apart."""

    # What a position tells

    def view(self, position: Position, seat: int) -> Json:
        """The game's view for a seat, without its log."""

    def moment(self, position: Position) -> tuple[int, str]:
        """The turn's number and the active seat."""

    def mark(self, position: Position) -> object:
        """The end of the log so far, for `lines`."""

    def lines(self, position: Position, seat: int, since: object) -> list[Message] | None:
        """What a seat may read of the log after a mark (None: all of it); None if the mark is not in this log."""

    def can_be_left(self, answered: str, asked: str) -> bool:
        """Whether nobody has been told of a decision as long as the next question is open: it is not made yet."""

    def belongs(self, beat: list[Message], line: Message) -> bool:
        """Whether a line is still part of the one thing that these lines tell."""

    def is_end(self, line: Message) -> bool:
        """Whether a line tells the end of the game: it stands for itself."""

    def is_turning_point(self, line: Message) -> bool:
        """Whether a line is worth a bookmark in a replay."""

    def learned(self, before: Position, after: Position, seat: int) -> bool:
        """Whether a seat has come to know hidden cards in between."""

    def weigh(self, position: Position, seat: int) -> tuple[list[str], str]:
        """Why the open ask is worth a stop for its seat; without a reason, the answer that lets it pass."""

    def has_plans(self, position: Position, seat: int) -> bool:
        """Whether it is worth looking for plans; that can take a while."""

    def plans(self, position: Position, seat: int) -> list[Json]:
        """Several answers under one button: the protocol's `Plan`."""

    def chance(self, position: Position, eyes: int) -> list[float] | None:
        """Each seat's chance to win, as the seat `eyes` can judge it, or with all cards open (-1); None if nobody
        can tell."""

    def verdict(self, journal: Journal, n: int, given: str) -> Verdict | None:
        """Whether an answer after n others is a mistake for all that its seat could know ("": the answer to beat is
        a plain player's); None if that cannot be judged. It can take a while."""

    def remembered(self, journal: Journal, n: int, seat: int) -> Any:
        """What a bot in a seat remembers after n answers; None if its memory begins anew."""

    def preview(self, position: Position, seat: int, server: str, wish: dict[str, bool], by: str = "") -> Json | None:
        """A run before it is made: the protocol's `Previewed`; None if there is no such run. It can take a while."""

    def tally(self, position: Position, deeds: list[tuple[int, str]]) -> Json:
        """A finished game in numbers: the protocol's `Summary`. `deeds` are the actions that were chosen: the
        seat and the verb of each."""

    def because(self, position: Position, seat: int, card: str) -> Json:
        """Why a card cannot be used now, and its numbers: the protocol's `Because`."""
