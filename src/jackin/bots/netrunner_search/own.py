"""The manner of those who think ahead: their own numbers for the rules of thumb.

`manner.json` holds what differs from `greedy`, and its card: by which games it was found (`jackin tune`); and how
whoever hides agendas among other cards differs from that.
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from jackin.bots.greedy.manner import GREEDY, Manner


@cache
def own_manner() -> Manner:
    return GREEDY.changed(numbers("numbers"))


@cache
def hiding_manner() -> Manner:
    return GREEDY.changed(numbers("numbers") | numbers("hiding"))


def numbers(of: str) -> dict[str, float]:
    data = json.loads(resources.files(__package__).joinpath("manner.json").read_text(encoding="utf-8"))
    found: dict[str, float] = data[of]
    return found
