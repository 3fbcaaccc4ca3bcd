"""When a printed condition of the Corp's cards holds (section 4B)."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.automa.corp.orders import CENTRALS, is_secret, remotes, resources
from jackin.netrunner.automa.pack import Condition
from jackin.netrunner.automa.reasons import say_asked
from jackin.netrunner.automa.told import leaves
from jackin.netrunner.rules.queries import score
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, CORP, ES_PILE, FIRST_REMOTE, GRIP, HQ_CARDS, ICE_PILE, KINDS, RE_PILE, RUNNER, VIRUS, line,
)  # fmt: skip

WEAK: Final = 2
"""A server with less ice than this."""


def holds(s: State, c: Condition | None) -> bool:
    if c is None:
        return True
    if c.op == "all":
        return all(holds(s, part) for part in c.parts)
    if c.op == "any":
        return any(holds(s, part) for part in c.parts)
    if c.op == "not":
        return not holds(s, c.parts[0])
    return test(s, c)


def asked(s: State, place: int, c: Condition | None, rule: str) -> bool:
    """Whether a printed condition holds; the log is told what decided it."""
    if c is None:
        return True
    if not s.quiet:
        say_asked(s, CORP, place, c, [test(s, leaf) for leaf in leaves(c)], rule)
    return holds(s, c)


def test(s: State, c: Condition) -> bool:
    key = c.key
    if key == "tagged":
        return (s.tags > 0) == (c.n == 1)
    if key == "bare":
        return ice_at(s, c.name) == 0
    if key == "weak":
        return ice_at(s, c.name) < WEAK
    if key == "grip_le":
        return len(s.zones[GRIP]) <= c.n
    amount = amount_of(s, key)
    return amount < c.n if key.endswith("_lt") else amount >= c.n


def amount_of(s: State, key: str) -> int:
    name = key.rpartition("_")[0]
    if name == "credits":
        return s.credits[CORP]
    if name == "turn":
        return (s.turn + 1) // 2
    if name == "my_points":
        return score(s, CORP)
    if name == "their_points":
        return score(s, RUNNER)
    if name == "hq":
        return len(s.zones[HQ_CARDS])
    if name == "remotes":
        return len(remotes(s))
    if name == "tags":
        return s.tags
    if name == "virus":
        return viruses(s)
    if name == "tokens":
        return most_tokens(s)
    return len(s.zones[{"ice_left": ICE_PILE, "re_left": RE_PILE, "es_left": ES_PILE}[name]])


def viruses(s: State) -> int:
    return sum(n for key, n in s.counters.items() if key % KINDS == VIRUS)


def most_tokens(s: State) -> int:
    """Of any card in a remote's root that nobody has seen yet."""
    cards = [card for server in remotes(s) for card in resources(s, server) if is_secret(s, card)]
    return max((s.counter(card, ADVANCEMENT) for card in cards), default=0)


def ice_at(s: State, name: str) -> int:
    """How much ice protects a server; a remote that does not exist has none."""
    kind, _, number = name.partition(":")
    server = FIRST_REMOTE + int(number) - 1 if number else CENTRALS[kind]
    return len(s.zones[line(server)]) if server < s.servers() else 0
