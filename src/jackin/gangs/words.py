"""The rulebook's nouns, as numbers; and how things are called in answers.

The value of an option is `verb name n`. Nobody takes it apart: what an answer is about stands in the fields of its
view. What a name in it means:

* a District: its id, like `city-center`;
* a space: a District for the ground outside PoIs, or `city-center/fixer`, `city-center/fixer-2` for a PoI;
* a unit: `maelstrom-solo-1`, `maelstrom-drone-4`; an Edgerunner goes by its card's id, `rogue`;
* a unit and where it goes: `maelstrom-solo-1>heywood/business`;
* a card: its id; an effect to choose: its path in the content set, like `opportunity/militech-smart-weapons.0.1`;
* a gang: its id; a resource: `eurodollars`, `contraband`, `corporate-secrets`; an action: `solos` and so on.

| ask | options |
|---|---|
| turn, action | `activate ACTION`, `wild ACTION`, `reclaim`, `end-turn` |
| move | `move UNIT>SPACE`, `done` |
| firefight | `fight DISTRICT`, `done` |
| exchange | `exchange UNIT>SPACE` (your Solo and the PoI), `done` |
| combat-card | `combat CARD` |
| casualty, lose-unit | `lose UNIT` |
| techies | `seize CARD`, `hire CARD`, `done` |
| hired-at, drone-at, hideout-at | `place DISTRICT`, `build DISTRICT` |
| hideout-token | `token n` (its Street Cred) |
| pay | `pay RESOURCE n` (n Corporate Secrets stand in) |
| netrun | `advance n` |
| space | `apply`, `decline` |
| keep-upgrade, remove-combat, regain | `keep CARD`, `remove CARD`, `regain CARD` |
| reward | `reward RESOURCE` |
| recruit | `recruit CLASS>SPACE`, `recruit EDGERUNNER>SPACE`, `done` |
| choose, may | `choose PATH`, `yes`, `no` |
| rival, captor | `rival GANG`, `captor GANG` |
| convert, push | `convert UNIT`, `push UNIT>DISTRICT` |
| disc, reserve | `disc ACTION`, `reserve CARD`, `done` |
| resource | `resource RESOURCE`, `refuse` |
"""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
SPECTATOR: Final = -1
MOST_SEATS: Final = 4

# Classes (UNIT-1, DRONE-1, EDGE-3)
SOLO: Final = 0
TECHIE: Final = 1
NETRUNNER: Final = 2
DRONE: Final = 3
SPECIALIST: Final = 4
CLASSES: Final = ["solo", "techie", "netrunner", "drone", "specialist"]
OF_EACH_CLASS: Final = 3
DRONES: Final = 4
UNITS_OF_GANG: Final = 3 * OF_EACH_CLASS + DRONES

# Places of a unit that is not in play; in play: SPACES * District + slot, slot 0 being outside PoIs
RESERVE: Final = -1
REMOVED: Final = -2
UNHIRED: Final = -3
HELD: Final = -10  # HELD - side: a fallen piece that this side holds (GANG-2)
SPACES: Final = 8
SLOT: Final = SPACES - 1  # the bits of a place that are its slot

# Resources (RES-1)
EURODOLLARS: Final = 0
CONTRABAND: Final = 1
SECRETS: Final = 2
RESOURCES: Final = ["eurodollars", "contraband", "corporate-secrets"]

# Action discs (ACTIVATE-4), as bits
ACTIONS: Final = ["solos", "techies", "netrunners", "hideout", "upgrade", "wild"]
SOLOS: Final = 0
TECHIES: Final = 1
NETRUNNERS: Final = 2
HIDEOUT: Final = 3
UPGRADE: Final = 4
WILD: Final = 5
ALL_DISCS: Final = 63

HIDEOUTS: Final = 4  # HIDE-3
SLOTS: Final = 3  # of the Story
DIE: Final = 6  # NET-6
LOOK: Final = 2  # UPGR-1

UNIT_WORDS: Final = ["solo", "techie", "netrunner", "drone", "edgerunner", "basic", "human", "any"]
ANY_UNIT: Final = 7


def district_of(place: int) -> int:
    """The District of a place, or -1."""
    return place // SPACES if place >= 0 else -1


def outside(district: int) -> int:
    return district * SPACES


def is_poi(place: int) -> bool:
    return place >= 0 and place % SPACES > 0
