"""What an answer costs in credits, for the table to show beside it."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Option
from jackin.netrunner.flows.install import cost_at
from jackin.netrunner.rules.costs import install_cost, play_cost, rez_cost
from jackin.netrunner.rules.servers import INSTALL
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP

PRICED: Final = ("steal", "trash", "remove-by")
"""Their number is what they cost."""
ACTIONS: Final = {"advance": 1, "trash-resource": 2, "remove-tag": 2}


def price(s: State, seat: int, option: Option) -> int:
    """The credits an option costs now; -1 where it costs none or has yet to be seen."""
    verb, card = option.verb, option.card
    if verb in PRICED and option.n >= 0:
        return option.n
    if verb in ACTIONS:
        return ACTIONS[verb]
    if verb == "at":
        return price_at(s, option) if seat == CORP else -1
    if card < 0:
        return -1
    if verb == "play":
        return play_cost(s, card)
    if verb == "install" and seat != CORP:
        return install_cost(s, card, -1)
    return rez_cost(s, card) if verb == "rez" else -1


def price_at(s: State, option: Option) -> int:
    """INST-9: ice pays for what already protects the server."""
    install = s.frame(INSTALL)
    server = option.place
    if install is None or server < 0:
        return -1
    return cost_at(s, install, server) or -1
