"""Memory units, and which programs take them (MU)."""

from __future__ import annotations

from jackin.netrunner.catalog import CARDS, printed
from jackin.netrunner.rules.changes import change, context
from jackin.netrunner.rules.queries import link
from jackin.netrunner.rules.subtypes import blank, is_a
from jackin.netrunner.state import State
from jackin.netrunner.words import MEMORY, MEMORY_FOR, PROGRAM_TYPE, RIG


def memory_cost(s: State, card: int) -> int:
    """A cloud program takes no memory while the Runner has two links, installed or not."""
    p = CARDS[s.code[card]]
    return 0 if p.behaviour.cloud and link(s) >= 2 else p.memory


def memory_limit(s: State, programs: list[int] | None = None) -> int:
    """`programs`: those that are to fit, if not the installed ones."""
    limit = 4 + change(s, MEMORY, -1)
    if not s.changing >> MEMORY_FOR & 1:
        return limit
    return limit + kept_memory(s, in_memory(s) if programs is None else programs)


def kept_memory(s: State, programs: list[int]) -> int:
    """Memory for certain programs alone counts as far as they take it."""
    total = 0
    for source in s.awake:
        f = context(s, source)
        for static in CARDS[s.code[source]].behaviour.statics:
            if static.kind == MEMORY_FOR and static.of is not None:
                taken = sum(memory_cost(s, card) for card in programs if static.of.fits(s, card, f))
                total += min(static.amount.of(s, f), taken)
    return total


def overload(s: State, program: int) -> int:
    """By how much memory would be exceeded with one more program; 0 or less if it fits."""
    programs = [*in_memory(s), program]
    return sum(memory_cost(s, card) for card in programs) - memory_limit(s, programs)


def exempts(s: State, host: int) -> bool:
    """MU-4: programs hosted here do not count against the memory limit."""
    if host < 0 or blank(s, host):
        return False
    hosting = printed(s, host).behaviour.hosts
    return hosting is not None and hosting.memory >= 0


def counts_memory(s: State, card: int) -> bool:
    return is_a(s, card, PROGRAM_TYPE) and not exempts(s, s.host[card])


def in_memory(s: State) -> list[int]:
    return [card for card in s.zones[RIG] if counts_memory(s, card)]


def memory_used(s: State) -> int:
    return sum(memory_cost(s, card) for card in s.zones[RIG] if counts_memory(s, card))
