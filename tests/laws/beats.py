"""The law of the stage, for any game: what a seat is told step by step ends in what it sees."""

from __future__ import annotations

from typing import Any

from jackin.doors import Door, door
from jackin.doors.watch import answered, beats, differing, told
from jackin.kernel.game import Game
from jackin.kernel.rng import Dice

DOORS = {found.game.name: found for found in (door("netrunner"), door("gangs"))}


class Untold(AssertionError):
    """The board after a beat is not what its seat saw then."""


def what_is_told_ends_in_the_view(game: Game, s: Any, dice: Dice) -> None:
    """Take any answer on a copy: each beat leads to the view of its moment, the last one to the true view."""
    if s.ask is None:
        return
    at, copy = DOORS[game.name], game.fork(s)
    moments = answered(at, copy, s.ask.values[dice.below(len(s.ask.values))])
    for seat in (-1, s.ask.seat):
        ends_in_the_view(at, copy, moments, seat)


def ends_in_the_view(at: Door, position: Any, moments: Any, seat: int) -> None:
    view = at.view(position, seat)
    shown = told(at, moments, seat, view, 0)
    for beat, seen in zip(beats(at, moments, seat), shown, strict=True):
        then = {name: part for name, part in {**view, **seen["but"]}.items() if name in view or part is not None}
        if seen is not shown[-1] and differing(then, at.view(beat.position, seat)):
            raise Untold(f"seat {seat}: {[line['key'] for line in seen['log']]}")
    if shown and shown[-1]["but"]:
        raise Untold(f"seat {seat} is left before the view: {sorted(shown[-1]['but'])}")
