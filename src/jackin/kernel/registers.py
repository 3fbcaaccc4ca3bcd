"""Names for a frame's registers.

A frame keeps a few bare registers, since copying them is what a fork costs. Only the file of a flow knows what they
hold, and it says so by naming them, one line each; everybody reads and writes them by these names:

    DAMAGE: Final = N()
    TAGS: Final = K()

    if DAMAGE.of(f) > 0:
        TAGS.set(f, 0)
"""

from __future__ import annotations

from typing import final

from jackin.kernel.frame import Frame


@final
class N:
    """The register `n`."""

    def of(self, f: Frame) -> int:
        return f.n

    def set(self, f: Frame, n: int) -> None:
        f.n = n

    def add(self, f: Frame, n: int) -> None:
        f.n += n


@final
class M:
    """The register `m`."""

    def of(self, f: Frame) -> int:
        return f.m

    def set(self, f: Frame, n: int) -> None:
        f.m = n

    def add(self, f: Frame, n: int) -> None:
        f.m += n


@final
class K:
    """The register `k`."""

    def of(self, f: Frame) -> int:
        return f.k

    def set(self, f: Frame, n: int) -> None:
        f.k = n

    def add(self, f: Frame, n: int) -> None:
        f.k += n


@final
class Subject:
    """The register `subject`, mostly of a card."""

    def of(self, f: Frame) -> int:
        return f.subject

    def set(self, f: Frame, n: int) -> None:
        f.subject = n

    def add(self, f: Frame, n: int) -> None:
        f.subject += n


@final
class Cards:
    """The register `cards`."""

    def of(self, f: Frame) -> tuple[int, ...]:
        return f.cards

    def set(self, f: Frame, cards: tuple[int, ...]) -> None:
        f.cards = cards


@final
class More:
    """The register `more`: numbers, or what a called flow tells its caller."""

    def of(self, f: Frame) -> tuple[int, ...]:
        return f.more

    def set(self, f: Frame, more: tuple[int, ...]) -> None:
        f.more = more
