"""What happened between two decisions, thing by thing: taken at the table alone, never in a search."""

from __future__ import annotations

from typing import NamedTuple

from jackin.doors.door import Door
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position, Witness
from jackin.kernel.message import Message


class Moment(NamedTuple):
    """The position after a step that wrote lines; `since` is the mark before them."""

    since: object
    position: Position


class Watch(Witness):
    """Keeps a copy of the position after every step that wrote into the log."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.moments: list[Moment] = []
        self._mark: object = None

    def attend(self, position: Position) -> None:
        """Look on at this position from here on; what was seen before is forgotten."""
        self.moments.clear()
        self._mark = self.door.mark(position)
        position.witness = self

    def look(self, p: Position) -> None:
        mark = self.door.mark(p)
        if mark is not self._mark:
            self.moments.append(Moment(self._mark, self.door.game.fork(p)))
            self._mark = mark


def watched(door: Door, journal: Journal, n: int) -> tuple[Position, list[Moment]]:
    """The position after n answers of a journal, and how the last of them led there."""
    if n == 0:
        return journal.at(0), []
    position = journal.at(n - 1)
    return position, answered(door, position, journal.answers[n - 1])


def answered(door: Door, position: Position, value: str) -> list[Moment]:
    """Give an answer and look on while it works out."""
    watch = Watch(door)
    watch.attend(position)
    door.game.answer(position, value)
    position.witness = None
    return watch.moments


class Beat(NamedTuple):
    """One thing that happened, as a seat reads it, and the position after it."""

    lines: list[Message]
    position: Position


def beats(door: Door, moments: list[Moment], seat: int) -> list[Beat]:
    """What a seat may read of the moments, in order. Moments without a word for this seat are no beats."""
    found: list[Beat] = []
    for since, position in moments:
        lines = door.lines(position, seat, since) or []
        for n, line in enumerate(lines):
            if found and (n > 0 or door.belongs(found[-1].lines, line)) and not door.is_end(line):
                found[-1] = Beat([*found[-1].lines, line], position)
            else:
                found.append(Beat([line], position))
    return found


def told(door: Door, moments: list[Moment], seat: int, view: Json, log: int) -> list[Json]:
    """The protocol's `Beat`s that end in a view, whose log has so many lines."""
    found = beats(door, moments, seat)
    log_from = log - sum(len(beat.lines) for beat in found)
    shown: list[Json] = []
    for n, beat in enumerate(found):
        last = n == len(found) - 1
        lines = [line.plain() for line in beat.lines]
        but = {} if last else differing(door.view(beat.position, seat), view)
        shown.append({"log_from": log_from, "log": lines, "but": but})
        log_from += len(lines)
    return shown


def differing(then: Json, now: Json) -> Json:
    """The parts of a view that were different then; null if there was no such part."""
    return {name: then.get(name) for name in {**then, **now} if then.get(name) != now.get(name)}
