"""Installing in five steps (INST)."""

from __future__ import annotations

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.flows.pick import DONE
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.legal import corp_destinations, runner_destinations
from jackin.netrunner.log import say
from jackin.netrunner.moves import move, new_remote, touch_memory, turn_up
from jackin.netrunner.payment import pay, short_of
from jackin.netrunner.queries import install_cost, memory_limit, memory_used
from jackin.netrunner.state import State
from jackin.netrunner.triggers import emit
from jackin.netrunner.words import (
    AGENDA, ASSET, CORP, FOR_INSTALL, ICE, INSTALLED, NEW_REMOTE, PROGRAM, REGION, REZZED, RIG,
    RUNNER, RUNNER_KNOWS, line, root, server_name,
)  # fmt: skip

IGNORE_COSTS = 1
THEN_REZ = 2
FACEDOWN = 4


def install(s: State, card: int, discount: int = 0, how: int = 0) -> None:
    """Begin an install. INST-1: the Runner shows the card, the Corp does not."""
    s.call(INSTALL, printed(s, card).side, card, n=discount, m=how)


def chooses_destination(s: State, f: Frame) -> Ask | None:
    """INST-2 to INST-4."""
    slug = CARDS[s.code[f.card]].slug
    if f.seat == CORP:
        servers = corp_destinations(s, f.card)
        return Ask(CORP, "install-where", [Option("at", server_name(n), n=-2 - n) for n in servers], slug,
                   veiled=len(servers) == 1)  # fmt: skip
    hosts = [-1] if f.m & FACEDOWN else runner_destinations(s, f.card)
    options = [Option("on", s.public(h), h) if h >= 0 else Option("at", "rig") for h in hosts]
    return Ask(RUNNER, "install-where", options, slug)


def goes_there(s: State, f: Frame) -> Ask | None:
    if f.seat == CORP:
        server = -2 - s.got.n
        f.subject = new_remote(s) if server == NEW_REMOTE else server
    else:
        f.subject = s.got.card
    return None


def may_trash_first(s: State, f: Frame) -> Ask | None:
    """INST-5 to INST-7: what may go, and what must."""
    cards = could_go(s, f)
    fits = fits_now(s, f)
    if not cards:
        s.got = DONE
        return None
    options = [DONE] if fits else []
    options += [Option("trash", s.public(card), card) for card in cards]
    return Ask(f.seat, "trash-first", options, CARDS[s.code[f.card]].slug)


def could_go(s: State, f: Frame) -> list[int]:
    kind = CARDS[s.code[f.card]].type
    if f.seat == CORP:
        return list(s.zones[line(f.subject) if kind == ICE else root(f.subject)])
    if kind == PROGRAM and not f.m & FACEDOWN:
        return [card for card in s.zones[RIG] if CARDS[s.code[card]].type == PROGRAM and s.faceup[card]]
    return []


def fits_now(s: State, f: Frame) -> bool:
    if f.seat == CORP:
        return corp_fits(s, f)
    return f.m & FACEDOWN != 0 or memory_fits(s, f)


def memory_fits(s: State, f: Frame) -> bool:
    """MU-3: with the new program counted, unless its host exempts it."""
    p = CARDS[s.code[f.card]]
    if p.type != PROGRAM or (f.subject >= 0 and printed(s, f.subject).behaviour.hosts is not None):
        return True
    return memory_used(s) + p.memory <= memory_limit(s)


def corp_fits(s: State, f: Frame) -> bool:
    """ZONE-10, AMB-5: one agenda or asset, one region; and ice must be paid for."""
    p = CARDS[s.code[f.card]]
    if p.type == ICE:
        return short_of(s, CORP, cost_now(s, f), FOR_INSTALL, f.card) is None
    others = [CARDS[s.code[card]] for card in s.zones[root(f.subject)]]
    if p.type in (AGENDA, ASSET) and any(other.type in (AGENDA, ASSET) for other in others):
        return False
    return not (p.subtypes & REGION and any(other.subtypes & REGION for other in others))


def cost_now(s: State, f: Frame) -> int:
    if f.m & (IGNORE_COSTS | FACEDOWN):
        return 0
    return max(0, install_cost(s, f.card, f.subject if f.seat == CORP else -1) - f.n)


def trashes_first(s: State, f: Frame) -> Ask | None:
    """INST-8: faceup in Archives if rezzed, facedown if not."""
    if s.got.verb == "trash":
        f.jump("may_trash_first")
        trash_all(s, (s.got.card,), f.card)
    return None


def pays_install(s: State, f: Frame) -> Ask | None:
    """INST-9; a host or the means may have gone in step 3, and then nothing is installed."""
    gone = f.seat == RUNNER and f.subject >= 0 and s.zone[f.subject] != RIG and s.serial[f.subject] == 0
    if gone or not fits_now(s, f) or short_of(s, f.seat, cost_now(s, f), FOR_INSTALL, f.card):
        f.finish()
        return None
    pay(s, f.seat, cost_now(s, f), FOR_INSTALL, f.card)
    return None


def places(s: State, f: Frame) -> Ask | None:
    """INST-10 to INST-12."""
    if f.seat == CORP:
        p = CARDS[s.code[f.card]]
        is_ice = p.type == ICE
        move(s, f.card, line(f.subject) if is_ice else root(f.subject), p.behaviour.install_faceup)
        say(s, "installs-ice" if is_ice else "installs-root", CORP, f.card, where=f.subject, rule="INST-12")
    elif f.m & FACEDOWN:
        move(s, f.card, RIG, False)
        s.knows[f.card] = RUNNER_KNOWS
        say(s, "installs-facedown", RUNNER, f.card, rule="FACE-4")
    else:
        place_runner_card(s, f)
    emit(s, INSTALLED, f.card)
    return None


def place_runner_card(s: State, f: Frame) -> None:
    move(s, f.card, RIG)
    s.host[f.card] = f.subject
    touch_memory(s)
    if f.subject >= 0:
        say(s, "installs-on", RUNNER, f.card, f.subject, rule="INST-12")
    else:
        say(s, "installs", RUNNER, f.card, rule="INST-12")


def rezzes_too(s: State, f: Frame) -> Ask | None:
    if f.m & THEN_REZ and s.zone[f.card] >= root(0) and not s.faceup[f.card]:
        turn_up(s, f.card)
        say(s, "rezzes", CORP, f.card, n=0, rule="AMB-43")
        emit(s, REZZED, f.card)
    return None


INSTALL = flow(
    "install", chooses_destination, goes_there, may_trash_first, trashes_first, pays_install, places, rezzes_too,
)  # fmt: skip
