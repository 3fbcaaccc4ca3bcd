"""What all games of the same gangs on the same board share: the units, their names, the answers that move them."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Book
from jackin.gangs.words import CLASSES, DRONE, OF_EACH_CLASS, SPACES, UNITS_OF_GANG, outside
from jackin.kernel.ask import Option


class Seating:
    """`names` of all units, gang after gang, then the Edgerunners; `rosters`: by side, the units it may own."""

    def __init__(self, book: Book, gangs: tuple[int, ...], board: int) -> None:
        self.spaces: Final = book.spaces[board]
        self.names: Final = unit_names(book, gangs)
        hired = list(range(UNITS_OF_GANG * len(gangs), len(self.names)))
        self.rosters: Final = [
            [*range(side * UNITS_OF_GANG, (side + 1) * UNITS_OF_GANG), *hired] for side in range(len(gangs))
        ]
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


def unit_names(book: Book, gangs: tuple[int, ...]) -> list[str]:
    names: list[str] = []
    for gang in gangs:
        for n in range(UNITS_OF_GANG):
            kind = min(n // OF_EACH_CLASS, DRONE)
            names.append(f"{book.gangs[gang]}-{CLASSES[kind]}-{n - kind * OF_EACH_CLASS + 1}")
    return names + [edgerunner.id for edgerunner in book.content.edgerunners]


SEATINGS: Final[dict[tuple[str, int, tuple[int, ...]], Seating]] = {}


def seating_of(book: Book, gangs: tuple[int, ...], board: int) -> Seating:
    """One for each set, gangs and board, however many games they play."""
    key = (book.prefix, board, gangs)
    if key not in SEATINGS:
        SEATINGS[key] = Seating(book, gangs, board)
    return SEATINGS[key]
