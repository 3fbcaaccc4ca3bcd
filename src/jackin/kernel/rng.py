"""Chance as a pure function: the n-th number of a seed (SplitMix64)."""

from __future__ import annotations

from typing import Final

MASK: Final = 0xFFFFFFFFFFFFFFFF


def mix(seed: int, count: int) -> int:
    x = (seed + (count + 1) * 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


def below(seed: int, count: int, n: int) -> int:
    """The count-th number of the seed, as one of 0 .. n-1."""
    return (mix(seed, count) * n) >> 64


class Dice:
    """A private sequence of numbers, for bots and dealers outside a position."""

    def __init__(self, seed: int) -> None:
        self.seed = seed & MASK
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return below(self.seed, self.count, n)

    def shuffled(self, items: list[int]) -> list[int]:
        items = items.copy()
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items
