"""The plain fields of a position, by how they are saved. Made by tools/fields.py. Do not edit."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = [
    "seats", "board", "story", "first", "turns", "active", "actions", "fought", "ending", "firefights", "upgraded",
    "epilogue", "alone", "johnny", "johnny_cred", "shut", "full", "winner", "reason", "quiet",
]  # fmt: skip
TUPLES: Final = [
    "gangs", "looking", "upgrades", "upgrades_gone", "opportunities", "opportunity_market", "opportunity_order",
    "opportunities_gone", "edgerunners", "edgerunner_market", "slots", "branched", "told", "drawn", "winners",
]  # fmt: skip
COLUMNS: Final = [
    "kind", "owner", "place", "pool", "cred", "net", "discs", "tokens", "knows",
]  # fmt: skip
HOLDINGS: Final = [
    "hideouts", "dashboard", "hand", "pile", "seized", "aside",
]  # fmt: skip
FIGHT_NUMBERS: Final = [
    "johnny", "revealed", "johnny_firepower", "silenced", "kept",
]  # fmt: skip
FIGHT_TUPLES: Final = [
    "johnny_drawn",
]  # fmt: skip
FIGHT_LISTS: Final = [
    "chosen", "firepower", "spared", "avenge", "scored",
]  # fmt: skip
FIGHT_HOLDINGS: Final = [
    "drawn",
]  # fmt: skip
