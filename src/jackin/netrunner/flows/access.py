"""Accessing cards (ACC, RUN-5.5)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.rules.abilities import RunText
from jackin.netrunner.automa.table import is_corp, the_automa
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.score import steal
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import turn_up
from jackin.netrunner.rules.knowledge import reveal, see
from jackin.netrunner.rules.moves import shift, trash
from jackin.netrunner.rules.legal import used
from jackin.netrunner.rules.payment import pay, short_of
from jackin.netrunner.rules.pools import take
from jackin.netrunner.rules.queries import extra_accesses, steal_cost, trash_cost
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    ACCESS_BEGINS, ACCESSED, AGENDA, ARCHIVES, ARCHIVES_CARDS, ASIDE, CORP, FOR_STEAL, FOR_TRASH, HQ, HQ_CARDS,
    ONLY_ACCESS, RD, RD_CARDS, RUNNER, RUNNER_KNOWS, USED, root, server_name,
)  # fmt: skip

# frame: n the server, k accesses left from HQ or R&D, cards still to access; the first m of them lay in its root


def access_begins(s: State, f: Frame) -> Ask | None:
    """ACC-16: how many more is decided before the first."""
    emit(s, ACCESS_BEGINS, -1, f.n)
    return None


def fixes_count(s: State, f: Frame) -> Ask | None:
    """ACC-2, ACC-3: computed once."""
    run = s.run
    assert run is not None
    f.cards = s.zones[root(f.n)]
    f.m = len(f.cards)
    if f.n == HQ or f.n == RD:
        wanted = 1 + run.extra + extra_accesses(s, f.n)
        f.k = max(0, min(wanted, len(s.zones[HQ_CARDS if f.n == HQ else RD_CARDS])))
    elif f.n == ARCHIVES:
        turn_archives_up(s)
        f.cards += s.zones[ARCHIVES_CARDS]
    for lasting in s.lasting:
        if lasting.kind == ONLY_ACCESS:
            access_only(f, lasting.n)
    return None


def access_only(f: Frame, card: int) -> None:
    """CANT-1: no other card can be accessed in this run."""
    f.k = 0
    f.m = 1 if card in f.cards[: f.m] else 0
    f.cards = (card,) if card in f.cards else ()


def turn_archives_up(s: State) -> None:
    """ACC-6."""
    for card in s.zones[ARCHIVES_CARDS]:
        turn_up(s, card)


def chooses(s: State, f: Frame) -> Ask | None:
    """ACC-9, ACC-10: one at a time, in the Runner's order."""
    options: list[Option] = []
    named: set[str] = set()
    left = still_to_access(s, f)
    for card in left:
        name = CARDS[s.code[card]].slug if s.zone[card] == ARCHIVES_CARDS else s.public(card)
        if name not in named:
            named.add(name)
            options.append(Option("access", name, card))
    if f.k > 0 and unaccessed(s, f):
        options.append(Option("access", server_name(f.n), place=f.n))
    if not options:
        f.finish()
        return None
    return Ask(RUNNER, "access", options, n=f.k + len(left))


def still_to_access(s: State, f: Frame) -> list[int]:
    """AMB-27: those that left meanwhile are skipped, also if they lie in Archives now."""
    return [card for at, card in enumerate(f.cards) if s.zone[card] == (root(f.n) if at < f.m else ARCHIVES_CARDS)]


def unaccessed(s: State, f: Frame) -> tuple[int, ...]:
    """ACC-11, AMB-26: any card in HQ, but of R&D only the topmost; those accessed lie aside (ACC-12)."""
    return s.zones[HQ_CARDS] if f.n == HQ else s.zones[RD_CARDS][-1:]


def takes_up(s: State, f: Frame) -> Ask | None:
    run = s.run
    assert run is not None
    card = s.got.card
    if card < 0:
        pool = unaccessed(s, f)
        card = pool[s.below(len(pool))] if len(pool) > 1 else pool[0]
        f.k -= 1
    elif card in f.cards[: f.m]:
        f.m -= 1
    f.cards = tuple(c for c in f.cards if c != card)
    run.left = f.k + len(still_to_access(s, f))
    s.call(ACCESS_CARD, RUNNER, card, n=s.zone[card], m=s.serial[card])
    return None


def next_card(s: State, f: Frame) -> Ask | None:
    f.jump(chooses)
    return None


ACCESS: Final = flow("access", access_begins, fixes_count, chooses, takes_up, next_card)


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


def may_trash_or_steal(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.2, RUN-5.5.3: asked even without a choice if the Corp cannot see the card, be it an agenda or not."""
    if not still_there(s, f):
        f.jump(sets_aside)
        return None
    slug = CARDS[s.code[f.card]].slug
    veiled = not s.known(f.card, CORP)
    if CARDS[s.code[f.card]].type == AGENDA:
        return Ask(RUNNER, "steal", trash_options(s, f) + steal_options(s, f), slug, steal_cost(s, f.card), veiled)
    options = [*trash_options(s, f), Option("leave")]
    return Ask(RUNNER, "trash-accessed", options, slug, trash_cost(s, f.card), veiled)


def steal_options(s: State, f: Frame) -> list[Option]:
    """STEAL-1, STEAL-2: an agenda must be stolen; with an additional cost the Runner may refuse."""
    cost = steal_cost(s, f.card)
    if cost == 0:
        return [Option("steal")]
    if short_of(s, RUNNER, cost, FOR_STEAL, f.card) is None:
        return [Option("steal", n=cost), Option("decline")]
    return [Option("decline")]


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
    for card in s.awake:
        price = CARDS[s.code[card]].behaviour.trashes_accessed
        if price is not None and not used(s, card) and s.counter(card, price.counter) >= price.counters:
            options.append(Option("trash-by", s.public(card), card))
    return options


def pays_for_it(s: State, f: Frame) -> Ask | None:
    verb = s.got.verb
    if verb == "steal":
        f.jump(steals)
        pay(s, RUNNER, steal_cost(s, f.card), FOR_STEAL, f.card)
    elif verb == "trash":
        spend_limit(s, trash_cost(s, f.card))
        pay(s, RUNNER, trash_cost(s, f.card), FOR_TRASH, f.card)
    elif verb == "trash-by":
        pays_counter(s, s.got.card)
    else:
        f.jump(sets_aside)
        if verb == "decline":  # AMB-48: the Corp does not learn what was declined
            say(s, "declines", RUNNER, f.card, rule="STEAL-2", seats=s.knows[f.card])
    return None


def pays_counter(s: State, card: int) -> None:
    """A card that trashes what is accessed for counters on it, once each turn."""
    price = CARDS[s.code[card]].behaviour.trashes_accessed
    if price is not None:
        say(s, "uses", RUNNER, card)
        note(s, USED, card, s.serial[card])
        take(s, card, price.counter, price.counters)


def spend_limit(s: State, cost: int) -> None:
    """RA-19: what an automa has left to spend on trashing in this run."""
    if s.automa is not None:
        s.automa.trash -= cost


def trashes_accessed(s: State, f: Frame) -> Ask | None:
    trash(s, f.card, "RUN-5.5.2")
    f.jump(sets_aside)
    return None


def steals(s: State, f: Frame) -> Ask | None:
    steal(s, f.card)
    return None


def sets_aside(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.4: out of HQ or R&D; an installed card stays where it is (AMB-28)."""
    run = s.run
    assert run is not None
    run.accessing = -1
    if still_there(s, f) and f.n in (HQ_CARDS, RD_CARDS):
        if is_corp(s.automa) and not run.aside:
            the_automa(s.automa).order = s.zones[HQ_CARDS]
        run.aside = (*run.aside, f.card)
        shift(s, f.card, ASIDE)
    return None


ACCESS_CARD: Final = flow(
    "access-card", accesses, may_trash_or_steal, pays_for_it, trashes_accessed, steals, sets_aside,
)  # fmt: skip


def put_back(s: State) -> None:
    """RUN-5.6, ACC-11, ACC-18: everything that was set aside, in the order in which it lay."""
    run = s.run
    assert run is not None
    for card in reversed(run.aside):
        if s.zone[card] == ASIDE:
            shift(s, card, HQ_CARDS if run.server == HQ else RD_CARDS)
    run.aside = ()
    if s.automa is not None and s.automa.order:
        put_in_order(s, s.automa.order)
        s.automa.order = ()


def put_in_order(s: State, order: tuple[int, ...]) -> None:
    """CA-2: an automa's HQ is a pile, and accesses do not stir it."""
    hq = s.zones[HQ_CARDS]
    s.zones[HQ_CARDS] = (*[card for card in order if card in hq], *[card for card in hq if card not in order])
