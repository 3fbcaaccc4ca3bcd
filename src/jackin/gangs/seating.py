"""What all games of the same gangs on the same board share: the units, their names, the answers that move them."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Book
from jackin.gangs.content.model import Edgerunner
from jackin.gangs.words import (
    CLASSES, DRONE, NETRUNNER, OF_EACH_CLASS, SPACES, SPECIALIST, TECHIE, UNIT_WORDS, UNITS_OF_GANG, outside,
)  # fmt: skip
from jackin.kernel.ask import Option


class Seating:
    """`names` of all units, gang after gang, then the Edgerunners; `rosters`: by side, the units it may own, and by
    the word of a text for some of them; `convoys`: by side and class, those that move with it."""

    def __init__(self, book: Book, gangs: tuple[int, ...], board: int) -> None:
        self.spaces: Final = book.spaces[board]
        self.names: Final = unit_names(book, gangs)
        self.rosters: Final = [rosters(book, side, len(gangs)) for side in range(len(gangs))]
        self.convoys: Final = [convoys(book, side, len(gangs)) for side in range(len(gangs))]
        self.reach: Final = reaches(book, board, True)
        self.drone_reach: Final = reaches(book, board, False)
        self._moves: Final[list[Option | None]] = [None] * (len(self.names) * len(book.districts) * SPACES)

    def move(self, unit: int, place: int) -> Option:
        """The answer that moves a unit to a place; made once."""
        key = unit * len(self.spaces) + place
        option = self._moves[key]
        if option is None:
            option = Option("move", f"{self.names[unit]}>{self.spaces[place]}", unit, place=place)
            self._moves[key] = option
        return option


def reaches(book: Book, board: int, pois: bool) -> list[tuple[int, ...]]:
    """MOVE-1, MOVE-2; DRONE-5: by place, where a unit could go from there; PoIs or none."""
    found: list[tuple[int, ...]] = []
    for home in range(len(book.districts)):
        around = [place for near in book.adjacent[home] for place in spaces_of(book, board, near, pois)]
        inside = spaces_of(book, board, home, pois)
        found.append((*inside[1:], *around))
        found += [(*inside, *around)] * (SPACES - 1)
    return found


def spaces_of(book: Book, board: int, district: int, pois: bool) -> list[int]:
    """The ground outside PoIs first."""
    return [outside(district), *(book.poi_places[board][district] if pois else ())]


def fits(kind: int, edgerunner: bool, word: str) -> bool:
    """Whether a unit of this class is one of those a text speaks of."""
    if word == "any":
        return True
    if word == "human":
        return kind != DRONE
    if word == "edgerunner":
        return edgerunner
    if word == "basic":
        return kind <= NETRUNNER and not edgerunner
    return CLASSES[kind] == word


def class_of(n: int) -> int:
    """Of the n-th unit of a gang."""
    return min(n // OF_EACH_CLASS, DRONE)


def rosters(book: Book, side: int, sides: int) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for word in UNIT_WORDS:
        own = [side * UNITS_OF_GANG + n for n in range(UNITS_OF_GANG) if fits(class_of(n), False, word)]
        for n, card in enumerate(book.content.edgerunners):
            if fits(CLASSES.index(card.unit), True, word):
                own.append(sides * UNITS_OF_GANG + n)
        found[word] = own
    return found


def convoys(book: Book, side: int, sides: int) -> list[list[int]]:
    """DRONE-2, EDGE-2, EDGE-3."""
    found: list[list[int]] = []
    for kind in range(DRONE):
        along = [kind, DRONE] if kind == TECHIE else [kind]
        own = [side * UNITS_OF_GANG + n for n in range(UNITS_OF_GANG) if class_of(n) in along]
        for n, card in enumerate(book.content.edgerunners):
            if goes_along(card, CLASSES[kind]):
                own.append(sides * UNITS_OF_GANG + n)
        found.append(own)
    return found


def goes_along(card: Edgerunner, kind: str) -> bool:
    if card.unit != CLASSES[SPECIALIST]:
        return card.unit == kind
    return card.moves is not None and card.moves.on == "activated" and card.moves.unit == kind


def unit_names(book: Book, gangs: tuple[int, ...]) -> list[str]:
    names: list[str] = []
    for gang in gangs:
        for n in range(UNITS_OF_GANG):
            kind = class_of(n)
            names.append(f"{book.gangs[gang]}-{CLASSES[kind]}-{n - kind * OF_EACH_CLASS + 1}")
    return names + [edgerunner.id for edgerunner in book.content.edgerunners]


SEATINGS: Final[dict[tuple[str, int, tuple[int, ...]], Seating]] = {}


def seating_of(book: Book, gangs: tuple[int, ...], board: int) -> Seating:
    """One for each set, gangs and board, however many games they play."""
    key = (book.prefix, board, gangs)
    if key not in SEATINGS:
        SEATINGS[key] = Seating(book, gangs, board)
    return SEATINGS[key]
