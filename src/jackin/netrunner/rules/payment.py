"""Paying credits: from the pool, from the run's purse, from cards (CRED-3, RECUR, BP)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.message import Message
from jackin.kernel.registers import M, N, Subject
from jackin.netrunner.catalog import CARDS, Card
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.pools import take
from jackin.netrunner.rules.changes import forbidden, player, reader
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.state import State
from jackin.netrunner.words import CANNOT_SPEND, CANNOT_USE, CREDIT, FOR_STEALTH, FOR_USE, FUNDS, RUNNER, STEALTH

POOL: Final = -2
PURSE: Final = -1
"""Where otherwise a card is named: the credit pool, and the run's bad publicity credits."""

# What a frame of PAY holds
AMOUNT: Final = N()
PURPOSE: Final = M()
PAID_FOR: Final = Subject()


def may_spend(s: State, p: Card, source: int, purpose: int, subject: int) -> bool:
    """RECUR-4: only for the purpose named on the card."""
    if s.lasting and forbidden(s, CANNOT_USE, source):
        return False
    for spending in p.behaviour.spending:
        if spending.during_run:
            if s.run is not None and s.run.source == source and not s.run.ended:
                return True
        elif spending.server >= 0:
            if s.run is not None and s.run.server == spending.server and not s.run.ended:
                return True
        elif spending.purpose == purpose:
            if spending.of is None or (subject >= 0 and spending.of.fits(s, subject, reader(p.side, source))):
                return True
    return False


def may_pay(s: State, p: Card, source: int, purpose: int, subject: int) -> bool:
    """What only stealth cards pay for is still the use of a card."""
    if purpose != FOR_STEALTH:
        return may_spend(s, p, source, purpose, subject)
    return has_subtype(s, source, STEALTH) and may_spend(s, p, source, FOR_USE, subject)


def purses(s: State, seat: int, purpose: int, subject: int) -> list[int]:
    """The active cards whose credits can be used for this, those with fewest other uses first."""
    found: list[int] = []
    if not s.offering & FUNDS[seat]:
        return found
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.behaviour.spending and p.side == seat and s.hosted_credits(card):
            if may_pay(s, p, card, purpose, subject):
                found.append(card)
    if len(found) > 1:
        found.sort(key=lambda card: (uses(s, card), s.serial[card]))
    return found


def uses(s: State, card: int) -> int:
    spendings = CARDS[s.code[card]].behaviour.spending
    return len(spendings) + 10 * any(spending.during_run for spending in spendings)


def purse(s: State, seat: int) -> int:
    """BP-2, AMB-32: bad publicity credits are kept apart and may be spent on anything."""
    return s.run.purse if s.run is not None and seat == RUNNER else 0


def sources(s: State, seat: int, purpose: int, subject: int) -> list[int]:
    """CRED-3: whatever pays besides the pool; what is lost when the run ends comes last."""
    found = purses(s, seat, purpose, subject)
    if purse(s, seat) and purpose != FOR_STEALTH:
        found.append(PURSE)
    return found


def held(s: State, source: int) -> int:
    return purse(s, RUNNER) if source == PURSE else s.hosted_credits(source)


def available(s: State, seat: int, purpose: int, subject: int) -> int:
    if s.lasting and forbidden(s, CANNOT_SPEND, player(s, seat)):
        return 0
    total = 0
    if purpose != FOR_STEALTH:
        total = s.credits[seat] if s.run is None else s.credits[seat] + purse(s, seat)
    if not s.offering & FUNDS[seat]:
        return total
    funds: i64 = FUNDS[seat]
    for card in s.awake:
        if CARDS[s.code[card]].offers & funds and may_pay(s, CARDS[s.code[card]], card, purpose, subject):
            total += s.hosted_credits(card)
    return total


def short_of(s: State, seat: int, n: int, purpose: int, subject: int) -> Message | None:
    if n > 0 and s.lasting and forbidden(s, CANNOT_SPEND, player(s, seat)):
        return Message("why-forbidden", rule="CANT-1")
    if n <= s.credits[seat] and purpose != FOR_STEALTH:
        return None
    missing = n - available(s, seat, purpose, subject)
    if missing <= 0:
        return None
    return CREDITS_SHORT[missing] if missing < MOST_READY else Message("why-credits-short", n=missing)


MOST_READY: Final = 20
CREDITS_SHORT: Final = [Message("why-credits-short", n=n) for n in range(MOST_READY)]
"""The reason that is found most often, and mostly not told."""


def pay(s: State, seat: int, n: int, purpose: int, subject: int) -> None:
    """Pay now if there is only one way to; otherwise a frame asks. The last act of a step."""
    if n <= 0:
        return
    if not sources(s, seat, purpose, subject):
        s.credits[seat] -= n
        say(s, "pays", seat, n=n)
    else:
        s.call(PAY, seat, subject=subject, n=n, m=purpose)


def ways(s: State, f: Frame) -> Ask | None:
    """Every split over cards and pool that leaves different credits; the first spends what has fewest other uses.

    The purse is lost when the run ends and pays for everything, so it always goes before the pool.
    """
    found = sources(s, f.seat, PURPOSE.of(f), PAID_FOR.of(f))
    splits: list[list[int]] = []
    pool = 0 if PURPOSE.of(f) == FOR_STEALTH else s.credits[f.seat]
    split(s, found, 0, AMOUNT.of(f), pool, [], splits)
    options = [pay_option(s, payment_of(found, amounts, AMOUNT.of(f))) for amounts in splits]
    return Ask(f.seat, "pay", options, n=AMOUNT.of(f))


def split(
    s: State, found: list[int], at: int, rest: int, pool: int, amounts: list[int], splits: list[list[int]]
) -> None:
    if at == len(found):
        if rest <= pool:
            splits.append(amounts)
        return
    most = min(rest, held(s, found[at]))
    least = most if found[at] == PURSE else 0
    for n in range(most, least - 1, -1):
        split(s, found, at + 1, rest - n, pool, [*amounts, n], splits)


def payment_of(found: list[int], amounts: list[int], n: int) -> dict[int, int]:
    """How much comes from each source; the pool pays the rest."""
    payment = {source: k for source, k in zip(found, amounts, strict=True) if k}
    rest = n - sum(amounts)
    if rest or not payment:
        payment[POOL] = rest
    return payment


def pay_option(s: State, payment: dict[int, int]) -> Option:
    names = [f"{source_name(s, source)}x{n}" for source, n in payment.items()]
    return Option("pay", "+".join(names), payment=payment)


def source_name(s: State, source: int) -> str:
    if source == POOL:
        return "pool"
    return "purse" if source == PURSE else s.public(source)


def pays(s: State, f: Frame) -> Ask | None:
    payment = s.got.payment
    assert payment is not None
    for source, n in payment.items():
        spend(s, f.seat, source, n)
    say(s, "pays", f.seat, n=AMOUNT.of(f))
    return None


def spend(s: State, seat: int, source: int, n: int) -> None:
    if source == POOL:
        s.credits[seat] -= n
    elif source != PURSE:
        take(s, source, CREDIT, n)
    elif s.run is not None:
        s.run.purse -= n


PAY: Final = flow("pay", ways, pays)
