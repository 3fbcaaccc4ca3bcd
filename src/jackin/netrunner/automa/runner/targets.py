"""Where the automatic Runner runs: locations, destinations and valid targets (RA-26 to RA-32)."""

from __future__ import annotations

from typing import Final

from jackin.netrunner.automa.runner.breaking import breakers_for, installed_breakers, passages, rezzed_ice
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.costs import trash_cost
from jackin.netrunner.rules.legal import open_servers
from jackin.netrunner.rules.payment import available
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, AGENDA_TYPE, ARCHIVES, ARCHIVES_CARDS, FIRST_REMOTE, FOR_TRASH, HQ, HQ_CARDS, RD, RD_CARDS, RUNNER,
    line, root,
)  # fmt: skip

NOWHERE: Final = -1


class Search:
    """What a run may spend and what it may know: the limits of its order and the parameters of the game."""

    def __init__(self, trash: int, clicks: int = 0, peek: bool = True, known_ice: bool = True, skip: int = 0) -> None:
        self.trash = trash
        self.clicks = clicks
        self.peek = peek
        self.known_ice = known_ice
        self.skip = skip


def place(server: int) -> int:
    """CA-60: Archives, R&D, HQ, then the remotes."""
    return {ARCHIVES: 0, RD: 1, HQ: 2}.get(server, server)


def target(s: State, location: str, destination: str, search: Search) -> int:
    """RA-26 to RA-28: the server this part of a row leads to, or NOWHERE."""
    servers = [
        server
        for server in open_servers(s, 1)
        if lies(s, server, location) and leads_to(server, destination) and is_valid(s, server, search)
    ]
    if not servers:
        return NOWHERE
    return min(servers, key=lambda server: (merit(s, server, destination), len(s.zones[line(server)]), place(server)))


def lies(s: State, server: int, location: str) -> bool:
    """RA-26, OR-44."""
    ice = s.zones[line(server)]
    if location == "central":
        return server < FIRST_REMOTE
    if location == "remote":
        return server >= FIRST_REMOTE
    if location == "archives":
        return server == ARCHIVES
    if location == "no_ice":
        return not ice
    if location == "iced":
        return len(ice) > 0
    if location == "rezzed_ice":
        return any(rezzed(s, card) for card in ice)
    if location == "unrezzed_ice":
        return any(not rezzed(s, card) for card in ice)
    if location == "advanced":
        return tokens(s, server) > 0
    return True


def leads_to(server: int, destination: str) -> bool:
    if destination == "rd":
        return server == RD
    if destination == "hq":
        return server == HQ
    return server == ARCHIVES if destination == "archives" else True


def merit(s: State, server: int, destination: str) -> int:
    """RA-27: the less the better."""
    if destination == "+R":
        return -facedown(s, server)
    if destination == "<R":
        return facedown(s, server)
    if destination == "+A":
        return -tokens(s, server)
    return tokens(s, server) if destination == "<A" else 0


def facedown(s: State, server: int) -> int:
    """OR-45: cards in the root, ice not counted."""
    return sum(1 for card in s.zones[root(server)] if not s.faceup[card])


def tokens(s: State, server: int) -> int:
    return sum(s.counter(card, ADVANCEMENT) for card in s.zones[root(server)])


# Valid targets (RA-29)


def is_valid(s: State, server: int, search: Search) -> bool:
    return holds_something(s, server, search) and (not search.known_ice or can_pass(s, server, search))


def can_pass(s: State, server: int, search: Search) -> bool:
    """RA-32, RA-55: rezzed ice only; what is facedown counts as passable."""
    return passages(s, rezzed_ice(s, server, search.skip), search.clicks).open


def holds_something(s: State, server: int, search: Search) -> bool:
    if server == HQ:
        return hq_is_worth_it(s, search)
    if server == RD:
        return len(s.zones[RD_CARDS]) > 0 or root_is_worth_it(s, server, search)
    if server == ARCHIVES and any(promises(s, card) for card in s.zones[ARCHIVES_CARDS]):
        return True
    return root_is_worth_it(s, server, search)


def hq_is_worth_it(s: State, search: Search) -> bool:
    """RA-30, OR-46."""
    if not search.peek:
        return len(s.zones[HQ_CARDS]) > 0
    return any(CARDS[s.code[card]].type == AGENDA_TYPE for card in s.zones[HQ_CARDS])


def promises(s: State, card: int) -> bool:
    """RA-31: hidden from the Runner, or an agenda."""
    return not s.known(card, RUNNER) or CARDS[s.code[card]].type == AGENDA_TYPE


def root_is_worth_it(s: State, server: int, search: Search) -> bool:
    """RA-31, OR-47."""
    return any(promises(s, card) or can_trash(s, card, search.trash) for card in s.zones[root(server)])


def can_trash(s: State, card: int, limit: int) -> bool:
    cost = trash_cost(s, card)
    return 0 <= cost <= limit and cost <= available(s, RUNNER, FOR_TRASH, card)


# Conditions about the target (RA-25)


def lacks_breaker(s: State, server: int) -> bool:
    """OR-42: no breaker is fit for this server; without a server, none is installed."""
    if server == NOWHERE:
        return not installed_breakers(s)
    ice = s.zones[line(server)]
    if not ice:
        return False
    if not installed_breakers(s):
        return True
    return any(rezzed(s, card) and not breakers_for(s, card) for card in ice)


# Runs that a card starts (RA-53)


def favourite(s: State, servers: list[int], search: Search) -> int:
    """Of the valid ones: the most advanced, then R&D, HQ, the remote with most facedown cards, Archives."""
    valid = [server for server in servers if is_valid(s, server, search)]
    return min(valid, key=lambda server: (-tokens(s, server), rank(server), -facedown(s, server)), default=NOWHERE)


def rank(server: int) -> int:
    return {RD: 0, HQ: 1, ARCHIVES: 3}.get(server, 2)
