"""What can be read off the table: who stands where, who controls and dominates what."""

from __future__ import annotations

from jackin.gangs import seating
from jackin.gangs.state import State
from jackin.gangs.words import (
    DRONE, DRONES, OF_EACH_CLASS, RESERVE, SLOT, SPACES, UNITS_OF_GANG, district_of, is_poi,
)  # fmt: skip

# Units


def first_edgerunner(s: State) -> int:
    return UNITS_OF_GANG * len(s.gangs)


def is_edgerunner(s: State, unit: int) -> bool:
    return unit >= UNITS_OF_GANG * len(s.gangs)


def fits(s: State, unit: int, word: str) -> bool:
    """Whether a unit is one of those a text speaks of."""
    return seating.fits(s.kind[unit], is_edgerunner(s, unit), word)


def unit_name(s: State, unit: int) -> str:
    return s.seating.names[unit]


def gang_name(s: State, side: int) -> str:
    return s.book.gangs[s.gangs[side]]


def space_name(s: State, place: int) -> str:
    return s.book.spaces[s.board][place]


def units_in(s: State, side: int, district: int, word: str = "any") -> list[int]:
    """A side's units in a District, -1 for all of the city."""
    places, owner = s.place, s.owner
    found: list[int] = []
    low, high = (0, len(s.seating.spaces)) if district < 0 else (district * SPACES, district * SPACES + SPACES)
    for unit in s.seating.rosters[side][word]:
        if low <= places[unit] < high and owner[unit] == side:
            found.append(unit)
    return found


def count_in(s: State, side: int, district: int) -> int:
    places, owner = s.place, s.owner
    low = district * SPACES
    high = low + SPACES
    first = side * UNITS_OF_GANG
    n = 0
    for unit in range(first, first + UNITS_OF_GANG):
        if low <= places[unit] < high:
            n += 1
    for unit in range(first_edgerunner(s), len(places)):
        if owner[unit] == side and low <= places[unit] < high:
            n += 1
    return n


def feud(s: State) -> int:
    """FIRE-15: what a Firefight is worth to who wins it alone, with two players."""
    return s.settings.feud if s.seats == 2 and not s.alone else 0


def in_play(s: State, side: int, kind: int) -> int:
    """How many units of a class a side has in the city (EDGE-2: Edgerunners of it too)."""
    places, owner = s.place, s.owner
    n = 0
    for unit in s.seating.classes[side][kind]:
        if places[unit] >= 0 and owner[unit] == side:
            n += 1
    return n


def has_in_play(s: State, side: int, kind: int) -> bool:
    places, owner = s.place, s.owner
    for unit in s.seating.classes[side][kind]:  # noqa: SIM110  any() takes longer
        if places[unit] >= 0 and owner[unit] == side:
            return True
    return False


def hired(s: State, side: int) -> list[int]:
    """EDGE-6: the Edgerunners of a side, in play and in reserve."""
    first = first_edgerunner(s)
    return [unit for unit in range(first, len(s.place)) if s.owner[unit] == side and s.place[unit] >= RESERVE]


def reserve_of(s: State, side: int, kind: int) -> int:
    """A basic unit or Drone of the class in reserve, or -1."""
    start = side * UNITS_OF_GANG + kind * OF_EACH_CLASS
    for unit in range(start, start + (DRONES if kind == DRONE else OF_EACH_CLASS)):
        if s.place[unit] == RESERVE:
            return unit
    return -1


def alike(s: State, units: list[int]) -> list[int]:
    """One of each group that nobody can tell apart: same gang, class and place."""
    found: list[int] = []
    for unit in units:
        if is_edgerunner(s, unit) or not has_twin(s, found, unit):
            found.append(unit)
    return found


def has_twin(s: State, units: list[int], unit: int) -> bool:
    first, place = first_edgerunner(s), s.place[unit]
    for other in units:
        if s.place[other] == place and other < first and s.kind[other] == s.kind[unit]:
            if s.owner[other] == s.owner[unit]:
                return True
    return False


# Places


def occupant(s: State, place: int) -> int:
    """POI-1: the unit in a PoI, or -1."""
    for unit, at in enumerate(s.place):
        if at == place:
            return unit
    return -1


def free_pois(s: State, districts: list[int]) -> list[int]:
    """POI-2: those of some Districts without any unit; Johnny's too."""
    taken = s.place
    return [poi for district in districts for poi in pois(s, district) if poi != s.johnny and poi not in taken]


def occupied_pois(s: State) -> list[bool]:
    """POI-2, by place: whether it is a PoI with a unit in it, or Johnny."""
    found = [False] * len(s.seating.spaces)
    for place in s.place:
        if place > 0 and place & SLOT:
            found[place] = True
    if is_poi(s.johnny):
        found[s.johnny] = True
    return found


def pois(s: State, district: int) -> tuple[int, ...]:
    """The places of a District's PoIs."""
    return s.book.poi_places[s.board][district]


def poi_kind(s: State, place: int) -> str:
    return s.seating.pois[place]


def controlled(s: State, side: int, kind: str = "", district: int = -1, word: str = "any") -> list[int]:
    """POI-1: the PoIs that a side holds."""
    places, owner, pois = s.place, s.owner, s.seating.pois
    found: list[int] = []
    for unit in s.seating.rosters[side][word]:
        place = places[unit]
        if place >= 0 and pois[place] and owner[unit] == side:
            if (not kind or pois[place] == kind) and (district < 0 or place // SPACES == district):
                found.append(place)
    return found


def controls(s: State, side: int, kind: str) -> bool:
    """POI-1: whether a side holds a PoI of a kind."""
    places, owner, pois = s.place, s.owner, s.seating.pois
    for unit in s.seating.everyone[side]:
        if places[unit] >= 0 and pois[places[unit]] == kind and owner[unit] == side:
            return True
    return False


def has_presence(s: State, side: int, district: int) -> bool:
    """DOM-1."""
    places = s.place
    low = district * SPACES
    high = low + SPACES
    first = side * UNITS_OF_GANG
    for unit in range(first, first + UNITS_OF_GANG):
        if low <= places[unit] < high:
            return True
    for unit in range(first_edgerunner(s), len(places)):
        if s.owner[unit] == side and low <= places[unit] < high:
            return True
    return False


def has_unit(s: State, side: int, district: int, word: str) -> bool:
    """Whether a side has a unit there that a text calls so."""
    places, owner = s.place, s.owner
    low = district * SPACES
    high = low + SPACES
    for unit in s.seating.rosters[side][word]:  # noqa: SIM110  any() takes longer, and nothing is asked more often
        if low <= places[unit] < high and owner[unit] == side:
            return True
    return False


def has_dominance(s: State, side: int, district: int) -> bool:
    """DOM-2, DOM-3."""
    return district in s.hideouts[side] and has_most(s, side, district)


def has_most(s: State, side: int, district: int) -> bool:
    """Strictly more units than any other."""
    own = count_in(s, side, district)
    for other in range(len(s.gangs)):  # noqa: SIM110  any() takes longer
        if other != side and count_in(s, other, district) >= own:
            return False
    return True


def dominator(s: State, district: int) -> int:
    """The side with strictly the most units, or -1; it dominates if it has a Hideout there."""
    for side in range(len(s.gangs)):
        if has_most(s, side, district):
            return side
    return -1


def everywhere(s: State) -> list[int]:
    """Every District."""
    return s.book.everywhere


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


def highest_of(numbers: list[int]) -> int:
    """Of numbers that are not negative, 0 if there are none; max() takes longer."""
    most = 0
    for n in numbers:
        if n > most:
            most = n
    return most


def place_district(s: State, unit: int) -> int:
    return district_of(s.place[unit])
