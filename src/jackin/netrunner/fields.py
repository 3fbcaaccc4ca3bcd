"""The plain fields of a position, by how they are saved. Made by tools/fields.py. Do not edit."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = [
    "serials", "tags", "brain", "bad_publicity", "turn", "active", "acting", "memory_touched", "winner", "reason",
    "quiet",
]  # fmt: skip
COLUMNS: Final = [
    "faceup", "knows", "serial", "host",
]  # fmt: skip
LISTS: Final = [
    "awake", "credits", "clicks",
]  # fmt: skip
RUN_NUMBERS: Final = [
    "ahead", "ice", "approaches", "encounters", "encountering", "interacting", "broken", "resolved", "outcome",
    "ended", "extra", "purse", "accessing", "left", "moved",
]  # fmt: skip
RUN_TUPLES: Final = [
    "breakers", "aside",
]  # fmt: skip
AUTOMA_NUMBERS: Final = [
    "rich", "card", "click", "last", "behaviour", "side", "x", "touched", "overridden", "left", "link", "trash",
]  # fmt: skip
AUTOMA_TUPLES: Final = [
    "deck", "discard", "revealed", "barred", "order", "given", "economy",
]  # fmt: skip
