"""How strong each pack is on each level, and how the packs differ: cells of many games against one bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.ladder.games import Match, outcome, play_out
from jackin.ladder.rating import wilson
from jackin.ladder.roster import levels, match
from jackin.ladder.style import Style, style
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import Chunk, chunks

BOTS = ["greedy", "random"]
MOST_DRAWS, LEAST_APART, WITHIN, RANDOM_LEAST = 0.01, 8, 10, 90
DIFFERENT, DIFFERENCES = 0.25, 2

# Wins in % against greedy that we aim at, five points more or less, from the easiest level to the hardest.
TOLERANCE = 5
TARGETS = {
    "dash": [25, 40, 50],
    "wedge": [25, 42, 52],
    "veekay": [28, 45, 56],
    "alva": [27, 44, 55],
    "exa": [26, 44, 57],
    "runner": [28, 45],
}


class Record(NamedTuple):
    winner: int
    reason: str
    rounds: int
    style: Style


def play_records(chunk: Chunk[Match]) -> list[Record]:
    return [record(chunk, number) for number in range(chunk.first, chunk.last)]


def record(chunk: Chunk[Match], number: int) -> Record:
    end, decisions = play_out(chunk.match, number)
    result = outcome(end, decisions)
    return Record(result.winner, result.reason, (result.turns + 1) // 2, style(end))


class Cell(NamedTuple):
    """One pack on one level against one bot."""

    pack: str
    level: str
    bot: str
    records: list[Record]

    @property
    def seat(self) -> int:
        return SIDES.index(builtin(self.pack).side)

    @property
    def games(self) -> int:
        return len(self.records)

    @property
    def wins(self) -> int:
        return sum(record.winner == self.seat for record in self.records)

    @property
    def percent(self) -> float:
        return 100 * self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        low, high = wilson(self.wins, self.games)
        return 100 * low, 100 * high

    @property
    def draws(self) -> int:
        return sum(record.winner < 0 for record in self.records)

    @property
    def rounds(self) -> float:
        return sum(record.rounds for record in self.records) / self.games

    def endings(self, won: bool) -> list[tuple[str, float]]:
        """How the automa won or lost, in % of all games, the most frequent first."""
        ended = Counter(
            record.reason for record in self.records if record.winner >= 0 and (record.winner == self.seat) == won
        )
        return [(reason, 100 * n / self.games) for reason, n in ended.most_common()]

    def styles(self) -> dict[str, float]:
        """The measures of style: means of a game, and the share of points that came out of HQ, in %."""
        sums = [sum(numbers) for numbers in zip(*[record.style for record in self.records], strict=True)]
        ice, advances, stratagems, damage, tags, points, hq_points = sums
        means = {"ice": ice, "advances": advances, "stratagems": stratagems, "damage": damage, "tags": tags}
        return {
            **{name: n / self.games for name, n in means.items()},
            "hq": 100 * hq_points / points if points else 0.0,
            "rounds": self.rounds,
        }


class Plan(NamedTuple):
    """A cell that has not been played yet, and the chunks that make it."""

    pack: str
    level: str
    bot: str
    parts: list[Chunk[Match]]


def plans(packs: list[str], decks: list[tuple[Json, Json]], games: int, seed: int) -> list[Plan]:
    """The same decks and shuffles for every pack, level and bot."""
    found = []
    for pack in packs or BUILT_IN:
        for level in levels(builtin(pack)):
            for bot in BOTS:
                automa = f"automa:{pack}:{level}"
                pair = (automa, bot) if builtin(pack).side == "corp" else (bot, automa)
                parts = chunks(match(*pair, decks, seed, quiet=False), games)
                found.append(Plan(pack, level, bot, parts))
    return found


def parts(planned: list[Plan]) -> list[Chunk[Match]]:
    """All chunks, to be played with `play_records`."""
    return [part for plan in planned for part in plan.parts]


def cells(planned: list[Plan], played: Iterator[list[Record]]) -> list[Cell]:
    return [
        Cell(plan.pack, plan.level, plan.bot, [record for _ in plan.parts for record in next(played)])
        for plan in planned
    ]


# What we aim at, and where it is missed


def faults(found: list[Cell]) -> list[str]:
    """Every aim that is not met, one line each."""
    greedy = [cell for cell in found if cell.bot == "greedy"]
    return [*draws(found), *aims(greedy), *steps(greedy), *evenness(greedy), *against_random(found), *alike(greedy)]


def draws(found: list[Cell]) -> Iterator[str]:
    for cell in found:
        if cell.draws > MOST_DRAWS * cell.games:
            yield f"{named(cell)} against {cell.bot}: {100 * cell.draws / cell.games:.1f} % draws"


def aims(greedy: list[Cell]) -> Iterator[str]:
    for cell in greedy:
        aim = TARGETS[cell.pack][levels(builtin(cell.pack)).index(cell.level)]
        if abs(cell.percent - aim) > TOLERANCE:
            yield f"{named(cell)} wins {cell.percent:.1f} % against greedy; the aim is {aim} ± {TOLERANCE}"


def steps(greedy: list[Cell]) -> Iterator[str]:
    for lower, higher in pairwise(greedy):
        if lower.pack == higher.pack and higher.percent - lower.percent < LEAST_APART:
            apart = higher.percent - lower.percent
            yield f"{named(higher)} is {apart:.1f} points above {lower.level}; the aim is {LEAST_APART}"


def evenness(greedy: list[Cell]) -> Iterator[str]:
    corps = [cell for cell in greedy if cell.seat == 0]
    for level in dict.fromkeys(cell.level for cell in corps):
        rates = sorted((cell.percent, cell.pack) for cell in corps if cell.level == level)
        apart = rates[-1][0] - rates[0][0]
        if apart > WITHIN:
            yield f"{level}: {rates[-1][1]} is {apart:.1f} points above {rates[0][1]}; the aim is at most {WITHIN}"


def against_random(found: list[Cell]) -> Iterator[str]:
    for cell in found:
        if cell.bot == "random" and cell.level in ("standard", "normal") and cell.percent < RANDOM_LEAST:
            yield f"{named(cell)} wins {cell.percent:.1f} % against random; the aim is {RANDOM_LEAST}"


def alike(greedy: list[Cell]) -> Iterator[str]:
    standard = [cell for cell in greedy if cell.level == "standard"]
    for one, other in combinations(standard, 2):
        differ = differences(one.styles(), other.styles())
        if len(differ) < DIFFERENCES:
            yield f"{one.pack} and {other.pack} differ only in {', '.join(differ) or 'nothing'}"


def differences(one: dict[str, float], other: dict[str, float]) -> list[str]:
    """The measures that are a quarter or more apart."""
    return [name for name in one if abs(one[name] - other[name]) >= DIFFERENT * max(one[name], other[name], 0.01)]


def named(cell: Cell) -> str:
    return f"{cell.pack} {cell.level}"
