"""What an automa should be like to play against, and how near it comes: facts of one game, read off the end of it."""

from __future__ import annotations

from typing import NamedTuple

from jackin.ladder.style import told
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    CORP,
    CORP_SCORE,
    DISCARD,
    FIRST_REMOTE,
    ICE_TYPE,
    KINDS,
    RIG,
    RUNNER_SCORE,
    SERVERS,
    VIRUS,
)  # fmt: skip

BY_TOKENS = "CA-33"
PLAN = 3
"""So many virus counters on the table are a plan that a Corp should notice."""
CLICKS = 4
DONE = ("plays", "scores", "rezzes", "installs", "installs-on")
USED = ("uses", "prevents", "breaks", "strength-up")


class Facts(NamedTuple):
    """Of one game.

    `by_tokens`: agendas scored by tokens that lay on the table in a turn of the Runner's. `rezzed` and `unpaid`: how
    often ice that the Corp wanted to rez could be paid for, and not. `drawn`: cards that could have been used.
    """

    agendas: int = 0
    by_tokens: int = 0
    early: bool = False
    remotes: int = 0
    rezzed: int = 0
    unpaid: int = 0
    plan: bool = False
    purges: int = 0
    credits: int = 0
    clicks: int = 0
    drawn: frozenset[str] = frozenset()
    used: frozenset[str] = frozenset()


NO_FACTS = Facts()


def facts(s: State) -> Facts:
    assert s.automa is not None
    agendas = by_tokens = rezzed = unpaid = purges = credits = turn = 0
    early, rule = False, ""
    used: set[str] = set()
    keys: set[str] = set()
    laid: dict[int, list[int]] = {}
    for line in told(s.log):
        keys.add(line.key)
        if line.key == "turn":
            turn = line.n
        elif line.key == "automa-scores":
            rule = line.rule
        elif line.key == "installs-root":
            laid.setdefault(line.card, []).append(turn)
        elif line.key == "scores":
            agendas += 1
            by_tokens += rule == BY_TOKENS and laid[line.card].pop(0) < turn
            early = early or turn <= 1
        elif line.key == "automa-decides-rez":
            rezzed += line.rule == "CA-45"
        elif line.key == "automa-lacks-credits":
            unpaid += 1
        elif line.key == "purges":
            purges += 1
        elif line.key == "automa-credit":
            credits += line.n == 1
        if line.card >= 0 and line.seat == s.automa.seat and counts(CARDS[line.card], line.key):
            used.add(CARDS[line.card].slug)
    turns = (s.turn + (1 if s.automa.seat == CORP else 0)) // 2
    return Facts(
        agendas, by_tokens, early, s.servers() - FIRST_REMOTE, rezzed, unpaid, purges > 0 or most_viruses(s) >= PLAN,
        purges, credits, CLICKS * turns, drawn(s, keys), frozenset(used),
    )  # fmt: skip


def counts(p: Card, key: str) -> bool:
    """Whether a line says that a card was put to use: its ability if it has one, else that it is there."""
    active = p.type != ICE_TYPE and bool(p.behaviour.paid or p.behaviour.preventions)
    return key in USED or (key in DONE and not active)


def most_viruses(s: State) -> int:
    return sum(n for key, n in s.counters.items() if key % KINDS == VIRUS)


def drawn(s: State, happened: set[str]) -> frozenset[str]:
    """The automa's cards that came out of its piles, without those that answer what never happened."""
    assert s.automa is not None
    seat = s.automa.seat
    seen = [*s.zones[DISCARD[seat]], *s.zones[CORP_SCORE], *s.zones[RUNNER_SCORE], *s.zones[RIG]]
    seen += [card for zone in s.zones[SERVERS:] for card in zone]
    cards = {CARDS[s.code[card]] for card in seen}
    return frozenset(p.slug for p in cards if p.side == seat and has_occasion(p, happened))


def has_occasion(p: Card, happened: set[str]) -> bool:
    """A card that can only prevent something waits for it: nobody uses Zaibatsu Loyalty where nothing is exposed."""
    prevented = {prevention.what for prevention in p.behaviour.preventions}
    return not prevented or any(what in key for what in prevented for key in happened)
