"""What comes from outside is small before anything is made of it: numbers, texts, lists and depth have bounds."""

from __future__ import annotations

from typing import Any, Final

from jackin.kernel.mistakes import Mistakes

MOST_NUMBER: Final = 1_000
MOST_SIGNS: Final = 2_000
MOST_ITEMS: Final = 200
MOST_DEPTH: Final = 16
ENOUGH: Final = 20
"""Mistakes of size that are told; whoever has more has not typed them by hand."""


def check_sizes(data: Any, field: str, m: Mistakes) -> bool:
    """Notes what is too big in there, under a field's name; False if anything was, or if enough has been said."""
    before = len(m.noted)
    waiting: list[tuple[Any, int]] = [(data, 0)]
    while waiting and len(m.noted) < ENOUGH:
        value, depth = waiting.pop()
        why = too_big(value, depth)
        if why:
            m.note(field, why)
        elif isinstance(value, list):
            waiting += [(item, depth + 1) for item in value]
        elif isinstance(value, dict):
            waiting += [(item, depth + 1) for item in [*value.keys(), *value.values()]]
    return len(m.noted) == before and not waiting


def too_big(value: Any, depth: int) -> str:
    if isinstance(value, int) and abs(value) > MOST_NUMBER:
        return f"a number of at most {MOST_NUMBER}"
    if isinstance(value, str) and len(value) > MOST_SIGNS:
        return f"a text of at most {MOST_SIGNS} signs, not {len(value)}"
    if isinstance(value, list | dict):
        if len(value) > MOST_ITEMS:
            return f"at most {MOST_ITEMS} of them, not {len(value)}"
        if depth > MOST_DEPTH:
            return f"at most {MOST_DEPTH} one inside the other"
    return ""
