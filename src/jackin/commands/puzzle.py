"""`jackin puzzle`: make puzzles of simulated games, and prove those that there are."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table

from jackin.kernel.game import Json
from jackin.lessons.mining import mined, turns
from jackin.lessons.proof import MOST, is_sound
from jackin.lessons.puzzle import Puzzle, all_puzzles
from jackin.terminal.glyphs import ink

app = typer.Typer(name="puzzle", help="Positions of Netrunner with one way to the goal.", no_args_is_help=True)
Kind = Literal["steal", "survive", "score"]


@app.command("list")
def list_puzzles(as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False) -> None:
    """The puzzles that come with the game."""
    rows = [row(found) for found in all_puzzles().values()]
    if as_json:
        print(json.dumps(rows))
        return
    table = Table(box=None, pad_edge=False)
    for column in ("id", "kind", "grade", "size", "picture"):
        table.add_column(column)
    for found in rows:
        table.add_row(*[ink(str(value)) for value in found.values()])
    Console().print(table)


def row(found: Puzzle) -> Json:
    return {"id": found.id, "kind": found.kind, "grade": found.grade, "size": found.size, "picture": found.picture}


@app.command()
def make(
    kind: Annotated[Kind, typer.Option(help="What is to be done.")] = "steal",
    games: Annotated[int, typer.Option(min=1, help="How many games to look through.")] = 10,
    seed: Annotated[int, typer.Option(min=0, help="The first game.")] = 1,
    most: Annotated[int, typer.Option(min=1, help="Positions that a proof may look at.")] = MOST,
    write: Annotated[Path | None, typer.Option(help="Add them to this file.")] = None,
) -> None:
    """Plays games, takes positions of them, and keeps those with exactly one first move that works."""
    kept: list[Json] = json.loads(write.read_text("utf-8")) if write is not None and write.exists() else []
    for found in made(kind, games, seed, most):
        kept.append({**found, "id": f"puzzle-{kind}-{1 + sum(one['kind'] == kind for one in kept)}"})
        print(kept[-1]["id"], found["first"], found["size"], flush=True)
        if write is not None:
            write.write_text(written(kept), "utf-8")


def made(kind: str, games: int, seed: int, most: int) -> Iterator[Json]:
    for game in range(seed, seed + games):
        yield from mined(kind, turns(game), most)


def written(puzzles: list[Json]) -> str:
    """A line for each."""
    return "[\n" + ",\n".join([json.dumps(one, separators=(",", ":")) for one in puzzles]) + "\n]\n"


@app.command()
def check(ids: Annotated[list[str] | None, typer.Argument(help="Which; all if none is named.")] = None) -> None:
    """Proves puzzles again: one first move works, and no other, not even with luck."""
    wrong = [id for id in ids or list(all_puzzles()) if not is_sound(all_puzzles()[id])]
    for id in wrong:
        print(f"{id}: not proven")
    raise typer.Exit(1 if wrong else 0)
