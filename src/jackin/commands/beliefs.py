"""`jackin beliefs`: watch games and learn what lies where, for bots that deal worlds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from jackin import netrunner
from jackin.bots.netrunner_search.beliefs import PLACES, SORTS
from jackin.commands.errors import fail, told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.commands.train import put
from jackin.kernel.game import Json
from jackin.ladder.roster import deck_pairs
from jackin.ladder.sightings import Sighting, Watched, watch_chunk
from jackin.terminal.glyphs import QUIET, ink
from jackin.workers.chunk import chunks

DIGITS = 2


def beliefs(
    games: Annotated[int, typer.Option(min=20, help="How many games to watch.")] = 300,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Write the beliefs into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Learn which cards of Netrunner lie in which places, from games of greedy players."""
    try:
        from jackin.ladder.believing import fit
    except ImportError:
        raise fail("learning needs NumPy: pip install 'jackin[envs]'") from None
    with told():
        setups = tuple(netrunner.setup(*pair, quiet=True) for pair in deck_pairs(decks))
        given = chunks(Watched(setups, seed), games)
        seen: list[Sighting] = [one for part in watched(watch_chunk, given, How(jobs, ray, keep)) for one in part]
    odds, shares = fit(seen)
    card = {
        "games": games, "seed": seed, "decks": decks, "sightings": len(seen), "players": "greedy",
        "shares": [[s.place, s.what, s.cards, *[round(x, 3) for x in s[3:]]] for s in shares],
    }  # fmt: skip
    data: Json = {"card": card, "odds": named(odds)}
    if write is not None:
        put(write, data)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(card)


def named(odds: list[float]) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for n, odd in enumerate(odds):
        if round(odd, DIGITS):
            found.setdefault(PLACES[n // len(SORTS)], {})[SORTS[n % len(SORTS)]] = round(odd, DIGITS)
    return found


def report(card: Json) -> None:
    """On games that had no part in the fit."""
    table = Table(box=None, pad_edge=False)
    for name in ("place", "share of", "cards", "true %", "dealt blindly", "believed"):
        table.add_column(name, justify="left" if name in ("place", "share of") else "right")
    for place, what, cards, *shares in card["shares"]:
        table.add_row(place, what, str(cards), *[f"{100 * share:.1f}" for share in shares])
    console = Console(highlight=False)
    console.print(table)
    console.print(ink(f"{card['games']} games, {card['sightings']} positions", QUIET))
