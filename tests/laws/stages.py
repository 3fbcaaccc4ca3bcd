"""A stage for each card: random tables on which what its text speaks of lies close at hand.

Nobody names the cards: the text of each is walked, and what it is about (types and subtypes, counters, hosts) is
dealt more often than the rest of the pool. Play on it is random, and turns to the card as often as not.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from jackin import netrunner
from jackin.kernel.ask import Ask, Option
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME
from jackin.netrunner.catalog import BY_SLUG, CARDS, Card
from jackin.netrunner.dsl import tokens
from jackin.netrunner.dsl.conditions import Happened
from jackin.netrunner.dsl.filters import WithSubtype
from jackin.netrunner.dsl.values import Counters
from jackin.netrunner.rules.abilities import Cost
from jackin.netrunner.rules.servers import server_fits
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ASSET_TYPE, CONSOLE, CORP, COUNTERS, HARDWARE_TYPE, ICE_TYPE, ICEBREAKER_SUBTYPE,
    IDENTITY, PROGRAM_TYPE, RESOURCE_TYPE, RUN_SUCCESSFUL, SIDES, UPGRADE_TYPE, server_of,
)  # fmt: skip
from tests.laws.play import POOL, choose
from tests.netrunner.scenario import Put, build, corp, faceup, runner, server

SERVERS = ["hq_server", "rd_server", "archives_server", "remote_1", "remote_2"]
FROM_THE_START = 16
"""Every so many tables a game begins anew: some texts speak of the first turn."""


class Stage:
    """The tables of one card."""

    def __init__(self, star: Card) -> None:
        self.star = star
        self.partners = [card for card in POOL if card is not star and (speaks_of(star, card) or opposes(card, star))]
        self.ways = ways_in(star)
        self.dice = Dice(0)
        self.patient = False

    def decisions(self, n: int, most: int) -> Iterator[State]:
        """Random play on the n-th table; stops before each answer."""
        s, dice = self.table(n), Dice(n)
        for _ in range(most):
            if s.ask is None:
                return
            yield s
            GAME.answer(s, self.choose(s, s.ask, dice))

    def choose(self, s: State, ask: Ask, dice: Dice) -> Option:
        """Every second time about the star if anything is, sometimes about what it speaks of, else anything.

        On every third table the Corp is patient: what is always done at once is never there when it is needed.
        """
        if self.patient and (ask.seat, ask.kind) == (CORP, "window") and dice.below(3):
            return ask.option("pass")
        cards = [[self.star], [self.star], self.partners, []][dice.below(4)]
        about = [option for option in ask.options if is_about(s, option, cards) or self.goes_on(s, option)]
        return about[dice.below(len(about))] if about else choose(ask, dice)

    def goes_on(self, s: State, option: Option) -> bool:
        """A run where a success is still wanting that the star asks for."""
        done = [event[2] for event in s.happened if event[0] == RUN_SUCCESSFUL]
        return option.verb == "run" and option.place in self.ways and option.place not in done

    def table(self, n: int) -> State:
        self.dice = Dice(n)
        self.patient = n % 3 == 0
        if n % FROM_THE_START == 0:
            return GAME.new(netrunner.setup(self.deck("corp"), self.deck("runner")), n)
        turn = SIDES[self.dice.below(2)]
        return build(turn, self.corp(), self.runner(), None, n, self.dice.below(4) == 0)

    def deck(self, side: str) -> Any:
        cards = dict.fromkeys(self.slugs(side, 24), 3)
        return {"identity": self.draw(side, IDENTITY).slug, "cards": cards}

    def draw(self, side: str, *types: int) -> Card:
        """One of the pool: often the star, or what it speaks of."""
        for cards in ([self.star], self.partners, POOL)[self.dice.below(3) :]:
            found = [card for card in cards if SIDES[card.side] == side and is_one(card, types)]
            if found:
                return found[self.dice.below(len(found))]
        raise LookupError(f"no such card: {types}")

    def slugs(self, side: str, count: int) -> list[str]:
        return [self.draw(side).slug for _ in range(count)]

    def put(self, card: Card, up: bool) -> Put:
        """A card on the table, with counters that its text speaks of: facedown only tokens, on what may have them."""
        shut = [] if card.behaviour.advanceable_rezzed else [ADVANCEMENT]
        kinds = [kind for kind in counters_of(card) if up or kind in shut]
        found = {COUNTERS[kind]: 1 + self.dice.below(4) for kind in kinds if self.dice.below(3)}
        if card.type == AGENDA_TYPE:
            found[COUNTERS[ADVANCEMENT]] = self.dice.below(card.requirement + 3)
        return Put(card.slug, up, "", found)

    def corp(self) -> dict[str, Any]:
        dice = self.dice
        servers = {name: self.server(name) for name in SERVERS}
        return corp(
            hq=self.slugs("corp", 3 + dice.below(4)),
            rd=self.slugs("corp", 4 + dice.below(12)),
            archives=[*self.slugs("corp", dice.below(4)), *map(faceup, self.slugs("corp", dice.below(3)))],
            credits=dice.below(30),
            identity=self.draw("corp", IDENTITY).slug,
            scored=self.agendas(),
            bad_publicity=dice.below(3),
            **servers,
        )

    def server(self, name: str) -> Any:
        dice = self.dice
        count = 0 if SERVERS.index(name) in self.ways else dice.below(3)
        ice = [self.put(self.draw("corp", ICE_TYPE), dice.below(3) > 0) for _ in range(count)]
        cards = [self.draw("corp", UPGRADE_TYPE) for _ in range(dice.below(2))]
        if name.startswith("remote"):
            cards.append(self.draw("corp", AGENDA_TYPE, ASSET_TYPE))
        return server(ice=ice, root=[self.put(card, self.is_up(card)) for card in cards if may_lie(card, name)])

    def is_up(self, card: Card) -> bool:
        if card.type == AGENDA_TYPE:
            return card.behaviour.install_faceup
        return self.dice.below(3) > 0

    def agendas(self) -> list[Put]:
        """Worth fewer points than it takes to win."""
        found: list[Put] = []
        for _ in range(self.dice.below(3)):
            card = self.draw("corp", AGENDA_TYPE)
            if sum(BY_SLUG[put.slug].points for put in found) + card.points < 5:
                kinds = [kind for kind in counters_of(card) if kind != ADVANCEMENT]
                found.append(Put(card.slug, True, "", {COUNTERS[kind]: 1 for kind in kinds}))
        return found

    def runner(self) -> dict[str, Any]:
        dice = self.dice
        return runner(
            grip=self.slugs("runner", 2 + dice.below(5)),
            stack=self.slugs("runner", dice.below(14)),
            heap=self.slugs("runner", dice.below(5)),
            rig=self.rig(),
            credits=dice.below(30),
            identity=self.draw("runner", IDENTITY).slug,
            stolen=[put.slug for put in self.agendas()],
            tags=dice.below(3),
            brain=dice.below(2),
        )

    def rig(self) -> list[Put]:
        """At most one console, and no more programs than there is memory; what needs a host comes from the grip."""
        found: list[Card] = []
        for _ in range(3 + self.dice.below(5)):
            card = self.draw("runner", HARDWARE_TYPE, PROGRAM_TYPE, RESOURCE_TYPE)
            used = sum(other.memory for other in found)
            two = any(other.subtypes & card.subtypes & CONSOLE or (card.unique and other is card) for other in found)
            if used + card.memory <= 4 and not two and card.behaviour.install_on is None:
                found.append(card)
        return [self.put(card, True) for card in found]


def is_one(card: Card, types: tuple[int, ...]) -> bool:
    return card.type in types if types else card.type != IDENTITY


def may_lie(card: Card, name: str) -> bool:
    own = card.behaviour.install_in
    return not own or any(server_fits(SERVERS.index(name), which) for which in own)


def is_about(s: State, option: Option, cards: list[Card]) -> bool:
    """It names one of these cards, or runs where one lies."""
    if any(card >= 0 and CARDS[s.code[card]] in cards for card in (option.card, option.other)):
        return True
    return option.verb == "run" and any(
        CARDS[s.code[card]] in cards for card, zone in enumerate(s.zone) if server_of(zone) == option.place
    )


# What a text speaks of


@cache
def walked(card: Card) -> list[object]:
    """Everything that the text of a card is made of."""
    found: list[object] = []
    ahead: list[object] = [card.behaviour]
    while ahead:
        at = ahead.pop()
        if isinstance(at, (list, tuple)):
            ahead += at
        elif isinstance(at, dict):
            ahead += at.values()
        elif type(at).__module__.startswith("jackin.netrunner.") and not any(at is other for other in found):
            found.append(at)
            ahead += attributes(at)
    return found


def attributes(thing: object) -> Iterator[object]:
    """What an object of ours holds, interpreted or compiled."""
    kinds = type(thing).__mro__
    names = {name for kind in kinds for what in ("__mypyc_attrs__", "__slots__") for name in getattr(kind, what, ())}
    for name in sorted(names | set(getattr(thing, "__dict__", ()))):
        if not name.startswith("__"):
            yield getattr(thing, name)


@cache
def subtypes_in(card: Card) -> int:
    found = 0
    for word in walked(card):
        if isinstance(word, WithSubtype):
            found |= word.bit
    return found


@cache
def counters_of(card: Card) -> list[int]:
    return sorted({kind for word in walked(card) for kind in kinds_of(word) if kind >= 0})


def ways_in(card: Card) -> list[int]:
    """The servers on which the text wants a run to have succeeded."""
    return [word.server for word in walked(card) if isinstance(word, Happened) and word.event == RUN_SUCCESSFUL]


def kinds_of(word: object) -> Iterator[int]:
    if isinstance(word, Cost):
        yield word.counter
    elif isinstance(word, Counters) or type(word).__module__ == tokens.__name__:
        yield getattr(word, "kind", -1)


def speaks_of(card: Card, other: Card) -> bool:
    return bool(subtypes_in(card) & other.subtypes)


def opposes(breaker: Card, ice: Card) -> bool:
    return bool(ice.type == ICE_TYPE and breaker.subtypes & ICEBREAKER_SUBTYPE and speaks_of(breaker, ice))
