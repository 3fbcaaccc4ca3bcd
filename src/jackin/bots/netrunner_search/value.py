"""The chance that the Corp wins a complete position: a logistic function of its signs.

`weights.json` holds a weight for each sign, and its card: of which games and how it was made (`jackin train`).
An automa plays by rules of its own: `automas.json` says how the same odds are to be read against one.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from math import exp
from operator import mul

from jackin.bots.netrunner_search.signs import SIGNS, signs
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, NOBODY, SIDES

Weights = tuple[float, ...]


@cache
def weights() -> Weights:
    """The bias, then one for each sign."""
    data = json.loads(resources.files(__package__).joinpath("weights.json").read_text(encoding="utf-8"))
    return (float(data["bias"]), *[float(data["weights"][sign]) for sign in SIGNS])


@cache
def against(side: str) -> tuple[float, float]:
    """How the odds are to be read where an automa plays a side: times a factor, and shifted."""
    data = json.loads(resources.files(__package__).joinpath("automas.json").read_text(encoding="utf-8"))
    return float(data[side][0]), float(data[side][1])


def chance(s: State) -> float:
    """That the Corp wins."""
    if s.over:
        return 0.5 if s.winner == NOBODY else float(s.winner == CORP)
    bias, *each = weights()
    odds = bias + sum(map(mul, each, signs(s)), 0.0)
    if s.automa is not None:
        steep, shift = against(SIDES[s.automa.seat])
        odds = steep * odds + shift
    return 1.0 / (1.0 + exp(-odds))


def believed(s: State, seat: int, seed: int, worlds: int) -> float:
    """The Corp's chance as a seat can judge it: on average over worlds that it could believe."""
    return sum([chance(redeal(s, seat, seed + n)) for n in range(worlds)], 0.0) / worlds


def chance_of(s: State, seat: int) -> float:
    found = chance(s)
    return found if seat == CORP else 1.0 - found
