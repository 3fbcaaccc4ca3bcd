"""What a strong bot would answer, for those who play against machines and ask. It knows what they know."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from jackin.bots.source import sealed_for
from jackin.doors import Refusal
from jackin.doors.explaining import thought_seed
from jackin.server.play import Play
from jackin.server.seat import Seat
from jackin.server.thinking import Question
from jackin.server.workers import Undone

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table

ADVISER = "legend"
"""The strongest in both games; it answers within the time that bots have."""


class Advising:
    """One thought for a question: whoever asks again meanwhile waits for the same."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._thoughts: dict[str, asyncio.Task[None]] = {}
        self._told = ("", "")
        self._weighing: asyncio.Task[None] | None = None

    def hint(self, line: Line, play: Play) -> None:
        seat = line.seat
        if seat is None or not self._is_alone(seat):
            raise Refusal("server-no-hint")
        ask = play.number(seat.place)
        if not ask:
            raise Refusal("server-no-hint")
        if self._told[0] == ask:
            tell(line, *self._told)
        elif ask not in self._thoughts:
            thought = asyncio.get_running_loop().create_task(self._think(line, play, seat, ask))
            self._thoughts[ask] = thought
            thought.add_done_callback(lambda _: self._thoughts.pop(ask))

    def chance(self, line: Line, play: Play) -> None:
        """As the seat can judge it; one question at a time."""
        seat = line.seat
        if seat is None or not self._is_alone(seat):
            raise Refusal("server-no-hint")
        ask = play.number(seat.place)
        if self._weighing is None and ask:
            self._weighing = asyncio.get_running_loop().create_task(self._weigh(line, play, seat, ask))
            self._weighing.add_done_callback(lambda _: self._weighed())

    def _weighed(self) -> None:
        self._weighing = None

    async def _weigh(self, line: Line, play: Play, seat: Seat, ask: str) -> None:
        game, position = self.table.door.game, play.journal.position
        seed = thought_seed(play.journal, seat.place, len(play.by))
        sealed = sealed_for(ADVISER, game, position, seat.place, seed)
        try:
            chance = await self.table.room.thinking.chance(game.name, sealed) if sealed is not None else None
        except Undone:
            chance = None
        line.send({"type": "chance", "ask": ask, "chance": chance})

    def _is_alone(self, seat: Seat) -> bool:
        return all(other.kind in ("bot", "automa") for other in self.table.seats if other is not seat)

    async def _think(self, line: Line, play: Play, seat: Seat, ask: str) -> None:
        game, position = self.table.door.game, play.journal.position
        seed = thought_seed(play.journal, seat.place, len(play.by))
        sealed = sealed_for(ADVISER, game, position, seat.place, seed)
        view = game.sight(position, seat.place)
        try:
            asked = Question(game.name, ADVISER, seed, None, view, sealed)
            value = (await self.table.room.thinking.answer(asked)).value
        except Undone:
            value = ""
        self._told = (ask, value)
        tell(line, ask, value)


def tell(line: Line, ask: str, value: str) -> None:
    line.send({"type": "hinted", "ask": ask, "value": value})
