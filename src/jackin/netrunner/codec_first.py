"""Positions of the first format, which had numbers for events, zones and counters, as the second has them."""

from __future__ import annotations

from typing import Any, Final

from jackin.netrunner.words import COUNTERS, KINDS, zone_name

EVENTS: Final = [
    "game-begins", "turn-begins", "turn-ends", "installed", "played", "resolved", "rezzed", "derezzed",
    "advanced", "scored", "stolen", "trashed", "exposed", "run-begins", "approached", "encountered",
    "interacted", "encounter-ends", "passed", "run-successful", "run-unsuccessful", "run-ends",
    "access-begins", "accessed", "would-suffer", "done-damage", "suffered", "tagged", "traced", "purged",
    "emptied", "watched", "would-expose", "discard-ends", "would-trash", "encountered-next", "used",
]  # fmt: skip
"""In the order of their numbers then; `would-expose`, `would-trash` and `encountered-next` never happened."""


def by_names(first: dict[str, Any]) -> dict[str, Any]:
    data = dict(first)
    data["zones"] = {zone_name(zone): cards for zone, cards in enumerate(first["zones"])}
    data["counters"] = {}
    for key, n in first["counters"].items():
        data["counters"].setdefault(str(int(key) // KINDS), {})[COUNTERS[int(key) % KINDS]] = n
    for name in ("happened", "last_turn"):
        data[name] = [[EVENTS[event[0]], event[1], event[2]] for event in first[name]]
    data["lasting"] = [
        {**lasting, "event": EVENTS[lasting["event"]] if lasting["event"] >= 0 else ""}
        for lasting in first["lasting"]
    ]
    return data
