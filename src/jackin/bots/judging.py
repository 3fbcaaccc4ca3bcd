"""What an answer was worth: it and all others raced in the same worlds, dealt from what its player could know.

A mistake is named only if it is sure: what looked better is tried once more in worlds that had no part in finding it,
so that its size is not the luck of the best of many; and a third time by a judge who looks further ahead and thinks
about each answer that is left of the turn. And it must be too late: what can still be done with the next click, to
the same effect, is no mistake yet, and what was done later in the turn is none at all.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple, Protocol

from jackin.bots.reasons import error, mean
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json

WORK: Final = 3000
GLANCE: Final = 2
"""Worlds after which the worse half of many answers falls away."""
FEW: Final = 4
"""Worlds after which what is surely worse falls away, but for a few to be shown."""
SHOWN: Final = 3
"""Answers that are kept beside the given one."""
MOST: Final = 24
"""Worlds: more would tell no more than the players in them know."""
MOST_FURTHER: Final = 16
"""Worlds in which the seat thinks at each of its answers."""
FURTHER_WORK: Final = 400_000
ENOUGH: Final = 8
"""Worlds without which nothing is sure."""
SURE: Final = 1.96
"""Standard errors: 19 times out of 20."""
LEAST: Final = 0.04
"""Chance to win: what costs less is not worth a word."""
ONLY: Final = 0.08
"""By so much the second best must be worse for a move to be the only one."""
FRESH: Final = 1 << 40
FURTHER: Final = 1 << 41
"""Other worlds for each judge."""


class Given(NamedTuple):
    """An answer to a kind of question."""

    kind: str
    value: str


class Rest:
    """Answers that are to be given in their order, wherever the same question comes up. A choice of what to do next
    (`kinds`) is never passed over for a later one."""

    def __init__(self, answers: list[Given], kinds: tuple[str, ...]) -> None:
        self.answers = answers
        self.kinds = kinds
        self.at = 0

    def next(self, ask: Ask) -> str:
        """Nothing if none of them is left for this question."""
        for at in range(self.at, len(self.answers)):
            given = self.answers[at]
            if given.kind == ask.kind:
                self.at = at + 1
                return given.value if given.value in ask.values else ""
            if given.kind in self.kinds:
                break
        return ""


class Trial(Protocol):
    """A decision of a seat and how it is played on in worlds. `work` is what is left of the decisions that may be
    played through."""

    @property
    def work(self) -> int: ...

    def world(self, number: int) -> Any: ...

    def tried(self, world: Any, value: str, number: int) -> float:
        """The seat's chance when an answer has had its consequences."""
        ...

    def after(self, world: Any, given: str, value: str, number: int) -> float:
        """The same for the given answer, and the other one as soon as it can be given after it."""
        ...

    def follows(self, value: str) -> list[Json]:
        """The seat's next moves in the first world, as its own view words them."""
        ...


class FurtherTrial(Trial, Protocol):
    """By who looks further, and thinks about what is left of the turn."""

    def as_played(self, world: Any, given: str, number: int) -> float:
        """The given answer and what its player went on to do, as far as that can be done in this world."""
        ...


class Court(Protocol):
    """Where a decision is judged: the same decision, in worlds of another seed, by one who looks `further` or not.
    `rest` is what its player answered in the rest of the turn, if that is known."""

    @property
    def view(self) -> Json:
        """What the seat sees when it is asked."""
        ...

    @property
    def is_habit(self) -> bool:
        """Whether it hangs on habits of the others what an answer is worth: then no mistake is named."""
        ...

    @property
    def rest(self) -> list[Given]: ...

    def plainly(self, seed: int) -> str:
        """What a plain player answers: it is the one to beat where none was given."""
        ...

    def trial(self, seed: int, work: int) -> Trial: ...

    def further(self, seed: int, work: int) -> FurtherTrial: ...


class Tried(NamedTuple):
    """An answer as it went in so many worlds: the seat's chance to win, and by how much that is better than with the
    answer that was given, each with its standard error. `follows` are the seat's next moves in one of them."""

    value: str
    chance: float
    error: float
    by: float
    by_error: float
    worlds: int
    follows: list[Json]

    @property
    def is_better(self) -> bool:
        return self.worlds >= ENOUGH and self.by >= LEAST and self.by > SURE * self.by_error

    @property
    def may_be_better(self) -> bool:
        return self.by + SURE * self.by_error >= LEAST

    @property
    def is_worse(self) -> bool:
        return self.worlds >= FEW and -self.by >= LEAST and -self.by > SURE * self.by_error

    @property
    def is_far_behind(self) -> bool:
        return self.worlds >= FEW and -self.by >= ONLY and -self.by > SURE * self.by_error


class Opinion(NamedTuple):
    """The answers that were tried longest, the best first, the given one among them; the better one if that is sure;
    whether it was the only good one; whether it mattered what one did; and how much was likely lost, sure or not."""

    lines: list[Tried]
    better: Tried | None
    only: bool
    matters: bool
    loss: float


def judged(court: Court, given: str, seed: int, work: int = WORK) -> Opinion:
    """Without a given answer, a plain player's."""
    given = given or court.plainly(seed)
    values = dict.fromkeys([str(option["value"]) for option in court.view["ask"]["options"]])
    found = Trials(court.trial(seed, work), given)
    found.run([value for value in values if value != given])
    best = found.best()
    promising = best is not None and best.is_better
    if best is not None and promising:
        again = Trials(court.trial(seed + FRESH, work), given)
        again.run(found.others[:SHOWN], keep=True)
        again.try_later(best.value)
        found, best = again, again.line(best.value)
    lines = found.lines()
    others = [line for line in lines if line.value != given]
    only = bool(others) and not found.fallen_close and all(line.is_far_behind for line in others)
    better = None
    if best is not None and best.is_better and not court.is_habit and not found.can_wait(best.value):
        better = confirmed(court, given, best, seed + FURTHER)
    matters = promising or found.mattered or any(line.is_worse for line in others)
    waits = promising and best is not None and found.can_wait(best.value)
    loss = better.by if better is not None else 0.0 if waits else found.loss()
    return Opinion(lines, better, only, matters, loss)


def confirmed(court: Court, given: str, best: Tried, seed: int) -> Tried | None:
    """By who looks further. The given answer may go on in three ways: as one would think best, with the better answer
    as soon as it can be given, and as it was played. Whatever is not better than each of them was no mistake; it
    costs what the mildest one says."""
    if Given(court.view["ask"]["kind"], best.value) in court.rest:
        return None
    trial = court.further(seed, FURTHER_WORK)
    found = Trials(trial, given)
    found.run([best.value], keep=True, most=MOST_FURTHER)
    mildest = best
    for base in continued(trial, found, best.value):
        again = compared(best.value, found.found[best.value], base)
        if not again.is_better:
            return None
        if again.by < mildest.by:
            mildest = best._replace(by=again.by, by_error=again.by_error)
    return mildest


def continued(trial: FurtherTrial, found: Trials, value: str) -> Iterator[list[float]]:
    """The given answer in each of the ways that it may go on, world by world."""
    given, numbers = found.given, range(len(found.found[found.given]))
    yield found.found[given]
    yield [trial.after(trial.world(number), given, value, number) for number in numbers]
    yield [trial.as_played(trial.world(number), given, number) for number in numbers]


def compared(value: str, mine: list[float], base: list[float]) -> Tried:
    """An answer and the one to beat, in the same worlds."""
    leads = [one - other for one, other in zip(mine, base, strict=True)]
    return Tried(value, mean(mine), error(mine), mean(leads), error(leads), len(mine), [])


class Trials:
    """One decision tried in worlds: the results of each answer, world by world. The same worlds for all."""

    def __init__(self, trial: Trial, given: str) -> None:
        self.trial = trial
        self.given = given
        self.found: dict[str, list[float]] = {given: []}
        self.later: list[float] = []
        self.mattered = False
        self.fallen_close = False

    @property
    def kept(self) -> list[str]:
        """The best first."""
        return sorted(self.found, key=lambda value: -mean(self.found[value]))

    def run(self, others: list[str], keep: bool = False, most: int = MOST) -> None:
        """Until the work or the worlds are used up; a world that was not finished does not count."""
        self.found.update({value: [] for value in others})
        for number in range(most):
            world = self.trial.world(number)
            went: dict[str, float] = {}
            for value in self.found:
                if self.trial.work <= 0:
                    return
                went[value] = self.trial.tried(world, value, number)
            for value, chance in went.items():
                self.found[value].append(chance)
            if not keep:
                self.drop(number + 1)
            if self.is_settled(number + 1):
                return

    def is_settled(self, worlds: int) -> bool:
        """Whether more worlds would not find anything better."""
        return worlds >= ENOUGH and not any(self.line(value).may_be_better for value in self.others)

    @property
    def others(self) -> list[str]:
        return [value for value in self.kept if value != self.given]

    def try_later(self, value: str) -> None:
        """The given answer first, and this one as soon as it can be given after it, in the same worlds."""
        for number in range(len(self.found[self.given])):
            self.later.append(self.trial.after(self.trial.world(number), self.given, value, number))

    def can_wait(self, value: str) -> bool:
        """Whether the order makes no difference: then nothing is lost yet."""
        leads = [now - later for now, later in zip(self.found[value], self.later, strict=True)]
        return bool(leads) and (mean(leads) < LEAST or mean(leads) < SURE * error(leads))

    def loss(self) -> float:
        """By how much the given answer is worse than the best. What is best in half of the worlds is measured in the
        other half: so the luck of the best of many does not count, and it may be less than nothing."""
        return mean([self.lost(self.best_in(half), 1 - half) for half in (0, 1)])

    def best_in(self, half: int) -> str:
        return max(self.found, key=lambda value: mean(self.found[value][half::2]))

    def lost(self, value: str, half: int) -> float:
        return mean(self.found[value][half::2]) - mean(self.found[self.given][half::2])

    def drop(self, worlds: int) -> None:
        others = self.others
        if worlds == GLANCE and len(others) > SHOWN:
            stay = others[: max(SHOWN, (len(others) + 1) // 2)]
        elif worlds >= FEW:
            stay = others[:SHOWN] + [value for value in others[SHOWN:] if not self.line(value).is_worse]
        else:
            return
        for value in set(others) - set(stay):
            line = self.line(value)
            self.mattered |= line.is_worse
            self.fallen_close |= -line.by < ONLY
            del self.found[value]

    def best(self) -> Tried | None:
        """The best of the others."""
        return next(map(self.line, self.others), None)

    def line(self, value: str) -> Tried:
        return compared(value, self.found[value], self.found[self.given])

    def lines(self) -> list[Tried]:
        """The best few and the given one, with what follows; none if there was no time for a single world."""
        if not self.found[self.given]:
            return []
        shown = [*self.others[:SHOWN], self.given]
        chosen = [value for value in self.kept if value in shown]
        return [self.line(value)._replace(follows=self.trial.follows(value)) for value in chosen]
