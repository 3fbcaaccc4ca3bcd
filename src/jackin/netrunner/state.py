"""The table: columns over card handles, zones, pools, and the run that is under way."""

from __future__ import annotations

from typing import Final

from jackin.kernel.frame import Text
from jackin.kernel.machine import Position, Rules
from jackin.netrunner.words import CREDIT, FIRST_REMOTE, HQ_CARDS, KINDS, KNOWS, NOBODY, SERVERS, handle

UNDECIDED: Final = 0
SUCCESSFUL: Final = 1
UNSUCCESSFUL: Final = 2
NEITHER: Final = 3


class Run:
    """RUN: where the Runner stands. Ice `ahead` is yet to be approached; `ice` is met now."""

    def __init__(self, server: int, source: int, text: Text | None) -> None:
        self.server = server
        self.first_server = server
        self.source = source
        self.text = text
        self.ahead = 0
        self.ice = -1
        self.serial = 0
        self.approaches = 0
        self.encounters = 0
        self.encountering = False
        self.interacting = False
        self.broken = 0
        self.resolved = 0
        self.breakers: tuple[int, ...] = ()
        self.outcome = UNDECIDED
        self.ended = False
        self.replaced = False
        self.extra = 0
        self.purse = 0
        self.accessing = -1
        self.left = 0
        self.shared: tuple[int, ...] = ()
        self.moved = False

    def copy(self) -> Run:
        run = Run(self.server, self.source, self.text)
        run.first_server = self.first_server
        run.ahead = self.ahead
        run.ice = self.ice
        run.serial = self.serial
        run.approaches = self.approaches
        run.encounters = self.encounters
        run.encountering = self.encountering
        run.interacting = self.interacting
        run.broken = self.broken
        run.resolved = self.resolved
        run.breakers = self.breakers
        run.outcome = self.outcome
        run.ended = self.ended
        run.replaced = self.replaced
        run.extra = self.extra
        run.purse = self.purse
        run.accessing = self.accessing
        run.left = self.left
        run.shared = self.shared
        run.moved = self.moved
        return run


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


class Met:
    """A condition that has been met and waits to be triggered (ABIL-7)."""

    def __init__(self, text: Text, seat: int, card: int, serial: int, subject: int, n: int) -> None:
        self.text = text
        self.seat = seat
        self.card = card
        self.serial = serial
        self.subject = subject
        self.n = n


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

    def __init__(self, rules: Rules, seed: int) -> None:
        super().__init__(rules, seed)
        # per card
        self.code: list[int] = []
        self.zone: list[int] = []
        self.faceup: list[int] = []
        self.knows: list[int] = []
        self.serial: list[int] = []
        self.host: list[int] = []
        self.counters: dict[int, int] = {}
        # places
        self.zones: list[tuple[int, ...]] = [()] * (SERVERS + 2 * FIRST_REMOTE)
        self.awake: list[int] = []
        self.serials = 0
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
        self.last_turn: list[tuple[int, int, int]] = []
        # conditions met in the step that runs now; empty at every ask
        self.met: list[Met] = []
        self.memory_touched = False
        # the end, and the story
        self.winner = NOBODY
        self.reason = ""
        self.quiet = False
        self.log: Line | None = None

    def fork(self) -> State:
        """An independent copy. What never changes in place (tuples, lines, asks) is shared."""
        s = State(self.rules, self.seed)
        s.count = self.count
        s.stack = [f.copy() for f in self.stack]
        s.ask = self.ask
        s.over = self.over
        s.code = self.code.copy()
        s.zone = self.zone.copy()
        s.faceup = self.faceup.copy()
        s.knows = self.knows.copy()
        s.serial = self.serial.copy()
        s.host = self.host.copy()
        s.counters = self.counters.copy()
        s.zones = self.zones.copy()
        s.awake = self.awake.copy()
        s.serials = self.serials
        s.credits = self.credits.copy()
        s.clicks = self.clicks.copy()
        s.tags = self.tags
        s.brain = self.brain
        s.bad_publicity = self.bad_publicity
        s.turn = self.turn
        s.active = self.active
        s.acting = self.acting
        if self.run is not None:
            s.run = self.run.copy()
        s.lasting = self.lasting.copy()
        s.happened = self.happened.copy()
        s.last_turn = self.last_turn
        s.memory_touched = self.memory_touched
        s.winner = self.winner
        s.reason = self.reason
        s.quiet = self.quiet
        s.log = self.log
        return s

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
        return self.zones[HQ_CARDS if seat == 0 else 3]

    def servers(self) -> int:
        """How many server numbers are in use or free below the highest."""
        return (len(self.zones) - SERVERS) // 2
