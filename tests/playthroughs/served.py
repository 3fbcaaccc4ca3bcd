"""What a table serves besides the view, at every decision of some games: what matters, plans, runs before they are
made, reasons and numbers, beats, bookmarks, the end in numbers. As fingerprints, like those of `fingerprints.py`."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import partial

from jackin import netrunner
from jackin.doors import Door, door
from jackin.doors.watch import answered, beats, told
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice
from jackin.netrunner.words import SIDES
from tests.gangs.test_laws import TABLES
from tests.laws.play import IDLE, MATCH_UPS, POOL, random_deck

MOST = 250
ASIDE_EVERY = 5
"""Runs, reasons and numbers are looked at now and then: they are many."""


class Served:
    def __init__(self, its: Door, setup: Json, n: int) -> None:
        self.its = its
        self.position: Position = its.game.new(setup, n)
        self.dice = Dice(n)
        self.digest = hashlib.sha256()
        self.deeds: list[tuple[int, str]] = []

    def note(self, data: object) -> None:
        self.digest.update(json.dumps(data, sort_keys=True, default=str).encode())

    def fingerprint(self) -> str:
        asked = 0
        while self.position.ask is not None and asked < MOST:
            self.asks()
            if asked % ASIDE_EVERY == 0:
                self.aside()
            self.answers()
            asked += 1
        self.note(self.its.tally(self.position, self.deeds))
        self.note([self.its.view(self.position, seat) for seat in (-1, *self.seats)])
        return f"{asked} {self.digest.hexdigest()[:12]}"

    def asks(self) -> None:
        ask, its = self.position.ask, self.its
        assert ask is not None
        self.note([its.weigh(self.position, seat) for seat in self.seats])
        self.note(its.moment(self.position))
        if its.has_plans(self.position, ask.seat):
            self.note(its.plans(self.position, ask.seat))

    def aside(self) -> None:
        ask, its = self.position.ask, self.its
        assert ask is not None
        view = its.view(self.position, ask.seat)
        servers = [server["name"] for server in view.get("servers", [])]
        ices = [card["id"] for server in view.get("servers", []) for card in server["ice"]]
        for wish in ({}, dict.fromkeys(ices, False), dict.fromkeys(ices, True)):
            self.note([its.preview(self.position, ask.seat, server, wish) for server in servers])
        for card in [*ices, *[card["id"] for card in view.get("runner", {}).get("rig", [])]]:
            self.note(its.because(self.position, ask.seat, card))

    @property
    def seats(self) -> range:
        """The first two, where there are two."""
        return range(min(2, self.its.game.seats(self.position)))

    def answers(self) -> None:
        ask, its = self.position.ask, self.its
        assert ask is not None
        busy = [option.value for option in ask.options if option.verb not in IDLE] or ask.values
        among = busy if self.dice.below(3) else ask.values
        value = among[self.dice.below(len(among))]
        self.deeds.append((ask.seat, ask.option(value).verb))
        before = its.game.fork(self.position)
        moments = answered(its, self.position, value)
        for seat in (-1, *self.seats):
            self.note(told(its, moments, seat, its.view(self.position, seat), 999))
            lines = [line for beat in beats(its, moments, seat) for line in beat.lines]
            self.note([its.is_turning_point(line) for line in lines])
        self.note([its.learned(before, self.position, seat) for seat in self.seats])


def core(n: int) -> str:
    return Served(door("netrunner"), netrunner.setup(*MATCH_UPS[n * 5 % len(MATCH_UPS)]), n).fingerprint()


def pool(n: int) -> str:
    dice = Dice(n + 500)
    corp, runner = (random_deck(side, dice, 22, 3, POOL) for side in SIDES)
    return Served(door("netrunner"), netrunner.setup(corp, runner), n).fingerprint()


def alone(n: int) -> str:
    automa = {"corp": {"pack": "dash"}} if n % 2 else {"runner": {"pack": "runner"}}
    return Served(door("netrunner"), netrunner.setup(*MATCH_UPS[n], automa=automa), n).fingerprint()


def gang(name: str) -> str:
    return Served(door("gangs"), TABLES[name], 9).fingerprint()


GAMES: dict[str, Callable[[], str]] = {
    **{f"served core {n}": partial(core, n) for n in range(18)},
    **{f"served pool {n}": partial(pool, n) for n in range(60)},
    **{f"served alone {n}": partial(alone, n) for n in range(10)},
    **{f"served {name}": partial(gang, name) for name in TABLES},
}
