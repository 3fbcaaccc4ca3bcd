"""The table: columns over card handles, zones, pools, and the run that is under way."""

from __future__ import annotations

from typing import Annotated, Final

from mypy_extensions import i64, mypyc_attr

from jackin.kernel.fields import DERIVED, FORGOTTEN, SHARED, TOLD
from jackin.kernel.frame import Key, Text
from jackin.kernel.machine import Position, Rules
from jackin.kernel.rng import Chance
from jackin.netrunner.automa.table import Automa
from jackin.netrunner.words import CREDIT, FIRST_REMOTE, HAND, KINDS, KNOWS, NOBODY, SERVERS, handle

UNDECIDED: Final = 0
SUCCESSFUL: Final = 1
UNSUCCESSFUL: Final = 2
NEITHER: Final = 3

Column = list[int]
"""A number for each card."""
Codes = list[int]
"""What each card is, by its number in the catalogue."""


@mypyc_attr(acyclic=True)
class Run:
    """RUN: where the Runner stands. Ice `ahead` is yet to be approached; `ice` is met now."""

    def __init__(self, server: int, source: int, text: Text | None, of: Run | None = None) -> None:
        self.server = server
        self.source = source
        self.text = text
        if of is None:
            self._begin()
        else:
            self._copy(of)

    def _begin(self) -> None:
        self.ahead = 0
        self.ice = -1
        self.approaches = 0
        self.encounters = 0
        self.encountering = False
        self.interacting = False
        self.broken = 0
        self.resolved = 0
        self.breakers: tuple[int, ...] = ()
        self.outcome = UNDECIDED
        self.ended = False
        self.extra = 0
        self.purse = 0
        self.accessing = -1
        self.left = 0
        self.aside: tuple[int, ...] = ()
        self.moved = False

    def _copy(self, of: Run) -> None:
        self.ahead = of.ahead
        self.ice = of.ice
        self.approaches = of.approaches
        self.encounters = of.encounters
        self.encountering = of.encountering
        self.interacting = of.interacting
        self.broken = of.broken
        self.resolved = of.resolved
        self.breakers = of.breakers
        self.outcome = of.outcome
        self.ended = of.ended
        self.extra = of.extra
        self.purse = of.purse
        self.accessing = of.accessing
        self.left = of.left
        self.aside = of.aside
        self.moved = of.moved

    def copy(self) -> Run:
        return Run(self.server, self.source, self.text, self)

    def key(self) -> Key:
        return (self.server, self.source, self.text, *self._key())

    def _key(self) -> Key:
        return (
            self.ahead,
            self.ice,
            self.approaches,
            self.encounters,
            self.encountering,
            self.interacting,
            self.broken,
            self.resolved,
            self.breakers,
            self.outcome,
            self.ended,
            self.extra,
            self.purse,
            self.accessing,
            self.left,
            self.aside,
            self.moved,
        )


@mypyc_attr(acyclic=True)
class Lasting:
    """An effect that outlives its moment (PLAY-6): a changed value, or a text that waits for an event."""

    def __init__(
        self, kind: int, until: int, target: int, serial: int, n: int, source: int, seat: int,
        event: int = -1, text: Text | None = None,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.until = until
        self.target = target
        self.serial = serial
        self.n = n
        self.source = source
        self.seat = seat
        self.event = event
        self.text = text

    def key(self) -> Key:
        return (
            self.kind, self.until, self.target, self.serial, self.n, self.source, self.seat, self.event, self.text,
        )  # fmt: skip


@mypyc_attr(acyclic=True)
class Met:
    """A condition that has been met and waits to be triggered (ABIL-7)."""

    def __init__(self, text: Text, seat: int, card: int, serial: int, subject: int, n: int) -> None:
        self.text = text
        self.seat = seat
        self.card = card
        self.serial = serial
        self.subject = subject
        self.n = n


class Loop:
    """LOOP-1: a text that comes round and round with nobody deciding anything; `left` once a number is named."""

    def __init__(self, text: Text | None = None, card: int = -1, left: int = -1) -> None:
        self.text = text
        self.card = card
        self.left = left
        self.times = 0


class Line:
    """One line of the log, linked to the line before it so that forks share it."""

    def __init__(
        self, before: Line | None, key: str, seat: int, card: int, knows: int, other: int, other_knows: int,
        n: int, where: int, rule: str, seats: int,
    ) -> None:  # fmt: skip
        self.before = before
        self.key = key
        self.seat = seat
        self.card = card
        self.knows = knows
        self.other = other
        self.other_knows = other_knows
        self.n = n
        self.where = where
        self.rule = rule
        self.seats = seats


class State(Position):
    """A position of Netrunner.

    A card is a handle: an index into the columns. What a handle *is* stands in `code` alone, so dealing
    hidden cards again permutes that one column.
    """

    __slots__ = (
        "acting", "active", "automa", "awake", "bad_publicity", "brain", "changing", "clicks", "code", "counters",
        "credits", "dormant", "faceup", "happened", "hearing", "host", "knows", "last_turn", "lasting", "log", "loop",
        "memory_touched", "met", "offering", "quiet", "reason", "recalling", "run", "serial", "serials", "tags",
        "turn", "winner", "zone", "zones",
    )  # fmt: skip

    def __init__(self, rules: Rules, chance: Chance, of: State | None = None) -> None:
        super().__init__(rules, chance)
        if of is None:
            self._begin()
        else:
            self._copy(of)

    def _begin(self) -> None:
        # per card
        self.code: Annotated[Codes, SHARED] = []
        self.zone: Annotated[Column, DERIVED] = []
        self.faceup: Column = []
        self.knows: Column = []
        self.serial: Column = []
        self.host: Column = []
        self.counters: dict[int, int] = {}
        # places; a zone is another tuple once a card has come, gone, or been turned or seen there (knowledge.stir)
        self.zones: list[tuple[int, ...]] = [()] * (SERVERS + 2 * FIRST_REMOTE)
        self.awake: list[int] = []
        self.serials = 0
        # what the active cards listen to, change and offer, as bits (see moves.survey)
        self.hearing: Annotated[i64, DERIVED] = 0
        self.changing: Annotated[i64, DERIVED] = 0
        self.offering: Annotated[i64, DERIVED] = 0
        # what could be rezzed or scored; None if that must be looked up again (see active.dormant)
        self.dormant: Annotated[tuple[int, ...] | None, DERIVED] = None
        # what any card of this game looks back for, as bits
        self.recalling: Annotated[i64, DERIVED] = 0
        # pools
        self.credits: list[int] = [0, 0]
        self.clicks: list[int] = [0, 0]
        self.tags = 0
        self.brain = 0
        self.bad_publicity = 0
        # time
        self.turn = 0
        self.active = 0
        self.acting = False
        self.run: Run | None = None
        self.lasting: list[Lasting] = []
        self.happened: list[tuple[int, int, int]] = []
        self.last_turn: Annotated[list[tuple[int, int, int]], SHARED] = []
        # conditions met in the step that runs now, and a loop; both are forgotten at every ask
        self.met: Annotated[list[Met], FORGOTTEN] = []
        self.loop: Annotated[Loop | None, FORGOTTEN] = None
        self.memory_touched = False
        # the end, and the story
        self.winner = NOBODY
        self.reason = ""
        self.quiet: Annotated[bool, TOLD] = False
        self.log: Annotated[Line | None, TOLD] = None
        # the seat that the game itself plays
        self.automa: Automa | None = None

    def _copy(self, of: State) -> None:
        self.follow(of)
        self.code = of.code
        self.zone = of.zone.copy()
        self.faceup = of.faceup.copy()
        self.knows = of.knows.copy()
        self.serial = of.serial.copy()
        self.host = of.host.copy()
        self.counters = of.counters.copy()
        self.zones = of.zones.copy()
        self.awake = of.awake.copy()
        self.serials = of.serials
        self.hearing = of.hearing
        self.changing = of.changing
        self.offering = of.offering
        self.dormant = of.dormant
        self.recalling = of.recalling
        self.credits = of.credits.copy()
        self.clicks = of.clicks.copy()
        self.tags = of.tags
        self.brain = of.brain
        self.bad_publicity = of.bad_publicity
        self.turn = of.turn
        self.active = of.active
        self.acting = of.acting
        self.run = None if of.run is None else of.run.copy()
        self.lasting = of.lasting.copy()
        self.happened = of.happened.copy()
        self.last_turn = of.last_turn
        self.met = []
        self.loop = None
        self.memory_touched = of.memory_touched
        self.winner = of.winner
        self.reason = of.reason
        self.quiet = of.quiet
        self.log = of.log
        self.automa = None if of.automa is None else of.automa.copy()

    def fork(self) -> State:
        """An independent copy. What never changes in place (tuples, lines, asks) is shared."""
        return State(self.rules, self.chance, self)

    def key(self) -> Key:
        return (*self.standing(), *self._key())

    def _key(self) -> Key:
        return (
            tuple(self.code),
            tuple(self.faceup),
            tuple(self.knows),
            tuple(self.serial),
            tuple(self.host),
            tuple(sorted(self.counters.items())),
            tuple(self.zones),
            tuple(self.awake),
            self.serials,
            tuple(self.credits),
            tuple(self.clicks),
            self.tags,
            self.brain,
            self.bad_publicity,
            self.turn,
            self.active,
            self.acting,
            None if self.run is None else self.run.key(),
            tuple([one.key() for one in self.lasting]),
            tuple(self.happened),
            tuple(self.last_turn),
            self.memory_touched,
            self.winner,
            self.reason,
            None if self.automa is None else self.automa.key(),
        )

    def counter(self, card: int, kind: int) -> int:
        return self.counters.get(card * KINDS + kind, 0)

    def set_counter(self, card: int, kind: int, n: int) -> None:
        if n:
            self.counters[card * KINDS + kind] = n
        else:
            self.counters.pop(card * KINDS + kind, None)

    def hosted_credits(self, card: int) -> int:
        return self.counters.get(card * KINDS + CREDIT, 0)

    def known(self, card: int, seat: int) -> bool:
        """Whether a seat knows what this card is (INFO-4)."""
        return self.knows[card] & KNOWS[seat] != 0

    def public(self, card: int) -> str:
        """The name everybody has for a card that lies on the table."""
        return handle(self.serial[card])

    def hand(self, seat: int) -> tuple[int, ...]:
        return self.zones[HAND[seat]]

    def servers(self) -> int:
        """How many server numbers are in use or free below the highest."""
        return (len(self.zones) - SERVERS) // 2
