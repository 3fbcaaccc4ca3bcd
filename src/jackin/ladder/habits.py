"""Bluffing against somebody who has studied this very Corp: what its habits tell, beyond the rules and the deck.

Two who have watched its other games guess whether a facedown card is an agenda. Both deal the hidden cards as is
legal and know how far off that is on the whole; one of them knows it for each kind of place. What the second guesses
better is what the Corp's habits tell. That only agendas and ambushes are advanced is no habit: deals know it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import Final, NamedTuple

from jackin.ladder.bluffs import WORLDS, Guess, gained

LEAN: Final = 1.0
"""How much a place with few cards is held to be like the others."""
HALVINGS: Final = 40
FURTHEST: Final = 12.0


class Studied(NamedTuple):
    """How far guesses are off, as the mean square (Brier). `gain` is how much better the student's are than the
    `prior`, and `margin` half of its 95 % interval, by games."""

    prior: float
    student: float
    gain: float
    margin: float


def studied(found: list[Guess]) -> Studied:
    pairs: list[tuple[Guess, float, float]] = []
    for game in sorted({guess.game for guess in found}):
        others = [guess for guess in found if guess.game != game]
        common = shift(others, 0.0)
        places = {guess.place for guess in found if guess.game == game}
        shifts = {place: shift([guess for guess in others if guess.place == place], common) for place in places}
        own = [guess for guess in found if guess.game == game]
        pairs += [(guess, chance(guess, common), chance(guess, shifts[guess.place])) for guess in own]
    offs = [((g.is_agenda - prior) ** 2, (g.is_agenda - student) ** 2) for g, prior, student in pairs]
    gain, margin = gained([g.game for g, _, _ in pairs], [prior - student for prior, student in offs])
    return Studied(sum(off for off, _ in offs) / len(offs), sum(off for _, off in offs) / len(offs), gain, margin)


def odds(guess: Guess) -> float:
    """Of an agenda by legal deals, of which there are so many."""
    agendas = guess.blind * WORLDS + 0.5
    return log(agendas / (WORLDS + 1 - agendas))


def chance(guess: Guess, by: float) -> float:
    return 1.0 / (1.0 + exp(-odds(guess) - by))


def shift(found: Sequence[Guess], common: float) -> float:
    """By how much the odds of deals are wrong in these, as likely as can be; near the common one if they are few."""
    low, high = -FURTHEST, FURTHEST
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        missing = sum([guess.is_agenda - chance(guess, middle) for guess in found]) - LEAN * (middle - common)
        low, high = (middle, high) if missing > 0 else (low, middle)
    return (low + high) / 2
