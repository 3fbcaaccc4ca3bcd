"""Special orders: which server, which card (CA-56 to CA-61). Ties: left to right, then earliest installed."""

from __future__ import annotations

from jackin.netrunner.automa.pack import Target
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.servers import exists
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT, ARCHIVES, FIRST_REMOTE, HQ, NEW_REMOTE, RD, UPGRADE_TYPE, is_root, line, root,
)  # fmt: skip

NOWHERE = -1
CENTRALS = {"archives": ARCHIVES, "rd": RD, "hq": HQ}


def remotes(s: State) -> list[int]:
    return [server for server in range(FIRST_REMOTE, s.servers()) if exists(s, server)]


def servers(s: State, scope: list[str], default: list[str]) -> list[int]:
    """CA-60: Archives, R&D, HQ, Remote 1, Remote 2 ..., as far as the scope goes."""
    names = scope or default
    found = [server for name, server in CENTRALS.items() if not names or name in names or "central" in names]
    return found + (remotes(s) if not names or "remotes" in names else [])


def resources(s: State, server: int) -> list[int]:
    """The cards in a root, earliest installed first."""
    return sorted(s.zones[root(server)], key=lambda card: s.serial[card])


def counted(s: State, server: int) -> list[int]:
    """CA-38, OR-20: facedown cards, and rezzed ones that are no upgrades; earliest installed first."""
    return [card for card in resources(s, server) if not rezzed(s, card) or CARDS[s.code[card]].type != UPGRADE_TYPE]


def occupants(s: State, server: int) -> list[int]:
    """CA-38: the cards in a root that are no upgrades; two at most."""
    return [card for card in resources(s, server) if CARDS[s.code[card]].type != UPGRADE_TYPE]


def tokens(s: State, card: int) -> int:
    return s.counter(card, ADVANCEMENT)


def extreme(candidates: list[int], amounts: list[int], most: bool) -> int:
    """The first candidate with the largest or the smallest amount; -1 if there is none."""
    if not candidates:
        return NOWHERE
    best = max(amounts) if most else min(amounts)
    return candidates[amounts.index(best)]


def install_server(s: State, target: Target) -> int:
    """Where an order to install ice leads: a server, NEW_REMOTE, or NOWHERE (CA-61)."""
    if target.order == "new":
        return new_or_emptiest(s)
    found = ordered_server(s, target)
    if found == NOWHERE and wants_remote(target) and not remotes(s):
        return NEW_REMOTE
    return found


def resource_server(s: State, target: Target) -> int:
    """CA-37: where an order to install a resource leads: always a remote."""
    return install_server(s, Target(target.order, target.n, ["remotes"]))


def wants_remote(target: Target) -> bool:
    if target.order in CENTRALS:
        return False
    return not target.scope or "remotes" in target.scope


def new_or_emptiest(s: State) -> int:
    """CA-57, OR-31: a new remote, or at the limit the one with the fewest resources."""
    limit = the_automa(s.automa).number("max_remotes")
    found = remotes(s)
    if not limit or len(found) < limit:
        return NEW_REMOTE
    return extreme(found, [len(counted(s, server)) for server in found], False)


def ordered_server(s: State, target: Target) -> int:
    order = target.order
    if order in CENTRALS:
        return CENTRALS[order]
    if order == "remote":
        server = FIRST_REMOTE + target.n - 1
        return server if server in remotes(s) else NOWHERE
    if order.endswith("R"):
        found = servers(s, target.scope, ["remotes"])
        return extreme(found, [len(counted(s, server)) for server in found], order == "+R")
    if order.endswith("H"):
        found = servers(s, target.scope, [])
        return extreme(found, [len(s.zones[line(server)]) for server in found], order == "+H")
    cards = [card for server in servers(s, target.scope, ["remotes"]) for card in resources(s, server)]
    card = extreme(cards, [tokens(s, card) for card in cards], order == "+A")
    return server_with(s, card)


def server_with(s: State, card: int) -> int:
    if card < 0:
        return NOWHERE
    return next(server for server in servers(s, [], []) if card in s.zones[root(server)])


def advance_card(s: State, target: Target) -> int:
    """CA-31, CA-59, OR-14: the card an advance order means, or -1."""
    if target.order in ("-A", "+A"):
        places = servers(s, target.scope, ["remotes"])
        most = target.order == "+A"
    else:
        server = ordered_server(s, Target(target.order, target.n, ["remotes"]))
        places = [] if server == NOWHERE else [server]
        most = True
    cards = [card for server in places for card in resources(s, server) if is_candidate(s, card)]
    fresh = [card for card in cards if not was_revealed(s, card)]
    cards = fresh or cards
    return extreme(cards, [tokens(s, card) for card in cards], most)


def is_candidate(s: State, card: int) -> bool:
    """OR-14: facedown cards that were never revealed, and those whose text uses tokens while they have under X."""
    if not is_root(s.zone[card]):
        return False
    if is_secret(s, card):
        return True
    return CARDS[s.code[card]].behaviour.advanceable and tokens(s, card) < the_automa(s.automa).x


def is_secret(s: State, card: int) -> bool:
    return s.faceup[card] == 0 and not was_revealed(s, card)


def was_revealed(s: State, card: int) -> bool:
    return s.serial[card] in the_automa(s.automa).revealed


def stratagem_server(s: State) -> int:
    """OR-33: an upgrade goes to the most advanced remote, else to the one with the most ice, else to HQ."""
    for order in ("+A", "+H"):
        server = ordered_server(s, Target(order, scope=["remotes"]))
        if server != NOWHERE:
            return server
    return HQ


def ice_outside_in(s: State, server: int) -> list[int]:
    """Outermost first."""
    return list(reversed(s.zones[line(server)]))
