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
from jackin.commands.series import AsJson, How, Jobs, Keep, Ray, Seed, watched
from jackin.content.packs import automas
from jackin.kernel.game import Json
from jackin.ladder.games import Match, player
from jackin.ladder.tally import Spread, Tally, added, play_tally
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import chunks


def summary(found: Tally, seconds: float) -> Json:
    wins, reasons = Counter[str](), Counter[str]()
    for (winner, reason), n in found.ends.items():
        wins[SIDES[winner] if winner >= 0 else "none"] += n
        reasons[reason] += n
    return {
        "games": found.games,
        "seconds": round(seconds, 3),
        "decisions": found.decisions.sum,
        "turns": found.turns.sum,
        "wins": {side: wins[side] for side in (*SIDES, "none")},
        "reasons": dict(sorted(reasons.items())),
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
    level: Annotated[str, typer.Option(help="Gangs alone: book, easy, normal, hard or nightmare.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots."""
    if game == "gangs":
        sim_gangs(players, bot or ["random"], story, content, games, seed, How(jobs, ray, keep), as_json, level)
        return
    with told():
        player(corp, 0), player(runner, 0)
        decks = named_deck(corp_deck, "corp"), named_deck(runner_deck, "runner")
        setup = netrunner.setup(*decks, quiet=True, automa=automas(corp, runner))
        netrunner.GAME.new(setup, 0)
    began = time.perf_counter()
    with told():
        given = chunks(Match(corp, runner, (setup,), seed), games)
        found = added(watched(play_tally, given, How(jobs, ray, keep)))
    data = summary(found, time.perf_counter() - began)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(found, data)


def report(found: Tally, data: Json) -> None:
    games = data["games"]
    table = Table(title=f"{games} games", title_justify="left", show_edge=False)
    for name in ("", "wins", "%"):
        table.add_column(name, justify="left" if not name else "right")
    for side, n in data["wins"].items():
        if n or side != "none":
            table.add_row(side, str(n), f"{100 * n / games:.1f}", style="bold")
            for reason, count in by_reason(found, side):
                table.add_row(f"  {reason}", str(count), f"{100 * count / games:.1f}", style="dim")
    console = Console(highlight=False)
    console.print(table)
    console.print(f"turns      {told_spread(found.turns, games)}")
    console.print(f"decisions  {told_spread(found.decisions, games)}")
    console.print(f"speed      {games / data['seconds']:.0f} games/s, {data['seconds']:.1f} s")


def told_spread(found: Spread, games: int) -> str:
    return f"{found.sum / games:.1f} a game, {found.least} to {found.most}"


def by_reason(found: Tally, side: str) -> list[tuple[str, int]]:
    seat = SIDES.index(side) if side in SIDES else -1
    return Counter({reason: n for (winner, reason), n in found.ends.items() if winner == seat}).most_common()
