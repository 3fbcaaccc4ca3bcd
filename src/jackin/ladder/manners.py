"""How a bot has played, read off the log: what tells one style from another."""

from __future__ import annotations

from typing import NamedTuple

from jackin.ladder.games import Match, play_out
from jackin.ladder.style import told
from jackin.netrunner.catalog import CARDS
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER, TYPES
from jackin.workers.chunk import Chunk

SHOWN = {
    CORP: ("ice", "agenda", "asset", "upgrade", "advances", "remotes", "plays"),
    RUNNER: ("runs", "program", "hardware", "resource", "plays", "uses", "draws"),
}
"""Of each chair: types of cards that were installed, and lines of the log."""


class Manners(NamedTuple):
    """One game of a seat: whether it was won, its turns, and how often each thing was done."""

    won: bool
    turns: int
    counts: dict[str, int]


def manners(s: State, seat: int) -> Manners:
    counts = dict.fromkeys(SHOWN[seat], 0)
    remotes: set[int] = set()
    for line in told(s.log):
        if line.seat != seat:
            continue
        installed = line.key.startswith("installs")
        done = TYPES[CARDS[line.card].type] if installed else line.key
        if done in counts:
            counts[done] += 1
        if line.key == "installs-root":
            remotes.add(line.where)
    if "remotes" in counts:
        counts["remotes"] = len(remotes)
    return Manners(s.winner == seat, s.turn, counts)


class Watched(NamedTuple):
    """A match, and whose manners are looked at."""

    match: Match
    seat: int


def play_watched(chunk: Chunk[Watched]) -> list[Manners]:
    match, seat = chunk.match
    return [manners(play_out(match, number)[0], seat) for number in range(chunk.first, chunk.last)]
