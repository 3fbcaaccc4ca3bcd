"""Plans for the open question. Finding them can take a while, so that they follow the position they belong to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.server.play import Play


class Plans:
    """They are looked for on a copy, beside the other work; `found` is called when there are any."""

    def __init__(self, found: Callable[[], None]) -> None:
        self.found = found
        self._ask: tuple[int, str] = (-1, "")
        self._plans: list[Json] = []
        self._search: asyncio.Task[None] | None = None

    def of(self, play: Play, place: int) -> list[Json]:
        ask = place, play.number(place)
        if ask != self._ask:
            self._ask, self._plans = ask, []
            if play.door.has_plans(play.journal.position, place):
                copy = play.door.game.fork(play.journal.position)
                self._search = asyncio.create_task(self._look(play, copy, ask))
        return self._plans

    async def _look(self, play: Play, position: Position, ask: tuple[int, str]) -> None:
        plans = await asyncio.to_thread(play.door.plans, position, ask[0])
        if plans and ask == self._ask:
            self._plans = plans
            self.found()
