"""`jackin tune`: find the numbers of the rules of thumb by games against `greedy`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin import netrunner
from jackin.commands.errors import fail, told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.commands.train import begun, put
from jackin.kernel.game import Json
from jackin.kernel.rng import seedling
from jackin.ladder.pairs import sign_test
from jackin.ladder.rating import wilson
from jackin.ladder.roster import spread_pairs
from jackin.ladder.tuning import Moves, Round, Way, further, moves_of, numbers_at, play_shaken, play_won, stride
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import chunks

FRESH = 1 << 40


def tune(
    side: Annotated[str, typer.Argument(help="corp or runner.")],
    rounds: Annotated[int, typer.Option(min=0, help="How many steps.")] = 40,
    deals: Annotated[int, typer.Option(min=10, help="Deals for each step; each is played twice.")] = 200,
    proof: Annotated[int, typer.Option(min=10, help="Fresh deals to compare with greedy in.")] = 1000,
    start: Annotated[Path | None, typer.Option(help="Go on from the numbers in this file.")] = None,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[
        Path | None, typer.Option(help="Write the numbers into this file, beside the other side's.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Tune the numbers by which a bot plays, in games against the greedy player."""
    if side not in SIDES:
        raise fail(f"no side is called {side!r}: corp or runner")
    seat, how, console = SIDES.index(side), How(jobs, ray, keep), Console(highlight=False, stderr=as_json)
    with told():
        setups = tuple(netrunner.setup(*pair, quiet=True) for pair in spread_pairs(decks))
        way = Way(begun_at(start, seat), {})
        for number in range(rounds):
            given = Round(setups, seedling(seed, number), seat, way.at)
            played = [one for part in watched(play_shaken, chunks(given, deals), how) for one in part]
            way = further(way, given, played, stride(number, rounds))
            shaken = sum(one.one + one.other for one in played) / (2 * deals)
            console.print(f"{number + 1:3}: {100 * shaken:.1f} % won, shaken")
        fresh = Round(setups, seedling(seed, FRESH), seat, way.at)
        wins, before = [
            [one for part in watched(play_won, chunks(given, proof), how) for one in part]
            for given in (fresh, fresh._replace(at={}))
        ]
    card = {
        "rounds": rounds, "deals": deals, "seed": seed, "decks": decks, "against": "greedy", "proof": proof,
        "won": sum(wins), "greedy-won": sum(before), "better": sum(a > b for a, b in zip(wins, before, strict=True)),
        "worse": sum(a < b for a, b in zip(wins, before, strict=True)),
    }  # fmt: skip
    data: Json = {"card": {side: card}, "numbers": numbers_at(way.at)}
    if write is not None:
        put(write, joined(write, data))
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(console, card, f"greedy {card['greedy-won']:g}")


def begun_at(file: Path | None, seat: int) -> Moves:
    return {} if file is None else moves_of(begun(file, "numbers")["numbers"], seat)


def joined(file: Path, data: Json) -> Json:
    """With what is there of the other side."""
    there = json.loads(file.read_text("utf-8")) if file.is_file() else {"card": {}, "numbers": {}}
    return there | {name: {**there[name], **data[name]} for name in ("card", "numbers")}


def report(console: Console, card: Json, beside: str) -> None:
    """What was won of fresh deals, and what others won in the same ones."""
    low, high = wilson(card["won"], card["proof"])
    chance = sign_test(card["better"], card["worse"])
    console.print(
        f"{card['won']:g} of {card['proof']} fresh deals won ({100 * low:.1f} to {100 * high:.1f} %), "
        f"{beside}; by chance alone in {chance:.1e}"
    )
