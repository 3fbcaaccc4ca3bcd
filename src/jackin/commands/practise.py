"""`jackin practise`: learn from games what rules of thumb do not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin import netrunner
from jackin.bots.greedy.experience import FIRST, WIDTH, Weights
from jackin.commands.errors import fail, told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.commands.train import begun, put
from jackin.commands.tune import report
from jackin.kernel.game import Json
from jackin.kernel.rng import seedling
from jackin.ladder.practising import Climb, Practice, Proof, play_practice, play_proof, rate
from jackin.ladder.roster import spread_pairs
from jackin.netrunner.words import SIDES
from jackin.workers.chunk import chunks

FRESH = 1 << 40
SAID = 20
DIGITS = 4
SIZE = 40


def practise(
    side: Annotated[str, typer.Argument(help="corp or runner.")],
    rounds: Annotated[int, typer.Option(min=0, help="How many steps.")] = 600,
    games: Annotated[int, typer.Option(min=5, help="Games for each step.")] = 160,
    proof: Annotated[int, typer.Option(min=10, help="Fresh deals to compare in.")] = 1000,
    start: Annotated[Path | None, typer.Option(help="Go on from the weights in this file.")] = None,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Write the weights into this file.")] = None,
    as_json: AsJson = False,
) -> None:
    """Learn how much more or less answers are worth than rules of thumb say, from games against the greedy player."""
    if side not in SIDES:
        raise fail(f"no side is called {side!r}: corp or runner")
    seat, how, console = SIDES.index(side), How(jobs, ray, keep), Console(highlight=False, stderr=as_json)
    before: Json = {} if start is None else begun(start, "weights")
    climb = Climb({} if start is None else weights_in(start, before))
    with told():
        setups = tuple(netrunner.setup(*pair, quiet=True) for pair in spread_pairs(decks))
        for number in range(rounds):
            given = Practice(setups, seedling(seed, number), seat, climb.weights)
            played = list(watched(play_practice, chunks(given, games, SIZE), how))
            climb.step(played, games, rate(number, rounds))
            if (number + 1) % SAID == 0:
                console.print(f"{number + 1:4}: {100 * sum(part.won for part in played) / games:.0f} % won, trying")
        weights = rounded(climb.weights)
        card = {
            "side": side, "rounds": rounds, "games": games, "seed": seed, "decks": decks,
            "start": before.get("card"),
            **proved(Proof(setups, seedling(seed, FRESH), seat, weights), proof, how),
        }  # fmt: skip
    data: Json = {"card": card, "weights": {name: " ".join(map(str, line)) for name, line in weights.items()}}
    if write is not None:
        put(write, data)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(console, card, f"{card['without']:g} without it, greedy {card['greedy']:g}")


def weights_in(file: Path, data: Json) -> Weights:
    found: Weights = {}
    for name, line in data["weights"].items():
        try:
            found[name] = [float(number) for number in line.split()]
        except (ValueError, AttributeError):
            raise fail(f"{file}: {name} has no numbers") from None
        if len(found[name]) not in (WIDTH, FIRST):
            raise fail(f"{file}: {name} has {len(found[name])} numbers, not {WIDTH} or {FIRST}")
    return found


def rounded(weights: Weights) -> Weights:
    return {name: [round(number, DIGITS) for number in weights[name]] for name in sorted(weights)}


def proved(given: Proof, deals: int, how: How) -> Json:
    """In fresh deals, beside rules of thumb alone and greedy in the same ones."""
    won, thumbs, greedy = [
        [one for part in watched(play_proof, chunks(each, deals), how) for one in part]
        for each in (given, given._replace(weights={}), given._replace(weights=None))
    ]
    better, worse = [sum(way * a > way * b for a, b in zip(won, thumbs, strict=True)) for way in (1, -1)]
    return {
        "proof": deals, "won": sum(won), "without": sum(thumbs), "greedy": sum(greedy), "better": better,
        "worse": worse,
    }  # fmt: skip
