"""The conditions that clicks and rows of Runner cards carry (RA-13, RA-25)."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.pack import Condition
from jackin.netrunner.automa.reasons import say_asked
from jackin.netrunner.automa.runner.breaking import installed_breakers
from jackin.netrunner.automa.runner.targets import NOWHERE, lacks_breaker
from jackin.netrunner.automa.runner.values import is_thin
from jackin.netrunner.automa.told import leaves
from jackin.netrunner.catalog import printed
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.queries import score
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, EC_PILE, FOR_TRASH, GRIP, RIG, RUNNER, SERVERS, STACK

POOR: Final = 6
LEFT: Final = {"ec_left": EC_PILE, "stack_left": STACK}
"""Words for how many cards are left in a pile."""


def holds(s: State, condition: Condition | None, server: int = NOWHERE) -> bool:
    """Whether a condition is true; `server` is the target of the row that asks (OR-42)."""
    if condition is None:
        return True
    if condition.op == "all":
        return all(holds(s, part, server) for part in condition.parts)
    if condition.op == "any":
        return any(holds(s, part, server) for part in condition.parts)
    if condition.op == "not":
        return not holds(s, condition.parts[0], server)
    return named(s, condition.key, server) if condition.key in NAMED else counted(s, condition.key, condition.n)


def asked(s: State, place: int, condition: Condition | None, rule: str, server: int = NOWHERE) -> bool:
    """Whether a condition is true; the log is told what decided it."""
    if condition is None:
        return True
    if not s.quiet:
        truths = [holds(s, leaf, server) for leaf in leaves(condition)]
        say_asked(s, RUNNER, place, condition, truths, rule)
    return holds(s, condition, server)


NAMED: Final = ("poor", "thin", "no_breaker", "no_trash_aid")


def named(s: State, name: str, server: int) -> bool:
    """RA-25."""
    if name == "poor":
        return s.credits[RUNNER] < POOR
    if name == "thin":
        return is_thin(s)
    if name == "no_breaker":
        return lacks_breaker(s, server)
    return not any(helps_to_trash(s, card) for card in s.zones[RIG])


def helps_to_trash(s: State, card: int) -> bool:
    """OR-43."""
    return flags(s, card).trash_aid or any(
        spending.purpose == FOR_TRASH for spending in printed(s, card).behaviour.spending
    )


def counted(s: State, key: str, n: int) -> bool:
    if key == "tagged":
        return (s.tags > 0) == (n == 1)
    word, _, comparison = key.rpartition("_")
    value = count(s, word)
    if comparison == "lt":
        return value < n
    return value > n if comparison == "gt" else value >= n


def count(s: State, word: str) -> int:
    if word == "credits":
        return s.credits[RUNNER]
    if word == "turn":
        return (s.turn + 1) // 2
    if word in ("my_points", "their_points"):
        return score(s, RUNNER if word == "my_points" else CORP)
    if word == "grip":
        return len(s.zones[GRIP])
    if word == "tags":
        return s.tags
    if word in LEFT:
        return len(s.zones[LEFT[word]])
    if word == "breakers":
        return len(installed_breakers(s))
    return sum(1 for zone in range(SERVERS + 1, len(s.zones), 2) for card in s.zones[zone] if rezzed(s, card))
