"""What can be read off the table: who stands where, who controls and dominates what."""

from __future__ import annotations

from jackin.gangs.state import State
from jackin.gangs.words import (
    CLASSES, DRONE, NETRUNNER, OF_EACH_CLASS, RESERVE, SECRETS, SPACES, UNITS_OF_GANG, UNIT_WORDS, district_of,
    outside,
)  # fmt: skip

# Units


def first_edgerunner(s: State) -> int:
    return UNITS_OF_GANG * len(s.gangs)


def is_edgerunner(s: State, unit: int) -> bool:
    return unit >= UNITS_OF_GANG * len(s.gangs)


def fits(s: State, unit: int, word: str) -> bool:
    """Whether a unit is one of those a text speaks of."""
    if word == "any":
        return True
    kind = s.kind[unit]
    if word == "human":
        return kind != DRONE
    if word == "edgerunner":
        return is_edgerunner(s, unit)
    if word == "basic":
        return kind <= NETRUNNER and not is_edgerunner(s, unit)
    return CLASSES[kind] == word


def unit_name(s: State, unit: int) -> str:
    return s.names[unit]


def name_units(s: State) -> None:
    """What everybody calls the units: once, when they are laid out."""
    s.names = []
    for side in range(len(s.gangs)):
        for n in range(UNITS_OF_GANG):
            kind = min(n // OF_EACH_CLASS, DRONE)
            s.names.append(f"{gang_name(s, side)}-{CLASSES[kind]}-{n - kind * OF_EACH_CLASS + 1}")
    s.names += [edgerunner.id for edgerunner in s.book.content.edgerunners]


def gang_name(s: State, side: int) -> str:
    return s.book.gangs[s.gangs[side]]


def space_name(s: State, place: int) -> str:
    return s.book.spaces[s.board][place]


def units_in(s: State, side: int, district: int, word: str = "any") -> list[int]:
    """A side's units in a District, -1 for all of the city."""
    return [
        unit
        for unit, place in enumerate(s.place)
        if place >= 0
        and s.owner[unit] == side
        and (district < 0 or place // SPACES == district)
        and (word == "any" or fits(s, unit, word))
    ]


def count_in(s: State, side: int, district: int) -> int:
    low = district * SPACES
    owner = s.owner
    n = 0
    for unit, place in enumerate(s.place):
        if low <= place < low + SPACES and owner[unit] == side:
            n += 1
    return n


def in_play(s: State, side: int, kind: int) -> list[int]:
    """A side's units of a class in the city (EDGE-2: Edgerunners of it too)."""
    return [
        unit for unit, place in enumerate(s.place) if place >= 0 and s.owner[unit] == side and s.kind[unit] == kind
    ]


def hired(s: State, side: int) -> list[int]:
    """EDGE-6: the Edgerunners of a side, in play and in reserve."""
    first = first_edgerunner(s)
    return [unit for unit in range(first, len(s.place)) if s.owner[unit] == side and s.place[unit] >= RESERVE]


def reserve_of(s: State, side: int, kind: int) -> int:
    """A basic unit or Drone of the class in reserve, or -1."""
    start = side * UNITS_OF_GANG
    for unit in range(start, start + UNITS_OF_GANG):
        if s.kind[unit] == kind and s.place[unit] == RESERVE:
            return unit
    return -1


def alike(s: State, units: list[int]) -> list[int]:
    """One of each group that nobody can tell apart: same gang, class and place."""
    found: list[int] = []
    seen: set[tuple[int, int, int]] = set()
    for unit in units:
        if is_edgerunner(s, unit):
            found.append(unit)
            continue
        key = (s.owner[unit], s.kind[unit], s.place[unit])
        if key not in seen:
            seen.add(key)
            found.append(unit)
    return found


# Places


def occupant(s: State, place: int) -> int:
    """POI-1: the unit in a PoI, or -1."""
    for unit, at in enumerate(s.place):
        if at == place:
            return unit
    return -1


def is_free(s: State, place: int) -> bool:
    """POI-2: of any unit; Johnny's too."""
    return place not in s.place and s.johnny != place


def pois(s: State, district: int) -> list[int]:
    """The places of a District's PoIs."""
    return [outside(district) + n + 1 for n in range(len(s.book.pois[s.board][district]))]


def poi_kind(s: State, place: int) -> str:
    return s.book.pois[s.board][place // SPACES][place % SPACES - 1]


def controlled(s: State, side: int, kind: str = "", district: int = -1, word: str = "any") -> list[int]:
    """POI-1: the PoIs that a side holds."""
    return [
        place
        for unit, place in enumerate(s.place)
        if place >= 0
        and place % SPACES
        and s.owner[unit] == side
        and (not kind or poi_kind(s, place) == kind)
        and (district < 0 or place // SPACES == district)
        and fits(s, unit, word)
    ]


def has_presence(s: State, side: int, district: int) -> bool:
    """DOM-1."""
    low = district * SPACES
    owner = s.owner
    return any(low <= place < low + SPACES and owner[unit] == side for unit, place in enumerate(s.place))


def has_dominance(s: State, side: int, district: int) -> bool:
    """DOM-2, DOM-3."""
    return district in s.hideouts[side] and dominator(s, district) == side


def dominator(s: State, district: int) -> int:
    """The side with strictly the most units, or -1; it dominates if it has a Hideout there."""
    low = district * SPACES
    counts = [0] * len(s.gangs)
    for unit, place in enumerate(s.place):
        if low <= place < low + SPACES:
            counts[s.owner[unit]] += 1
    most = max(counts)
    return counts.index(most) if most and counts.count(most) == 1 else -1


def human_there(s: State, side: int, district: int) -> bool:
    """DRONE-6."""
    low = district * SPACES
    for unit, place in enumerate(s.place):
        if low <= place < low + SPACES and s.owner[unit] == side and s.kind[unit] != DRONE:
            return True
    return False


def everywhere(s: State) -> range:
    return range(len(s.book.districts))


# Sides


def is_player(s: State, side: int) -> bool:
    return side < s.seats


def decider(s: State, side: int) -> int:
    """Who answers for a side: the player, also for the rival gang (RIVAL-9)."""
    return side if side < s.seats else 0


def clockwise(s: State, start: int) -> list[int]:
    """Every side, from one of them on."""
    n = len(s.gangs)
    return [(start + i) % n for i in range(n)]


def turn_order(s: State, start: int) -> list[int]:
    """Every player, from one of them on."""
    return [(start + i) % s.seats for i in range(s.seats)]


def has(s: State, side: int, resource: int) -> int:
    return s.pool[3 * side + resource]


def means(s: State, side: int, resource: int) -> int:
    """RES-2: what could be paid of a resource."""
    own = s.pool[3 * side + resource]
    return own if resource == SECRETS else own + s.pool[3 * side + SECRETS]


def place_district(s: State, unit: int) -> int:
    return district_of(s.place[unit])


def unit_word(number: int) -> str:
    return UNIT_WORDS[number]
