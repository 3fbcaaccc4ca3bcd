"""Bytes that a learner reads: an observation, or the mask of what is legal."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8


class Shown:
    """What an encoding keeps in mind of a page, so as not to write twice what stands there already."""


@final
class Page:
    """Bytes of which most are 0. It knows what was put there, so that it is quickly blank again; of what was set,
    `shown` may say more. `into` has it among other pages, `begin` bytes from the start."""

    def __init__(self, size: int, into: vec[u8] | None = None, begin: int = 0) -> None:
        self.bytes: vec[u8] = blank(size) if into is None else into
        self.begin: i64 = begin
        self.written: vec[i64] = vec[i64]()
        self.count: i64 = 0
        self.shown: Shown | None = None

    def clear(self) -> None:
        """Take back what was put."""
        bytes, written = self.bytes, self.written
        for n in range(self.count):
            bytes[written[n]] = 0
        self.count = 0

    def set(self, at: i64, n: i64) -> None:
        """A number as it stands in a tensor, from 0 to 255."""
        if n < 0:
            n = 0
        elif n > 255:
            n = 255
        self.bytes[self.begin + at] = u8(n)

    def put(self, at: i64, n: i64) -> None:
        """A number that is gone when the page is cleared."""
        if n > 0:
            here = self.begin + at
            if not self.bytes[here]:
                self.note(here)
        self.set(at, n)

    def add(self, at: i64, n: i64 = 1) -> None:
        self.put(at, i64(self.bytes[self.begin + at]) + n)

    def take(self, at: i64) -> bool:
        """Put a 1 where there is nothing; False if there is something."""
        here = self.begin + at
        if self.bytes[here]:
            return False
        self.note(here)
        self.bytes[here] = 1
        return True

    def raised(self, at: i64) -> None:
        """Set one more."""
        here = self.begin + at
        n = self.bytes[here]
        if n < 255:
            self.bytes[here] = n + 1

    def wipe(self, at: i64, size: i64) -> None:
        """Set a stretch to 0."""
        bytes, here = self.bytes, self.begin + at
        for n in range(here, here + size):
            bytes[n] = 0

    def has(self, at: i64) -> bool:
        return self.bytes[self.begin + at] != 0

    def note(self, here: i64) -> None:
        if self.count < len(self.written):
            self.written[self.count] = here
        else:
            self.written = append(self.written, here)
        self.count += 1


def blank(size: int) -> vec[u8]:
    return vec[u8](bytes(size))
