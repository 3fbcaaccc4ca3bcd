"""What a number costs: python bench/chance.py [--json]

Keyed BLAKE2b as games are dealt with now, and SplitMix64 as the first journals had it.
"""

from __future__ import annotations

import argparse
import json
import time

from jackin import engine
from jackin.kernel.rng import Chance

NUMBERS = 400_000
ROUNDS = 5
KINDS = {"BLAKE2b": Chance(7), "SplitMix64": Chance(7, guessable=True)}


def microseconds(chance: Chance) -> float:
    """The best of several rounds: what else the machine does only adds to it."""
    return min(round_of(chance) for _ in range(ROUNDS)) / NUMBERS * 1e6


def round_of(chance: Chance) -> float:
    begun = time.process_time()
    for n in range(NUMBERS):
        chance.below(n, 45)
    return time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--json", action="store_true")
    found = {name: round(microseconds(chance), 2) for name, chance in KINDS.items()}
    if parser.parse_args().json:
        print(json.dumps({"engine": engine.kind(), **found}))
        return
    for name, cost in found.items():
        print(f"{name:12} {cost:5} us a number, engine {engine.kind()}")


if __name__ == "__main__":
    main()
