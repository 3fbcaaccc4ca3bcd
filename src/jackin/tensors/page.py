"""Bytes that a learner reads: an observation, or the mask of what is legal."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, u8


@final
class Page:
    """Bytes of which most are 0. It knows which are not, so that it is quickly blank again. `into` has it among other
    pages, `begin` bytes from the start."""

    def __init__(self, size: int, into: vec[u8] | None = None, begin: int = 0) -> None:
        self.bytes: vec[u8] = blank(size) if into is None else into
        self.begin: i64 = begin
        self.written: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def clear(self) -> None:
        for n in range(self.count):
            self.bytes[self.written[n]] = 0
        self.count = 0

    def put(self, at: i64, n: i64) -> None:
        """A number as it stands in a tensor: from 0 to 255."""
        if n <= 0:
            n = 0
        elif n > 255:
            n = 255
        here = self.begin + at
        if n and not self.bytes[here]:
            self.note(here)
        self.bytes[here] = u8(n)

    def add(self, at: i64, n: i64 = 1) -> None:
        self.put(at, i64(self.bytes[self.begin + at]) + n)

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
