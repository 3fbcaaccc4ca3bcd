"""How hard a searching bot thinks. The levels are the same for every game."""

from __future__ import annotations

from typing import Final, NamedTuple


class Level(NamedTuple):
    """`worlds` it deals, `tries` beyond the obvious ones, `seconds` after which a thought ends with the best so far.
    Of a hundred choices of Gangs so many are `careless`, of a hundred actions of Netrunner so many `slips`, and of a
    hundred thoughts so many are left to `instinct`, of those of Netrunner `offhand` more.

    Where thoughts are bounded by counted work, `work` is how many decisions it plays through in its head; `hurried`:
    they end with their time as well. `beliefs`: it deals its worlds by how players behave. `shrewd`: its rules of
    thumb have the numbers that games have found. `seasoned`: and what games have taught it besides."""

    name: str
    worlds: int
    tries: int
    seconds: float
    careless: int = 0
    slips: int = 0
    work: int = 0
    instinct: int = 0
    offhand: int = 0
    hurried: bool = False
    beliefs: bool = False
    shrewd: bool = False
    seasoned: bool = False


ROOKIE: Final = Level("rookie", 0, 0, 0.0, careless=25, slips=65)
STREET: Final = Level("street", 1, 0, 0.5, slips=30, work=900, instinct=70)
PRO: Final = Level("pro", 2, 4, 1.0, work=1600, offhand=50, shrewd=True)
LEGEND: Final = Level("legend", 8, 60, 1.8, work=8000, hurried=True, beliefs=True, shrewd=True, seasoned=True)
LEVELS: Final[dict[str, Level]] = {level.name: level for level in (ROOKIE, STREET, PRO, LEGEND)}
