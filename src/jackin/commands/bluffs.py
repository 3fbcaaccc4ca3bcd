"""`jackin bluffs`: what a Corp hides in its remotes, and whether its opponent can guess it."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from jackin.commands.errors import told
from jackin.commands.series import AsJson, Decks, How, Jobs, Keep, Ray, Seed, watched
from jackin.ladder.bluffs import Guess, Row, Verdict, play_guesses, rows, verdict
from jackin.ladder.games import player
from jackin.ladder.habits import Studied, studied
from jackin.ladder.rating import wilson
from jackin.ladder.roster import match, spread_pairs
from jackin.workers.chunk import chunks

FEW = 2


def bluffs(
    bot: Annotated[str, typer.Argument(help="The Corp that is watched.")] = "legend",
    against: Annotated[str, typer.Option(help="The Runner.")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Seed = 1,
    decks: Decks = "all",
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    as_json: AsJson = False,
) -> None:
    """Measure how a Corp bluffs: which of its facedown cards in remotes are agendas, and who could tell."""
    with told():
        player(bot, 0)
        player(against, 0)
        given = chunks(match(bot, against, spread_pairs(decks), seed), games, FEW)
        found: list[Guess] = [one for part in watched(play_guesses, given, How(jobs, ray, keep)) for one in part]
    if as_json:
        data = {"rows": [row._asdict() for row in rows(found)], **verdict(found)._asdict()}
        print(json.dumps(data | {"studied": studied(found)._asdict()}, indent=1))
    elif found:
        report(rows(found), verdict(found), studied(found))


def report(found: list[Row], said: Verdict, learned: Studied) -> None:
    table = Table(box=None, pad_edge=False)
    for name in ("place", "cards", "agendas %", "95 %", "believed", "dealt blindly"):
        table.add_column(name, justify="right" if table.columns else "left", no_wrap=True)
    believed, blind = [
        [(row.cards, one) for row, one in zip(found, some, strict=True)]
        for some in ([row.believed for row in found], [row.blind for row in found])
    ]
    for row in [*found, Row("all", said.cards, said.agendas, mean_of(believed), mean_of(blind))]:
        low, high = wilson(row.agendas, row.cards)
        table.add_row(
            row.place, str(row.cards), f"{100 * row.agendas / row.cards:.0f}", f"{100 * low:.0f} to {100 * high:.0f}",
            f"{100 * row.believed:.0f}", f"{100 * row.blind:.0f}",
        )  # fmt: skip
    console = Console(highlight=False)
    console.print(table)
    console.print(
        f"mean square of a guess: {said.prior:.3f} by the share alone, {said.believer:.3f} by belief; "
        f"belief gains {said.gain:+.3f} ± {said.margin:.3f}"
    )
    console.print(
        f"who has studied this Corp: {learned.prior:.3f} by the rules and the deck, {learned.student:.3f} by its "
        f"habits as well; these gain {learned.gain:+.3f} ± {learned.margin:.3f}"
    )


def mean_of(shares: list[tuple[int, float]]) -> float:
    return sum(cards * one for cards, one in shares) / sum(cards for cards, _ in shares)
