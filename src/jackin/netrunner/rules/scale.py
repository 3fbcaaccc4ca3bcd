"""How a seat weighs what a text does: each word of the vocabulary says it in these terms (`Effect.worth`)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from jackin.netrunner.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Scale:
    """This one weighs nothing: a seat says what matters to it."""

    def credits(self, s: State, seat: int, n: int) -> int:
        """Somebody gains so many; loses them, if it is less than nothing."""
        return 0

    def clicks(self, s: State, seat: int, n: int) -> int:
        return 0

    def draws(self, s: State, n: int) -> int:
        """The text's controller draws."""
        return 0

    def takes_back(self, s: State, n: int) -> int:
        """So many cards of a pile come to hand."""
        return 0

    def finds(self, s: State, to_install: bool) -> int:
        """A card of the deck, to hand or installed."""
        return 0

    def hurts(self, s: State, damage: int, tags: int) -> int:
        """The Runner."""
        return 0

    def relieves(self, s: State, tags: int) -> int:
        return 0

    def counters(self, s: State, card: int, kind: int, n: int) -> int:
        """On the text's own card."""
        return 0

    def spreads(self, s: State, kind: int, n: int) -> int:
        """Counters on cards of the controller's choice."""
        return 0

    def trashes(self, s: State, cards: list[int], n: int) -> int:
        """So many of these, which somebody chooses."""
        return 0

    def gives_up(self, s: State, card: int) -> int:
        """The text's own card is trashed."""
        return 0

    def forfeits(self, s: State) -> int:
        return 0

    def rezzes(self, s: State, cards: list[int]) -> int:
        """One of these, for nothing."""
        return 0

    def exposes(self, s: State, cards: list[int]) -> int:
        """One of these facedown cards is shown."""
        return self.other(s, len(cards) > 0)

    def installs(self, s: State, n: int) -> int:
        """Whatever fits among so many cards of R&D, for nothing."""
        return 0

    def ends_run(self, s: State) -> int:
        return 0

    def other(self, s: State, could: bool) -> int:
        """Something else, which could change the game or not."""
        return 0
