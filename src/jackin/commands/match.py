"""`jackin match`: two bots over the same deals, each in both chairs, and how sure it is who is stronger."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from jackin.commands.errors import told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.kernel.game import Json
from jackin.ladder.games import player
from jackin.ladder.pairs import Deal, Share, Verdict, play_deals, rivals, verdict
from jackin.ladder.roster import spread_pairs
from jackin.terminal.glyphs import QUIET, ink
from jackin.workers.chunk import chunks

FEW = 2
"""Deals that are kept together: those who think ahead take their time."""


def match(
    first: Annotated[str, typer.Argument(help="A bot.")],
    second: Annotated[str, typer.Argument(help="The bot it is compared with.")],
    deals: Annotated[int, typer.Option(min=1, help="How many deals; each is played twice.")] = 50,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Compare two bots of Netrunner: every deal is played twice, with the chairs changed."""
    with told():
        player(first, 0), player(second, 0)
        given = chunks(rivals(first, second, spread_pairs(decks), seed), deals, FEW)
        played: list[Deal] = [deal for part in watched(play_deals, given, How(jobs, ray, keep)) for deal in part]
    found = verdict(played)
    if as_json:
        print(json.dumps(as_data(found), indent=1))
    else:
        report(first, second, found)


def as_data(found: Verdict) -> Json:
    rows = {"corp": found.corp, "runner": found.runner, "all": found.all}
    shares = {
        chair: {"points": share.points, "games": share.games, "interval": [round(x, 4) for x in share.interval]}
        for chair, share in rows.items()
    }
    return {**shares, "both": found.both, "neither": found.neither, "chance": round(found.chance, 6)}


def report(first: str, second: str, found: Verdict) -> None:
    table = Table(box=None, pad_edge=False)
    for name in (f"{first} against {second}", "games", "points", "%", "95 %"):
        table.add_column(name, justify="right" if table.columns else "left", no_wrap=True)
    for chair, share in (("as the Corp", found.corp), ("as the Runner", found.runner), ("in all", found.all)):
        table.add_row(chair, *cells(share))
    console = Console(highlight=False)
    console.print(table)
    console.print(
        ink(
            f"{found.both} deals for {first}, {found.neither} for {second}, the others one each; "
            f"equals would be so far apart with a chance of {found.chance:.3g} (sign test)",
            QUIET,
        )
    )


def cells(share: Share) -> list[str]:
    low, high = share.interval
    part = share.points / share.games
    return [str(share.games), f"{share.points:g}", f"{100 * part:.1f}", f"{100 * low:.0f} to {100 * high:.0f}"]
