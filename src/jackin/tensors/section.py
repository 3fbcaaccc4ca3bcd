"""A run of indices that mean the same thing, for the pages that say what each index is."""

from __future__ import annotations


class Section:
    """`begin` is its first index; `meaning` says what each of its numbers is."""

    def __init__(self, begin: int, size: int, meaning: str) -> None:
        self.begin = begin
        self.size = size
        self.meaning = meaning

    @property
    def end(self) -> int:
        return self.begin + self.size


def laid_out(parts: list[tuple[int, str]]) -> list[Section]:
    """Sections one after the other."""
    found: list[Section] = []
    begin = 0
    for size, meaning in parts:
        found.append(Section(begin, size, meaning))
        begin += size
    return found
