"""What a player went on to do."""

from __future__ import annotations

from jackin.bots.judging import Given
from jackin.doors.door import Door
from jackin.kernel.journal import Journal


def rest_of(its: Door, journal: Journal, n: int, given: str) -> list[Given]:
    """What the seat that was asked after n answers chose in the rest of that turn; nothing if it did not give this
    answer in fact."""
    if journal.answers[n : n + 1] != [given]:
        return []
    position, found = journal.at(n), list[Given]()
    first, moment = journal.game.ask(position), its.moment(position)
    for value in journal.answers[n:]:
        ask = journal.game.ask(position)
        if ask is None or first is None or its.moment(position) != moment:
            break
        if ask.seat == first.seat and len(ask.options) > 1:
            found.append(Given(ask.kind, value))
        journal.game.answer(position, value)
    return found[1:]
