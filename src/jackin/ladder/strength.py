"""How strong each pack is on each level, and how the packs differ: cells of many games against one bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.ladder.aims import NO_FACTS, Facts, facts
from jackin.ladder.games import Match, outcome, play_out
from jackin.ladder.rating import wilson
from jackin.ladder.roster import levels, match
from jackin.ladder.spread import Spread, spread
from jackin.ladder.style import Style, style
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import Chunk, chunks

BOTS = ["greedy", "random"]
FEWER = {"greedy": 1, "random": 4}
"""Against chance a quarter of the games is enough: all it shows is that hardly any is lost."""
MOST_DRAWS, LEAST_APART, WITHIN, RANDOM_LEAST = 0.01, 8, 10, 90
DIFFERENT, DIFFERENCES = 0.25, 2

# Wins in % against greedy that we aim at, five points more or less, from the easiest level to the hardest.
TOLERANCE = 5
TARGETS = {**{pack: [30, 45, 60] for pack in ("dash", "wedge", "veekay", "alva", "exa")}, "runner": [30, 45]}
SPREAD = 20


class Share(NamedTuple):
    part: int
    whole: int

    @property
    def percent(self) -> float:
        return 100 * self.part / self.whole if self.whole else 0.0

    def told(self) -> str:
        """With its interval; nothing if there was nothing to count."""
        if not self.whole:
            return "–"
        low, high = wilson(self.part, self.whole)
        return f"{self.percent:.0f} ({100 * low:.0f} to {100 * high:.0f})"


class Record(NamedTuple):
    winner: int
    reason: str
    rounds: int
    style: Style
    pair: int = 0
    facts: Facts = NO_FACTS


def play_records(chunk: Chunk[Match]) -> list[Record]:
    return [record(chunk, number) for number in range(chunk.first, chunk.last)]


def record(chunk: Chunk[Match], number: int) -> Record:
    end, decisions = play_out(chunk.match, number)
    result = outcome(end, decisions)
    pair = number % len(chunk.match.setups)
    return Record(result.winner, result.reason, (result.turns + 1) // 2, style(end), pair, facts(end))


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

    @property
    def spread(self) -> Spread:
        """Between the pairs of decks."""
        games = Counter(record.pair for record in self.records)
        won = Counter(record.pair for record in self.records if record.winner == self.seat)
        return spread([(won[pair], games[pair]) for pair in sorted(games)])

    @property
    def by_tokens(self) -> Share:
        return Share(sum(r.facts.by_tokens for r in self.records), sum(r.facts.agendas for r in self.records))

    @property
    def early(self) -> Share:
        return Share(sum(r.facts.early for r in self.records), self.games)

    @property
    def several_remotes(self) -> Share:
        return Share(sum(r.facts.remotes >= 2 for r in self.records), self.games)

    @property
    def paid(self) -> Share:
        rezzed = sum(r.facts.rezzed for r in self.records)
        return Share(rezzed, rezzed + sum(r.facts.unpaid for r in self.records))

    @property
    def purged(self) -> Share:
        plans = [r.facts for r in self.records if r.facts.plan]
        return Share(sum(one.purges > 0 for one in plans), len(plans))

    @property
    def single_credits(self) -> Share:
        return Share(sum(r.facts.credits for r in self.records), sum(r.facts.clicks for r in self.records))

    @property
    def never_used(self) -> list[str]:
        """Cards that came out of the piles and were never put to use."""
        drawn = frozenset[str]().union(*[r.facts.drawn for r in self.records])
        return sorted(drawn - frozenset[str]().union(*[r.facts.used for r in self.records]))

    def endings(self, won: bool) -> list[tuple[str, float]]:
        """How the automa won or lost, in % of all games, the most frequent first."""
        ended = Counter(
            record.reason for record in self.records if record.winner >= 0 and (record.winner == self.seat) == won
        )
        return [(reason, 100 * n / self.games) for reason, n in ended.most_common()]

    def styles(self) -> dict[str, float]:
        """The measures of style: means of a game, and the share of points that came out of HQ, in %."""
        sums = [sum(numbers) for numbers in zip(*[record.style for record in self.records], strict=True)]
        ice, advances, stratagems, damage, tags, points, hq_points, runs, installs, money = sums
        means = {
            "ice": ice, "advances": advances, "stratagems": stratagems, "damage": damage, "tags": tags, "runs": runs,
            "installs": installs, "money": money,
        }  # fmt: skip
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
                parts = chunks(match(*pair, decks, seed, quiet=False), max(1, games // FEWER[bot]))
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
    return [
        *draws(found), *aims(greedy), *steps(greedy), *evenness(greedy), *against_random(found), *alike(greedy),
        *idle(greedy), *[line for cell in greedy for line in play(cell)],
    ]  # fmt: skip


def play(cell: Cell) -> Iterator[str]:
    """What makes an opponent worth playing against."""
    if cell.games >= LEAST_GAMES and cell.spread.points >= SPREAD:
        yield f"{named(cell)}: {cell.spread.told()} points between pairs of decks; the aim is under {SPREAD}"
    for name, found, least in LEAST[cell.seat]:
        it: Share = getattr(cell, name)
        if it.whole and it.percent < least:
            yield f"{named(cell)}: {found} {it.percent:.0f} %; the aim is {least} or more"
    for name, found, most in MOST[cell.seat]:
        it = getattr(cell, name)
        if it.percent > most:
            yield f"{named(cell)}: {found} {it.percent:.1f} %; the aim is at most {most}"


LEAST_GAMES = 160
"""With fewer games the pairs of decks cannot be told apart."""
LEAST = [
    [
        ("by_tokens", "agendas scored by tokens", 50), ("several_remotes", "games with two remotes or more", 50),
        ("paid", "wanted rezzes that are paid", 60), ("purged", "virus plans that are purged", 50),
    ],
    [],
]  # fmt: skip
MOST = [
    [("early", "games with points before the Runner's first turn", 0)],
    [("single_credits", "clicks for a credit", 33)],
]


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


def idle(greedy: list[Cell]) -> Iterator[str]:
    for seat, side in enumerate(SIDES):
        for level, cards in never_used([cell for cell in greedy if cell.seat == seat]).items():
            if cards:
                yield f"{side} {level}: {', '.join(cards)} came out of the piles and was never used"


def never_used(of_one_side: list[Cell]) -> dict[str, list[str]]:
    """By level, the cards that none of the packs has put to use."""
    levels = dict.fromkeys(cell.level for cell in of_one_side)
    idle = {level: [frozenset(cell.never_used) for cell in of_one_side if cell.level == level] for level in levels}
    return {level: sorted(frozenset.intersection(*cards)) for level, cards in idle.items()}


def differences(one: dict[str, float], other: dict[str, float]) -> list[str]:
    """The measures that are a quarter or more apart."""
    return [name for name in one if abs(one[name] - other[name]) >= DIFFERENT * max(one[name], other[name], 0.01)]


def named(cell: Cell) -> str:
    return f"{cell.pack} {cell.level}"
