"""The bots of a table: they think in processes of their own, one question at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from jackin.bots.source import sealed_for
from jackin.doors.explaining import thought_seed
from jackin.server.play import Play
from jackin.server.seat import Seat
from jackin.server.thinking import SIMPLEST, Question, Thought
from jackin.server.workers import Undone

if TYPE_CHECKING:
    from jackin.server.table import Table

log = logging.getLogger("jackin.server")

BREATH = 1
"""Seconds before a bot's answer that failed is tried again."""
ATTEMPTS = 3
"""So often a bot may try to answer a question."""


class Machines:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._thought: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        return self._thought is not None

    def wake(self) -> None:
        """If the table waits for a bot, it thinks."""
        if self._asked() is not None and self._thought is None:
            self._thought = asyncio.create_task(self._think())

    def close(self) -> None:
        if self._thought is not None:
            self._thought.cancel()

    def _asked(self) -> Seat | None:
        """The seat whose bot the table waits for. When a lesson is over its opponent rests."""
        table, seat = self.table, self.table.asked
        if seat is None or not seat.bot:
            return None
        over = table.teaching is not None and table.play is not None and table.teaching.is_over(table.play)
        return None if over else seat

    async def _think(self) -> None:
        """Bots answer until a person is asked, or the game is over."""
        try:
            while (seat := self._asked()) is not None:
                try:
                    await self._think_once(seat)
                except Exception:  # of the disk, say: it is tried again
                    log.exception("a bot's answer at table %s failed", self.table.id)
                    await asyncio.sleep(BREATH)
        finally:
            self._thought = None

    async def _think_once(self, seat: Seat) -> None:
        table, play = self.table, self.table.playing()
        n, epoch = len(play.by), play.epoch
        seed = thought_seed(play.journal, seat.place, n)
        if table.teaching is not None:
            thought = Thought(await table.teaching.reply(play))
        else:
            thought = await self._thought_of(seat, self._question(play, seat, seed))
        if table.asked is seat and (len(play.by), play.epoch) == (n, epoch):
            self._take(seat, thought, n)

    def _question(self, play: Play, seat: Seat, seed: int) -> Question:
        game, position = self.table.door.game, play.journal.position
        sealed = sealed_for(seat.bot, game, position, seat.place, seed)
        view = game.sight(position, seat.place)
        return Question(game.name, seat.bot, seed, seat.memory, view, sealed, self.table.explaining.wanted)

    def _take(self, seat: Seat, thought: Thought, n: int) -> None:
        """A machine's answer, after n answers."""
        table, play = self.table, self.table.playing()
        reason = table.explaining.of(play, seat, thought.value, thought.reason)
        with play.whole():
            play.answer(thought.value if thought.value in values_of(play) else values_of(play)[-1])
            table.keep(n)
        seat.memory = thought.memory
        table.explaining.add(play, reason)
        table.clock.run()
        table.showing.push()

    async def _thought_of(self, seat: Seat, asked: Question) -> Thought:
        """A bot that cannot answer hands its move to the simplest one, and the table says so."""
        thinking = self.table.room.thinking
        for _ in range(1 if seat.stuck else ATTEMPTS):
            try:
                thought = await thinking.answer(asked)
            except Undone as why:
                log.warning("the bot %s at table %s: %s", seat.bot, self.table.id, why)
            else:
                seat.stuck = False
                return thought
        if not seat.stuck:
            seat.stuck = True
            self.table.say({"said": {"key": "server-bot-stuck", "args": {"seat": seat.seat, "name": seat.player}}})
        return await thinking.answer(asked._replace(name=SIMPLEST, memory=None, sealed=None))


def values_of(play: Play) -> list[str]:
    return play.ask.values if play.ask is not None else []
