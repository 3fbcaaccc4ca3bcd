"""A game by itself; whoever is asked is the one to act."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.tensors.batch import option_of
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page

OVER: Final = -1
FORBIDDEN: Final = -2
CUT: Final = -3
Copy = Callable[[], object]
"""An array of the caller's own."""


@final
class Sight:
    """What the seats of a table see: their pages, the mask of whoever is asked, and copies of both."""

    def __init__(self, encoding: Encoding, seats: int) -> None:
        self.encoding = encoding
        self.pages = [Page(encoding.size) for _ in range(seats)]
        self.mask = Page(encoding.count)
        self.nothing = Page(encoding.count)
        """The mask of whoever is not asked."""

    def copied_by(self, pages: list[Copy], mask: Copy, nothing: Copy) -> None:
        self.copy_page = pages
        self.copy_mask = mask
        self.copy_nothing = nothing


@final
class Single:
    """`legal` has the action of each option of the open ask, the mask the same as bytes. After `longest` decisions it
    is cut."""

    def __init__(self, sight: Sight, setup: Json, seed: int, longest: int) -> None:
        self.encoding = sight.encoding
        self.sight = sight
        self.position = sight.encoding.new(setup, seed)
        self.legal = sight.encoding.mark(self.position, sight.mask)
        self.left = longest

    def asked(self) -> int:
        """Whose decision it is."""
        ask = self.position.ask
        return OVER if ask is None else ask.seat

    def numbered(self) -> list[int]:
        """The legal actions that have a number."""
        for action in self.legal:
            if action < 0:
                return [action for action in self.legal if action >= 0]
        return self.legal

    def take(self, action: Any) -> int:
        """Who is asked next; OVER or CUT if nobody is. FORBIDDEN if the mask forbids it, and nothing has changed."""
        wanted = action if isinstance(action, int) else int(action)
        ask, mask = self.position.ask, self.sight.mask
        if ask is None or not 0 <= wanted < self.encoding.count or not mask.has(wanted):
            return FORBIDDEN
        answer(self.position, option_of(ask, self.legal, wanted))
        self.legal = self.encoding.mark(self.position, mask)
        self.left -= 1
        return self.asked() if self.left > 0 or self.position.ask is None else CUT

    def seen(self, seat: int) -> dict[str, object]:
        """What a seat sees and may answer."""
        sight = self.sight
        self.encoding.observe(self.position, seat, sight.pages[seat])
        copy_mask = sight.copy_mask if self.asked() == seat else sight.copy_nothing
        return {"observation": sight.copy_page[seat](), "action_mask": copy_mask()}
