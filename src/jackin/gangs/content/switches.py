"""Where each switch comes from, and the preset that reads them by the rulebook's words."""

from __future__ import annotations

from typing import Final

BOOK: Final = "book"
SAID: Final = "said"
HOUSE: Final = "house"

# switch: the rule that it is about, and where the default comes from: the rulebook's text, other people's reports of
# the game, or our own ruling where both are silent
SOURCES: Final[dict[str, tuple[str, str]]] = {
    "goal": ("GOAL-2", SAID),
    "end": ("GOAL-3", HOUSE),
    "tie": ("GOAL-5", HOUSE),
    "actions": ("ACTIVATE-2", BOOK),
    "hideout_cost": ("HIDE-1", BOOK),
    "hideout_resource": ("HIDE-1", HOUSE),
    "upgrade_cost": ("UPGR-1", BOOK),
    "upgrade_resource": ("UPGR-1", HOUSE),
    "firefights": ("SOLO-3", BOOK),
    "firefight_needs_opponent": ("SOLO-4", HOUSE),
    "hideout_needs_presence": ("HIDE-5", BOOK),
    "hired_at": ("HIRE-3", HOUSE),
    "max_hired": ("EDGE-6", SAID),
    "lost_edgerunner": ("EDGE-7", BOOK),
    "recruit_at": ("RECLAIM-3", HOUSE),
    "recruit_into_poi": ("RECLAIM-5", HOUSE),
    "netwatch": ("NET-6", HOUSE),
    "empty_deck": ("MARKET-2", HOUSE),
    "first_opportunity": ("MARKET-3", HOUSE),
    "effect_order": ("FIRE-11", HOUSE),
    "opportunities": ("MARKET-1", BOOK),
    "edgerunners": ("MARKET-1", BOOK),
    "rounds": ("GOAL-8", HOUSE),
    "johnny_tie": ("JOHNNY-6", HOUSE),
    "hideout_tokens": ("HIDE-2", BOOK),
    "feud": ("FIRE-15", HOUSE),
    "head_start": ("SETUP-9", HOUSE),
    "level": ("SOLITAIRE-9", HOUSE),
}

PRESET: Final = "preset"
PRESETS: Final[dict[str, dict[str, str | int]]] = {
    "by-the-book": {
        "end": "end-of-turn", "tie": "shared", "firefights": "per-action", "lost_edgerunner": "reserve",
        "johnny_tie": "kills", "hideout_tokens": "choose", "hideout_needs_presence": False,
        "feud": 0, "head_start": False, "level": "book",
    },
}  # fmt: skip
