"""How hard a searching bot thinks. The levels are the same for every game."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """`worlds` it deals, `tries` beyond the obvious ones, `seconds` after which a thought ends with the best so far;
    `ahead`: it thinks up to its next turn, not only of this one. Of a hundred choices so many are `careless`,
    and of a hundred thoughts of Gangs so many are left to `instinct`.

    Where thoughts are bounded by counted work, `work` is how many decisions it plays through in its head; `hurried`:
    they end with their time as well. `beliefs`: it deals its worlds by how players behave."""

    name: str
    worlds: int
    tries: int
    seconds: float
    ahead: bool = False
    careless: int = 0
    work: int = 0
    instinct: int = 0
    hurried: bool = False
    beliefs: bool = False


ROOKIE: Final = Level("rookie", 0, 0, 0.0, careless=25)
STREET: Final = Level("street", 1, 0, 0.5, work=900, instinct=70)
PRO: Final = Level("pro", 2, 4, 1.0, work=3000)
LEGEND: Final = Level("legend", 6, 24, 1.8, ahead=True, work=8000, hurried=True, beliefs=True)
LEVELS: Final[dict[str, Level]] = {level.name: level for level in (ROOKIE, STREET, PRO, LEGEND)}
