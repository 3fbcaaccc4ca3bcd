"""The chance that the Corp wins a complete position: the odds that a small net gives its signs.

`weights.json` holds the net, and its card: of which games and how it was made (`jackin train`).
An automa plays by rules of its own: `automas.json` says how the same odds are to be read against one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp

from jackin.bots.netrunner_search.net import Net, read
from jackin.bots.netrunner_search.signs import SIGNS, signs
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, NOBODY, SIDES

FED = (*SIGNS, "edge")
"""What the net is fed. `edge`: 1 if the Corp plays on in the own manner and the Runner as `greedy`, -1 if it is the
other way round, and 0 if nothing is known of them."""


@cache
def net() -> Net:
    data = json.loads(resources.files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    return read(data, FED)


@cache
def against(side: str) -> tuple[float, float]:
    """How the odds are to be read where an automa plays a side: times a factor, and shifted."""
    data = json.loads(resources.files(__package__).joinpath("automas.json").read_text(encoding="utf-8"))
    return float(data[side][0]), float(data[side][1])


def chance(s: State, edge: float = 0.0) -> float:
    """That the Corp wins."""
    if s.over:
        return 0.5 if s.winner == NOBODY else float(s.winner == CORP)
    odds = net().odds([*signs(s), edge if s.automa is None else 0.0])
    if s.automa is not None:
        steep, shift = against(SIDES[s.automa.seat])
        odds = steep * odds + shift
    return 1.0 / (1.0 + exp(-odds))


def believed(s: State, seat: int, seed: int, worlds: int) -> float:
    """The Corp's chance as a seat can judge it: on average over worlds that it could believe."""
    return sum([chance(redeal(s, seat, seed + n)) for n in range(worlds)], 0.0) / worlds


def chance_of(s: State, seat: int, edge: float = 0.0) -> float:
    """`edge`: how much better than the other this seat plays on."""
    return chance(s, edge) if seat == CORP else 1.0 - chance(s, -edge)
