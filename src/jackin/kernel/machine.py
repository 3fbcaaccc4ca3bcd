"""The loop that takes steps until somebody must decide."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask, IllegalAnswer, NotAsked, Option
from jackin.kernel.frame import Flow, Frame, Key, Text
from jackin.kernel.rng import Chance

NOTHING: Final = Option("nothing")
PATIENCE: Final = 2_000
"""Steps that may follow each other without a decision before the rules are asked whether they go round."""
CAP: Final = 1_000_000


class Endless(Exception):
    """The rules go round and round, and nobody can stop them: a fault of the rules, not of a player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """What a game does after a step that stirred something: put what has been triggered on the stack."""

    def settle(self, p: Position) -> None:
        raise TypeError("a game has its own rules")

    def goes_round(self, p: Position) -> None:
        """So many steps without a decision: is this a loop that somebody must be asked about?"""

    def decided(self, p: Position) -> None:
        """Somebody has answered."""

    def automatic(self, p: Position, ask: Ask) -> Option | None:
        """The answer of a seat that the game itself plays; None if a person is asked. Only if `p.automated`."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Somebody at the table who looks on while steps are taken. Forks have none: a search is nobody's business."""

    def look(self, p: Position) -> None:
        """A step has been taken."""
        raise TypeError("a witness looks for something")


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game at a decision: one stack of frames, one generator, one open ask."""

    __slots__ = (
        "ask", "ask_everything", "automated", "chance", "count", "got", "over", "rules", "stack", "stirred",
        "witness",
    )  # fmt: skip

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        self.count = 0
        self.stack: list[Frame] = []
        self.ask: Ask | None = None
        self.got: Option = NOTHING
        self.over = False
        self.stirred = False
        self.automated = False
        self.ask_everything = False
        self.witness: Witness | None = None

    def follow(self, of: Position) -> None:
        """Stand where another stands: a fork's first act. Nobody looks on."""
        self.count = of.count
        self.stack = [f.copy() for f in of.stack]
        self.ask = of.ask
        self.over = of.over
        self.stirred = of.stirred
        self.automated = of.automated
        self.ask_everything = of.ask_everything

    def key(self) -> Key:
        """Two positions of one game with equal keys go on alike: for searches that come to one position in several
        ways. It can be compared and hashed, and holds in this process only."""
        raise TypeError("a game has its own positions")

    def standing(self) -> Key:
        """The part of the key that every game has."""
        return (self.chance.seed, self.count, self.over, self.stirred, tuple([f.key() for f in self.stack]))

    def below(self, n: int) -> int:
        self.count += 1
        return self.chance.below(self.count, n)

    def call(
        self,
        flow: Flow,
        seat: int = 0,
        card: int = -1,
        subject: int = -1,
        n: int = 0,
        m: int = 0,
        k: int = 0,
        cards: tuple[int, ...] = (),
        more: tuple[int, ...] = (),
        text: Text | None = None,
    ) -> None:
        self.stack.append(Frame(flow, seat, card, subject, n, m, k, cards, more, text))

    def frame(self, flow: Flow) -> Frame | None:
        """The innermost frame of a flow."""
        for f in reversed(self.stack):
            if f.flow is flow:
                return f
        return None

    def unwind(self, frame: Frame) -> None:
        """Drop every frame above this one."""
        while self.stack[-1] is not frame:
            self.stack.pop()


def advance(p: Position) -> None:
    """Take steps until somebody must decide or the game is over."""
    p.ask = None
    steps = 0
    stack = p.stack
    while not p.over:
        f = stack[-1]
        at = f.at
        if at >= f.flow.length:
            stack.pop()
            continue
        steps += 1
        if steps >= PATIENCE:
            lose_patience(p, steps)
        f.at = at + 1
        ask = f.flow.steps[at](p, f)
        if p.witness is not None:
            p.witness.look(p)
        if ask is not None:
            if p.automated and answers_itself(p, ask):
                continue
            if len(ask.options) != 1 or ask.veiled or p.ask_everything:
                p.ask = ask
                return
            p.got = ask.options[0]
        elif p.stirred:
            p.rules.settle(p)


def answers_itself(p: Position, ask: Ask) -> bool:
    option = p.rules.automatic(p, ask)
    if option is None:
        return False
    p.got = option
    p.rules.decided(p)
    return True


def lose_patience(p: Position, steps: int) -> None:
    if steps >= CAP:
        raise Endless(f"{CAP} steps without a decision, the last in {p.stack[-1]}")
    p.rules.goes_round(p)


def answer(p: Position, value: Any) -> None:
    """Take one of the ask's options, by itself or by its value, and go on to the next decision."""
    ask = p.ask
    if ask is None:
        raise NotAsked(f"{value!r}: nothing is asked, the game is over")
    if isinstance(value, Option):
        if not ask.offers(value):
            raise IllegalAnswer(ask, value.value)
        p.got = value
    elif isinstance(value, str):
        p.got = ask.option(value)
    else:
        raise IllegalAnswer(ask, value)
    p.rules.decided(p)
    advance(p)


def put_again(p: Position) -> None:
    """Compute the open ask anew: after a load, or when hidden cards were dealt again."""
    if p.over:
        p.ask = None
        return
    f = p.stack[-1]
    f.at -= 1
    step = f.flow.steps[f.at]
    f.at += 1
    p.ask = step(p, f)
