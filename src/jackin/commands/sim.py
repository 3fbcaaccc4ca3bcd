"""`jackin sim`: many games between bots, and who won them how."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table

from jackin import netrunner
from jackin.commands.decks import named_deck
from jackin.commands.errors import told
from jackin.commands.gangs_sim import sim_gangs
from jackin.commands.series import spread
from jackin.commands.watching import watched
from jackin.content.packs import automas
from jackin.kernel.game import Json
from jackin.kernel.rng import MOST_SEED
from jackin.ladder.games import Match, Outcome, chunks, play_chunk, played, player
from jackin.netrunner.words import SIDES


def summary(found: list[Outcome], seconds: float) -> Json:
    wins = Counter(SIDES[outcome.winner] if outcome.winner >= 0 else "none" for outcome in found)
    return {
        "games": len(found),
        "seconds": round(seconds, 3),
        "decisions": sum(outcome.decisions for outcome in found),
        "turns": sum(outcome.turns for outcome in found),
        "wins": {side: wins[side] for side in (*SIDES, "none")},
        "reasons": dict(sorted(Counter(outcome.reason for outcome in found).items())),
    }


def sim(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    corp: Annotated[
        str, typer.Option(help="The Corp's bot, or an automa: automa:PACK or automa:PACK:LEVEL.")
    ] = "random",
    runner: Annotated[str, typer.Option(help="The Runner's bot, or an automa: automa:PACK:LEVEL.")] = "random",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck.")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck.")] = "shaper",
    players: Annotated[
        int, typer.Option(min=1, max=4, help="Gangs: how many; 1 against a rival gang and Johnny.")
    ] = 4,
    bot: Annotated[list[str] | None, typer.Option(help="Gangs: a bot; repeat it for a mixed table.")] = None,
    story: Annotated[str, typer.Option(help="Gangs: the story.")] = "tutorial",
    content: Annotated[str, typer.Option(help="Gangs: the content set.")] = "house",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games between bots."""
    if game == "gangs":
        sim_gangs(players, bot or ["random"], story, content, games, seed, jobs, as_json)
        return
    with told():
        player(corp, 0), player(runner, 0)
        decks = named_deck(corp_deck, "corp"), named_deck(runner_deck, "runner")
        setup = netrunner.setup(*decks, quiet=True, automa=automas(corp, runner))
        netrunner.GAME.new(setup, 0)
    began = time.perf_counter()
    parts = played(play_chunk, chunks(Match(corp, runner, (setup,), seed), games), jobs)
    found = [outcome for part in watched(parts, games) for outcome in part]
    data = summary(found, time.perf_counter() - began)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(found, data)


def report(found: list[Outcome], data: Json) -> None:
    games = data["games"]
    table = Table(title=f"{games} games", title_justify="left", show_edge=False)
    for name in ("", "wins", "%"):
        table.add_column(name, justify="left" if not name else "right")
    for side, n in data["wins"].items():
        if n or side != "none":
            table.add_row(side, str(n), f"{100 * n / games:.1f}", style="bold")
            for reason, count in by_reason(found, side):
                table.add_row(f"  {reason}", str(count), f"{100 * count / games:.1f}", style="dim")
    turns, decisions = [o.turns for o in found], [o.decisions for o in found]
    console = Console(highlight=False)
    console.print(table)
    console.print(f"turns      {spread(turns)}")
    console.print(f"decisions  {spread(decisions)}")
    console.print(f"speed      {games / data['seconds']:.0f} games/s, {data['seconds']:.1f} s")


def by_reason(found: list[Outcome], side: str) -> list[tuple[str, int]]:
    winner = SIDES.index(side) if side in SIDES else -1
    return Counter(outcome.reason for outcome in found if outcome.winner == winner).most_common()
