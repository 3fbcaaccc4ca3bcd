"""A game by itself; whoever is asked is the one to act."""

from __future__ import annotations

from typing import Final, final

from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.tensors.batch import option_of
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page

OVER: Final = -1
FORBIDDEN: Final = -2


@final
class Single:
    """`legal` has the action of each option of the open ask, `mask` the same as bytes."""

    def __init__(self, encoding: Encoding, setup: Json, seed: int, pages: list[Page], mask: Page) -> None:
        self.encoding = encoding
        self.position = encoding.new(setup, seed)
        self.pages = pages
        self.mask = mask
        self.legal = encoding.mark(self.position, mask)

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

    def take(self, action: int) -> int:
        """Who is asked next; FORBIDDEN if the mask forbids it, and nothing has changed."""
        ask = self.position.ask
        if ask is None or not 0 <= action < self.encoding.count or not self.mask.has(action):
            return FORBIDDEN
        answer(self.position, option_of(ask, self.legal, action))
        self.legal = self.encoding.mark(self.position, self.mask)
        return self.asked()

    def look(self, seat: int) -> bool:
        """Write what a seat sees on its page; whether it is asked."""
        self.encoding.observe(self.position, seat, self.pages[seat])
        return self.asked() == seat
