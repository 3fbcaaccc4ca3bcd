"""The list of ratings that comes with the game: what was played, and what it makes everybody worth."""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

from jackin.kernel.game import Json
from jackin.ladder.rating import Rating, Result, ratings

ANCHOR = "greedy"
"""The bot that holds a game's list in its place."""
ANCHORED = 1300.0
"""What it is worth, on the mean of its chairs: 200 points, or three games of four, below a player of 1500."""


class Entrant(NamedTuple):
    """Somebody in one role: `pool` is what a player's rating for it is called."""

    pool: str
    name: str

    @property
    def game(self) -> str:
        return self.pool.partition("-")[0]


class Meeting(NamedTuple):
    """What two have played, what the first scored (a draw is half a win), and how the games were made."""

    first: Entrant
    second: Entrant
    games: int
    score: float
    how: str


def rated(meetings: list[Meeting]) -> dict[Entrant, Rating]:
    """Everybody of one game, with the anchor in its place."""
    everyone = list(dict.fromkeys(entrant for meeting in meetings for entrant in meeting[:2]))
    number = {entrant: n for n, entrant in enumerate(everyone)}
    results = [Result(number[m.first], number[m.second], m.games, m.score) for m in meetings]
    found = dict(zip(everyone, ratings(len(everyone), results), strict=True))
    anchors = [rating.elo for entrant, rating in found.items() if entrant.name == ANCHOR]
    shift = ANCHORED - sum(anchors) / len(anchors) if anchors else 0.0
    return {entrant: rating._replace(elo=rating.elo + shift) for entrant, rating in found.items()}


def write(file: Path, new: list[Meeting]) -> None:
    """Add meetings to the list, in the place of older ones of the same two, and rate everybody anew."""
    kept = {frozenset(meeting[:2]): meeting for meeting in [*read(file), *new]}
    meetings = sorted(kept.values())
    found: Json = {}
    for game in sorted({meeting.first.game for meeting in meetings}):
        for entrant, rating in rated([m for m in meetings if m.first.game == game]).items():
            worth = {"points": round(rating.elo), "margin": round(rating.margin)}
            found.setdefault(entrant.pool, {})[entrant.name] = worth
    ordered = {pool: dict(sorted(found[pool].items(), key=lambda one: one[1]["points"])) for pool in sorted(found)}
    rows = [{**meeting._asdict(), "first": [*meeting.first], "second": [*meeting.second]} for meeting in meetings]
    lines = ",\n".join(f"  {json.dumps(row)}" for row in rows)
    file.write_text(f'{{"ratings": {json.dumps(ordered, indent=1)},\n"meetings": [\n{lines}\n]}}\n', "utf-8")


def read(file: Path) -> list[Meeting]:
    rows = json.loads(file.read_text("utf-8"))["meetings"] if file.is_file() else []
    return [Meeting(**{**row, "first": Entrant(*row["first"]), "second": Entrant(*row["second"])}) for row in rows]
