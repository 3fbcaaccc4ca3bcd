"""What machines are worth, on the scale of the players' own ratings: a list made by `jackin ladder --write`.

How it is made, and why it says what it says: docs/decisions/0036-ratings-of-machines.md.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

LIST = Path(__file__).parent / "ratings.json"


class Worth(NamedTuple):
    """Points, and half the width of the 95 % interval."""

    points: int
    margin: int


@cache
def ratings() -> dict[str, dict[str, Worth]]:
    """By pool and name: a bot's own, or `automa:PACK:LEVEL`. Who has not been measured is not there."""
    found = json.loads(LIST.read_text("utf-8"))["ratings"]
    return {pool: {name: Worth(**worth) for name, worth in named.items()} for pool, named in found.items()}
