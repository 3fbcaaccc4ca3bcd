"""Spending in secret what the other player has to guess: even or odd."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, M
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.abilities import Effect
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.pools import gain
from jackin.netrunner.rules.scale import Scale
from jackin.netrunner.shown.log import say
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, FOR_OTHER, RUNNER

EVEN: Final = Option("even")
ODD: Final = Option("odd")

# What a frame of LUCK holds; the Corp does not see the first before it has said the second, 1 if odd
SPENDS: Final = K()
GUESS: Final = M()


class PushLuck(Effect):
    """The Runner spends any number in secret; twice as many come back if the Corp guesses wrong."""

    def do(self, s: State, f: Frame) -> None:
        s.call(LUCK, RUNNER, f.card)

    def worth(self, s: State, f: Frame, scale: Scale) -> int:
        """As much is won as lost, if nobody reads the other's mind."""
        return 0


def most(s: State, card: int) -> int:
    return available(s, RUNNER, FOR_OTHER, card)


def runner_spends(s: State, f: Frame) -> Ask | None:
    options = [Option("number", n=n) for n in range(most(s, f.card) + 1)]
    return Ask(RUNNER, "psi", options, CARDS[s.code[f.card]].slug)


def runner_spent(s: State, f: Frame) -> Ask | None:
    SPENDS.set(f, s.got.n)
    return None


def corp_guesses(s: State, f: Frame) -> Ask | None:
    """PSI-1: without knowing what the Runner chose."""
    return Ask(CORP, "decide", [EVEN, ODD], CARDS[s.code[f.card]].slug)


def is_shown(s: State, f: Frame) -> Ask | None:
    GUESS.set(f, 1 if s.got is ODD or s.got.verb == "odd" else 0)
    say(s, "guesses-odd" if GUESS.of(f) else "guesses-even", CORP, f.card)
    say(s, "luck-spends", RUNNER, f.card, n=SPENDS.of(f), rule="PSI-2")
    pay(s, RUNNER, SPENDS.of(f), FOR_OTHER, f.card)
    return None


def pays_out(s: State, f: Frame) -> Ask | None:
    if SPENDS.of(f) % 2 != GUESS.of(f):
        gain(s, RUNNER, 2 * SPENDS.of(f), f.card)
    return None


LUCK: Final = flow("luck", runner_spends, runner_spent, corp_guesses, is_shown, pays_out)


def is_hidden(f: Frame) -> bool:
    """Whether the Runner has chosen and the Corp has yet to guess."""
    return f.flow is LUCK and f.step == "corp_guesses"
