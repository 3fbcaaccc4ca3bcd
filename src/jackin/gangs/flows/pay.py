"""Paying: who pays says how many Corporate Secrets stand in (RES-2, RES-3)."""

from __future__ import annotations

from typing import Final

from jackin.gangs.content.model import Price
from jackin.gangs.log import say
from jackin.gangs.queries import has
from jackin.gangs.state import State
from jackin.gangs.words import RESOURCES, SECRETS
from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, N

# What a frame of PAY holds: how much of each resource, and which is paid now
ASKED: Final = Cards()
AT: Final = N()


def amounts(prices: list[Price], change: int = 0) -> list[int]:
    """What is asked of each resource; a change goes to the first that bears it, never below 0."""
    asked = [0, 0, 0]
    for price in prices:
        asked[price.number] += price.n
    if not change:
        return asked
    for n in range(3):
        if asked[n] and change:
            before = asked[n]
            asked[n] = max(0, before + change)
            change -= asked[n] - before
    return asked


def short_of(s: State, side: int, asked: list[int]) -> int:
    """RES-2: how much is missing, Corporate Secrets standing in where they may."""
    secrets = has(s, side, SECRETS) - asked[SECRETS]
    for n in range(SECRETS):
        secrets -= max(0, asked[n] - has(s, side, n))
    return max(0, -secrets)


def can_pay(s: State, side: int, asked: list[int]) -> bool:
    return short_of(s, side, asked) == 0


def pay(s: State, side: int, asked: list[int]) -> None:
    if any(asked):
        s.call(PAY, side, cards=tuple(asked))


def stand_ins(s: State, f: Frame) -> list[int]:
    """How many Corporate Secrets may stand in for the resource at hand."""
    asked = ASKED.of(f)[AT.of(f)]
    spare = has(s, f.seat, SECRETS) - ASKED.of(f)[SECRETS]
    if AT.of(f) == 0:
        spare -= max(0, ASKED.of(f)[1] - has(s, f.seat, 1))
    least = max(0, asked - has(s, f.seat, AT.of(f)))
    return list(range(least, max(least, min(asked, spare)) + 1))


def asks(s: State, f: Frame) -> Ask | None:
    while AT.of(f) < SECRETS and not ASKED.of(f)[AT.of(f)]:
        AT.add(f, 1)
    if AT.of(f) == SECRETS:
        f.jump(pays_secrets)
        return None
    resource = AT.of(f)
    word = RESOURCES[resource]
    options = [Option("pay", word, resource, n) for n in stand_ins(s, f)]
    return Ask(f.seat, "pay", options, card=word, n=ASKED.of(f)[resource])


def pays(s: State, f: Frame) -> Ask | None:
    secrets = s.got.n
    s.pool[3 * f.seat + AT.of(f)] -= ASKED.of(f)[AT.of(f)] - secrets
    s.pool[3 * f.seat + SECRETS] -= secrets
    say(s, "gangs-pays", f.seat, ASKED.of(f)[AT.of(f)], "RES-1", resource=RESOURCES[AT.of(f)])
    if secrets:
        say(s, "gangs-stands-in", f.seat, secrets, "RES-2")
    AT.add(f, 1)
    f.jump(asks)
    return None


def pays_secrets(s: State, f: Frame) -> Ask | None:
    n = ASKED.of(f)[SECRETS]
    if n:
        s.pool[3 * f.seat + SECRETS] -= n
        say(s, "gangs-pays", f.seat, n, "RES-1", resource=RESOURCES[SECRETS])
    return None


PAY: Final = flow("gangs-pay", asks, pays, pays_secrets)
