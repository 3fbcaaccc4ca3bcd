"""HQ as an ordered pile: refills, and where the oldest card goes (CA-24 to CA-30)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, N
from jackin.netrunner.automa.piles import shuffle_into
from jackin.netrunner.automa.table import EASY, the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.score import score_agenda
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.knowledge import shuffle
from jackin.netrunner.rules.moves import move
from jackin.netrunner.rules.queries import hand_size, requirement
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ALL_KNOW, ARCHIVES_CARDS, CORP, HQ_CARDS, ICE_PILE, ICE_TYPE, OPERATION_TYPE, OP_PILE,
    RD_CARDS,
)  # fmt: skip

MOST_AGAIN: Final = 5
"""OR-12: an unpayable agenda repeats the refill, so often at most for one click."""

# What a frame of REFILL holds: refills to go, and how often one was repeated
REFILLS: Final = N()
REPEATED: Final = K()


def refill_hq(s: State, n: int) -> None:
    s.call(REFILL, CORP, n=n)


def refills(s: State, f: Frame) -> Ask | None:
    """CA-24, CA-25: the top card of R&D onto HQ, one at a time."""
    if REFILLS.of(f) == 0 or not s.zones[RD_CARDS]:
        f.finish()
        return None
    REFILLS.add(f, -1)
    move(s, s.zones[RD_CARDS][-1], HQ_CARDS)
    say(s, "automa-refills", CORP, rule="CA-24")
    return None


def trims(s: State, f: Frame) -> Ask | None:
    """CA-24, OR-10: while HQ holds more than the maximum hand size its bottom card goes."""
    if len(s.zones[HQ_CARDS]) <= hand_size(s, CORP):
        f.jump(refills)
        return None
    f.again()
    if not leaves_hq(s, s.zones[HQ_CARDS][0]) and REPEATED.of(f) < MOST_AGAIN:
        REPEATED.add(f, 1)
        REFILLS.add(f, 1)
    return None


REFILL: Final = flow("automa-corp-draw", refills, trims)


def leaves_hq(s: State, card: int) -> bool:
    """CA-26, CA-27; False if it was an agenda that could not be paid for (CA-28)."""
    kind = CARDS[s.code[card]].type
    if kind == AGENDA_TYPE:
        return scores_or_returns(s, card, "CA-27")
    if kind in (ICE_TYPE, OPERATION_TYPE):
        s.knows[card] = ALL_KNOW
        say(s, "automa-routes-ice" if kind == ICE_TYPE else "automa-routes-operation", CORP, card, rule="CA-26")
        shuffle_into(s, card, ICE_PILE if kind == ICE_TYPE else OP_PILE)
    else:
        to_archives(s, card, "CA-26")
    return True


def to_archives(s: State, card: int, rule: str) -> None:
    """Faceup; a discard, not a trashing (TRASH-6)."""
    s.knows[card] = ALL_KNOW
    say(s, "automa-discards", CORP, card, rule=rule)
    move(s, card, ARCHIVES_CARDS)


def price(s: State, card: int) -> int:
    """CA-16, OR-5: an agenda's requirement, less the tokens on it; nothing but on Easy."""
    if the_automa(s.automa).level != EASY:
        return 0
    return max(0, requirement(s, card) - s.counter(card, ADVANCEMENT))


def return_to_rd(s: State, card: int) -> None:
    move(s, card, RD_CARDS, False)
    say(s, "automa-keeps-agenda", CORP, rule="CA-29")
    shuffle(s, CORP)


def put_in_order(s: State, order: tuple[int, ...]) -> None:
    """CA-2: accesses do not stir the pile."""
    hq = s.zones[HQ_CARDS]
    s.zones[HQ_CARDS] = (*[card for card in order if card in hq], *[card for card in hq if card not in order])


def scores_or_returns(s: State, card: int, rule: str) -> bool:
    """CA-27, CA-28, CA-39: scored, if need be for its price; else it is shuffled into R&D."""
    cost = price(s, card)
    if cost > s.credits[CORP]:
        say(s, "automa-cannot-score", CORP, n=cost, rule="CA-28")
        return_to_rd(s, card)
        return False
    if cost:
        s.credits[CORP] -= cost
        say(s, "pays", CORP, n=cost, rule="CA-16")
    score_with_tokens(s, card, rule)
    return True


def score_with_tokens(s: State, card: int, rule: str) -> None:
    """CA-33, OR-5: the tokens it needed go, each other returns a credit, and none counts as a bonus."""
    tokens = s.counter(card, ADVANCEMENT)
    surplus = max(0, tokens - requirement(s, card))
    if surplus:
        s.set_counter(card, ADVANCEMENT, tokens - surplus)
        refund(s, surplus, rule)
    say(s, "automa-scores", CORP, rule=rule)
    score_agenda(s, card)


def refund(s: State, n: int, rule: str) -> None:
    """OR-17: a token is worth a credit."""
    s.credits[CORP] += n
    say(s, "automa-refunds", CORP, n=n, rule=rule)
