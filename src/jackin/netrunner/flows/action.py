"""Basic actions and everything else a click buys (ACT)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.install import install
from jackin.netrunner.flows.play import play
from jackin.netrunner.flows.run import RUNS, start_run
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.flows.use import use
from jackin.netrunner.rules.legal import (
    open_servers, why_not_advance, why_not_draw, why_not_install, why_not_play, why_not_remove_tag,
    why_not_trash_resource, why_not_use,
)  # fmt: skip
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import draw
from jackin.netrunner.rules.pools import gain, lose_tags, place, purge, somebody_recalls
from jackin.netrunner.rules.payment import pay
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.state import Codes, State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    ACTED, ACTS, ADVANCED, ADVANCEMENT, CLICKED_FOR, CORP, FOR_ADVANCE, FOR_TAG, FOR_TRASH, FUNDS, HAND,
    PURGED, RESOURCE_TYPE, RIG, RUNNER, SERVERS, server_of,
)  # fmt: skip


def actions(s: State, seat: int) -> list[Option]:
    """ACT-2, ACT-4: whatever can be paid for and could change something."""
    options = [CREDIT_ACTION]
    if why_not_draw(s, seat) is None:
        options.append(DRAW_ACTION)
    hand_actions(s, seat, options)
    if seat == CORP:
        corp_actions(s, options)
    else:
        runner_actions(s, options)
    click_abilities(s, seat, options)
    return options


CREDIT_ACTION: Final = Option("credit")
DRAW_ACTION: Final = Option("draw")
PURGE_ACTION: Final = Option("purge")
REMOVE_TAG: Final = Option("remove-tag")


def hand_actions(s: State, seat: int, options: list[Option]) -> None:
    """Copies of one card are one answer."""
    hand, codes = s.zones[HAND[seat]], s.code
    seen: i64 = 0  # a bit for every so many titles: mostly enough to tell that a card is the first of its title
    for card in hand:
        code = codes[card]
        bit: i64 = 1 << (code & 31)
        if seen & bit and not is_first(codes, hand, card):
            continue
        seen |= bit
        p = CARDS[code]
        bar = why_not_install(s, card) if p.installs else why_not_play(s, card)
        if bar is None:
            options.append(p.from_hand(card))


def is_first(codes: Codes, hand: tuple[int, ...], card: int) -> bool:
    """Whether no copy of this card lies before it."""
    for other in hand:
        if codes[other] == codes[card]:
            return other == card
    return True


def corp_actions(s: State, options: list[Option]) -> None:
    if s.credits[CORP] > 0 or s.offering & FUNDS[CORP]:
        for zone in range(SERVERS, len(s.zones)):
            for card in s.zones[zone]:
                if CARDS[s.code[card]].advances and why_not_advance(s, card) is None:
                    options.append(Option("advance", s.public(card), card))
    if s.tags and why_not_trash_resource(s) is None:
        for card in s.zones[RIG]:
            if is_a(s, card, RESOURCE_TYPE):
                options.append(Option("trash-resource", s.public(card), card))
    if s.clicks[CORP] >= 3:
        options.append(PURGE_ACTION)


def runner_actions(s: State, options: list[Option]) -> None:
    options += [RUNS[server] for server in open_servers(s, 1)]
    if s.tags and why_not_remove_tag(s) is None:
        options.append(REMOVE_TAG)


def click_abilities(s: State, seat: int, options: list[Option]) -> None:
    acts: i64 = ACTS[seat]
    if not s.offering & acts:
        return
    for card in s.awake:
        if CARDS[s.code[card]].offers & acts:
            for n, paid in enumerate(CARDS[s.code[card]].behaviour.paid):
                if paid.cost.clicks and paid.user < 0 and why_not_use(s, seat, card, paid) is None:
                    options.append(Option("use", s.public(card), card, n))


def take_action(s: State, seat: int, got: Option) -> None:
    """Pay the click and begin. ACT-5: nothing else until it has resolved or begun a structure."""
    verb = got.verb
    if somebody_recalls(s, ACTED):
        if seat == RUNNER:
            emit(s, ACTED, n=seat)
        else:
            note(s, ACTED, n=seat)
    if verb == "use":
        use(s, seat, got.card, got.n)
        return
    s.clicks[seat] -= 3 if verb == "purge" else 1
    if verb == "credit":
        say(s, "takes-credit", seat, rule="ACT-C-1" if seat == CORP else "ACT-R-1")
        gain(s, seat, 1)
        clicked_for(s, seat)
    elif verb == "draw":
        draw(s, seat, 1)
        clicked_for(s, seat)
    elif verb == "install":
        install(s, got.card)
    elif verb == "play":
        play(s, got.card)
    elif verb == "run":
        start_run(s, got.place, -1, None)
    elif verb == "advance":
        s.call(ADVANCE, CORP, got.card)
    elif verb == "trash-resource":
        s.call(HUNT, CORP, got.card)
    elif verb == "remove-tag":
        lose_tags(s, 1)
        say(s, "removes-tag", RUNNER, rule="ACT-R-6")
        pay(s, RUNNER, 2, FOR_TAG, -1)
    else:
        purge(s)
        emit(s, PURGED)


def clicked_for(s: State, seat: int) -> None:
    if s.hearing >> CLICKED_FOR & 1:
        emit(s, CLICKED_FOR, -1, seat)


def pays_to_advance(s: State, f: Frame) -> Ask | None:
    pay(s, CORP, 1, FOR_ADVANCE, f.card)
    return None


def advances(s: State, f: Frame) -> Ask | None:
    advance(s, f.card)
    return None


def advance(s: State, card: int) -> None:
    """ADV-1: by the action, or by an effect that says "advance"."""
    say(s, "advances", CORP, card, where=server_of(s.zone[card]), rule="ADV-1")
    place(s, card, ADVANCEMENT, 1)
    emit(s, ADVANCED, card)


ADVANCE: Final = flow("advance", pays_to_advance, advances)


def pays_to_hunt(s: State, f: Frame) -> Ask | None:
    pay(s, CORP, 2, FOR_TRASH, -1)
    return None


def hunts(s: State, f: Frame) -> Ask | None:
    """ACT-C-6."""
    say(s, "hunts", CORP, f.card, rule="ACT-C-6")
    trash_all(s, (f.card,), -1)
    return None


HUNT: Final = flow("hunt", pays_to_hunt, hunts)
