"""The Runner's means in a complete position, and what it takes to pass ice with them."""

from __future__ import annotations

from typing import Final

from jackin.bots.netrunner_search.printed import Print, print_of
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.state import State
from jackin.netrunner.words import ADVANCEMENT, CREDIT, HARDWARE_TYPE, RESOURCE_TYPE, RIG, RUNNER, VIRUS

CANNOT: Final = 25.0
"""What it costs to pass ice that cannot be passed."""
TURN: Final = 4
"""Credits that the Runner can still make."""


class Rig:
    def __init__(self, s: State) -> None:
        self.breakers: list[Print] = []
        self.kinds = 0
        self.counts = [0, 0, 0]
        self.virus = 0
        self.suckers = 0
        self.held = 0
        self.economy = 0
        self.sifting = {"hq": 0, "rd": 0}
        sucker = BY_SLUG["datasucker"].number
        for card in s.zones[RIG]:
            p = print_of(s.code[card])
            if HARDWARE_TYPE <= p.type <= RESOURCE_TYPE:
                self.counts[p.type - HARDWARE_TYPE] += 1
            if p.breaker is not None:
                self.breakers.append(p)
                self.kinds |= p.kinds
            virus = s.counter(card, VIRUS)
            self.virus += virus
            if s.code[card] == sucker:
                self.suckers += virus
            self.held += s.counter(card, CREDIT)
            self.economy += p.economy
            if p.sifting.server in self.sifting:
                self.sifting[p.sifting.server] += p.sifting.more + (virus if p.sifting.counter else 0)
        self.money = s.credits[RUNNER] + TURN + self.held // 2

    def passing(self, ice: Print, advancement: int) -> float:
        """What one piece of rezzed ice costs: broken by the cheapest breaker, or suffered."""
        strength = ice.strength + (advancement if ice.grows else 0) - self.suckers
        best = CANNOT if ice.stops else ice.pain
        for p in self.breakers:
            if p.kinds & ice.kinds:
                best = min(best, breaking(p, strength, ice.subroutines))
        return best + ice.toll

    def entering(self, s: State, ices: tuple[int, ...], budget: int) -> float:
        """What a server costs, with all ice rezzed that the Corp can pay for from the outside in."""
        total = 0.0
        for card in reversed(ices):
            p = print_of(s.code[card])
            if not s.faceup[card]:
                if p.cost > budget:
                    continue
                budget -= p.cost
            total += self.passing(p, s.counter(card, ADVANCEMENT))
        return min(total, CANNOT)

    def ease(self, cost: float) -> float:
        """How well the Runner can afford it, 0 to 1."""
        return max(0.0, 1.0 - cost / (self.money + 1.0))


def breaking(p: Print, strength: int, subroutines: int) -> float:
    how = p.breaker
    assert how is not None
    gap = strength - p.strength
    if gap > 0 and not how.boost:
        return CANNOT
    boosts = -(-gap // how.boost) if gap > 0 else 0
    return float(boosts * how.boost_price + -(-subroutines // how.most) * how.price)
