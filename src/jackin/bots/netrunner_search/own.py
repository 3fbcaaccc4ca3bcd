"""The manner of those who think ahead: their own numbers for the rules of thumb.

`manner.json` holds what differs from `greedy`, and its card: by which games it was found (`jackin tune`); and how
whoever hides agendas among other cards differs from that. `experience.json` holds what games have taught beyond the
rules of thumb (`jackin practise`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from jackin.bots.greedy.experience import Experience, Weights
from jackin.bots.greedy.manner import GREEDY, Manner


@cache
def own_manner() -> Manner:
    return GREEDY.changed(numbers("numbers"))


@cache
def hiding_manner() -> Manner:
    return GREEDY.changed(numbers("numbers") | numbers("hiding"))


@cache
def seasoned_manner() -> Manner:
    return seasoned(experience())


def seasoned(weights: Weights) -> Manner:
    """Of whoever hides agendas, with what games have taught."""
    return GREEDY.changed(numbers("numbers") | numbers("hiding"), Experience(weights))


def experience() -> Weights:
    data = json.loads(resources.files(__package__).joinpath("experience.json").read_text(encoding="utf-8"))
    return {name: [float(number) for number in line.split()] for name, line in data["weights"].items()}


def numbers(of: str) -> dict[str, float]:
    data = json.loads(resources.files(__package__).joinpath("manner.json").read_text(encoding="utf-8"))
    found: dict[str, float] = data[of]
    return found
