"""Accessing cards (ACC, RUN-5.5)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import Cards, K, M, More, N, Subject
from jackin.netrunner.rules.abilities import text_of
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.score import steal
from jackin.netrunner.flows.trash import blame_runner
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import turn_up
from jackin.netrunner.rules.knowledge import reveal, see
from jackin.netrunner.rules.moves import remove_from_game, shift, trash
from jackin.netrunner.rules.listener import listener
from jackin.netrunner.rules.legal import used
from jackin.netrunner.rules.payment import pay, short_of
from jackin.netrunner.rules.pools import spend_clicks, take
from jackin.netrunner.rules.changes import forbidden
from jackin.netrunner.rules.costs import steal_clicks, steal_cost, trash_cost
from jackin.netrunner.rules.queries import accesses_left, extra_accesses
from jackin.netrunner.rules.servers import in_server
from jackin.netrunner.state import NEITHER, Run, State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    ACCESS_BEGINS, ACCESSED, AGENDA_TYPE, ARCHIVES, ARCHIVES_CARDS, ASIDE, CANNOT_ACCESS, CANNOT_STEAL,
    CANNOT_USE, CORP, FOR_STEAL, FOR_TRASH, HQ, HQ_CARDS, ONLY_ACCESS, RD, RD_CARDS, RUNNER, RUNNER_KNOWS,
    RUNNER_TRASHED, SERVERS, USED, root, server_at, server_name, server_of,
)  # fmt: skip

# What a frame of ACCESS holds
SERVER: Final = N()
LEFT: Final = K()
"""Accesses left from HQ or R&D."""
TO_ACCESS: Final = Cards()
IN_ROOT: Final = M()
"""So many of these, the first, lay in the server's root."""
APART: Final = Subject()
"""Not -1 if it is by a text and without the server's root: HELD or PUT_BACK."""
HELD: Final = 1
"""No part of a run: the cards are not set aside."""
PUT_BACK: Final = 2
"""In the middle of a run, which goes on after it: the cards are set aside and put back."""
SEEN: Final = More()
"""The cards of HQ that were accessed apart: they are not set aside."""

# What a frame of ACCESS_CARD holds: where the card was, and as which; whether it is accessed apart
ZONE: Final = N()
SERIAL: Final = M()
ALONE: Final = K()
REMOVED_BY: Final = Subject()
"""What removes the card instead of trashing it, or -1."""

# What a frame of ACCESS_APART holds: the server; what the run under way was about; whether there is none
WHERE: Final = N()
WAS: Final = Cards()
NO_RUN: Final = K()


def access(s: State, server: int) -> None:
    s.call(ACCESS, RUNNER, n=server)


def access_apart(s: State, server: int) -> None:
    """ACC-1: cards of a server, not of its root, by a text and not because a run succeeded (AMB-101)."""
    s.call(ACCESS_APART, RUNNER, n=server)


def access_installed(s: State, card: int) -> None:
    """ACC-1: one installed card, by a text."""
    s.call(ACCESS_APART, RUNNER, card, n=server_of(s.zone[card]))


def access_without_root(s: State, server: int) -> None:
    """RUN-5.5 by a text, for HQ or R&D alone; the run goes on after it."""
    s.call(ACCESS, RUNNER, subject=PUT_BACK, n=server)


def sets_run_aside(s: State, f: Frame) -> Ask | None:
    """Where no run is, there is one that has ended: nothing that waits for a run takes it for one."""
    if s.run is None:
        s.run = Run(WHERE.of(f), -1, None)
        s.run.ended = True
        s.run.outcome = NEITHER
        NO_RUN.set(f, 1)
    run = s.run
    WAS.set(f, (run.accessing, run.left, run.extra))
    run.extra = 0
    return None


def accesses_apart(s: State, f: Frame) -> Ask | None:
    if f.card >= 0:
        access_card(s, f.card, apart=True)
    else:
        s.call(ACCESS, RUNNER, subject=HELD, n=WHERE.of(f))
    return None


def goes_back_to_run(s: State, f: Frame) -> Ask | None:
    run = s.run
    if NO_RUN.of(f):
        s.run = None
    elif run is not None:
        run.accessing, run.left, run.extra = WAS.of(f)
    return None


ACCESS_APART: Final = flow("access-apart", sets_run_aside, accesses_apart, goes_back_to_run)


def access_begins(s: State, f: Frame) -> Ask | None:
    """ACC-16: how many more is decided before the first."""
    emit(s, ACCESS_BEGINS, -1, SERVER.of(f))
    return None


def fixes_count(s: State, f: Frame) -> Ask | None:
    """ACC-2, ACC-3: computed once."""
    run = s.run
    assert run is not None
    server = SERVER.of(f)
    cards = in_server(s, server) if APART.of(f) < 0 else ()
    IN_ROOT.set(f, len(cards))
    if server in (HQ, RD):
        wanted = 1 + run.extra + extra_accesses(s, server)
        LEFT.set(f, max(0, min(wanted, len(s.zones[HQ_CARDS if server == HQ else RD_CARDS]))))
    elif server == ARCHIVES:
        turn_archives_up(s)
        cards += s.zones[ARCHIVES_CARDS]
    TO_ACCESS.set(f, cards)
    for lasting in s.lasting:
        if lasting.kind == ONLY_ACCESS:
            access_only(f, lasting.n)
        elif lasting.kind == CANNOT_ACCESS:
            access_not(s, f)
    return None


def access_only(f: Frame, card: int) -> None:
    """CANT-1: no other card can be accessed in this run."""
    cards = TO_ACCESS.of(f)
    LEFT.set(f, 0)
    IN_ROOT.set(f, 1 if card in cards[: IN_ROOT.of(f)] else 0)
    TO_ACCESS.set(f, (card,) if card in cards else ())


def access_not(s: State, f: Frame) -> None:
    """CANT-1: a card that cannot be accessed is passed over."""
    in_root = TO_ACCESS.of(f)[: IN_ROOT.of(f)]
    allowed = tuple(card for card in TO_ACCESS.of(f) if not forbidden(s, CANNOT_ACCESS, card))
    TO_ACCESS.set(f, allowed)
    IN_ROOT.set(f, sum(1 for card in allowed if card in in_root))


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
    if LEFT.of(f) > 0 and unaccessed(s, f):
        options.append(Option("access", server_name(SERVER.of(f)), place=SERVER.of(f)))
    if not options or accesses_left(s) == 0:
        if APART.of(f) == PUT_BACK:
            put_back(s, SERVER.of(f))
        f.finish()
        return None
    return Ask(RUNNER, "access", options, n=min(LEFT.of(f) + len(left), accesses_left(s)))


def still_to_access(s: State, f: Frame) -> list[int]:
    """AMB-27: those that left meanwhile are skipped, also if they lie in Archives now."""
    there, in_root = root(SERVER.of(f)), IN_ROOT.of(f)
    return [
        card for at, card in enumerate(TO_ACCESS.of(f)) if s.zone[card] == (there if at < in_root else ARCHIVES_CARDS)
    ]


def unaccessed(s: State, f: Frame) -> tuple[int, ...]:
    """ACC-11, AMB-26: any card in HQ, but of R&D only the topmost; those accessed lie aside (ACC-12)."""
    if SERVER.of(f) != HQ:
        return s.zones[RD_CARDS][-1:]
    seen = SEEN.of(f)
    return tuple(card for card in s.zones[HQ_CARDS] if card not in seen) if seen else s.zones[HQ_CARDS]


def takes_up(s: State, f: Frame) -> Ask | None:
    run = s.run
    assert run is not None
    card = s.got.card
    if card < 0:
        pool = unaccessed(s, f)
        card = pool[s.below(len(pool))] if len(pool) > 1 else pool[0]
        LEFT.add(f, -1)
    elif card in TO_ACCESS.of(f)[: IN_ROOT.of(f)]:
        IN_ROOT.add(f, -1)
    TO_ACCESS.set(f, tuple(c for c in TO_ACCESS.of(f) if c != card))
    run.left = min(LEFT.of(f) + len(still_to_access(s, f)), accesses_left(s) - 1)
    if APART.of(f) == HELD:
        SEEN.set(f, (*SEEN.of(f), card))
    access_card(s, card, apart=APART.of(f) == HELD)
    return None


def next_card(s: State, f: Frame) -> Ask | None:
    f.jump(chooses)
    return None


ACCESS: Final = flow("access", access_begins, fixes_count, chooses, takes_up, next_card)


def access_card(s: State, card: int, apart: bool = False) -> None:
    s.call(ACCESS_CARD, RUNNER, card, n=s.zone[card], m=s.serial[card], k=1 if apart else 0)


def could_access(s: State, card: int) -> bool:
    """CANT-1: whether nothing in this run forbids one more access, of this card."""
    others = [lasting for lasting in s.lasting if lasting.kind == ONLY_ACCESS and lasting.n != card]
    return not others and accesses_left(s) > 0


def accesses(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.1, INFO-9: only the Runner sees a card of R&D; the Corp knows its own hand (AMB-47)."""
    run = s.run
    assert run is not None
    run.accessing = f.card
    see(s, f.card, RUNNER_KNOWS)
    if ZONE.of(f) == RD_CARDS and printed(s, f.card).behaviour.revealed_from_rd:
        reveal(s, f.card)
    say(s, "accesses", RUNNER, f.card, where=server_at(ZONE.of(f)), rule="RUN-5.5.1")
    emit(s, ACCESSED, f.card, ZONE.of(f))
    return None


def still_there(s: State, f: Frame) -> bool:
    return s.zone[f.card] == ZONE.of(f) and s.serial[f.card] == SERIAL.of(f)


def may_trash_or_steal(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.2, RUN-5.5.3: asked even without a choice if the Corp cannot see the card, be it an agenda or not."""
    if not still_there(s, f):
        f.jump(sets_aside)
        return None
    slug = CARDS[s.code[f.card]].slug
    veiled = not s.known(f.card, CORP)
    if CARDS[s.code[f.card]].type == AGENDA_TYPE:
        return Ask(RUNNER, "steal", trash_options(s, f) + steal_options(s, f), slug, steal_cost(s, f.card), veiled)
    options = [*trash_options(s, f), Option("leave")]
    return Ask(RUNNER, "trash-accessed", options, slug, trash_cost(s, f.card), veiled)


def steal_options(s: State, f: Frame) -> list[Option]:
    """STEAL-1, STEAL-2: an agenda must be stolen; with an additional cost the Runner may refuse."""
    if s.lasting and forbidden(s, CANNOT_STEAL, f.card):
        return [Option("leave")]
    cost = steal_cost(s, f.card)
    clicks = steal_clicks(s, f.card)
    if cost == 0 and clicks == 0:
        return [Option("steal")]
    if clicks <= s.clicks[RUNNER] and short_of(s, RUNNER, cost, FOR_STEAL, f.card) is None:
        return [Option("steal", n=cost) if cost else Option("steal"), Option("decline")]
    return [Option("decline")]


def trash_options(s: State, f: Frame) -> list[Option]:
    if ZONE.of(f) == ARCHIVES_CARDS:
        return []
    run = s.run
    assert run is not None
    options: list[Option] = []
    cost = trash_cost(s, f.card)
    if cost >= 0 and short_of(s, RUNNER, cost, FOR_TRASH, f.card) is None:
        options.append(Option("trash", n=cost))
        removers = [card for card in s.awake if CARDS[s.code[card]].behaviour.removes_accessed and not used(s, card)]
        options += [Option("remove-by", s.public(card), card, cost) for card in removers]
    if text_of(run).trash_accessed and run.source >= 0:
        options.append(Option("trash-by", s.public(run.source), run.source))
    for card in s.awake:
        price = CARDS[s.code[card]].behaviour.trashes_accessed
        if price is not None and not used(s, card) and s.counter(card, price.counter) >= price.counters:
            if not (s.lasting and forbidden(s, CANNOT_USE, card)):
                options.append(Option("trash-by", s.public(card), card))
    return options


def pays_for_it(s: State, f: Frame) -> Ask | None:
    verb = s.got.verb
    if verb == "steal":
        f.jump(steals)
        spend_clicks(s, RUNNER, steal_clicks(s, f.card))
        pay(s, RUNNER, steal_cost(s, f.card), FOR_STEAL, f.card)
    elif verb == "trash":
        if s.automated:
            listener().pays_to_trash(s, trash_cost(s, f.card))
        pay(s, RUNNER, trash_cost(s, f.card), FOR_TRASH, f.card)
    elif verb == "trash-by":
        pays_counter(s, s.got.card)
    elif verb == "remove-by":
        REMOVED_BY.set(f, s.got.card)
        pay(s, RUNNER, trash_cost(s, f.card), FOR_TRASH, f.card)
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


def trashes_accessed(s: State, f: Frame) -> Ask | None:
    f.jump(sets_aside)
    if REMOVED_BY.of(f) >= 0:
        removes_accessed(s, f.card, REMOVED_BY.of(f))
        return None
    blame_runner(s, f.card)
    trash(s, f.card, "RUN-5.5.2")
    return None


def removes_accessed(s: State, card: int, by: int) -> None:
    """REPL-1, ORD-2: removed instead of trashed, which still counts as the Runner's trashing of it."""
    say(s, "uses", RUNNER, by)
    note(s, USED, by, s.serial[by])
    if s.zone[card] >= SERVERS:
        note(s, RUNNER_TRASHED, card)
    remove_from_game(s, card)


def steals(s: State, f: Frame) -> Ask | None:
    steal(s, f.card)
    return None


def sets_aside(s: State, f: Frame) -> Ask | None:
    """RUN-5.5.4: out of HQ or R&D; an installed card stays where it is (AMB-28)."""
    run = s.run
    assert run is not None
    run.accessing = -1
    if s.lasting:
        s.lasting = [lasting for lasting in s.lasting if lasting.kind != CANNOT_STEAL]
    if still_there(s, f) and ZONE.of(f) in (HQ_CARDS, RD_CARDS) and ALONE.of(f) == 0:
        if s.automated and not run.aside:
            listener().takes_up(s)
        run.aside = (*run.aside, f.card)
        shift(s, f.card, ASIDE)
    return None


ACCESS_CARD: Final = flow(
    "access-card", accesses, may_trash_or_steal, pays_for_it, trashes_accessed, steals, sets_aside,
)  # fmt: skip


def leave_access(s: State) -> None:
    """A run that ends in the middle of an access by a text takes nothing with it."""
    for f in s.stack:
        if f.flow is ACCESS and APART.of(f) == PUT_BACK:
            put_back(s, SERVER.of(f))


def put_back(s: State, server: int) -> None:
    """RUN-5.6, ACC-11, ACC-18: everything that was set aside, in the order in which it lay."""
    run = s.run
    assert run is not None
    for card in reversed(run.aside):
        if s.zone[card] == ASIDE:
            shift(s, card, HQ_CARDS if server == HQ else RD_CARDS)
    run.aside = ()
    run.extra = 0
    run.left = 0
    if s.automated:
        listener().puts_back(s)
