"""The smallest game that uses everything the kernel has: dice, asks, silent asks, veiled asks, a text."""

from __future__ import annotations

from typing import Any

from jackin.kernel.ask import Ask, Option
from jackin.kernel.codec import decode_frame, encode_frame
from jackin.kernel.frame import Frame, Text, flow, name_text
from jackin.kernel.game import Json, Result
from jackin.kernel.machine import Position, Rules, advance, answer, put_again
from jackin.kernel.rng import Chance, Seed, chance_of, read_chance

LAST_ROUND = 60


class ToyRules(Rules):
    def settle(self, p: Position) -> None:
        assert isinstance(p, Toy)
        p.stirred = False
        p.settled += 1


class BadToy(ValueError):
    """A setup this game cannot begin with."""


class Toy(Position):
    """Each round a die is rolled; a player takes part of it, one answer is forced, one is secret."""

    def __init__(self, chance: Chance) -> None:
        super().__init__(ToyRules(), chance)
        self.round = 0
        self.roll = 0
        self.taken = [0, 0]
        self.forced = 0
        self.secrets = 0
        self.settled = 0


NUMBERS = ["count", "round", "roll", "forced", "secrets", "settled", "over", "stirred"]

BONUS = Text()
name_text("toy/bonus", BONUS)


def rolls(p: Toy, f: Frame) -> Ask | None:
    p.round += 1
    p.roll = 1 + p.below(6)
    f.seat = p.round % 2
    f.text = BONUS if p.roll == 6 else None
    return None


def offers(p: Toy, f: Frame) -> Ask | None:
    return Ask(f.seat, "take", [Option("take", n=n) for n in range(p.roll + 1)], card="die", n=p.roll)


def takes(p: Toy, f: Frame) -> Ask | None:
    f.n += p.got.n
    p.taken[f.seat] += p.got.n + (1 if f.text is BONUS else 0)
    p.stirred = p.got.n == 0
    return None


def forces(p: Toy, f: Frame) -> Ask | None:
    return Ask(1 - f.seat, "forced", [Option("nod")])


def is_forced(p: Toy, f: Frame) -> Ask | None:
    p.forced += p.got.verb == "nod"
    return None


def whispers(p: Toy, f: Frame) -> Ask | None:
    if p.round % 3:
        p.got = Option("nothing")
        return None
    return Ask(0, "secret", [Option("hush")], veiled=True)


def is_secret(p: Toy, f: Frame) -> Ask | None:
    p.secrets += p.got.verb == "hush"
    return None


def goes_round(p: Toy, f: Frame) -> Ask | None:
    p.over = p.round == LAST_ROUND
    f.jump(rolls)
    return None


TOY = flow("toy", rolls, offers, takes, forces, is_forced, whispers, is_secret, goes_round)


class ToyGame:
    def __init__(self, name: str = "toy", version: int = 3) -> None:
        self.name = name
        self.version = version

    def new(self, setup: Json, seed: Seed) -> Toy:
        if not isinstance(setup.get("start"), int):
            raise BadToy("no start")
        p = Toy(chance_of(seed))
        p.taken = [setup["start"], setup["start"]]
        p.call(TOY)
        advance(p)
        return p

    def seats(self, position: Position) -> int:
        return 2

    def ask(self, position: Position) -> Ask | None:
        return position.ask

    def answer(self, position: Position, value: Option | str) -> None:
        answer(position, value)

    def fork(self, position: Position) -> Toy:
        old = toy(position)
        p = Toy(old.chance)
        for name in NUMBERS:
            setattr(p, name, getattr(old, name))
        p.taken = old.taken.copy()
        p.stack = [f.copy() for f in old.stack]
        p.ask = old.ask
        return p

    def view(self, position: Position, seat: int) -> Json:
        p = toy(position)
        return {"round": p.round, "taken": list(p.taken)}

    def sight(self, position: Position, seat: int) -> Json:
        return self.view(position, seat)

    def redeal(self, position: Position, seat: int, seed: int) -> Toy:
        p = self.fork(position)
        put_again(p)
        return p

    def result(self, position: Position) -> Result | None:
        p = toy(position)
        return Result(int(p.taken[1] > p.taken[0]), "taken") if p.over else None

    def encode(self, position: Position) -> Json:
        p = toy(position)
        data: dict[str, Any] = {name: getattr(p, name) for name in NUMBERS}
        return {
            **data,
            "seed": p.chance.encode(),
            "taken": list(p.taken),
            "stack": [encode_frame(f) for f in p.stack],
        }

    def decode(self, data: Json) -> Toy:
        p = Toy(read_chance(data["seed"]))
        for name in NUMBERS:
            setattr(p, name, data[name])
        p.taken = list(data["taken"])
        p.stack = [decode_frame(f) for f in data["stack"]]
        put_again(p)
        return p


def toy(position: Position) -> Toy:
    assert isinstance(position, Toy)
    return position


GAME = ToyGame()
SETUP: Json = {"start": 0}
