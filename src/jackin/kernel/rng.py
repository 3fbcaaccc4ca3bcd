"""Chance as a pure function: the n-th number of a seed."""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFFFFFFFFFF
HALF: Final = 0xFFFFFFFF
NARROW: Final = HALF >> 1
"""Up to here a product with a half is a number of 64 bits."""
SEED_BITS: Final = 256
MOST_SEED: Final = (1 << SEED_BITS) - 1
HALVES: Final = Struct("<16I")
"""Eight numbers of 64 bits, the lower half of each first: short integers are quick to reckon with."""


def key_of(seed: int) -> bytes:
    if not 0 <= seed <= MOST_SEED:
        raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {seed}")
    return seed.to_bytes(SEED_BITS // 8, "little")


def seedling(seed: int, n: int) -> int:
    """The n-th seed that comes of a seed. It tells nothing of its parent or of its siblings."""
    grown = blake2b(n.to_bytes(8, "little"), digest_size=SEED_BITS // 8, key=key_of(seed), person=b"seedling")
    return int.from_bytes(grown.digest(), "little")


def mix(seed: int, count: int) -> int:
    """SplitMix64."""
    x = (seed + (count + 1) * 0x9E3779B97F4A7C15) & MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & MASK
    return x ^ (x >> 31)


class Chance:
    """The numbers of a seed, eight to a block of keyed BLAKE2b. Forks share it: only the last block is remembered.

    A guessable one makes the numbers of SplitMix64, as the first journals had them.
    """

    def __init__(self, seed: int, guessable: bool = False) -> None:
        self.seed = seed & MASK if guessable else seed
        self.guessable = guessable
        self._keyed = blake2b(key=key_of(self.seed))
        self._block: tuple[int, ...] = ()
        self._at = -1

    def below(self, count: int, n: int) -> int:
        """The count-th number, as one of 0 .. n-1."""
        if self._at != count >> 3:
            self._turn(count >> 3)
        at = 2 * (count & 7)
        if n > NARROW:
            return self._block[at + 1] * n + (self._block[at] * n >> 32) >> 32
        low: i64 = self._block[at]
        high: i64 = self._block[at + 1]
        return high * n + (low * n >> 32) >> 32

    def _turn(self, at: int) -> None:
        if self.guessable:
            numbers = [mix(self.seed, at * 8 + n) for n in range(8)]
            self._block = tuple([half for number in numbers for half in (number & HALF, number >> 32)])
        else:
            block = self._keyed.copy()
            block.update(at.to_bytes(8, "little"))
            self._block = HALVES.unpack(block.digest())
        self._at = at

    def encode(self) -> int | str:
        """For a file: hex digits, because not every JSON reader keeps so long a number whole."""
        return self.seed if self.guessable else hex(self.seed)


Seed = int | Chance
"""A number that somebody chose, or chance as it was read from a file."""


def chance_of(seed: Seed) -> Chance:
    return seed if isinstance(seed, Chance) else Chance(seed)


def read_chance(data: object) -> Chance:
    """From a file: hex digits, or a number if it is of the first format."""
    if type(data) is int:
        return Chance(data, guessable=True)
    try:
        seed = int(str(data), 16)
    except ValueError:
        raise ValueError(f"a seed is hex digits, not {data!r}") from None
    return Chance(seed)


class Dice:
    """A private sequence of numbers, for bots and dealers outside a position."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.count = 0

    def below(self, n: int) -> int:
        self.count += 1
        return self.chance.below(self.count, n)

    def shuffled(self, items: list[int]) -> list[int]:
        items = items.copy()
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
        return items
