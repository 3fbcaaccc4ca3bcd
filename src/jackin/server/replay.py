"""A game to look at: any point of it, as a seat saw it then."""

from __future__ import annotations

from jackin.doors import Door, Refusal, door
from jackin.doors import analysis
from jackin.doors.analysis import OPEN, branched, chances, judged_at, next_judged
from jackin.doors.answering import played_on
from jackin.doors.explaining import explained
from jackin.doors.watch import Moment, answered, watched
from jackin.doors.watch import told as told_beats
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.message import Message
from jackin.server.play import SPECTATOR
from jackin.server.protocol.games import (
    Analysis, Beat, Bookmark, Branch, EngineLine, Judged, JudgeMoves, Move, MoveReason, ReplayInfo, ReplayStep,
    TryMoves,
    WinChance,
)  # fmt: skip
from jackin.server.protocol.part import Said

LOG_LINES = 40
DIGITS = 4


class Replay:
    """`seats` are those whose views are open. Stepping forward costs one answer.

    A game that goes on is open to one seat: then the points of the replay are that seat's own decisions, since a
    count of all answers would tell how often the others were asked.
    """

    def __init__(self, door: Door, journal: Journal, seats: list[str] | None, table: str = "") -> None:
        self.door = door
        self.journal = journal
        self.all_seats = door.seats_of(journal.setup)
        self.seats = self.all_seats if seats is None else seats
        self.table = table
        self.bots: dict[str, str] = {}
        self.by: list[str] = []
        self.points: list[int] = []
        self.turns: list[tuple[int, str, int]] = []
        self.marks: list[tuple[int, str, Message]] = []
        self.result: dict[str, str] | None = None
        self._at: tuple[int, Position] = (0, journal.at(0))
        self._moments: list[Moment] = []
        self._analysis: Analysis | None = None
        self._moves: list[Move] | None = None

    @classmethod
    def of(cls, journal: Journal, seats: list[str] | None, table: str = "") -> Replay:
        replay = cls(door(journal.game.name), journal, seats, table)
        replay._look_through()
        return replay

    def _look_through(self) -> None:
        """Whose each answer was, and where the turns begin."""
        game, position = self.journal.game, self.journal.at(0)
        for n, value in enumerate([*self.journal.answers, None]):
            turn, active = self.door.moment(position)
            if not self.turns or self.turns[-1][1:] != (active, turn):
                self.turns.append((n, active, turn))
            ask = game.ask(position)
            if value is not None and ask is not None:
                self.by.append(self.all_seats[ask.seat])
                mark = self.door.mark(position)
                game.answer(position, value)
                self._bookmark(n + 1, active, position, mark)
        self.points = [n for n in range(len(self.by) + 1) if self.whole or n == len(self.by) or self._mine(n)]
        end = game.result(position)
        if end is not None:
            winner = self.all_seats[end.winner] if end.winner >= 0 else ""
            self.result = {"winner": winner, "reason": end.reason}

    def _bookmark(self, n: int, active: str, position: Position, mark: object) -> None:
        """What everybody may read, and is worth to come back to."""
        for line in self.door.lines(position, SPECTATOR, mark) or []:
            if self.door.is_turning_point(line):
                self.marks.append((n, active, line))

    def _mine(self, n: int) -> bool:
        return self.by[n] in self.seats

    @property
    def whole(self) -> bool:
        return self.seats == self.all_seats

    def info(self, id: str) -> ReplayInfo:
        return ReplayInfo(
            id=id,
            game=self.journal.game.name,
            length=len(self.points) - 1,
            seats=self.seats,
            turns=[(self._point(n), active, turn) for n, active, turn in self.turns],
            marks=[Bookmark(n=self._point(n), seat=seat, said=Said(**line.plain())) for n, seat, line in self.marks],
            result=self.result,
            table=self.table,
            bots=self.bots,
            chances=self.whole and self.result is not None and self.door.chance(self.journal.at(0), OPEN) is not None,
        )

    def _point(self, n: int) -> int:
        """The first point of the replay that lies after so many answers."""
        return next(point for point, at in enumerate(self.points) if at >= n)

    def step(self, n: int, seat: str) -> ReplayStep:
        seat = seat or self.seats[0]
        if seat not in self.seats or n >= len(self.points):
            raise Refusal("server-no-such-point", n=n)
        place = self.all_seats.index(seat)
        position = self._position(self.points[n])
        view = self.door.view(position, place)
        log = self.door.lines(position, place, None) or []
        beats = told_beats(self.door, self._moments, place, view, len(log))
        view["log"] = [line.plain() for line in log[-LOG_LINES:]]
        if n == len(self.points) - 1 and self.result is not None:
            view["result"] = view["result"] or self.result
        answer = self.journal.answers[self.points[n - 1]] if n > 0 else ""
        by = self.by[self.points[n - 1]] if n > 0 else ""
        return ReplayStep(n=n, view=view, by=by, answer=answer, beats=[Beat(**beat) for beat in beats])

    def chances(self) -> Analysis:
        """Once the game is over and everything may be seen."""
        self._must_be_over()
        if self._analysis is None:
            self._analysis = Analysis(points=[*[self._chance(n) for n, _, _ in self.turns], self._end()])
        return self._analysis

    def moves(self) -> list[Move]:
        """What was chosen, answer by answer."""
        self._must_be_over()
        if self._moves is None:
            self._moves = [told(move) for move in analysis.moves(self.journal)]
        return self._moves

    def judged(self, n: int) -> Judged:
        """The first answer from there on that can be judged."""
        self._must_be_over()
        return judged_of(next_judged(self.journal, n))

    def reason(self, n: int) -> MoveReason:
        """What the bot that gave the answer after n others says of it."""
        self._must_be_over()
        if n >= len(self.by) or self.by[n] not in self.bots:
            raise Refusal("server-no-such-point", n=n)
        seat, turn = self.by[n], self.door.moment(self.journal.at(n))[0]
        found = explained(self.door, self.journal, n, self.bots[seat])
        return MoveReason(n=n, seat=seat, bot=self.bots[seat], turn=turn, **found or {})

    def lines(self, wish: JudgeMoves) -> Judged:
        """One decision thought about, of this game or of another line of it."""
        other = self._branched(wish.n, wish.moves)
        ask = other.ask
        if ask is None or (wish.given and wish.given not in ask.values):
            raise Refusal("server-no-such-point", n=wish.n)
        return judged_of(judged_at(other, len(other.answers), wish.given))

    def branch(self, wish: TryMoves) -> Branch:
        """Another line, as far as it goes, and where it leads."""
        other = self._branched(wish.n, wish.moves)
        seat = wish.seat or self.seats[0]
        if seat not in self.seats:
            raise Refusal("server-no-such-point", n=wish.n)
        place = self.all_seats.index(seat)
        if wish.answers:
            played_on(self.door, other, place, own=wish.answers == "all")
        ask = other.ask
        return Branch(
            moves=other.answers[wish.n :],
            told=[told(move) for move in analysis.moves(other) if move.n >= wish.n],
            asked="" if ask is None else self.all_seats[ask.seat],
            step=self._shown(other, place),
        )

    def _shown(self, other: Journal, place: int) -> ReplayStep:
        view = self.door.view(other.position, place)
        log = self.door.lines(other.position, place, None) or []
        view["log"] = [line.plain() for line in log[-LOG_LINES:]]
        return ReplayStep(n=len(other.answers), view=view)

    def _branched(self, n: int, values: list[str]) -> Journal:
        self._must_be_over()
        try:
            return branched(self.journal, n, values)
        except (IndexError, ValueError):
            raise Refusal("server-no-such-point", n=n) from None

    def _must_be_over(self) -> None:
        if not self.whole or self.result is None:
            raise Refusal("server-not-yet")

    def _chance(self, n: int) -> WinChance:
        found = chances(self.door, self.journal, n)
        if found is None:
            raise Refusal("server-no-analysis")
        return WinChance(
            n=n,
            turn=found.turn,
            active=found.active,
            open=self._by_seat(found.open),
            known=self._by_seat(found.known),
        )

    def _by_seat(self, each: list[float]) -> dict[str, float]:
        return {seat: round(chance, DIGITS) for seat, chance in zip(self.all_seats, each, strict=True)}

    def _end(self) -> WinChance:
        """However it ended, by the rules or at the table."""
        assert self.result is not None
        _, active, turn = self.turns[-1]
        sure = {seat: float(seat == self.result["winner"]) for seat in self.all_seats}
        return WinChance(n=len(self.by), turn=turn, active=active, open=sure, known=sure)

    def _position(self, n: int) -> Position:
        at, position = self._at
        if n == at + 1:
            self._moments = answered(self.door, position, self.journal.answers[at])
        elif n != at:
            position, self._moments = watched(self.door, self.journal, n)
        self._at = n, position
        return position


def told(move: analysis.Move) -> Move:
    fields = move._asdict()
    del fields["choices"]
    return Move(**fields)


def judged_of(found: analysis.Judged | None) -> Judged:
    if found is None:
        return Judged(n=-1)
    lines = [EngineLine(**rounded(line._asdict())) for line in found.lines]
    return Judged(**{**rounded(found._asdict()), "lines": lines})


def rounded(fields: Json) -> Json:
    return {name: round(one, DIGITS) if isinstance(one, float) else one for name, one in fields.items()}
