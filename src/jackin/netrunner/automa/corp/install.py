"""Installing from the piles (CA-37 to CA-43, CA-52, CA-53)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, N, Subject
from jackin.netrunner.automa.corp.hq import scores_or_returns, to_archives
from jackin.netrunner.automa.corp.orders import (
    counted, install_server, new_or_emptiest, occupants, resources, tokens,
)  # fmt: skip
from jackin.netrunner.automa.corp.tokens import pass_on
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.pack import Target
from jackin.netrunner.automa.piles import shuffle_into, top
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.install import IGNORE_COSTS, install_there
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.moves import new_remote
from jackin.netrunner.rules.pools import place
from jackin.netrunner.rules.payment import short_of
from jackin.netrunner.rules.costs import install_cost
from jackin.netrunner.rules.servers import server_fits
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ALL_KNOW, ANY_REMOTE, CORP, FIRST_REMOTE, FOR_INSTALL, ICE_PILE, ICE_TYPE, NEW_REMOTE,
    OPERATION_TYPE, OP_PILE, RD_CARDS, REGION, RE_PILE, UPGRADE_TYPE, root,
)  # fmt: skip

CAPACITY: Final = 2
LOOKS: Final = 5
"""OR-29: so many cards of R&D are looked at for one that can be installed."""

# What a frame of INSTALL_RESOURCE holds: where to, the tokens that come with the card, the cards it has pushed out
SERVER: Final = Subject()
TOKENS: Final = N()
PUSHED_OUT: Final = K()


def install_resource(s: State, card: int, server: int, with_tokens: int = 0) -> None:
    """A card whose text names its server goes there, whatever the order."""
    own = CARDS[s.code[card]].behaviour.install_in
    if own and not server_fits(server, own[0]):
        server = NEW_REMOTE if own[0] == ANY_REMOTE else own[0]
    if server == NEW_REMOTE:
        server = new_remote(s)
    s.call(INSTALL_RESOURCE, CORP, card, server, with_tokens)


def makes_room(s: State, f: Frame) -> Ask | None:
    """CA-38, CA-39: of two counted cards the earliest goes first; and a region makes room for another (CARD-10)."""
    leaving = in_the_way(s, f)
    if leaving < 0:
        return None
    PUSHED_OUT.add(f, 1)
    f.again()
    discard_installed(s, leaving, SERVER.of(f))
    return None


def in_the_way(s: State, f: Frame) -> int:
    if SERVER.of(f) >= FIRST_REMOTE and CARDS[s.code[f.card]].type != UPGRADE_TYPE:
        crowd = counted(s, SERVER.of(f))
        full = len(crowd) if PUSHED_OUT.of(f) == 0 else len(occupants(s, SERVER.of(f)))  # OR-20
        if full >= CAPACITY:
            return crowd[0]
    if CARDS[s.code[f.card]].subtypes & REGION:
        for card in resources(s, SERVER.of(f)):
            if CARDS[s.code[card]].subtypes & REGION:
                return card
    return -1


def discard_installed(s: State, card: int, server: int) -> None:
    """CA-39 to CA-41, OR-5."""
    had = tokens(s, card)
    if CARDS[s.code[card]].type != AGENDA_TYPE:
        to_archives(s, card, "CA-39")
        pass_on(s, server, had)
    elif not scores_or_returns(s, card, "CA-39"):
        pass_on(s, server, had)


def installs(s: State, f: Frame) -> Ask | None:
    """CA-37."""
    install_there(s, f.card, SERVER.of(f))
    return None


def places_tokens(s: State, f: Frame) -> Ask | None:
    """CA-52, OR-15: what comes with tokens is not revealed this turn."""
    if TOKENS.of(f) and s.zone[f.card] == root(SERVER.of(f)):
        automa = the_automa(s.automa)
        automa.barred = (*automa.barred, s.serial[f.card])
        place(s, f.card, ADVANCEMENT, TOKENS.of(f))
    return None


INSTALL_RESOURCE: Final = flow("automa-install", makes_room, installs, places_tokens)


# Ice


def can_install_ice(s: State, server: int) -> bool:
    """CA-43, CA-44, OR-22."""
    card = top(s, ICE_PILE)
    if card < 0:
        return False
    if not the_automa(s.automa).number("ice_install_cost"):
        return True
    return short_of(s, CORP, install_cost(s, card, server), FOR_INSTALL, card) is None


def install_ice(s: State, server: int) -> None:
    free = not the_automa(s.automa).number("ice_install_cost")
    where = new_remote(s) if server == NEW_REMOTE else server
    install_there(s, top(s, ICE_PILE), where, IGNORE_COSTS if free else 0)


# Operations that install cards: how many were installed, and the cards of R&D looked at for the next
INSTALLED: Final = N()
LOOKED_AT: Final = K()


def can_install_from_pile(s: State, operation: int) -> bool:
    return len(s.zones[RD_CARDS if flags(s, operation).install_from == "RD" else RE_PILE]) > 0


def takes_card(s: State, f: Frame) -> Ask | None:
    """CA-52, CA-53, OR-29."""
    wanted = flags(s, f.card)
    source = RD_CARDS if wanted.install_from == "RD" else RE_PILE
    card = top(s, source)
    if INSTALLED.of(f) == wanted.install_count or card < 0 or LOOKED_AT.of(f) == LOOKS:
        f.finish()
        return None
    f.again()
    kind = CARDS[s.code[card]].type
    if kind in (OPERATION_TYPE, ICE_TYPE):
        LOOKED_AT.add(f, 1)
        s.knows[card] = ALL_KNOW
        say(s, "automa-routes-ice" if kind == ICE_TYPE else "automa-routes-operation", CORP, card, rule="CA-53")
        shuffle_into(s, card, ICE_PILE if kind == ICE_TYPE else OP_PILE)
        return None
    INSTALLED.add(f, 1)
    LOOKED_AT.set(f, 0)
    server = new_or_emptiest(s) if wanted.new_remote else install_server(s, Target("-R"))
    say(s, "automa-installs-by", CORP, f.card, rule="CA-53" if source == RD_CARDS else "CA-52")
    install_resource(s, card, server, wanted.tokens)
    return None


INSTALLS: Final = flow("automa-installs", takes_card)
