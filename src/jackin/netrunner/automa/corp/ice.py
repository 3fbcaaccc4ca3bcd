"""Ice that costs too much, and ice that would work better elsewhere (CA-45 to CA-47, CA-75, CA-76)."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.netrunner.automa.corp.orders import remotes, servers, tokens
from jackin.netrunner.automa.corp.tokens import can_rez
from jackin.netrunner.automa.corp.values import ice_ends_run
from jackin.netrunner.automa.flags import flags
from jackin.netrunner.automa.piles import shuffle_into, top
from jackin.netrunner.automa.table import the_automa
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import swap
from jackin.netrunner.rules.moves import remove, uninstall
from jackin.netrunner.rules.active import rezzed
from jackin.netrunner.rules.changes import context
from jackin.netrunner.rules.costs import rez_cost
from jackin.netrunner.rules.ice import strength
from jackin.netrunner.rules.servers import here
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ARCHIVES, CORP, CORP_KNOWS, FIRST_REMOTE, HQ, ICE_PILE, RD, CARD_REZZED, RIG, RUN_BEGINS, line, root,
)  # fmt: skip

ARCHIVES_RESERVE: Final = 5
PRECIOUS: Final = 2
SPARE: Final = 4


def is_useful(s: State, ice: int) -> bool:
    """CA-75."""
    server = here(s, ice)
    if server >= FIRST_REMOTE and not s.zones[root(server)]:
        return False
    if server == ARCHIVES and s.credits[CORP] - rez_cost(s, ice) < ARCHIVES_RESERVE:
        return False
    return not broken_for_nothing(s, ice) and not robs_inner_ice(s, ice, server)


def broken_for_nothing(s: State, ice: int) -> bool:
    """CA-75 (c)."""
    return any(breaks_free(s, card, ice) for card in s.zones[RIG])


def breaks_free(s: State, card: int, ice: int) -> bool:
    f = context(s, card)
    for paid in CARDS[s.code[card]].behaviour.paid:
        cost = paid.cost
        free = (cost.credits is None or cost.credits.of(s, f) == 0) and not cost.counters and not cost.trash_self
        if paid.breaks is not None and free and paid.breaks.fits(s, ice, f):
            return s.faceup[card] == 1 and strength(s, card) >= strength(s, ice)
    return False


def robs_inner_ice(s: State, ice: int, server: int) -> bool:
    """CA-75 (d)."""
    if ice_ends_run(s, ice) or not is_precious(s, server):
        return False
    rest = s.credits[CORP] - rez_cost(s, ice)
    cards = s.zones[line(server)]
    inner = [card for card in cards[: cards.index(ice)] if s.faceup[card] == 0 and ice_ends_run(s, card)]
    return any(rest < rez_cost(s, card) <= s.credits[CORP] for card in inner)


def is_precious(s: State, server: int) -> bool:
    """HQ, R&D, and servers with a card that has 2 tokens or more."""
    return server in (HQ, RD) or any(tokens(s, card) >= PRECIOUS for card in s.zones[root(server)])


def spare_ice(s: State) -> list[int]:
    """CA-78: rezzed ice that brings more than it cost and guards nothing, or is broken for nothing."""
    found: list[int] = []
    for server in servers(s, [], []):
        guards = server < FIRST_REMOTE or len(s.zones[root(server)]) > 0
        cheap = [card for card in s.zones[line(server)] if rezzed(s, card) and CARDS[s.code[card]].cost <= SPARE]
        found += [card for card in cheap if not guards or broken_for_nothing(s, card)]
    return found


# CA-46: exchanged when it came up for rezzing and could not be paid for


def exchanges(s: State, f: Frame) -> Ask | None:
    """OR-23: the top card of ICE takes its place, facedown and under the same name; nobody is shown anything."""
    new = top(s, ICE_PILE)
    if new < 0 or not the_automa(s.automa).number("swap_unaffordable_ice"):
        return None
    if s.zone[f.card] != line(here(s, f.card)) or s.faceup[f.card] or can_rez(s, f.card) or not is_useful(s, f.card):
        return None
    say(s, "automa-lacks-credits", CORP, rule="CA-46")
    take_place(s, f.card, new)
    shuffle_into(s, f.card, ICE_PILE)
    return None


def take_place(s: State, old: int, new: int) -> None:
    zone, serial = s.zone[old], s.serial[old]
    uninstall(s, old)
    remove(s, new)
    s.zones[zone] = tuple(new if card == old else card for card in s.zones[zone])
    s.zone[new], s.serial[new], s.faceup[new], s.knows[new] = zone, serial, 0, CORP_KNOWS
    s.zone[old], s.serial[old] = ICE_PILE, 0
    s.zones[ICE_PILE] = (*s.zones[ICE_PILE], old)


EXCHANGE: Final = flow("automa-exchange", exchanges)


# CA-47: trades places after the run


def repositions(s: State, f: Frame) -> Ask | None:
    """CA-76: one swap for a run, the one that leaves the fewest preferences unmet."""
    if not the_automa(s.automa).number("reposition_ice"):
        return None
    best, pair = 0, (-1, -1)
    for ice in rezzed_in_run(s):
        for other in partners(s, ice):
            gained = unmet(s, ice, ice) + unmet(s, other, other) - unmet(s, ice, other) - unmet(s, other, ice)
            if gained > best:
                best, pair = gained, (ice, other)
    if best:
        say(s, "automa-repositions", CORP, pair[0], pair[1], rule="CA-47")
        swap(s, pair[0], pair[1])
    return None


REPOSITION: Final = flow("automa-reposition", repositions)


def rezzed_in_run(s: State) -> list[int]:
    """Ice that was rezzed in the run that has just ended, and still stands."""
    found: list[int] = []
    for event, card, _ in reversed(s.happened):
        if event == RUN_BEGINS:
            break
        if event == CARD_REZZED and rezzed(s, card) and s.zone[card] == line(here(s, card)):
            found.append(card)
    found.reverse()
    return [card for card in found if flags(s, card).ice_pref]


def partners(s: State, ice: int) -> list[int]:
    """Ice of the same server, the nearest first; then that of other remotes, left to right."""
    server = here(s, ice)
    mine = s.zones[line(server)]
    at = mine.index(ice)
    near = sorted((card for card in mine if card != ice), key=lambda card: abs(mine.index(card) - at))
    others = [card for remote in remotes(s) if remote != server for card in s.zones[line(remote)]]
    return near + others if not wants_move(s, ice, near) else near


def wants_move(s: State, ice: int, near: list[int]) -> bool:
    """Same server first: whether a swap there already helps."""
    return any(
        unmet(s, ice, ice) + unmet(s, other, other) > unmet(s, ice, other) + unmet(s, other, ice) for other in near
    )


def unmet(s: State, ice: int, place: int) -> int:
    """How many preferences of a piece of ice are not met where another lies; facedown ice has none."""
    if not s.faceup[ice]:
        return 0
    server = here(s, place)
    cards = s.zones[line(server)]
    at = cards.index(place)
    return sum(not met(pref, at, len(cards), server) for pref in flags(s, ice).ice_pref)


def met(pref: str, at: int, count: int, server: int) -> bool:
    """`at` 0 is the innermost."""
    if pref == "outer":
        return at == count - 1
    if pref == "inner":
        return at == 0
    if pref == "not_innermost":
        return at > 0
    return (server < FIRST_REMOTE) == (pref == "central")
