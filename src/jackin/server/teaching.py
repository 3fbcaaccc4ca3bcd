"""The coach at a lesson's table. Searching takes a while, so that it is done by the thinkers, and told when found."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from jackin.kernel.game import Json
from jackin.lessons.coach import coaching
from jackin.lessons.lesson import Lesson, NoLesson
from jackin.lessons.puzzle import Puzzle
from jackin.lessons.taught import taught as by_name
from jackin.lessons.way import last_chance, next_answer, resistance
from jackin.server.play import Play
from jackin.server.workers import Undone

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table

NOT_YET = -1


def taught(id: str) -> Lesson | Puzzle | None:
    """A table may outlive its lesson."""
    try:
        return by_name(id) if id else None
    except NoLesson:
        return None


class Teaching:
    """`of` says where the lesson stands; after a failure it looks for the last decision that could be mended."""

    def __init__(self, table: Table, taught: Lesson | Puzzle) -> None:
        self.table = table
        self.lesson = taught
        self._failed: tuple[int, int] = (-1, -1)
        self._back = NOT_YET
        self._tasks: set[asyncio.Task[None]] = set()
        self._hinting: set[str] = set()

    def of(self, play: Play) -> Json:
        coach = coaching(self.lesson, play.journal.position)
        return {**coach, "back": self._way_back(play) if coach["outcome"] == "failed" else NOT_YET}

    def is_over(self, play: Play) -> bool:
        return bool(coaching(self.lesson, play.journal.position)["outcome"])

    async def reply(self, play: Play) -> str:
        """The opponent's answer: by its script, or whatever resists the solver of a puzzle."""
        assert play.ask is not None
        if isinstance(self.lesson, Lesson):
            return self.lesson.reply(play.ask.values, self.lesson.scene(play.journal.position))
        try:
            value: str = await self.table.room.thinking.workers.do(
                resistance, self.lesson.id, play.journal.answers.copy()
            )
        except Undone:
            return play.ask.values[-1]
        return value

    def _way_back(self, play: Play) -> int:
        failed = play.epoch, len(play.by)
        if failed != self._failed:
            self._failed, self._back = failed, NOT_YET
            self._begin(self._look(play, failed))
        return self._back

    async def _look(self, play: Play, failed: tuple[int, int]) -> None:
        back = await self._last_chance(play)
        if failed == self._failed:
            self._back = back
            self.table.showing.push()

    async def _last_chance(self, play: Play) -> int:
        own = [n for n, by in enumerate(play.by) if by == self.lesson.place and not play.auto[n]]
        try:
            found: int = await self.table.room.thinking.workers.do(
                last_chance, self.lesson.id, play.journal.answers.copy(), own
            )
        except Undone:
            return 0
        return found

    def hint(self, line: Line, play: Play) -> None:
        """One search for a question: whoever asks again meanwhile waits for the same."""
        ask = play.number(self.lesson.place)
        if ask not in self._hinting:
            self._hinting.add(ask)
            self._begin(self._hint(line, play, ask))

    async def _hint(self, line: Line, play: Play, ask: str) -> None:
        try:
            value: str = await self.table.room.thinking.workers.do(
                next_answer, self.lesson.id, play.journal.answers.copy()
            )
        except Undone:
            value = ""
        finally:
            self._hinting.discard(ask)
        back = NOT_YET if value else await self._last_chance(play)
        line.send({"type": "hinted", "ask": ask, "value": value, "back": back})

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
