"""The proof of a puzzle: every answer of the solver against every answer of the other seat, to the end.

All cards are known and nothing may depend on luck: an answer after which chance decides counts as lost for the solver
(`luck` False), or as won when it is asked whether anything else than the solution could work (`luck` True).
"""

from __future__ import annotations

from functools import lru_cache

from jackin.kernel.frame import Key
from jackin.kernel.machine import Position
from jackin.lessons.lesson import PASSING
from jackin.lessons.puzzle import Puzzle, puzzle
from jackin.netrunner.game import state

MOST = 4000
"""Positions that a proof may look at."""


class TooLarge(Exception):
    """The proof would look at more positions than it may."""


class Proof:
    def __init__(self, solved: Puzzle, most: int = MOST, luck: bool = False) -> None:
        self.puzzle = solved
        self.game = solved.door.game
        self.left = most
        self.luck = luck
        self._known: dict[Key, bool] = {}

    def wins(self, position: Position) -> bool:
        """Whether the solver reaches the goal from here whatever the other seat answers."""
        end = self.puzzle.ended(position)
        ask = position.ask
        if end is not None or ask is None:
            return bool(end)
        key = position.key()
        if key not in self._known:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
            found = (self.after(position, value) for value in ask.values)
            self._known[key] = any(found) if ask.seat == self.puzzle.place else all(found)
        return self._known[key]

    def after(self, position: Position, value: str) -> bool:
        ahead = self.game.fork(position)
        self.game.answer(ahead, value)
        s = state(ahead)
        if s.count != state(position).count and s.reason != "flatline":
            return self.luck
        return self.wins(ahead)

    def again(self, most: int = MOST) -> Proof:
        """With what is known already, and as many positions to look at as in the beginning."""
        self.left = most
        return self


@lru_cache(maxsize=8)
def _proof_of(id: str) -> Proof:
    return Proof(puzzle(id))


def proof_of(id: str) -> Proof:
    """The proof of a puzzle that a table asks of again and again: it keeps what it has looked at."""
    return _proof_of(id).again()


def first_moves(solved: Puzzle, position: Position, most: int = MOST, luck: bool = False) -> tuple[list[str], int]:
    """The first answers that work, and how many positions it took to know."""
    proof = Proof(solved, most, luck)
    ask = position.ask
    assert ask is not None
    found = [value for value in ask.values if proof.after(position, value)]
    return found, most - proof.left


def is_sound(solved: Puzzle) -> bool:
    """One first answer works for sure, and with all the luck in the world no other does."""
    position = solved.begin().position
    sure, size = first_moves(solved, position)
    return sure == [solved.first] and size == solved.size and first_moves(solved, position, luck=True)[0] == sure


def solving(proof: Proof, position: Position) -> str:
    """An answer that still leads to the goal; empty if there is none."""
    ask = position.ask
    assert ask is not None
    try:
        return next((value for value in ask.values if proof.after(position, value)), "")
    except TooLarge:
        return ""


def resisting(proof: Proof, position: Position) -> str:
    """The other seat's answer: one that spoils the goal if there is one, otherwise one that lets things pass."""
    ask = position.ask
    assert ask is not None
    passing = next((value for value in PASSING if value in ask.values), ask.values[-1])
    try:
        if not proof.after(position, passing):
            return passing
        return next((value for value in ask.values if not proof.after(position, value)), passing)
    except TooLarge:
        return passing
