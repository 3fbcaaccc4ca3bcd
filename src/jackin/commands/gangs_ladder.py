"""`jackin ladder --game gangs`: every bot against every other, two gangs at a table."""

from __future__ import annotations

from itertools import combinations

from jackin.bots import GANGS_AGENTS
from jackin.commands.gangs_match import GangsOutcome, play_chunk
from jackin.commands.gangs_sim import gangs_match
from jackin.commands.series import How, watched
from jackin.ladder.listed import Entrant, Meeting
from jackin.workers.chunk import chunks

POOL = "gangs"
PLAYERS = 2
SMALL = 4
"""Games of a chunk: those of the bots that think long are not lost in dozens."""


def duels(wanted: list[str], against: list[str], games: int, seed: int, how: How) -> list[Meeting]:
    """Gangs and seats take turns; the stories that two can play, too."""
    given = wanted or list(GANGS_AGENTS)
    pairs = [two for two in combinations(given, 2) if not against or set(two) & set(against)]
    matches = [chunks(gangs_match(PLAYERS, list(two), "", "house", seed), games, SMALL) for two in pairs]
    parts = watched(play_chunk, [chunk for each in matches for chunk in each], how)
    return [
        met(two, [outcome for _ in each for outcome in next(parts)], seed)
        for two, each in zip(pairs, matches, strict=True)
    ]


def met(two: tuple[str, str], found: list[GangsOutcome], seed: int) -> Meeting:
    score = sum(won(outcome, two[0]) for outcome in found)
    return Meeting(Entrant(POOL, two[0]), Entrant(POOL, two[1]), len(found), score, f"house set, seed {seed}")


def won(outcome: GangsOutcome, bot: str) -> float:
    """A shared victory is shared."""
    return sum(outcome.bots[seat] == bot for seat in outcome.winners) / max(1, len(outcome.winners))
