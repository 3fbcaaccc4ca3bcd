"""Who plays a seat by rules of its own: told what happens, as a card's hooks are, and asked in a player's place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from jackin.kernel.ask import Ask, Option
from jackin.netrunner.state import State
from jackin.netrunner.words import HAND


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """This one plays nobody: whatever it is asked for goes the way of the rulebook. Only heard if `s.automated`."""

    # In a player's place; where it says whether, it has done so

    def answers(self, s: State, ask: Ask) -> Option | None:
        return None

    def sets_up(self, s: State, seat: int) -> bool:
        return False

    def takes_turn(self, s: State, seat: int) -> bool:
        return False

    def draws(self, s: State, seat: int, n: int) -> bool:
        return False

    def never_runs_out(self, s: State, seat: int) -> bool:
        """Whether an empty deck does not keep it from drawing."""
        return False

    def hand(self, s: State, seat: int) -> tuple[int, ...]:
        """What a text calls "your hand" when it takes cards from it."""
        return s.zones[HAND[seat]]

    def takes_to_hand(self, s: State, card: int, seen: bool) -> bool:
        return False

    def looks_first(self, s: State, seat: int) -> int:
        """The zone in which it searches before its deck; -1 if there is none."""
        return -1

    def installs_by(self, s: State, card: int) -> None:
        """What the text of this card would install from hand."""

    def keeps(self, s: State, card: int) -> bool:
        """A card that it does not let be trashed."""
        return False

    def numbers_anew(self, s: State) -> bool:
        """Whether no remote server ever gets the number of an older one."""
        return False

    # Told of what happens

    def settles(self, s: State) -> None:
        """A step is over that stirred something."""

    def places(self, s: State, kind: int) -> None:
        """Counters of a kind have been placed."""

    def takes_up(self, s: State) -> None:
        """A card of HQ or R&D is set aside while others are accessed."""

    def puts_back(self, s: State) -> None:
        """What was set aside lies where it came from."""

    def pays_to_trash(self, s: State, cost: int) -> None:
        """The Runner trashes an accessed card."""

    def passes(self, s: State, ice: int) -> None:
        """The Runner has left this ice behind."""

    def run_is_over(self, s: State) -> None:
        """Everything that waited for the end of the run has been."""


LISTENERS: Final[list[Listener]] = [Listener()]


def listens(listener: Listener) -> None:
    """From now on this one is told and asked."""
    LISTENERS[0] = listener


def listener() -> Listener:
    return LISTENERS[0]
