"""`jackin sim --game gangs`: many games between bots, and who won them."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable

from rich.console import Console
from rich.table import Table

from jackin.commands.errors import told
from jackin.commands.gangs_match import NOT_ALONE, GangsMatch, GangsOutcome, play_chunk, play_gangs, player, seating
from jackin.commands.series import How, spread, watched
from jackin.content import sets
from jackin.gangs.setup import BadSetup, blank_table
from jackin.kernel.game import Json
from jackin.workers.chunk import chunks

Of = Callable[[GangsOutcome, int], str]


def gangs_match(
    players: int, bots: list[str], story: str, content: str, seed: int, log: bool = False, level: str = ""
) -> GangsMatch:
    """A match whose first game can begin; raises what `told` tells."""
    found = sets.content(content)
    data: str | Json = found.id if found.built_in else found.data
    match = GangsMatch(players, bots, story, data, seed, log, level)
    for name in bots:
        player(name, 0, data)
    seating(match, 0)
    if level and players > 1:
        raise BadSetup(NOT_ALONE)
    if level:
        blank_table(
            {"gangs": [gang.id for gang in found.gangs[:2]], "settings": {"level": level}, "content": data}, 0
        )
    return match


def outcomes(match: GangsMatch, games: int, how: How) -> list[GangsOutcome]:
    return [outcome for part in watched(play_chunk, chunks(match, games), how) for outcome in part]


def sim_gangs(
    players: int,
    bots: list[str],
    story: str,
    content: str,
    games: int,
    seed: int,
    how: How,
    as_json: bool,
    level: str = "",
) -> None:
    with told():
        match = gangs_match(players, bots, story, content, seed, level=level)
        play_gangs(match._replace(bots=["random"]), 0)
    began = time.perf_counter()
    with told():
        found = outcomes(match, games, how)
    data = summary(found, time.perf_counter() - began)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(found, data)


def shares(found: list[GangsOutcome], of: Of) -> dict[str, float]:
    """Wins, by whatever `of` says of a seat; a shared victory is shared."""
    wins: dict[str, float] = {}
    for outcome in found:
        for seat in range(len(outcome.bots)):
            won = 1 / len(outcome.winners) if seat in outcome.winners else 0
            wins[of(outcome, seat)] = wins.get(of(outcome, seat), 0) + won
    return {name: round(n, 3) for name, n in sorted(wins.items())}


def played(found: list[GangsOutcome], of: Of) -> Counter[str]:
    """How many seats went by that name."""
    return Counter(of(outcome, seat) for outcome in found for seat in range(len(outcome.bots)))


def gang_of(outcome: GangsOutcome, seat: int) -> str:
    return outcome.gangs[seat]


def seat_of(outcome: GangsOutcome, seat: int) -> str:
    return str(seat + 1)


def bot_of(outcome: GangsOutcome, seat: int) -> str:
    return outcome.bots[seat]


def summary(found: list[GangsOutcome], seconds: float) -> Json:
    return {
        "games": len(found),
        "seconds": round(seconds, 3),
        "decisions": sum(outcome.decisions for outcome in found),
        "turns": sum(outcome.turns for outcome in found),
        "wins": {
            "gang": shares(found, gang_of),
            "seat": shares(found, seat_of),
            "bot": shares(found, bot_of),
            "shared": len([outcome for outcome in found if len(outcome.winners) > 1]),
        },
        "reasons": dict(sorted(Counter(outcome.reason for outcome in found).items())),
    }


def report(found: list[GangsOutcome], data: Json) -> None:
    games = data["games"]
    table = Table(title=f"{games} games", title_justify="left", show_edge=False)
    for name in ("", "wins", "% of its games"):
        table.add_column(name, justify="left" if not name else "right")
    for heading, of in (("gang", gang_of), ("seat", seat_of), ("bot", bot_of)):
        table.add_row(heading, style="dim")
        seats = played(found, of)
        for name, won in data["wins"][heading].items():
            table.add_row(f"  {name}", f"{won:.1f}", f"{100 * won / seats[name]:.1f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(f"turns      {spread([outcome.turns for outcome in found])}")
    console.print(f"decisions  {spread([outcome.decisions for outcome in found])}")
    console.print(f"speed      {games / data['seconds']:.1f} games/s, {data['seconds']:.1f} s")
