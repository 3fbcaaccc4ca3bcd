"""Accessing cards (ACC, RUN-5.5)."""

from __future__ import annotations

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.abilities import RunText
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.score import steal
from jackin.netrunner.log import say
from jackin.netrunner.moves import reveal, see, trash, turn_up
from jackin.netrunner.payment import pay, short_of
from jackin.netrunner.queries import extra_accesses, steal_cost, trash_cost
from jackin.netrunner.state import State
from jackin.netrunner.triggers import emit
from jackin.netrunner.words import (
    ACCESS_BEGINS, ACCESSED, AGENDA, ARCHIVES, ARCHIVES_CARDS, CORP, FOR_STEAL, FOR_TRASH, HQ, HQ_CARDS,
    RD, RD_CARDS, RUNNER, RUNNER_KNOWS, root,
)  # fmt: skip

# frame: n the server, k accesses left from HQ or R&D, cards still to access, more: accessed already


def access_begins(s: State, f: Frame) -> Ask | None:
    """ACC-16: how many more is decided before the first."""
    emit(s, ACCESS_BEGINS, -1, f.n)
    return None


def fixes_count(s: State, f: Frame) -> Ask | None:
    """ACC-2, ACC-3: computed once."""
    run = s.run
    assert run is not None
    f.cards = s.zones[root(f.n)]
    if f.n == HQ or f.n == RD:
        wanted = 1 + run.extra + extra_accesses(s, f.n)
        f.k = max(0, min(wanted, len(s.zones[HQ_CARDS if f.n == HQ else RD_CARDS])))
    elif f.n == ARCHIVES:
        turn_archives_up(s)
        f.cards += s.zones[ARCHIVES_CARDS]
    return None


def turn_archives_up(s: State) -> None:
    """ACC-6."""
    for card in s.zones[ARCHIVES_CARDS]:
        turn_up(s, card)


def chooses(s: State, f: Frame) -> Ask | None:
    """ACC-9, ACC-10: one at a time, in the Runner's order."""
    options: list[Option] = []
    named: set[str] = set()
    left = [card for card in f.cards if s.zone[card] in (root(f.n), ARCHIVES_CARDS)]
    for card in left:
        name = CARDS[s.code[card]].slug if s.zone[card] == ARCHIVES_CARDS else s.public(card)
        if name not in named:
            named.add(name)
            options.append(Option("access", name, card))
    if f.k > 0 and unaccessed(s, f):
        options.append(Option("access", "hq" if f.n == HQ else "rd"))
    if not options:
        f.finish()
        return None
    return Ask(RUNNER, "access", options, n=f.k + len(left))


def unaccessed(s: State, f: Frame) -> list[int]:
    """ACC-11, ACC-12, AMB-26: HQ cards not yet accessed; of R&D only the topmost such card."""
    if f.n == HQ:
        return [card for card in s.zones[HQ_CARDS] if card not in f.more]
    for card in reversed(s.zones[RD_CARDS]):
        if card not in f.more:
            return [card]
    return []


def takes_up(s: State, f: Frame) -> Ask | None:
    run = s.run
    assert run is not None
    card = s.got.card
    if card < 0:
        pool = unaccessed(s, f)
        card = pool[s.below(len(pool))] if len(pool) > 1 else pool[0]
        f.k -= 1
    f.cards = tuple(c for c in f.cards if c != card)
    f.more = (*f.more, card)
    f.jump("chooses")
    run.left = f.k + len(f.cards)
    s.call(ACCESS_CARD, RUNNER, card, n=s.zone[card], m=s.serial[card])
    return None


ACCESS = flow("access", access_begins, fixes_count, chooses, takes_up)


def accesses(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.1, INFO-9: only the Runner sees a card of R&D; the Corp knows its own hand (AMB-47)."""
    run = s.run
    assert run is not None
    run.accessing = f.card
    see(s, f.card, RUNNER_KNOWS)
    if f.n == RD_CARDS and printed(s, f.card).behaviour.revealed_from_rd:
        reveal(s, f.card)
    say(s, "accesses", RUNNER, f.card, where=run.server, rule="RUN-5.5.1")
    emit(s, ACCESSED, f.card, f.n)
    return None


def still_there(s: State, f: Frame) -> bool:
    return s.zone[f.card] == f.n and s.serial[f.card] == f.m


def may_trash(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.2, TRASH-2, TRASH-4. Asked even without a choice if the Corp cannot see the card."""
    if not still_there(s, f):
        f.jump("sets_aside")
        return None
    options = trash_options(s, f)
    veiled = not s.known(f.card, CORP)
    if CARDS[s.code[f.card]].type != AGENDA or options:
        options.append(Option("leave"))
    else:
        s.got = STEAL
        return None
    return Ask(RUNNER, "trash-accessed", options, CARDS[s.code[f.card]].slug, trash_cost(s, f.card), veiled)


STEAL = Option("leave")


def trash_options(s: State, f: Frame) -> list[Option]:
    if f.n == ARCHIVES_CARDS:
        return []
    run = s.run
    assert run is not None
    options: list[Option] = []
    cost = trash_cost(s, f.card)
    if cost >= 0 and short_of(s, RUNNER, cost, FOR_TRASH, f.card) is None:
        options.append(Option("trash", n=cost))
    if isinstance(run.text, RunText) and run.text.trash_accessed and run.source >= 0:
        options.append(Option("trash-by", s.public(run.source), run.source))
    return options


def pays_trash(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "leave":
        f.jump("may_steal")
    elif s.got.verb == "trash":
        pay(s, RUNNER, trash_cost(s, f.card), FOR_TRASH, f.card)
    return None


def trashes_accessed(s: State, f: Frame) -> Ask | None:
    trash(s, f.card, "RUN-5.5.2")
    f.jump("sets_aside")
    return None


def may_steal(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.3, STEAL-2: an agenda must be stolen; with an additional cost the Runner may refuse."""
    if printed(s, f.card).type != AGENDA or not still_there(s, f):
        f.jump("sets_aside")
        return None
    cost = steal_cost(s, f.card)
    if cost == 0:
        s.got = Option("steal")
        return None
    options = [Option("decline")]
    if short_of(s, RUNNER, cost, FOR_STEAL, f.card) is None:
        options.insert(0, Option("steal", n=cost))
    return Ask(RUNNER, "steal", options, printed(s, f.card).slug, cost, not s.known(f.card, CORP))


def pays_steal(s: State, f: Frame) -> Ask | None:
    if s.got.verb == "decline":
        say(s, "declines", RUNNER, f.card, rule="STEAL-2", seats=s.knows[f.card])
        f.jump("sets_aside")
    else:
        pay(s, RUNNER, steal_cost(s, f.card), FOR_STEAL, f.card)
    return None


def steals(s: State, f: Frame) -> Ask | None:
    steal(s, f.card)
    return None


def sets_aside(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.4, AMB-28: it stays where it is and is not accessed again."""
    run = s.run
    if run is not None:
        run.accessing = -1
    return None


ACCESS_CARD = flow(
    "access-card", accesses, may_trash, pays_trash, trashes_accessed, may_steal, pays_steal, steals, sets_aside,
)  # fmt: skip
