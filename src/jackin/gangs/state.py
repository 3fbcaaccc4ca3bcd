"""The table: columns over units, pools by side, decks and markets, and the Firefight that is under way.

A side is a gang at the table. The first `seats` sides are players; in the single-player game one more side is the
rival gang. A unit is a handle: an index into `owner`, `kind` and `place`. Combat cards, Opportunities, Edgerunners,
Districts and gangs are numbers of the book.
"""

from __future__ import annotations

from typing import Annotated, Final

from jackin.gangs.book import Book
from jackin.gangs.content.model import Settings
from jackin.gangs.seating import Seating, seating_of
from jackin.gangs.words import NOBODY, REMOVED, SLOTS
from jackin.kernel.fields import DERIVED, SHARED, TOLD
from jackin.kernel.frame import Key
from jackin.kernel.machine import Position, Rules
from jackin.kernel.rng import Chance

EVERYBODY: Final = 31


class Firefight:
    """FIRE: what has happened in it so far. `parties` are the sides in it, the starter first; lists go by side."""

    def __init__(self, district: int, starter: int, parties: tuple[int, ...], of: Firefight | None = None) -> None:
        self.district = district
        self.starter = starter  # a side, or JOHNNY
        self.parties = parties
        if of is None:
            self._begin()
        else:
            self._copy(of)

    def _begin(self) -> None:
        self.johnny = False
        self.chosen = [-1, -1, -1, -1]
        self.revealed = False
        self.firepower = [0, 0, 0, 0]
        self.drawn: list[tuple[int, ...]] = [(), (), (), ()]
        self.johnny_drawn: tuple[int, ...] = ()
        self.johnny_firepower = 0
        self.silenced = 0
        self.kept = 0
        self.spared = [0, 0, 0, 0]
        self.demands: tuple[tuple[int, int], ...] = ()  # side, number of a unit word
        self.fallen: tuple[tuple[int, int], ...] = ()  # unit, side that lost it
        self.avenge = [0, 0, 0, 0]
        self.scored = [0, 0, 0, 0]

    def _copy(self, of: Firefight) -> None:
        self.johnny = of.johnny
        self.chosen = of.chosen.copy()
        self.revealed = of.revealed
        self.firepower = of.firepower.copy()
        self.drawn = of.drawn.copy()
        self.johnny_drawn = of.johnny_drawn
        self.johnny_firepower = of.johnny_firepower
        self.silenced = of.silenced
        self.kept = of.kept
        self.spared = of.spared.copy()
        self.demands = of.demands
        self.fallen = of.fallen
        self.avenge = of.avenge.copy()
        self.scored = of.scored.copy()

    def copy(self) -> Firefight:
        return Firefight(self.district, self.starter, self.parties, self)

    def key(self) -> Key:
        return (self.district, self.starter, self.parties, *self._key())

    def _key(self) -> Key:
        return (
            self.johnny,
            tuple(self.chosen),
            self.revealed,
            tuple(self.firepower),
            tuple(self.drawn),
            self.johnny_drawn,
            self.johnny_firepower,
            self.silenced,
            self.kept,
            tuple(self.spared),
            self.demands,
            self.fallen,
            tuple(self.avenge),
            tuple(self.scored),
        )


JOHNNY: Final = 9
"""Johnny Silverhand as the starter of a Firefight: he is no side."""


class Line:
    """One line of the log, linked to the line before it so that forks share it. `seats`: who may read it; `several`:
    arguments that stand for more than one thing."""

    def __init__(
        self,
        before: Line | None,
        key: str,
        side: int,
        args: tuple[tuple[str, str], ...],
        n: int,
        rule: str,
        seats: int,
        several: tuple[tuple[str, tuple[str, ...]], ...] = (),
    ) -> None:
        self.before = before
        self.key = key
        self.side = side
        self.args = args
        self.several = several
        self.n = n
        self.rule = rule
        self.seats = seats


class State(Position):
    """A position of Gangs of Night City."""

    def __init__(self, rules: Rules, chance: Chance, book: Book, settings: Settings, of: State | None = None) -> None:
        super().__init__(rules, chance)
        self.book = book
        self.settings = settings
        if of is None:
            self._begin()
        else:
            self._copy(of)

    def _begin(self) -> None:
        # the table; none of this changes once the game has begun
        self.seats = 0
        self.gangs: tuple[int, ...] = ()
        self.board = 0
        self.seating: Annotated[Seating, DERIVED] = seating_of(self.book, (), 0)
        self.story = 0
        self.first = 0
        # per unit
        self.kind: Annotated[list[int], SHARED] = []
        self.owner: list[int] = []
        self.place: list[int] = []
        # per side
        self.pool: list[int] = []  # three resources for each side
        self.cred: list[int] = []
        self.net: list[int] = []
        self.discs: list[int] = []
        self.tokens: list[int] = []
        self.hideouts: list[tuple[int, ...]] = []
        self.dashboard: list[tuple[int, ...]] = []  # Street Cred under the Hideouts still there, from the left
        self.hand: list[tuple[int, ...]] = []
        self.pile: list[tuple[int, ...]] = []
        self.seized: list[tuple[int, ...]] = []
        self.aside: list[tuple[int, ...]] = []
        # cards; the top of a deck is its last card. `knows`: seats that know where an Upgrade is
        self.knows: list[int] = []
        self.looking: tuple[int, ...] = ()
        self.upgrades: tuple[int, ...] = ()
        self.upgrades_gone: tuple[int, ...] = ()
        self.opportunities: tuple[int, ...] = ()
        self.opportunity_market: tuple[int, ...] = ()  # -1: an empty slot
        self.opportunity_order: tuple[int, ...] = ()  # the oldest first
        self.opportunities_gone: tuple[int, ...] = ()
        self.edgerunners: tuple[int, ...] = ()
        self.edgerunner_market: tuple[int, ...] = ()
        # time
        self.turns = 0
        self.active = 0
        self.actions = 0
        self.fought = False
        self.firefight: Firefight | None = None
        self.ending = False
        # counted for Stories
        self.firefights = 0
        self.upgraded = 0
        # the Story
        self.slots: tuple[int, ...] = (-1,) * SLOTS
        self.branched: tuple[int, ...] = ()
        self.told: tuple[int, ...] = ()
        self.epilogue = -1
        # the single-player game
        self.alone = False
        self.johnny = REMOVED
        self.johnny_cred = 0
        self.drawn: tuple[int, ...] = ()
        self.shut = False
        self.full = False
        # the end, and what was said
        self.winners: tuple[int, ...] = ()
        self.winner = NOBODY
        self.reason = ""
        self.quiet: Annotated[bool, TOLD] = False
        self.log: Annotated[Line | None, TOLD] = None

    def _copy(self, of: State) -> None:
        self.follow(of)
        self.seats = of.seats
        self.gangs = of.gangs
        self.board = of.board
        self.seating = of.seating
        self.story = of.story
        self.first = of.first
        self.kind = of.kind
        self.owner = of.owner.copy()
        self.place = of.place.copy()
        self.pool = of.pool.copy()
        self.cred = of.cred.copy()
        self.net = of.net.copy()
        self.discs = of.discs.copy()
        self.tokens = of.tokens.copy()
        self.hideouts = of.hideouts.copy()
        self.dashboard = of.dashboard.copy()
        self.hand = of.hand.copy()
        self.pile = of.pile.copy()
        self.seized = of.seized.copy()
        self.aside = of.aside.copy()
        self.knows = of.knows.copy()
        self.looking = of.looking
        self.upgrades = of.upgrades
        self.upgrades_gone = of.upgrades_gone
        self.opportunities = of.opportunities
        self.opportunity_market = of.opportunity_market
        self.opportunity_order = of.opportunity_order
        self.opportunities_gone = of.opportunities_gone
        self.edgerunners = of.edgerunners
        self.edgerunner_market = of.edgerunner_market
        self.turns = of.turns
        self.active = of.active
        self.actions = of.actions
        self.fought = of.fought
        self.firefight = None if of.firefight is None else of.firefight.copy()
        self.ending = of.ending
        self.firefights = of.firefights
        self.upgraded = of.upgraded
        self.slots = of.slots
        self.branched = of.branched
        self.told = of.told
        self.epilogue = of.epilogue
        self.alone = of.alone
        self.johnny = of.johnny
        self.johnny_cred = of.johnny_cred
        self.drawn = of.drawn
        self.shut = of.shut
        self.full = of.full
        self.winners = of.winners
        self.winner = of.winner
        self.reason = of.reason
        self.quiet = of.quiet
        self.log = of.log

    def fork(self) -> State:
        """An independent copy. What never changes in place (tuples, lines, asks, the book) is shared."""
        return State(self.rules, self.chance, self.book, self.settings, self)

    def key(self) -> Key:
        return (*self.standing(), *self._key())

    def _key(self) -> Key:
        return (
            self.seats,
            self.gangs,
            self.board,
            self.story,
            self.first,
            tuple(self.kind),
            tuple(self.owner),
            tuple(self.place),
            tuple(self.pool),
            tuple(self.cred),
            tuple(self.net),
            tuple(self.discs),
            tuple(self.tokens),
            tuple(self.hideouts),
            tuple(self.dashboard),
            tuple(self.hand),
            tuple(self.pile),
            tuple(self.seized),
            tuple(self.aside),
            tuple(self.knows),
            self.looking,
            self.upgrades,
            self.upgrades_gone,
            self.opportunities,
            self.opportunity_market,
            self.opportunity_order,
            self.opportunities_gone,
            self.edgerunners,
            self.edgerunner_market,
            self.turns,
            self.active,
            self.actions,
            self.fought,
            None if self.firefight is None else self.firefight.key(),
            self.ending,
            self.firefights,
            self.upgraded,
            self.slots,
            self.branched,
            self.told,
            self.epilogue,
            self.alone,
            self.johnny,
            self.johnny_cred,
            self.drawn,
            self.shut,
            self.full,
            self.winners,
            self.winner,
            self.reason,
        )

    @property
    def sides(self) -> int:
        return len(self.gangs)

    def shuffled(self, cards: tuple[int, ...]) -> tuple[int, ...]:
        """By the generator of this position."""
        order = list(cards)
        for i in range(len(order) - 1, 0, -1):
            j = self.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order)
