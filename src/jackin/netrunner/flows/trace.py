"""Traces (TRACE): the Corp bids openly, then the Runner, then they are compared."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.kernel.registers import K, M
from jackin.netrunner.rules.abilities import Effect, Sequence, Wording
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.prevent import BASE, TRACE, open_prevention
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.queries import link
from jackin.netrunner.rules.reading import ABOUT
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, resolve
from jackin.netrunner.words import CORP, FOR_TRACE, RUNNER, TRACED

# What a frame of TRACE holds besides its BASE; in the end the margin takes the place of the Corp's bid
CORP_BID: Final = K()
RUNNER_BID: Final = M()
MARGIN: Final = K()


class Tracing(Effect):
    def __init__(self, base: int, success: Sequence, failure: Sequence | None) -> None:
        super().__init__()
        self.base = base
        self.success = success
        self.failure = failure

    def traces(self) -> bool:
        return True

    def parts(self) -> list[tuple[str, Wording]]:
        parts: list[tuple[str, Wording]] = [("if-successful", self.success)]
        if self.failure is not None:
            parts.append(("if-unsuccessful", self.failure))
        return parts

    def do(self, s: State, f: Frame) -> None:
        s.call(TRACE, f.seat, f.card, ABOUT.of(f), self.base, text=self)


def tracing(f: Frame) -> Tracing:
    """The word that a frame of TRACE is about."""
    effect = f.text
    assert isinstance(effect, Tracing)
    return effect


def begins(s: State, f: Frame) -> Ask | None:
    """TRACE-1: its base strength may be lowered now."""
    open_prevention(s)
    return None


def corp_bids(s: State, f: Frame) -> Ask | None:
    """TRACE-1, TRACE-2."""
    most = available(s, CORP, FOR_TRACE, f.card)
    options = [Option("number", n=n) for n in range(most + 1)]
    return Ask(CORP, "trace", options, CARDS[s.code[f.card]].slug, BASE.of(f))


def corp_pays(s: State, f: Frame) -> Ask | None:
    CORP_BID.set(f, s.got.n)
    say(s, "traces", CORP, f.card, n=BASE.of(f) + CORP_BID.of(f), rule="TRACE-2")
    pay(s, CORP, CORP_BID.of(f), FOR_TRACE, f.card)
    return None


def runner_bids(s: State, f: Frame) -> Ask | None:
    """TRACE-3."""
    most = available(s, RUNNER, FOR_TRACE, f.card)
    options = [Option("number", n=n) for n in range(most + 1)]
    return Ask(RUNNER, "link", options, CARDS[s.code[f.card]].slug, BASE.of(f) + CORP_BID.of(f))


def runner_pays(s: State, f: Frame) -> Ask | None:
    RUNNER_BID.set(f, s.got.n)
    say(s, "links", RUNNER, n=link(s) + RUNNER_BID.of(f), rule="TRACE-3")
    pay(s, RUNNER, RUNNER_BID.of(f), FOR_TRACE, f.card)
    return None


def compares(s: State, f: Frame) -> Ask | None:
    """TRACE-4, TRACE-5: ties fail."""
    strength = BASE.of(f) + CORP_BID.of(f)
    margin = strength - link(s) - RUNNER_BID.of(f)
    say(s, "trace-succeeds" if margin > 0 else "trace-fails", CORP, f.card, n=strength, rule="TRACE-4")
    emit(s, TRACED, f.card, max(0, margin))
    MARGIN.set(f, margin)
    return None


def follows(s: State, f: Frame) -> Ask | None:
    effect = tracing(f)
    s.stack.pop()
    if MARGIN.of(f) > 0:
        resolve(s, effect.success, f)
    elif effect.failure is not None:
        resolve(s, effect.failure, f)
    return None


TRACE.takes(begins, corp_bids, corp_pays, runner_bids, runner_pays, compares, follows)
