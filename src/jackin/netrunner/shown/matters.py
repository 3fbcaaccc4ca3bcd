"""Whether an ask is worth a stop, and why: told to the asked seat alone, from what that seat sees.

No reason means that the answer in `passing` may be given for the player. The ask itself keeps every legal answer.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from jackin.kernel.ask import Ask, Option
from jackin.kernel.machine import answer
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.breaking import unbroken
from jackin.netrunner.rules.payment import POOL, held
from jackin.netrunner.shown.breakers import is_idle
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from jackin.netrunner.words import ASSET_TYPE, CORP, GRIP, ICE_TYPE, ICEBREAKER_SUBTYPE, RUNNER, line, server_of

FEW_CARDS: Final = 2
BLOWS: Final = ("rezzes", "takes-tags", "suffers-net", "suffers-meat", "suffers-brain", "subroutine")
BEFORE: Final = ("runs", "approaches")
MOST_ORDERS: Final = {"order": 5, "access": 12}


class Weight(NamedTuple):
    """Why the ask matters; if it does not, the answer that lets it pass."""

    reasons: list[str]
    passing: str = ""


def weigh(s: State, seat: int) -> Weight:
    """For the seat that is asked."""
    ask = s.ask
    if ask is None or ask.seat != seat:
        return Weight([])
    if len(ask.options) == 1:
        return Weight([], ask.options[0].value)
    if ask.kind == "window":
        reasons = window_of_runner(s, ask) if seat == RUNNER else window_of_corp(s, ask)
        return Weight(reasons, "" if reasons else "pass")
    if ask.kind == "jack-out":
        return Weight(["harm"]) if has_changed(s) else Weight([], "continue")
    if ask.kind == "trash-first":
        return Weight([], "done") if "done" in ask.values else Weight(["room"])
    if ask.kind == "order":
        return Weight([], ask.options[0].value) if is_one(s, ask) else Weight(["order"])
    if ask.kind == "access":
        return Weight([], ask.options[0].value) if is_one(s, ask) else Weight(["access"])
    if ask.kind == "pay":
        ways = sensible(s, ask)
        return Weight(["pay"]) if len(ways) > 1 else Weight([], ways[0])
    return Weight([ask.kind])


# Windows


def uses(ask: Ask) -> list[Option]:
    return [option for option in ask.options if option.verb == "use"]


def window_of_runner(s: State, ask: Ask) -> list[str]:
    """A breaker is of use in an encounter with something left that it can break, other cards until that is done."""
    run = s.run
    breakers = [
        option
        for option in uses(ask)
        if printed(s, option.card).subtypes & ICEBREAKER_SUBTYPE or (run is not None and option.card == run.ice)
    ]
    if run is not None and run.encountering:
        return ["break"] if unbroken(s) and any(not is_idle(s, option.card) for option in uses(ask)) else []
    return ["use"] if len(uses(ask)) > len(breakers) else []


def window_of_corp(s: State, ask: Ask) -> list[str]:
    """A score, an ability, or a rez that the Runner can still feel."""
    verbs = {option.verb for option in ask.options}
    found = ["score"] if "score" in verbs else []
    found += ["use"] if "use" in verbs else []
    if any(option.verb == "rez" and is_timely(s, option.card) for option in ask.options):
        found.append("rez")
    return found


def is_timely(s: State, card: int) -> bool:
    """The approached ice, what lies in the attacked server, assets when the Runner is done or to use them at once."""
    run, place = s.run, s.zone[card]
    if run is not None:
        if printed(s, card).type == ICE_TYPE:
            return run.ice == card and not run.encountering
        return server_of(place) == run.server
    if printed(s, card).type != ASSET_TYPE:
        return False
    if s.active == RUNNER:
        return s.clicks[RUNNER] == 0
    return s.clicks[CORP] > 0 and any(paid.cost.clicks for paid in printed(s, card).behaviour.paid)


# Running on


def has_changed(s: State) -> bool:
    """RUN-4: something befell the Runner since this ice was approached, or unknown ice lies ahead of a small grip."""
    run = s.run
    assert run is not None
    written = s.log
    while written is not None and written.key not in BEFORE:
        if written.key in BLOWS and not (written.key == "rezzes" and run.ice >= 0):
            return True
        written = written.before
    unknown = any(not s.faceup[card] for card in s.zones[line(run.server)][: run.ahead])
    return unknown and len(s.zones[GRIP]) <= FEW_CARDS


# Orders


def is_one(s: State, ask: Ask) -> bool:
    """SIM-2, ACC-9: every order that is tried leads to the same position."""
    if len(ask.options) > MOST_ORDERS[ask.kind]:
        return False
    ends = {outcome(s, option.value, last) for option in ask.options for last in (False, True)}
    return len(ends) == 1 and None not in ends


def outcome(s: State, first: str, last: bool) -> str | None:
    """What the seat sees when all have resolved; None if somebody decides something before that."""
    assert s.ask is not None
    seat, kind = s.ask.seat, s.ask.kind
    fork = s.fork()
    drawn = fork.count
    answer(fork, first)
    while fork.ask is not None and fork.ask.kind == kind and fork.ask.seat == seat:
        answer(fork, fork.ask.options[-1 if last else 0].value)
    if fork.count != drawn:
        return None
    shown = view(fork, seat, 0)
    return json.dumps(shown, sort_keys=True)


# Payments


def sensible(s: State, ask: Ask) -> list[str]:
    """The ways to pay that differ: what is meant for this goes before the pool and before what has more uses, and
    equal cards are one source.
    """
    least = min(pool_part(option) for option in ask.options)
    cards = {source for option in ask.options for source in option.payment or {} if source >= 0}
    found: dict[tuple[tuple[int, int], ...], str] = {}
    for option in ask.options:
        if pool_part(option) == least and not wastes(s, option, cards):
            found.setdefault(signature(s, option), option.value)
    return list(found.values())


def wastes(s: State, option: Option, cards: set[int]) -> bool:
    """Whether it spends from a card while one with fewer uses still has credits."""
    paid = option.payment or {}
    spared = [card for card in cards if paid.get(card, 0) < held(s, card)]
    return any(paid.get(card, 0) and is_tighter(s, other, card) for card in cards for other in spared)


def is_tighter(s: State, card: int, other: int) -> bool:
    """Whether all that a card pays for is also paid by the other, and more."""
    mine, more = ({spending.purpose for spending in printed(s, one).behaviour.spending} for one in (card, other))
    return mine < more


def pool_part(option: Option) -> int:
    return (option.payment or {}).get(POOL, 0)


def signature(s: State, option: Option) -> tuple[tuple[int, int], ...]:
    paid: dict[int, int] = {}
    for source, n in (option.payment or {}).items():
        what = s.code[source] if source >= 0 else source - len(s.code)
        paid[what] = paid.get(what, 0) + n
    return tuple(sorted(paid.items()))
