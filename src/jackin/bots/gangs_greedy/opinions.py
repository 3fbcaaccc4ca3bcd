"""What things are worth to the greedy gang, in Street Cred."""

from __future__ import annotations

from typing import Final

WORTH: Final[dict[str, float]] = {
    "street-cred": 1.0,
    "eurodollars": 0.5,
    "contraband": 0.55,
    "corporate-secrets": 0.6,
    "resource": 0.6,
}
ENOUGH: Final = 4  # of one resource: more of it is worth half

# A unit in play, apart from where it stands
UNIT: Final[dict[str, float]] = {
    "solo": 0.8,
    "techie": 1.0,
    "netrunner": 1.0,
    "drone": 0.4,
    "specialist": 1.6,
}
EDGERUNNER: Final = 0.9  # more than a basic unit

# Where units stand
PRESENCE: Final = 0.45  # of the best reward
DOMINANCE: Final = 0.5  # of all rewards
FIRST_POI: Final[dict[str, float]] = {"business": 1.6, "fixer": 0.9, "data-fortress": 0.8}
MORE_POIS: Final[dict[str, float]] = {"business": 0.35, "fixer": 0.15, "data-fortress": 0.7}
WITHIN_REACH: Final = 0.45  # of an Opportunity whose requirement is met
AFFORDABLE: Final = 0.35  # more of it if it can be paid
ALONE: Final = 0.15  # a unit with opponents around it is in danger
STEP: Final = 0.12  # a move must be worth as much

# Actions
HIDEOUT: Final = 1.6  # beside its Street Cred: recruits and Dominance
UPGRADE: Final = 1.7
UPGRADES_ENOUGH: Final = 3
SMALL: Final = 0.4  # an action for its moves alone
LOSS: Final = 0.9  # a unit lost in a Firefight
KILL: Final = 0.45  # a unit of a rival lost
DISC: Final = 0.42  # a disc that returns
RECRUIT: Final = 0.6
RULE: Final = 0.9  # that an Edgerunner brings
CARD_TEXT: Final[dict[str, float]] = {  # on a Combat card
    "set-firepower": 0.0,
    "firepower": 0.8,
    "casualty": 0.9,
    "no-casualty": 0.8,
    "convert": 1.4,
    "silence": 0.8,
    "take": 0.8,
    "gain": 1.0,
    "keep": 1.2,
    "may": 1.2,
}

# Firepower that an unknown hand plays, on average of four, and what upgrades add
UNKNOWN: Final = (0, 1, 2, 3)
UPGRADED: Final = (1, 2, 3, 4)
