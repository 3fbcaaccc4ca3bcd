"""Memory (MU): more programs than memory, and the Runner must let some go."""

from __future__ import annotations

from jackin.kernel.ask import Ask, Option
from jackin.kernel.frame import Frame
from jackin.netrunner.flows.trash import trash_all
from jackin.netrunner.rules.memory import counts_memory, memory_limit, memory_used
from jackin.netrunner.rules.triggers import OVERLOAD
from jackin.netrunner.state import State
from jackin.netrunner.words import RIG, RUNNER


def overloads(s: State, f: Frame) -> Ask | None:
    """MU-2: the Runner trashes own programs of choice until they fit."""
    programs = [card for card in s.zones[RIG] if counts_memory(s, card)]
    if not programs or memory_used(s) <= memory_limit(s):
        f.finish()
        return None
    return Ask(RUNNER, "overload", [Option("trash", s.public(card), card) for card in programs])


def drops(s: State, f: Frame) -> Ask | None:
    f.jump(overloads)
    trash_all(s, (s.got.card,), -1)
    return None


OVERLOAD.takes(overloads, drops)
