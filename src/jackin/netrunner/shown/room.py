"""What an install takes besides credits: cards that must be trashed before there is room."""

from __future__ import annotations

from jackin.kernel.ask import Option
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.flows.install import fits_at, in_the_way
from jackin.netrunner.rules.legal import runner_destinations
from jackin.netrunner.rules.memory import exempts, overload
from jackin.netrunner.rules.servers import INSTALL
from jackin.netrunner.state import State
from jackin.netrunner.words import NEW_REMOTE, PROGRAM_TYPE, RUNNER


def must_go(s: State, option: Option) -> list[int]:
    """ZONE-10: the cards that a place costs, where there is nothing to choose."""
    install = s.frame(INSTALL)
    if option.verb != "at" or install is None or option.place < 0:
        return []
    return in_the_way(s, install, option.place)


def needs_room(s: State, seat: int, option: Option) -> bool:
    """INST-5, MU-3: whether something must be trashed first; what, is still to be chosen."""
    if option.verb == "install":
        return seat == RUNNER and overloads(s, option.card)
    install = s.frame(INSTALL)
    if install is None or option.verb not in ("at", "on") or option.place == NEW_REMOTE:
        return False
    if option.verb == "on" and install.seat != RUNNER:
        return False
    return not fits_at(s, install, option.place if option.place >= 0 else option.card)


def overloads(s: State, card: int) -> bool:
    if CARDS[s.code[card]].type != PROGRAM_TYPE or overload(s, card) <= 0:
        return False
    return not any(exempts(s, host) for host in runner_destinations(s, card))
