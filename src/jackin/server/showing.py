"""What goes out to the lines of a table, and when: a view is sent when it changed for that seat, never otherwise."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pydantic_core import to_json

from jackin.doors import Refusal, door
from jackin.doors.watch import told, watched
from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.server import deals, still
from jackin.server.plans import Plans
from jackin.server.play import SPECTATOR, Play
from jackin.server.rows import TableRow
from jackin.server.seat import Seat

log = logging.getLogger("jackin.server")

if TYPE_CHECKING:
    from jackin.server.line import Line
    from jackin.server.table import Table


class Face(NamedTuple):
    """The table from one side: all of a `shown` but the log and the beats, and how long the log is."""

    body: bytes
    length: int
    log: Callable[[int], list[Json]]
    """The log from a line on."""
    beats: list[Json]


class Showing:
    def __init__(self, table: Table) -> None:
        self.table = table
        self._plans = Plans(self.push)
        self._wished = wished(table.row)

    def push(self) -> None:
        """Tell every line what changed for it."""
        faces: dict[tuple[int, bool], Face] = {}
        info = self.info()
        news = lasting(info) if self.table.wish.clock is None else {**lasting(info), "acting": info["acting"]}
        for line in self.table.lines():
            try:
                shown = self._show(line, self._face_of(line, faces)) if self.table.play is not None else False
                self._tell(line, info, news, shown)
            except Exception:  # of one view: it must not keep the others from theirs
                log.exception("table %s cannot be shown to place %s", self.table.id, line.place)
                line.fail()
        if self.table.play is not None:
            self.table.play.told()
        self.table.room.lobby.stir()

    def _face_of(self, line: Line, faces: dict[tuple[int, bool], Face]) -> Face:
        key = line.place, line.delayed
        if key not in faces:
            assert self.table.play is not None
            faces[key] = self.face(self.table.play, *key)
        return faces[key]

    def greet(self, line: Line) -> None:
        """All there is, to a line that has just come up."""
        line.body = line.info = None
        for said in self.table.said:
            line.send(said)
        for offer in self.table.offers.pending(line.seat):
            line.send(offer)
        self.table.explaining.greet(line)

    def cut(self) -> None:
        """After a take back: nobody has more of the log than there is."""
        play = self.table.play
        if play is None:
            return
        for line in self.table.lines():
            if not line.delayed:
                line.log_sent = min(line.log_sent, play.length(line.place))
            line.body = None

    def again(self, line: Line) -> None:
        """The view that holds, after a message that changed nothing."""
        if self.table.play is not None:
            line.body = None
            self._show(line, self.face(self.table.play, line.place, line.delayed))

    def _show(self, line: Line, face: Face) -> bool:
        if face.body == line.body and face.length == line.log_sent:
            return False
        begin = min(line.log_sent, face.length)
        log = to_json(face.log(begin))
        beats = to_json([beat for beat in face.beats if beat["log_from"] >= begin])
        line.send_text(b'{"type":"shown","log_from":%d,"log":%b,"beats":%b,%b' % (begin, log, beats, face.body[1:]))
        line.body, line.log_sent = face.body, face.length
        return True

    def _tell(self, line: Line, info: Json, news: Json, shown: bool) -> None:
        """Clocks alone are no news: they would tell how often the other seat was asked."""
        clocks = shown and self.table.wish.clock is not None
        if news != line.info or clocks:
            line.info = news
            you = [line.seat.seat] if line.seat is not None else []
            line.send({"type": "table", "info": info, "you": you})

    def face(self, play: Play, place: int, delayed: bool) -> Face:
        if delayed and self.table.result is None:
            return self._late(play, place)
        seat = None if delayed or place == SPECTATOR else self.table.seats[place]
        body = self._body(play, play.journal.position, place, seat)
        log = partial(play.log, place)
        return Face(to_json(body), play.length(place), log, play.beats(place, body["view"]))

    def _late(self, play: Play, place: int) -> Face:
        """The table as it was some turns ago, and how the last answer led there."""
        n = play.turns_ago(self.table.settings.delay)
        position, moments = watched(play.door, play.journal, n)
        body = self._body(play, position, place, None)
        log = [line.plain() for line in play.door.lines(position, place, None) or []]
        beats = told(play.door, moments, place, body["view"], len(log))
        return Face(to_json(body), len(log), lambda begin: log[begin:], beats)

    def _body(self, play: Play, position: Position, place: int, seat: Seat | None) -> Json:
        view = play.door.view(position, place)
        mine = seat is not None and self.table.asked is seat
        if self.table.frozen is not None:
            view.update(ask=None)
        if self.table.ended_at_table():
            view.update(result=self.table.result, ask=None)
        reasons, passing = play.door.weigh(position, place) if mine and view["ask"] else ([], "")
        return {
            "ask": play.number(place) if mine else "",
            "view": view,
            "matters": reasons,
            "passing": passing,
            "plans": self._plans.of(play, place) if mine else [],
            "undo": self.table.undo(seat) if seat is not None else "no",
            **(
                {"coach": self.table.teaching.of(play)}
                if seat is not None and self.table.teaching is not None
                else {}
            ),
        }

    def info(self) -> Json:
        table = self.table
        return {
            **self._wished,
            **moving(table.row, table.frozen),
            "seats": [self._seat(seat) for seat in table.seats],
            "watching": len(table.watchers),
        }

    def _seat(self, seat: Seat) -> Json:
        left = self.table.clock.left(seat)
        return {
            **seat_info(seat, self.table.row),
            "present": bool(seat.lines),
            "clock": None if left is None else round(left, 1),
        }


def info_of_row(row: TableRow) -> Json:
    """What everybody may know of a table that may be out of memory."""
    return {**wished(row), **moving(row, still.outdated(row))}


def wished(row: TableRow) -> Json:
    """What is so from the beginning."""
    wish = row.wish
    return {
        "table": row.id,
        "game": row.game,
        "spectators": wish.spectators,
        "watching": 0,
        "chat": wish.chat,
        "hot_seat": wish.at_one_screen,
        "guided": wish.guided,
        "lesson": wish.lesson,
        "created": row.created,
        "listed": wish.listed,
        "mine": [],
        "rated": wish.rated,
        "explains": wish.explains,
        "sets": sets_of(wish.settings),
        "language": wish.language,
        "clock": wish.clock.model_dump() if wish.clock is not None else None,
    }


def moving(row: TableRow, frozen: Refusal | None) -> Json:
    return {
        "status": row.status,
        "acting": row.acting,
        "turn": row.turn,
        "result": row.result,
        "rematch": row.rematch,
        "next": deals.promised(row),
        "deal": deals.told(row),
        "frozen": None if frozen is None else frozen.message.plain(),
    }


def lasting(info: Json) -> Json:
    """Without what changes with every answer."""
    return {**info, "acting": "", "seats": [{**seat, "clock": None} for seat in info["seats"]]}


def sets_of(settings: Json) -> list[str]:
    """As the maker of the table wrote them; whether there are such sets is seen when the decks are."""
    sets = settings.get("sets")
    return [name for name in sets if isinstance(name, str)] if isinstance(sets, list) else []


def seat_info(seat: Seat, row: TableRow) -> Json:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.player,
        "signed": bool(seat.account),
        "deck": "",
        "rating": seat.standing.told(time.time()) if seat.standing is not None else None,
        "level": seat.level,
        "present": False,
        "clock": seat.clock,
        "identity": door(row.game).identity(row.setup, seat.seat) if row.setup is not None else "",
    }
