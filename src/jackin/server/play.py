"""A game under way: its journal, whose answer each was, and what each seat has read and seen of it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from jackin.doors import Door, Refusal
from jackin.doors.watch import Watch, told
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal

SPECTATOR = -1
MOST_DIGITS = 9


class Story:
    """The log as one seat reads it: how long it is, and its newest lines, from the one numbered `begin` on. Older
    ones are read from the position again when somebody comes who has not got them."""

    def __init__(self) -> None:
        self.begin = 0
        self.news: list[Json] = []
        self.mark: object = None

    @property
    def length(self) -> int:
        return self.begin + len(self.news)


class Play:
    """Seats are indexes here. `epoch` counts the take backs: it keeps the numbers of asks apart."""

    def __init__(
        self, door: Door, journal: Journal, seats: int, epoch: int = 0, watched: tuple[int, ...] = ()
    ) -> None:
        self.door = door
        self.journal = journal
        self.seats = seats
        self.epoch = epoch
        self.watched = watched  # the seats that must not take back what they have seen
        self.by: list[int] = []
        self.auto: list[bool] = []
        self.kinds: list[str] = []  # of the asks that were answered
        self.verbs: list[str] = []  # of the answers
        self.own = [0] * seats
        self.seen = [False] * seats
        self.turns = [0]  # how many answers there were when each turn began
        self._turn = door.moment(journal.position)
        self._stories: dict[int, Story] = {}
        self.watch = Watch(door)

    @property
    def ask(self) -> Ask | None:
        return self.journal.ask

    def answer(self, value: str, auto: bool = False) -> None:
        """ValueError if it is no answer to the ask; then nothing has changed."""
        ask = self.journal.ask
        before = self.door.game.fork(self.journal.position) if self.watched else None
        self.journal.answer(value)
        assert ask is not None
        self.by.append(ask.seat)
        self.auto.append(auto)
        self.kinds.append(ask.kind)
        self.verbs.append(ask.option(value).verb)
        self.own[ask.seat] += 1
        if self.door.moment(self.journal.position) != self._turn:
            self._turn = self.door.moment(self.journal.position)
            self.turns.append(len(self.by))
        if before is not None:
            self._note(before, ask.seat, auto)

    def _note(self, before: object, by: int, auto: bool) -> None:
        if not auto:
            self.seen[by] = False
        for seat in self.watched:
            if not self.seen[seat]:
                self.seen[seat] = self.door.learned(before, self.journal.position, seat)  # type: ignore[arg-type]

    @contextmanager
    def whole(self) -> Iterator[None]:
        """All of it or nothing: after an error the game stands where it stood."""
        n, seen = len(self.by), self.seen.copy()
        try:
            yield
        except BaseException as error:
            if len(self.by) != n or not isinstance(error, Refusal):  # a refused answer has changed nothing
                self._rewind(n)
                self.seen = seen
            raise

    def last_choice(self, seat: int) -> int | None:
        """How many answers there were before the seat's last own decision."""
        if not self.own[seat]:
            return None
        for n in range(len(self.by) - 1, -1, -1):
            if self.by[n] == seat and not self.auto[n]:
                return n
        return None

    def can_leave(self, seat: int, n: int) -> bool:
        """Whether the seat may go back on its last answer without anybody having noticed it."""
        ask = self.ask
        if ask is None or ask.seat != seat or n != len(self.by) - 1:
            return False
        return self.door.can_be_left(self.kinds[n], ask.kind)

    def cut(self, n: int) -> None:
        """Take back all but the first n answers."""
        self._rewind(n)
        self.epoch += 1
        self.seen = [False] * self.seats

    def turns_since(self, n: int) -> int:
        """How many turns have begun after the first n answers."""
        return len([begun for begun in self.turns if begun > n])

    def turns_ago(self, turns: int) -> int:
        """How many answers there were so many turns ago."""
        return self.turns[-1 - turns] if turns < len(self.turns) else 0

    def _rewind(self, n: int) -> None:
        self.journal.undo(len(self.journal.answers) - n)
        self.turns = [0, *(begun for begun in self.turns[1:] if begun <= n)]
        self._turn = self.door.moment(self.journal.position)
        del self.by[n:], self.auto[n:], self.kinds[n:], self.verbs[n:]
        self.own = [self.by.count(seat) for seat in range(self.seats)]
        self._stories.clear()
        self.watch.attend(self.journal.position)

    def number(self, seat: int) -> str:
        """The number of the ask, if this seat is asked: how often the others were does not show in it."""
        ask = self.ask
        return f"{self.epoch}.{self.own[seat]}" if ask is not None and ask.seat == seat else ""

    def asked_as(self, seat: int, number: str) -> int | None:
        """How many answers there were before the seat answered the ask of that number."""
        epoch, _, own = number.partition(".")
        answered = [n for n, by in enumerate(self.by) if by == seat]
        if epoch != str(self.epoch) or not own.isdecimal() or len(own) > MOST_DIGITS or int(own) >= len(answered):
            return None
        return answered[int(own)]

    def length(self, seat: int) -> int:
        """How many lines of the log a seat may read."""
        return self._story(seat).length

    def log(self, seat: int, begin: int) -> list[Json]:
        """Those lines from a number on."""
        story = self._story(seat)
        if begin >= story.begin:
            return story.news[begin - story.begin :]
        return [line.plain() for line in self.door.lines(self.journal.position, seat, None) or []][begin:]

    def _story(self, seat: int) -> Story:
        story, position = self._stories.setdefault(seat, Story()), self.journal.position
        mark = self.door.mark(position)
        if mark is not story.mark:
            new = self.door.lines(position, seat, story.mark)
            if new is None:
                story.begin, story.news, new = 0, [], self.door.lines(position, seat, None)
            story.news += [line.plain() for line in new or []]
            story.mark = mark
        return story

    def told(self) -> None:
        """Everybody who is here has heard all there is."""
        self.watch.moments.clear()
        for story in self._stories.values():
            story.begin, story.news = story.length, []

    def tally(self) -> Json:
        """The game in numbers; for when it is over."""
        given = zip(self.by, self.kinds, self.verbs, strict=True)
        return self.door.tally(self.journal.position, [(by, verb) for by, kind, verb in given if kind == "action"])

    def beats(self, seat: int, view: Json) -> list[Json]:
        """What happened since everybody was last told, up to the view that a seat has now."""
        return told(self.door, self.watch.moments, seat, view, self.length(seat))
