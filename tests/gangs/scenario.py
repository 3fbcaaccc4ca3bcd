"""Scenarios that read like a game report.

    t = table(
        maelstrom=gang({"heywood": "solo"}),
        tyger_claws=gang({"heywood": "solo drone"}),
    )
    t.maelstrom.activates("solos").fights("heywood").plays("cyberpsychosis")
    t.tyger_claws.plays("short-circuit").loses("drone")
    assert t.maelstrom.cred == 0

A player who is told to do something first lets everything pass that can be let pass (moves, exchanges,
deals, recruits, a second action) until the table offers it; if it never does, the test fails and shows what
was asked instead. Gangs sit in the order they are named; the first one has the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from jackin.gangs import GAME
from jackin.gangs.conditions import highest
from jackin.gangs.layout import combat
from jackin.gangs.log import lines
from jackin.gangs.queries import (
    first_edgerunner,
    gang_name,
    has_dominance,
    has_presence,
    hired,
    occupant,
    space_name,
    unit_name,
    units_in,
)  # fmt: skip
from jackin.gangs.state import State
from jackin.gangs.words import (
    ACTIONS,
    CLASSES,
    RESERVE,
    RESOURCES,
    UNITS_OF_GANG,
)  # fmt: skip
from jackin.kernel.ask import Ask
from jackin.kernel.game import Result
from jackin.kernel.rng import Chance
from tests.gangs.ground import GROUND

PASSABLE = {"move": "done", "exchange": "done", "firefight": "done", "techies": "done", "action": "end-turn",
            "recruit": "done", "may": "no", "space": "decline"}  # fmt: skip


def gang(
    at: dict[str, str] | None = None, hideouts: str = "", cred: int = 0, euro: int = 0, contraband: int = 0,
    secrets: int = 0, hand: str = "", pile: str = "", discs: str = "", owns: str = "", net: int = 0, tokens: int = 0,
) -> dict[str, Any]:  # fmt: skip
    """A side: its units by space ("heywood": "solo drone", "heywood/fixer": "rogue"); words stand for lists."""
    return {
        "at": at or {}, "hideouts": hideouts.split(), "cred": cred, "pool": [euro, contraband, secrets],
        "hand": hand.split(), "pile": pile.split(), "discs": discs, "owns": owns.split(), "net": net,
        "tokens": tokens,
    }  # fmt: skip


def table(
    content: Any = None, story: str | None = None, settings: dict[str, Any] | None = None, alone: bool = False,
    market: str = "", edgerunners: str = "", upgrades: str = "", seed: int = 1, **gangs: dict[str, Any],
) -> Table:  # fmt: skip
    """A table at the first player's turn. `market` and `edgerunners` lie face up, `upgrades` is the deck's top."""
    setup = {
        "content": content or GROUND, "gangs": [name.replace("_", "-") for name in gangs], "first": 0,
        "settings": settings or {}, "alone": alone, **({"story": story} if story else {}),
    }  # fmt: skip
    position: dict[str, Any] = {"sides": {name.replace("_", "-"): told(side) for name, side in gangs.items()}}
    markets = {"market": market, "edgerunners": edgerunners, "upgrades": upgrades}
    position |= {name: cards.split() for name, cards in markets.items() if cards}
    return Table(GAME.new({**setup, "position": position}, seed))


def told(side: dict[str, Any]) -> dict[str, Any]:
    """A side as a position describes it."""
    lists = {name: side[name] for name in ("hideouts", "owns") if side[name]}
    if side["hand"] or side["pile"]:
        lists |= {"hand": side["hand"], "pile": side["pile"]}
    if side["discs"]:
        lists["discs"] = [word for word in side["discs"].split() if word != "none"]
    numbers = {name: side[name] for name in ("cred", "net", "tokens")}
    pool = dict(zip(RESOURCES, side["pool"], strict=True))
    return {"units": {space: words.split() for space, words in side["at"].items()}, **lists, **numbers, **pool}


def place_named(s: State, name: str) -> int:
    return s.book.spaces[s.board].index(name)


class Player:
    """One side of the table."""

    def __init__(self, t: Table, side: int) -> None:
        self.t = t
        self.s = t.s
        self.side = side
        self.name = gang_name(t.s, side)

    # What it does

    def says(self, value: str) -> Player:
        self.t.wait_for(self.side, lambda ask: value if value in ask.values else None)
        return self

    def _does(self, verb: str, unit: str, to: str) -> Player:
        """An answer about a unit, named by class, by class and number, or by name."""

        def find(ask: Ask) -> str | None:
            for value in ask.values:
                word, _, name = value.partition(" ")
                mover, _, place = name.partition(">")
                if word == verb and place == to and self._is(mover, unit):
                    return value
            return None

        self.t.wait_for(self.side, find)
        return self

    def _is(self, name: str, unit: str) -> bool:
        kinds = ("solo", "techie", "netrunner", "drone")
        return name == unit or (unit in kinds and f"-{unit}-" in name)

    def activates(self, action: str) -> Player:
        return self.says(f"activate {action}")

    def wild(self, action: str) -> Player:
        return self.says(f"wild {action}")

    def reclaims(self) -> Player:
        return self.says("reclaim")

    def ends_turn(self) -> Player:
        return self.says("end-turn")

    def done(self) -> Player:
        return self.says("done")

    def moves(self, unit: str, to: str) -> Player:
        return self._does("move", unit, to)

    def fights(self, district: str) -> Player:
        return self.says(f"fight {district}")

    def exchanges(self, unit: str, poi: str) -> Player:
        return self._does("exchange", unit, poi)

    def plays(self, card: str) -> Player:
        """The last card in hand is played without a question."""
        if self.t.kind == "exchange":
            GAME.answer(self.s, "done")
        fight = self.s.firefight
        if fight is not None and fight.chosen[self.side] in combat(self.s, [card]):
            return self
        return self.says(f"combat {card}")

    def loses(self, unit: str) -> Player:
        return self._does("lose", unit, "")

    def seizes(self, card: str) -> Player:
        return self.says(f"seize {card}")

    def hires(self, card: str) -> Player:
        return self.says(f"hire {card}")

    def builds(self, district: str) -> Player:
        """With the leftmost Hideout of the dashboard, if it is asked which."""
        self.says(f"build {district}")
        return self.says(f"token {self.s.dashboard[self.side][0]}") if self.t.kind == "hideout-token" else self

    def recruits(self, unit: str, to: str) -> Player:
        return self._does("recruit", unit, to)

    # What it has

    @property
    def cred(self) -> int:
        return self.s.cred[self.side]

    @property
    def euro(self) -> int:
        return self.s.pool[3 * self.side]

    @property
    def contraband(self) -> int:
        return self.s.pool[3 * self.side + 1]

    @property
    def secrets(self) -> int:
        return self.s.pool[3 * self.side + 2]

    @property
    def pool(self) -> tuple[int, int, int]:
        return self.euro, self.contraband, self.secrets

    @property
    def net(self) -> int:
        return self.s.net[self.side]

    @property
    def tokens(self) -> int:
        return self.s.tokens[self.side]

    @property
    def hand(self) -> list[str]:
        return [self.s.book.combat[card].id for card in self.s.hand[self.side]]

    @property
    def pile(self) -> list[str]:
        return [self.s.book.combat[card].id for card in self.s.pile[self.side]]

    @property
    def owns(self) -> list[str]:
        return [self.s.book.content.opportunities[card].id for card in self.s.seized[self.side]]

    @property
    def aside(self) -> list[str]:
        return [self.s.book.content.opportunities[card].id for card in self.s.aside[self.side]]

    @property
    def hired(self) -> list[str]:
        return [unit_name(self.s, unit) for unit in hired(self.s, self.side)]

    @property
    def hideouts(self) -> list[str]:
        return [self.s.book.districts[district] for district in self.s.hideouts[self.side]]

    @property
    def discs(self) -> list[str]:
        return [word for n, word in enumerate(ACTIONS) if self.s.discs[self.side] >> n & 1]

    @property
    def firepower(self) -> int:
        assert self.s.firefight is not None
        return self.s.firefight.firepower[self.side]

    def at(self, district: str) -> list[str]:
        """Its units in a District, by class or by an Edgerunner's name."""
        s = self.s
        found = units_in(s, self.side, s.book.districts.index(district))
        first = first_edgerunner(s)
        return [unit_name(s, unit) if unit >= first else CLASSES[s.kind[unit]] for unit in found]

    def reserve(self, kind: str) -> int:
        start = self.side * UNITS_OF_GANG
        units = range(start, start + UNITS_OF_GANG)
        return sum(CLASSES[self.s.kind[u]] == kind and self.s.place[u] == RESERVE for u in units)

    def has_presence(self, district: str) -> bool:
        return has_presence(self.s, self.side, self.s.book.districts.index(district))

    def has_dominance(self, district: str) -> bool:
        return has_dominance(self.s, self.side, self.s.book.districts.index(district))

    # What it is offered

    @property
    def offers(self) -> list[str]:
        """What this player may answer now; empty when another is asked."""
        ask = self.t.s.ask
        return ask.values if ask is not None and ask.seat == self.side else []

    def offered(self, verb: str) -> list[str]:
        return [value.partition(" ")[2] for value in self.offers if value.split(" ")[0] == verb]


class Table:
    """The whole table. Each gang is an attribute: `t.tyger_claws`."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.players = {gang_name(s, side).replace("-", "_"): Player(self, side) for side in range(len(s.gangs))}

    def __getattr__(self, name: str) -> Player:
        players: dict[str, Player] = self.__dict__.get("players", {})
        if name not in players:
            raise AttributeError(name)
        return players[name]

    def wait_for(self, seat: int, find: Any) -> None:
        """Answer as `find` says, once everything before it has been let pass."""
        passed: list[str] = []
        for _ in range(60):
            ask = self.s.ask
            assert ask is not None, f"nothing is asked; passed: {passed}"
            value = find(ask) if ask.seat == seat else None
            if value is not None:
                GAME.answer(self.s, value)
                return
            way = PASSABLE.get(ask.kind, "")
            assert way in ask.values, f"not offered; seat {ask.seat} is asked {ask}; passed: {passed}"
            passed.append(ask.kind)
            GAME.answer(self.s, way)
        raise AssertionError(f"never offered; passed: {passed}")

    # The city

    def occupant(self, space: str) -> str | None:
        unit = occupant(self.s, place_named(self.s, space))
        return None if unit < 0 else unit_name(self.s, unit)

    @property
    def market(self) -> list[str | None]:
        cards = self.s.book.content.opportunities
        return [cards[n].id if n >= 0 else None for n in self.s.opportunity_market]

    @property
    def edgerunners(self) -> list[str | None]:
        cards = self.s.book.content.edgerunners
        return [cards[n].id if n >= 0 else None for n in self.s.edgerunner_market]

    @property
    def story(self) -> list[str]:
        cards = self.s.book.content.stories[self.s.story].cards
        return [cards[n].id for n in self.s.slots if n >= 0]

    @property
    def johnny(self) -> str:
        return space_name(self.s, self.s.johnny) if self.s.johnny >= 0 else ""

    @property
    def highest(self) -> int:
        assert self.s.firefight is not None
        return highest(self.s.firefight)

    @property
    def log(self) -> list[str]:
        return [message.key for message in lines(self.s, -1)]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self.s.ask.seat if self.s.ask is not None else -1

    @property
    def parties(self) -> tuple[int, ...]:
        assert self.s.firefight is not None
        return self.s.firefight.parties

    @property
    def result(self) -> Result:
        result = GAME.result(self.s)
        assert result is not None, "the game is not over"
        return result

    @property
    def kind(self) -> str:
        return self.s.ask.kind if self.s.ask is not None else ""

    # Chance, told in advance

    def rolls(self, one: int, other: int) -> Table:
        """The next two dice."""
        return self._foresee(lambda luck, n: (luck.below(n + 1, 6), luck.below(n + 2, 6)) == (one - 1, other - 1))

    def draws(self, *districts: str) -> Table:
        """The next Random District cards, if nothing else is shuffled before them."""
        deck = [self.s.book.districts.index(name) for name in self.s.book.content.solo.deck]
        wanted = [self.s.book.districts.index(name) for name in districts]

        def fits(luck: Chance, n: int) -> bool:
            order = deck.copy()
            for step, i in enumerate(range(len(order) - 1, 0, -1)):
                j = luck.below(n + 1 + step, i + 1)
                order[i], order[j] = order[j], order[i]
            return order[: len(wanted)] == wanted

        return self._foresee(fits)

    def _foresee(self, fits: Callable[[Chance, int], bool]) -> Table:
        self.s.chance = next(luck for luck in map(Chance, range(1_000_000)) if fits(luck, self.s.count))
        return self
