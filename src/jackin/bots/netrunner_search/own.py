"""The manner of those who think ahead: their own numbers for the rules of thumb.

`manner.json` holds what differs from `greedy`, and its card: by which games it was found (`jackin tune`).
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from jackin.bots.greedy.manner import GREEDY, Manner


@cache
def own_manner() -> Manner:
    data = json.loads(resources.files(__package__).joinpath("manner.json").read_text(encoding="utf-8"))
    return GREEDY.changed(data["numbers"])
