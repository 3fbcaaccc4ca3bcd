"""Paid ability windows (PAW): priority, opportunities, and when the window closes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, M, N, Subject
from jackin.netrunner.catalog import CARDS, takes_from_hand
from jackin.netrunner.flows.rez import rez
from jackin.netrunner.flows.score import score_agenda
from jackin.netrunner.flows.use import use
from jackin.netrunner.rules.active import dormant
from jackin.netrunner.rules.legal import used, why_not_pay, why_not_rez, why_not_use
from jackin.netrunner.rules.queries import can_score
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ANY_MOMENT, IN_ENCOUNTER, IN_RUN,
    AGENDA_TYPE, ASSET_TYPE, BREAK, CORP, FROM_GRIP, GRIP, KNOWS, PAID, PAYS, REZ, REZ_ICE, RUNNER, SCORE_AGENDAS,
    SERVERS, UPGRADE_TYPE,
)  # fmt: skip

DID_SOMETHING: Final = 4
MOST_THINGS: Final = 500
PASS: Final = Option("pass")
AT_SOME_MOMENT: Final = [bits << IN_ENCOUNTER for bits in PAYS]
IN_ANY_WINDOW: Final = AT_SOME_MOMENT[CORP] | AT_SOME_MOMENT[RUNNER] | FROM_GRIP

# What a frame of WINDOW holds
ALLOWED: Final = N()
SAID: Final = M()
"""Who has had an opportunity, and whether something was done in this one."""
THEN_ACTS: Final = K()
"""1 if the active player takes an action next, whatever happens here."""
THINGS_DONE: Final = Subject()


def window(s: State, flags: int, ice: int = -1, then_acts: bool = False) -> None:
    """Open a window. `then_acts`: the active player takes an action next whatever happens here."""
    if s.ask_everything or not is_idle(s, flags, ice, then_acts):
        s.call(WINDOW, s.active, ice, n=flags, k=1 if then_acts else 0)


def is_idle(s: State, flags: int, ice: int, then_acts: bool) -> bool:
    """Whether neither player can do anything here, and everybody can see that."""
    if not s.offering & IN_ANY_WINDOW and ice < 0 and not flags & BREAK and not dormant(s):
        return True
    if hides_something(s, flags, ice, then_acts) or needs_a_held_card(s):
        return False
    return not things_to_do(s, CORP, flags, ice) and not things_to_do(s, RUNNER, flags, ice)


def offers(s: State, f: Frame) -> Ask | None:
    """PAW-2 to PAW-4: whoever has priority may do any number of permitted things. Passing in silence is noted in the
    frame, so that this can be asked again."""
    ask = opportunity(s, f)
    while ask is None and passes(f):
        ask = opportunity(s, f)
    return ask


def opportunity(s: State, f: Frame) -> Ask | None:
    """What the player with priority is asked; None if there is nothing to do, and everybody can see that."""
    allowed = ALLOWED.of(f)
    options = things_to_do(s, f.seat, allowed, f.card)
    veiled = hides_something(s, allowed, f.card, THEN_ACTS.of(f) == 1) if f.seat == CORP else needs_a_held_card(s)
    if options and must_stop(s, f):
        options = []
    if not options and not veiled and not s.ask_everything:
        return None
    options.append(PASS)
    return Ask(f.seat, "window", options, n=allowed, veiled=veiled)


def must_stop(s: State, f: Frame) -> bool:
    """LOOP-3, AMB-17: who goes on and on must stop, the active player first."""
    return THINGS_DONE.of(f) >= MOST_THINGS + (0 if f.seat == s.active else 1)


def hides_something(s: State, flags: int, ice: int, then_acts: bool) -> bool:
    """Whether the Runner must reckon with a rez or a score here; then silence would tell."""
    if flags & REZ_ICE and ice >= 0 and s.faceup[ice] == 0:
        return True
    if s.offering & AT_SOME_MOMENT[CORP] and aims_at_hidden_cards(s):
        return True
    if not flags & REZ or not unrezzed_in_servers(s):
        return False
    if not then_acts or s.active != CORP or needs_a_held_card(s):
        return True
    return len(things_to_do(s, RUNNER, flags, ice)) > 0


def needs_a_held_card(s: State) -> bool:
    """An ability of the Runner lacks at most a card of the grip; then silence would tell what is there."""
    if not s.offering & FROM_GRIP or not s.zones[GRIP]:
        return False
    for card in s.awake:
        if CARDS[s.code[card]].offers & FROM_GRIP:
            for paid in CARDS[s.code[card]].behaviour.paid:
                if takes_from_hand(paid) and not (paid.once and used(s, card)):
                    if why_not_pay(s, RUNNER, card, paid.cost) is None:
                        return True
    return False


def aims_at_hidden_cards(s: State) -> bool:
    """An ability of the Corp lacks nothing but a target, and a facedown card might be one."""
    for card in s.awake:
        p = CARDS[s.code[card]]
        if p.offers & AT_SOME_MOMENT[CORP]:
            for paid in p.behaviour.paid:
                if not paid.cost.clicks and paid.text.hides(s) and why_not_pay(s, CORP, card, paid.cost) is None:
                    return True
    return False


def unrezzed_in_servers(s: State) -> bool:
    for card in dormant(s):  # noqa: SIM110  any() takes longer, and this is asked in every window
        if s.faceup[card] == 0:
            return True
    return False


def passes_for_acting(s: State) -> bool:
    """Whether the others cannot tell this window of the Corp from the action that follows it."""
    f = s.stack[-1]
    return f.flow is WINDOW and THEN_ACTS.of(f) == 1 and f.seat == CORP and s.ask is not None and not s.ask.veiled


def things_to_do(s: State, seat: int, flags: int, ice: int) -> list[Option]:
    options: list[Option] = []
    if seat == CORP:
        if flags & REZ_ICE and ice >= 0 and s.faceup[ice] == 0 and s.zone[ice] >= SERVERS:
            if why_not_rez(s, ice) is None:
                options.append(Option("rez", s.public(ice), ice))
        if flags & (REZ | SCORE_AGENDAS) and dormant(s):
            root_options(s, flags, options)
    elif flags & BREAK and s.run is not None and s.run.ice >= 0:
        card_abilities(s, seat, s.run.ice, options)
    if s.offering & AT_SOME_MOMENT[seat]:
        paid_options(s, seat, options)
    return options


def root_options(s: State, flags: int, options: list[Option]) -> None:
    """REZ-3, SCORE-2: assets and upgrades are rezzed at will, ice when it is approached; agendas are scored."""
    if flags & REZ:
        for card in dormant(s):
            kind = CARDS[s.code[card]].type
            if kind in (ASSET_TYPE, UPGRADE_TYPE) and why_not_rez(s, card) is None:
                options.append(Option("rez", s.public(card), card))
    if flags & SCORE_AGENDAS:
        for card in dormant(s):
            if CARDS[s.code[card]].type == AGENDA_TYPE and can_score(s, card):
                options.append(Option("score", s.public(card), card))


def paid_options(s: State, seat: int, options: list[Option]) -> None:
    now: i64 = PAYS[seat] << moment_of(s)
    if not s.offering & now:
        return
    for card in s.awake:
        if CARDS[s.code[card]].offers & now:
            card_abilities(s, seat, card, options)


def card_abilities(s: State, seat: int, card: int, options: list[Option]) -> None:
    """ABIL-4: those with a click in their cost are actions, not for windows."""
    p = CARDS[s.code[card]]
    moment = moment_of(s)
    for n, paid in enumerate(p.behaviour.paid):
        if paid.moment > moment:
            continue
        if (not paid.cost.clicks or paid.user >= 0) and why_not_use(s, seat, card, paid) is None:
            options.append(Option("use", s.public(card), card, n))


def moment_of(s: State) -> int:
    if s.run is None:
        return ANY_MOMENT
    return IN_ENCOUNTER if s.run.encountering and s.run.ice >= 0 else IN_RUN


def does(s: State, f: Frame) -> Ask | None:
    got = s.got
    if got.verb == "pass":
        if passes(f):
            f.jump(offers)
        return None
    SAID.set(f, SAID.of(f) | DID_SOMETHING)
    THINGS_DONE.add(f, 1)
    f.jump(offers)
    perform(s, f, got)
    return None


def passes(f: Frame) -> bool:
    """PAW-5, AMB-6: the window closes on the first idle opportunity once both have had one. Whether it stays open."""
    said = SAID.of(f)
    if not said & DID_SOMETHING and said & KNOWS[1 - f.seat]:
        f.finish()
        return False
    SAID.set(f, (said | KNOWS[f.seat]) & ~DID_SOMETHING)
    f.seat = 1 - f.seat
    return True


def perform(s: State, f: Frame, got: Option) -> None:
    """PAW-6: each thing resolves completely before the next."""
    if got.verb == "rez":
        rez(s, got.card)
    elif got.verb == "score":
        score_agenda(s, got.card)
    else:
        use(s, f.seat, got.card, got.n)


WINDOW: Final = flow("window", offers, does)

OPENING: Final = PAID | REZ
CORP_WINDOW: Final = PAID | REZ | SCORE_AGENDAS
