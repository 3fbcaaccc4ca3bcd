"""Traces (TRACE): the Corp bids openly, then the Runner, then they are compared."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, Text, flow
from jackin.netrunner.rules.abilities import Effect, Sequence
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.queries import link
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, resolve
from jackin.netrunner.words import CORP, FOR_TRACE, RUNNER, TRACED

# frame: n the base strength, k what the Corp added, m what the Runner added


class Tracing(Effect):
    def __init__(self, base: int, success: Sequence, failure: Sequence | None) -> None:
        super().__init__()
        self.base = base
        self.success = success
        self.failure = failure

    def parts(self) -> list[tuple[str, Text]]:
        parts: list[tuple[str, Text]] = [("if-successful", self.success)]
        if self.failure is not None:
            parts.append(("if-unsuccessful", self.failure))
        return parts

    def do(self, s: State, f: Frame) -> None:
        s.call(TRACE, f.seat, f.card, f.subject, self.base, text=self)


def corp_bids(s: State, f: Frame) -> Ask | None:
    """TRACE-1, TRACE-2."""
    most = available(s, CORP, FOR_TRACE, f.card)
    options = [Option("number", n=n) for n in range(most + 1)]
    return Ask(CORP, "trace", options, CARDS[s.code[f.card]].slug, f.n)


def corp_pays(s: State, f: Frame) -> Ask | None:
    f.k = s.got.n
    say(s, "traces", CORP, f.card, n=f.n + f.k, rule="TRACE-2")
    pay(s, CORP, f.k, FOR_TRACE, f.card)
    return None


def runner_bids(s: State, f: Frame) -> Ask | None:
    """TRACE-3."""
    most = available(s, RUNNER, FOR_TRACE, f.card)
    options = [Option("number", n=n) for n in range(most + 1)]
    return Ask(RUNNER, "link", options, CARDS[s.code[f.card]].slug, f.n + f.k)


def runner_pays(s: State, f: Frame) -> Ask | None:
    f.m = s.got.n
    say(s, "links", RUNNER, n=link(s) + f.m, rule="TRACE-3")
    pay(s, RUNNER, f.m, FOR_TRACE, f.card)
    return None


def compares(s: State, f: Frame) -> Ask | None:
    """TRACE-4, TRACE-5: ties fail."""
    effect = f.text
    assert isinstance(effect, Tracing)
    margin = f.n + f.k - link(s) - f.m
    say(s, "trace-succeeds" if margin > 0 else "trace-fails", CORP, f.card, rule="TRACE-4")
    emit(s, TRACED, f.card, max(0, margin))
    f.k = margin
    return None


def follows(s: State, f: Frame) -> Ask | None:
    effect = f.text
    assert isinstance(effect, Tracing)
    s.stack.pop()
    if f.k > 0:
        resolve(s, effect.success, f)
    elif effect.failure is not None:
        resolve(s, effect.failure, f)
    return None


TRACE: Final = flow("trace", corp_bids, corp_pays, runner_bids, runner_pays, compares, follows)
