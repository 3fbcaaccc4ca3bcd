"""Installing in five steps (INST)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.kernel.registers import K, M, N
from jackin.netrunner.catalog import CARDS, Card, printed
from jackin.netrunner.flows.pick import DONE
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.legal import corp_destinations, corp_hosts, runner_destinations
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import turn_up
from jackin.netrunner.rules.knowledge import see
from jackin.netrunner.rules.moves import move, new_remote, touch_memory
from jackin.netrunner.rules.payment import available, pay, short_of
from jackin.netrunner.rules.pools import somebody_recalls
from jackin.netrunner.rules.active import cannot_trash, installed
from jackin.netrunner.rules.costs import cannot_rez, install_cost
from jackin.netrunner.rules.memory import exempts, overload
from jackin.netrunner.rules.servers import DESTINATION, INSTALL, carriers, here, in_server
from jackin.netrunner.rules.subtypes import is_a
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit, note
from jackin.netrunner.words import (
    AGENDA_TYPE, ALL_KNOW, ASSET_TYPE, CARD_INSTALLED, CARD_REZZED, CORP, FOR_INSTALL, FROM_HEAP, HEAP, ICE_TYPE,
    IN_RIG, NEW_REMOTE, PROGRAM_TYPE, REGION, RESOURCE_INSTALLED, RESOURCE_TYPE, RIG, RUNNER, RUNNER_KNOWS, line,
    root, server_name,
)  # fmt: skip

# What a frame of INSTALL holds besides its DESTINATION (the server, or the Runner's host): what it costs less; or,
# where nothing is paid, the ice that it comes right behind
DISCOUNT: Final = N()
BEHIND: Final = N()
X_NAMED: Final = K()
HOW: Final = M()

ANY_COST: Final = 1_000_000
"""A discount on everything."""
IGNORE_COSTS: Final = 1
THEN_REZ: Final = 2
FACEDOWN: Final = 4
ROOM_IS_MADE: Final = 8
RIGHT_BEHIND: Final = 32
FACEUP: Final = 128
ON_HOST: Final = 64
"""Hosted by a card of the Corp, which stands where BEHIND does."""
BARE_SERVERS: Final = 16
"""Only where no ice is."""

AT_RIG: Final = Option("at", "rig", place=IN_RIG)


def install(s: State, card: int, discount: int = 0, how: int = 0) -> None:
    """Begin an install. INST-1: the Runner shows the card, the Corp does not."""
    if printed(s, card).side == RUNNER and not how & FACEDOWN:
        see(s, card, ALL_KNOW)
    s.call(INSTALL, printed(s, card).side, card, n=discount, m=how)


def install_there(s: State, card: int, server: int, how: int = 0) -> None:
    """Where is decided, and room has been made."""
    s.stack.append(Frame(INSTALL, CORP, card, server, m=how | ROOM_IS_MADE, at=INSTALL.places[pays_install]))


def install_at(s: State, card: int, server: int, how: int, behind: int = 0) -> None:
    """Where is decided; the Corp may still make room."""
    s.stack.append(Frame(INSTALL, CORP, card, server, behind, how, at=INSTALL.places[may_trash_first]))


def chooses_destination(s: State, f: Frame) -> Ask | None:
    """INST-2 to INST-4."""
    slug = CARDS[s.code[f.card]].slug
    if f.seat == CORP:
        servers = corp_destinations(s, f.card)
        if HOW.of(f) & BARE_SERVERS:
            servers = [server for server in servers if server == NEW_REMOTE or not s.zones[line(server)]]
        if not servers:
            f.finish()
            return None
        options = [Option("at", server_name(n), place=n) for n in servers]
        if not HOW.of(f) & BARE_SERVERS:
            options += [Option("on", s.public(host), host) for host in corp_hosts(s, f.card)]
        return Ask(CORP, "install-where", options, slug, veiled=len(options) == 1)
    hosts = [-1] if HOW.of(f) & FACEDOWN else runner_destinations(s, f.card)
    if not hosts:
        f.finish()
        return None
    options = [Option("on", s.public(h), h) if h >= 0 else AT_RIG for h in hosts]
    return Ask(RUNNER, "install-where", options, slug)


def goes_there(s: State, f: Frame) -> Ask | None:
    if f.seat == CORP:
        server = s.got.place
        if s.got.verb == "on":
            BEHIND.set(f, s.got.card)
            HOW.set(f, HOW.of(f) | ON_HOST | IGNORE_COSTS)
            server = here(s, s.got.card)
        DESTINATION.set(f, new_remote(s) if server == NEW_REMOTE else server)
    else:
        DESTINATION.set(f, s.got.card)
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
    return Ask(f.seat, "trash-first", options, CARDS[s.code[f.card]].slug, veiled=f.seat == CORP)


def could_go(s: State, f: Frame) -> list[int]:
    kind = CARDS[s.code[f.card]].type
    if f.seat == CORP:
        if HOW.of(f) & ON_HOST:
            return []
        there = s.zones[line(DESTINATION.of(f))] if kind == ICE_TYPE else in_server(s, DESTINATION.of(f))
        return [card for card in there if not cannot_trash(s, card)]
    if kind == PROGRAM_TYPE and not HOW.of(f) & FACEDOWN:
        staying = carriers(s, DESTINATION.of(f))
        return [card for card in s.zones[RIG] if is_a(s, card, PROGRAM_TYPE) and card not in staying]
    return []


def fits_now(s: State, f: Frame) -> bool:
    if f.seat == CORP:
        return corp_fits(s, f)
    return HOW.of(f) & FACEDOWN != 0 or memory_fits(s, f)


def memory_fits(s: State, f: Frame) -> bool:
    """MU-3: with the new program counted, unless its host exempts it."""
    p = CARDS[s.code[f.card]]
    if p.type != PROGRAM_TYPE or exempts(s, DESTINATION.of(f)):
        return True
    return overload(s, f.card) <= 0


def corp_fits(s: State, f: Frame) -> bool:
    """ZONE-10, AMB-5: one agenda or asset, one region; and ice must be paid for."""
    if CARDS[s.code[f.card]].type == ICE_TYPE:
        return short_of(s, CORP, cost_now(s, f), FOR_INSTALL, f.card) is None
    return not in_the_way(s, f, DESTINATION.of(f))


def in_the_way(s: State, f: Frame, server: int) -> list[int]:
    """What lies in a root and must be trashed before the card can go there."""
    p = CARDS[s.code[f.card]]
    if p.type == ICE_TYPE or HOW.of(f) & ROOM_IS_MADE:
        return []
    return [card for card in s.zones[root(server)] if excludes(CARDS[s.code[card]], p)]


def excludes(one: Card, other: Card) -> bool:
    both_regions = one.subtypes & other.subtypes & REGION != 0
    return both_regions or (one.type in (AGENDA_TYPE, ASSET_TYPE) and other.type in (AGENDA_TYPE, ASSET_TYPE))


def there(f: Frame, destination: int) -> Frame:
    """The install as if its destination had been chosen."""
    chosen = f.copy()
    DESTINATION.set(chosen, destination)
    return chosen


def cost_at(s: State, f: Frame, server: int) -> int:
    """What it would cost to install there."""
    return cost_now(s, there(f, server))


def fits_at(s: State, f: Frame, destination: int) -> bool:
    return fits_now(s, there(f, destination))


def cost_now(s: State, f: Frame) -> int:
    if HOW.of(f) & (IGNORE_COSTS | FACEDOWN):
        return 0
    return max(
        0, install_cost(s, f.card, DESTINATION.of(f) if f.seat == CORP else -1) + X_NAMED.of(f) - DISCOUNT.of(f)
    )


def trashes_first(s: State, f: Frame) -> Ask | None:
    """INST-8: faceup in Archives if rezzed, facedown if not."""
    if s.got.verb == "trash":
        f.jump(may_trash_first)
        trash_all(s, (s.got.card,), f.card)
    return None


def names_x(s: State, f: Frame) -> Ask | None:
    """INST-9: the player picks X."""
    p = CARDS[s.code[f.card]]
    if not p.x_cost or HOW.of(f) & (IGNORE_COSTS | FACEDOWN) or not stands(s, f):
        f.jump(pays_install)
        return None
    most = available(s, f.seat, FOR_INSTALL, f.card) - cost_now(s, f)
    return Ask(f.seat, "x", [Option("number", n=n) for n in range(most, -1, -1)], p.slug)


def named_x(s: State, f: Frame) -> Ask | None:
    X_NAMED.set(f, s.got.n)
    return None


def stands(s: State, f: Frame) -> bool:
    """Whether the card can still be installed after step 3: its host, the room and the means may have gone."""
    if f.seat == RUNNER and DESTINATION.of(f) >= 0 and not installed(s, DESTINATION.of(f)):
        return False
    if HOW.of(f) & ON_HOST and BEHIND.of(f) not in s.awake:
        return False
    return fits_now(s, f) and short_of(s, f.seat, cost_now(s, f), FOR_INSTALL, f.card) is None


def pays_install(s: State, f: Frame) -> Ask | None:
    """INST-9."""
    if not stands(s, f):
        f.finish()
        return None
    pay(s, f.seat, cost_now(s, f), FOR_INSTALL, f.card)
    return None


def places(s: State, f: Frame) -> Ask | None:
    """INST-10 to INST-12."""
    old = s.zone[f.card]
    if f.seat == CORP:
        p = CARDS[s.code[f.card]]
        is_ice = p.type == ICE_TYPE
        on_host = HOW.of(f) & ON_HOST != 0
        zone = line(DESTINATION.of(f)) if is_ice and not on_host else root(DESTINATION.of(f))
        host = BEHIND.of(f) if on_host else -1
        faceup = p.behaviour.install_faceup or HOW.of(f) & FACEUP != 0
        move(s, f.card, zone, faceup, position(s, f, zone), host)
        say(s, "installs-ice" if is_ice else "installs-root", CORP, f.card, where=DESTINATION.of(f), rule="INST-12")
    elif HOW.of(f) & FACEDOWN:
        move(s, f.card, RIG, False)
        s.knows[f.card] = RUNNER_KNOWS
        say(s, "installs-facedown", RUNNER, f.card, rule="FACE-4")
    else:
        place_runner_card(s, f)
    emit(s, CARD_INSTALLED, f.card, X_NAMED.of(f))
    if is_a(s, f.card, RESOURCE_TYPE) and somebody_recalls(s, RESOURCE_INSTALLED):
        note(s, RESOURCE_INSTALLED, f.card)
    if old == HEAP and s.hearing >> FROM_HEAP & 1:
        emit(s, FROM_HEAP, f.card)
    return None


def position(s: State, f: Frame, zone: int) -> int:
    """INST-11: the outermost, unless a text says behind which ice."""
    if HOW.of(f) & RIGHT_BEHIND and s.zone[BEHIND.of(f)] == zone:
        return s.zones[zone].index(BEHIND.of(f))
    return -1


def place_runner_card(s: State, f: Frame) -> None:
    move(s, f.card, RIG, host=DESTINATION.of(f))
    touch_memory(s)
    if DESTINATION.of(f) >= 0:
        say(s, "installs-on", RUNNER, f.card, DESTINATION.of(f), rule="INST-12")
    else:
        say(s, "installs", RUNNER, f.card, rule="INST-12")


def rezzes_too(s: State, f: Frame) -> Ask | None:
    if HOW.of(f) & THEN_REZ and s.zone[f.card] >= root(0) and not s.faceup[f.card] and not cannot_rez(s, f.card):
        turn_up(s, f.card)
        say(s, "rezzes", CORP, f.card, n=0, rule="AMB-43")
        emit(s, CARD_REZZED, f.card)
    return None


INSTALL.takes(
    chooses_destination, goes_there, may_trash_first, trashes_first, names_x, named_x, pays_install,
    places, rezzes_too,
)  # fmt: skip
