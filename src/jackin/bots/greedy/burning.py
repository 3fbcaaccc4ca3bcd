"""Whether the Corp can burn a Runner who is tagged when its turn begins."""

from __future__ import annotations

from typing import Final

from jackin.bots.greedy.runs import is_of
from jackin.bots.greedy.sight import Sight
from jackin.netrunner.shown.doings import fire

LIFE: Final = 50.0
"""What a Runner loses who is burnt."""
OTHERS: Final = 0.25
"""How likely one that is not known for it does, beside one that is."""
ENOUGH: Final = 2
"""Fires in sight from which on more make no difference."""
FIRE: Final = 4
"""The cards that one burns: who holds so many survives it."""
NEEDED: Final = (2, 5)
"""Credits with which the Corp can pay for one fire, and for two, when it has taken one more."""


def burning(sight: Sight) -> float:
    """How likely it does: with one fire, or with two."""
    m, money = sight.manner, int(sight.corp["credits"])
    twice = sight.grip >= FIRE
    if sight.grip >= 2 * FIRE or money < NEEDED[twice]:
        return 0.0
    likely = m.hunter * (1.0 if is_of(sight, "weyland", "nbn") else OTHERS)
    seen = [slug for slug in (*sight.corp["archives"], *sight.corp["hand"]) if fire(slug)]
    likely += m.kindled * min(ENOUGH, len(seen))
    return likely / 2 if twice else likely
