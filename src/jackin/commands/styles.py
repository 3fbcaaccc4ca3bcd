"""`jackin styles`: the personalities of a bot side by side, by what they do in a game."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from jackin.bots import styles_of
from jackin.commands.errors import told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.kernel.game import Json
from jackin.ladder.games import player
from jackin.ladder.manners import SHOWN, Manners, Watched, play_watched
from jackin.ladder.rating import wilson
from jackin.ladder.roster import match, spread_pairs
from jackin.netrunner.words import CORP, SIDES
from jackin.workers.chunk import chunks

FEW = 2
WIDE = 110
"""Columns: a table that is cut tells nothing."""


def styles(
    bot: Annotated[str, typer.Argument(help="A bot that thinks ahead.")] = "street",
    against: Annotated[str, typer.Option(help="The bot in the other chair.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="Games of each style.")] = 20,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Tell the styles of a bot apart: what each does in a game, over the same deals."""
    found: dict[str, list[Json]] = {}
    with told():
        player(against, 0)
        for side in SIDES:
            seat, rows = SIDES.index(side), list[Json]()
            for name in [bot, *[f"{bot}:{style}" for style in styles_of(bot)[side]]]:
                player(name, 0)
                chairs = (name, against) if seat == CORP else (against, name)
                given = chunks(Watched(match(*chairs, spread_pairs(decks), seed, quiet=False), seat), games, FEW)
                played = [one for part in watched(play_watched, given, How(jobs, ray, keep)) for one in part]
                rows.append(row(name, played))
            found[side] = rows
    if as_json:
        print(json.dumps(found, indent=1))
    else:
        report(found)


def row(name: str, played: list[Manners]) -> Json:
    wins = sum(one.won for one in played)
    each = {thing: mean([one.counts[thing] for one in played]) for thing in played[0].counts}
    low, high = wilson(wins, len(played))
    return {
        "bot": name,
        "games": len(played),
        "wins": wins,
        "interval": [round(low, 4), round(high, 4)],
        "turns": mean([one.turns for one in played]),
        **each,
    }


def mean(counts: list[int]) -> float:
    return round(sum(counts) / len(counts), 1)


def report(found: dict[str, list[Json]]) -> None:
    console = Console(highlight=False)
    console.width = max(console.width, WIDE)
    for side, rows in found.items():
        table = Table(box=None, pad_edge=False)
        shown = ("turns", *SHOWN[SIDES.index(side)])
        for name in (f"as the {side}", "won", "95 %", *shown):
            table.add_column(name, justify="right" if table.columns else "left", no_wrap=True)
        for one in rows:
            low, high = one["interval"]
            won = f"{one['wins']} of {one['games']}"
            table.add_row(
                one["bot"], won, f"{100 * low:.0f} to {100 * high:.0f}", *[f"{one[name]:g}" for name in shown]
            )
        console.print(table)
