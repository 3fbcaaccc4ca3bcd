"""What the bots answered in games that are played again in the tests: a fingerprint of each.

A bot that plays otherwise than it did is stronger, weaker or broken, and nothing else says so.
"""

from __future__ import annotations

from tests.recorded import as_recorded


def answers_as_recorded(games: dict[str, list[str]]) -> None:
    as_recorded(__file__, games)
