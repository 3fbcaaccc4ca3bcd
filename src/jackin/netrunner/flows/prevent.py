"""Prevent and avoid (PREV): the only things that interrupt what is being resolved."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, declare, flow
from jackin.kernel.registers import Cards, K, M, More, N, Subject
from jackin.netrunner.rules.abilities import Prevention
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.flows.pick import DONE, card_options, hidden_choice
from jackin.netrunner.rules.legal import held_for, why_not_rez
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import turn_up
from jackin.netrunner.rules.moves import trash
from jackin.netrunner.rules.payment import available, pay
from jackin.netrunner.rules.pools import take
from jackin.netrunner.rules.changes import context, forbidden, player
from jackin.netrunner.rules.costs import rez_cost
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    CANNOT_USE, CORP, DAMAGE, EXPOSED, FOR_REZ, FOR_USE, FIRST_REMOTE, HAND, PREVENTS, CARD_REZZED, SUFFERED,
    RUNNER_TAGGED, TRASHED, WOULD_SUFFER, root,
)  # fmt: skip

# What can be prevented: their own files give them their steps
HARM: Final = declare("harm")
TRASH: Final = declare("trash")
EXPOSE: Final = declare("expose")
TRACE: Final = declare("trace")
BREAKING: Final = declare("break")
THREATS: Final = {"trash": TRASH, "expose": EXPOSE}

# What a frame of these holds: damage, its kind and tags that are due, whether a first point was spared; or the cards;
# or a trace's base strength
DAMAGE_DUE: Final = N()
BASE: Final = N()
KIND: Final = M()
TAGS_DUE: Final = K()
SPARED: Final = More()
THREATENED: Final = Cards()
AIMED: Final = M()
"""The subroutine that is about to be broken; -1 once that is prevented."""

# What a frame of PREVENT holds: the ability of its card that was chosen, how much it prevents, what it saves, who has
# declined in a row
ABILITY: Final = N()
UNITS: Final = M()
SAVED: Final = Subject()
DECLINED: Final = K()


def open_prevention(s: State) -> None:
    """Ask those who might prevent what the frame on top is about to do."""
    if s.offering & PREVENTS:
        s.call(PREVENT, s.active)


def offers(s: State, f: Frame) -> Ask | None:
    """AMB-33: the active player first, then the other, until both decline."""
    options = preventions(s, s.stack[-2], f.seat)
    veiled = might_pay_from_hand(s, s.stack[-2], f.seat)
    if not options and not veiled:
        s.got = DONE
        return None
    for option in options:
        if CARDS[s.code[option.card]].behaviour.preventions[option.n].forced:
            s.got = option
            return None
    return Ask(f.seat, "prevent", [*options, DONE], veiled=veiled)


def might_pay_from_hand(s: State, threat: Frame, seat: int) -> bool:
    """Whether nobody else can tell if there is a card in hand that pays for it: silence would."""
    if not s.zones[HAND[seat]]:
        return False
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.saves and p.side == seat:
            for n, prevention in enumerate(p.behaviour.preventions):
                if prevention.cost.trash_held is not None and against(s, threat, prevention, card, n):
                    return True
    return False


def preventions(s: State, threat: Frame, seat: int) -> list[Option]:
    options: list[Option] = []
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.saves and p.side == seat:
            for n, prevention in enumerate(p.behaviour.preventions):
                if affordable(s, prevention, card, seat):
                    options += against(s, threat, prevention, card, n)
    return options


def affordable(s: State, prevention: Prevention, card: int, seat: int) -> bool:
    cost = prevention.cost
    if s.lasting and forbidden(s, CANNOT_USE, card):
        return False
    if cost.counters and s.counter(card, cost.counter) < cost.counters:
        return False
    if cost.trash_held is not None and not held_for(s, seat, card, cost):
        return False
    return cost.credits is None or cost.credits.of(s, context(s, card)) <= available(s, seat, FOR_USE, card)


def against(s: State, threat: Frame, prevention: Prevention, card: int, n: int) -> list[Option]:
    """What one ability can do against what threatens: PREV-2, at this moment only."""
    what = prevention.what
    if threat.flow is HARM:
        if stoppable(threat, what) and (not prevention.first or first_point(s, threat)):
            return [Option("prevent", s.public(card), card, n)]
    elif threat.flow is BREAKING:
        if what == "break" and AIMED.of(threat) >= 0 and guards(s, prevention, card):
            return [Option("prevent", s.public(card), card, n)]
    elif threat.flow is TRACE:
        return [Option("prevent", s.public(card), card, n)] if what == "trace" and BASE.of(threat) > 0 else []
    elif THREATS.get(what) is threat.flow:
        f = context(s, card)
        of = prevention.of
        saved = [c for c in THREATENED.of(threat) if of is None or of.fits(s, c, f)]
        return [Option("prevent", f"{s.public(card)} {s.public(c)}", card, n, other=c) for c in saved if c != card]
    return []


def stoppable(threat: Frame, what: str) -> bool:
    if what == "tag":
        return TAGS_DUE.of(threat) > 0
    return DAMAGE_DUE.of(threat) > 0 and what == DAMAGE[KIND.of(threat)]


def first_point(s: State, threat: Frame) -> bool:
    """AMB-55: only the first point of the turn, however many copies."""
    before = sum(1 for event in s.happened if event[0] == WOULD_SUFFER and event[2] == KIND.of(threat))
    return before == 1 and not SPARED.of(threat)


def prevents(s: State, f: Frame) -> Ask | None:
    got = s.got
    if got is DONE or got.verb == "done":
        declines(f)
        return None
    DECLINED.set(f, 0)
    f.card = got.card
    ABILITY.set(f, got.n)
    SAVED.set(f, got.other)
    return None


def declines(f: Frame) -> None:
    DECLINED.add(f, 1)
    f.seat = 1 - f.seat
    if DECLINED.of(f) < 2:
        f.jump(offers)
    else:
        f.finish()


def chosen(s: State, f: Frame) -> Prevention:
    return printed(s, f.card).behaviour.preventions[ABILITY.of(f)]


def names_how_many(s: State, f: Frame) -> Ask | None:
    """AMB-15: "up to" leaves it to the player; otherwise it is as much as can be."""
    prevention = chosen(s, f)
    most = min(prevention.most, threatens(s.stack[-2], prevention))
    least = 0 if prevention.up_to else most
    options = [Option("number", n=n) for n in range(most, least - 1, -1)]
    return Ask(f.seat, "number", options, printed(s, f.card).slug, most)


def threatens(threat: Frame, prevention: Prevention) -> int:
    """How many units of what it prevents are on the way."""
    if threat.flow is not HARM:
        return 1
    return TAGS_DUE.of(threat) if prevention.what == "tag" else DAMAGE_DUE.of(threat)


def how_many(s: State, f: Frame) -> Ask | None:
    UNITS.set(f, s.got.n)
    return None


def chooses_held(s: State, f: Frame) -> Ask | None:
    """COST-2: a card of the hand, if that is what it costs."""
    prevention = chosen(s, f)
    if prevention.cost.trash_held is None:
        s.got = DONE
        return None
    cards = held_for(s, f.seat, f.card, prevention.cost)
    return Ask(f.seat, "trash-cost", card_options(s, "trash", cards, f.seat), printed(s, f.card).slug,
               veiled=hidden_choice(s, cards, f.seat))  # fmt: skip


def stops(s: State, f: Frame) -> Ask | None:
    f.jump(offers)
    prevention = chosen(s, f)
    if s.got.verb == "trash":
        trash(s, s.got.card)
    stop(s, s.stack[-2], prevention, SAVED.of(f), UNITS.of(f))
    say(s, "lowers-trace" if prevention.what == "trace" else "prevents", f.seat, f.card, rule="PREV-1")
    if prevention.cost.counters:
        take(s, f.card, prevention.cost.counter, prevention.cost.counters)
    if prevention.cost.trash_self:
        trash(s, f.card, "TRASH-7")
    if prevention.cost.credits is not None:
        pay(s, f.seat, prevention.cost.credits.of(s, context(s, f.card)), FOR_USE, f.card)
    return None


def stop(s: State, threat: Frame, prevention: Prevention, saved: int, n: int) -> None:
    """PREV-5: so many units, not the whole effect."""
    if threat.flow is TRACE:
        BASE.set(threat, 0)
    elif threat.flow is BREAKING:
        AIMED.set(threat, -1)
    elif saved >= 0:
        THREATENED.set(threat, tuple(c for c in THREATENED.of(threat) if c != saved))
        note(s, TRASHED if threat.flow is TRASH else EXPOSED, saved, 1)
    elif prevention.what == "tag":
        TAGS_DUE.add(threat, -n)
        if TAGS_DUE.of(threat) == 0:
            note(s, RUNNER_TAGGED, threat.card)
    else:
        DAMAGE_DUE.add(threat, -n)
        if prevention.first:
            SPARED.set(threat, (1,))
        if DAMAGE_DUE.of(threat) == 0:
            note(s, SUFFERED, threat.card, KIND.of(threat))


PREVENT: Final = flow("prevent", offers, prevents, names_how_many, how_many, chooses_held, stops)


# A card that may be rezzed at the moment it can prevent something


def open_rez_to_prevent(s: State) -> None:
    """The Corp is asked whenever it might hold such a card: silence would tell (Zaibatsu Loyalty)."""
    s.call(REZ_TO_PREVENT, CORP)


def where_to_rez(s: State, threat: Frame) -> list[int]:
    """The roots in which such a card helps: of the server whose ice is broken, or of any remote."""
    if threat.flow is BREAKING:
        return [root(s.run.server)] if s.run is not None else []
    return [root(server) for server in range(FIRST_REMOTE, s.servers())]


def rezzable(s: State, threat: Frame) -> list[int]:
    what = "break" if threat.flow is BREAKING else "expose"
    found: list[int] = []
    for zone in where_to_rez(s, threat):
        for card in s.zones[zone]:
            saves = [prevention for prevention in printed(s, card).behaviour.preventions if prevention.rez_first]
            if s.faceup[card] == 0 and any(prevention.what == what for prevention in saves):
                if why_not_rez(s, card) is None:
                    found.append(card)
    return found


def might_rez(s: State, threat: Frame) -> bool:
    return any(s.faceup[card] == 0 for zone in where_to_rez(s, threat) for card in s.zones[zone])


def is_guarded(s: State, threat: Frame) -> bool:
    """Whether somebody must be asked before a subroutine is broken. In a game without such a card nobody ever is."""
    run = s.run
    if run is None or run.ice < 0 or not (s.offering & PREVENTS or might_rez(s, threat)):
        return False
    f = context(s, player(s, CORP))
    return any(CARDS[code].saves and spares(s, CARDS[code], run.ice, f) for code in s.code)


def spares(s: State, p: Card, ice: int, f: Frame) -> bool:
    """Whether it keeps subroutines of such ice from being broken, wherever it lies."""
    for prevention in p.behaviour.preventions:
        if prevention.what == "break" and (prevention.of is None or prevention.of.fits(s, ice, f)):
            return True
    return False


def guards(s: State, prevention: Prevention, card: int) -> bool:
    """The ice of its own server."""
    run = s.run
    if run is None or run.ice < 0 or here(s, card) != here(s, run.ice):
        return False
    return prevention.of is None or prevention.of.fits(s, run.ice, context(s, card))


def offers_rez(s: State, f: Frame) -> Ask | None:
    if not might_rez(s, s.stack[-2]):
        s.got = DONE
        return None
    options = [Option("rez", s.public(card), card) for card in rezzable(s, s.stack[-2])]
    return Ask(CORP, "rez-to-prevent", [*options, DONE], veiled=True)


def rezzes_to_prevent(s: State, f: Frame) -> Ask | None:
    card = s.got.card
    if s.got.verb == "rez":
        f.jump(offers_rez)
        cost = rez_cost(s, card)
        turn_up(s, card)
        say(s, "rezzes", CORP, card, n=cost, rule="PAW-1")
        emit(s, CARD_REZZED, card)
        pay(s, CORP, cost, FOR_REZ, card)
    return None


REZ_TO_PREVENT: Final = flow("rez-to-prevent", offers_rez, rezzes_to_prevent)
