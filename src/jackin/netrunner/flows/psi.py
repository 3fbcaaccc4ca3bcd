"""Psi games (PSI): both players spend up to two credits in secret, then show them."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, M
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.reading import ABOUT
from jackin.netrunner.rules.triggers import emit, resolve
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, FOR_OTHER, RUNNER, SPENT_SHOWN

MOST: Final = 2

# What a frame of PSI holds; nobody sees the first before the second is there
CORP_SPENDS: Final = K()
RUNNER_SPENDS: Final = M()


class Psi(Effect):
    """A psi game; the text happens if the players spent differently."""

    def __init__(self, text: Sequence) -> None:
        super().__init__()
        self.text = text

    def parts(self) -> list[tuple[str, Wording]]:
        return [("if-different", self.text)]

    def do(self, s: State, f: Frame) -> None:
        s.call(PSI, f.seat, f.card, ABOUT.of(f), text=self)


def most(s: State, seat: int, card: int) -> int:
    return min(MOST, available(s, seat, FOR_OTHER, card))


def asks(s: State, f: Frame, seat: int) -> Ask:
    options = [Option("number", n=n) for n in range(most(s, seat, f.card) + 1)]
    return Ask(seat, "psi", options, CARDS[s.code[f.card]].slug)


def corp_chooses(s: State, f: Frame) -> Ask | None:
    """PSI-1."""
    return asks(s, f, CORP)


def corp_chose(s: State, f: Frame) -> Ask | None:
    CORP_SPENDS.set(f, s.got.n)
    return None


def runner_chooses(s: State, f: Frame) -> Ask | None:
    """PSI-1: without knowing what the Corp chose."""
    return asks(s, f, RUNNER)


def runner_chose(s: State, f: Frame) -> Ask | None:
    """PSI-2: both are shown at the same time."""
    RUNNER_SPENDS.set(f, s.got.n)
    say(s, "psi-spends", CORP, f.card, n=CORP_SPENDS.of(f), rule="PSI-2")
    say(s, "psi-spends", RUNNER, f.card, n=RUNNER_SPENDS.of(f), rule="PSI-2")
    emit(s, SPENT_SHOWN, f.card)
    return None


def corp_pays(s: State, f: Frame) -> Ask | None:
    pay(s, CORP, CORP_SPENDS.of(f), FOR_OTHER, f.card)
    return None


def runner_pays(s: State, f: Frame) -> Ask | None:
    pay(s, RUNNER, RUNNER_SPENDS.of(f), FOR_OTHER, f.card)
    return None


def compares(s: State, f: Frame) -> Ask | None:
    effect = f.text
    assert isinstance(effect, Psi)
    s.stack.pop()
    if CORP_SPENDS.of(f) != RUNNER_SPENDS.of(f):
        resolve(s, effect.text, f)
    return None


PSI: Final = flow("psi", corp_chooses, corp_chose, runner_chooses, runner_chose, corp_pays, runner_pays, compares)


def is_secret(f: Frame) -> bool:
    """Whether the Corp has chosen and the Runner has yet to."""
    return f.flow is PSI and f.step == "runner_chooses"
