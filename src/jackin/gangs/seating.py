"""What all games of the same gangs on the same board share: the units, their names, the answers that move them."""

from __future__ import annotations

from typing import Final

from jackin.gangs.book import Book
from jackin.gangs.content.model import Edgerunner
from jackin.gangs.words import (
    CLASSES, DRONE, NETRUNNER, OF_EACH_CLASS, SPACES, SPECIALIST, TECHIE, UNIT_WORDS, UNITS_OF_GANG, outside,
)  # fmt: skip


class Seating:
    """`names` of all units, gang after gang, then the Edgerunners; `rosters`: by side, those of the units it may own
    that a text calls by a word; `everyone`: all of them; `classes`: by side and class; `convoys`: by side and class,
    those that move with it; `pois`: by place, the kind of PoI that is there; `moves`, `recruits`: by unit and place,
    the answers that send it there."""

    def __init__(self, book: Book, gangs: tuple[int, ...], board: int) -> None:
        self.spaces: Final = book.spaces[board]
        self.names: Final = unit_names(book, gangs)
        self.rosters: Final = [rosters(book, side, len(gangs)) for side in range(len(gangs))]
        self.everyone: Final = [roster["any"] for roster in self.rosters]
        self.classes: Final = [[roster[word] for word in CLASSES[:SPECIALIST]] for roster in self.rosters]
        self.convoys: Final = [convoys(book, side, len(gangs)) for side in range(len(gangs))]
        self.reach: Final = reaches(book, board, True)
        self.drone_reach: Final = reaches(book, board, False)
        self.pois: Final = poi_kinds(book, board)
        self.moves: Final = [book.ways("move", board, n, name) for n, name in enumerate(self.names)]
        self.recruits: Final = [
            book.ways("recruit", board, n, reserve_name(n, name, len(gangs))) for n, name in enumerate(self.names)
        ]


def reaches(book: Book, board: int, pois: bool) -> list[list[int]]:
    """MOVE-1, MOVE-2; DRONE-5: by place, where a unit could go from there; PoIs or none."""
    found: list[list[int]] = []
    for home in range(len(book.districts)):
        around = [place for near in book.adjacent[home] for place in spaces_of(book, board, near, pois)]
        inside = spaces_of(book, board, home, pois)
        found.append(inside[1:] + around)
        found += [inside + around] * (SPACES - 1)
    return found


def poi_kinds(book: Book, board: int) -> list[str]:
    """By place; empty outside PoIs."""
    found: list[str] = []
    for kinds in book.pois[board]:
        row = ["", *kinds]
        found += row + [""] * (SPACES - len(row))
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


def reserve_name(unit: int, name: str, sides: int) -> str:
    """In reserve nobody can tell which one of a class it is."""
    return CLASSES[class_of(unit % UNITS_OF_GANG)] if unit < sides * UNITS_OF_GANG else name


SEATINGS: Final[dict[tuple[str, int, tuple[int, ...]], Seating]] = {}


def seating_of(book: Book, gangs: tuple[int, ...], board: int) -> Seating:
    """One for each set, gangs and board, however many games they play."""
    key = (book.prefix, board, gangs)
    if key not in SEATINGS:
        SEATINGS[key] = Seating(book, gangs, board)
    return SEATINGS[key]
