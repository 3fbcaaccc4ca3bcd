"""Rezzing a card (REZ): costs, then faceup and active."""

from __future__ import annotations

from typing import Final

from jackin.kernel.ask import Ask
from jackin.kernel.frame import Frame, flow
from jackin.kernel.registers import K, M, N
from jackin.netrunner.catalog import printed
from jackin.netrunner.flows.use import forfeit_options
from jackin.netrunner.shown.log import say
from jackin.netrunner.rules.faces import turn_up
from jackin.netrunner.rules.moves import forfeit
from jackin.netrunner.rules.payment import pay
from jackin.netrunner.rules.active import unrezzed
from jackin.netrunner.rules.costs import rez_cost
from jackin.netrunner.state import State
from jackin.netrunner.rules.triggers import emit
from jackin.netrunner.words import CORP, FOR_REZ, CARD_REZZED

# What a frame of REZ_CARD holds: whether all costs are ignored (AMB-43), what was paid, by how much it was lowered
COSTS: Final = N()
PRICE: Final = M()
LOWERED: Final = K()

FREE: Final = 1


def rez(s: State, card: int, costs: int = 0, lowered: int = 0) -> None:
    s.call(REZ_CARD, CORP, card, n=costs, k=lowered)


def additional_cost(s: State, f: Frame) -> Ask | None:
    """COST-3: paid together with the rez cost."""
    cost = printed(s, f.card).behaviour.rez_cost
    if COSTS.of(f) == FREE or cost is None or not cost.forfeit:
        f.jump(pays_rez)
        return None
    return Ask(CORP, "forfeit", forfeit_options(s, CORP), printed(s, f.card).slug)


def pays_additional(s: State, f: Frame) -> Ask | None:
    forfeit(s, s.got.card)
    return None


def pays_rez(s: State, f: Frame) -> Ask | None:
    """REZ-5: the cost as it is at this moment."""
    PRICE.set(f, 0 if COSTS.of(f) == FREE else rez_cost(s, f.card, LOWERED.of(f)))
    pay(s, CORP, PRICE.of(f), FOR_REZ, f.card)
    return None


def rezzes(s: State, f: Frame) -> Ask | None:
    """REZ-1."""
    if unrezzed(s, f.card):
        turn_up(s, f.card)
        say(s, "rezzes", CORP, f.card, n=PRICE.of(f), rule="REZ-1")
        emit(s, CARD_REZZED, f.card)
    return None


REZ_CARD: Final = flow("rez", additional_cost, pays_additional, pays_rez, rezzes)
