"""`jackin automa measure`: how strong the packs are, as a table, and as a section of a page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from jackin.commands.errors import fail, told
from jackin.commands.series import AsJson, How, Jobs, Keep, Ray, Seed, watched
from jackin.kernel.game import Json
from jackin.ladder.roster import LONGEST, SHELVES, deck_pairs
from jackin.ladder.strength import BOTS, Cell, Share, cells, faults, never_used, parts, plans, play_records
from jackin.netrunner.automa.pack import BUILT_IN
from jackin.netrunner.words import SIDES
from jackin.terminal.glyphs import ink

BEGIN, END = "<!-- measured: jackin automa measure --write -->", "<!-- end of what was measured -->"
ENDED = {"agendas": "points", "flatline": "flatline", "decked": "R&D empty", "stack-empty": "stack empty"}
STYLES = {
    "ice": "ice by round 8", "advances": "advances", "stratagems": "stratagems", "damage": "damage", "tags": "tags",
    "runs": "runs", "installs": "installs", "money": "credits made", "hq": "points out of HQ, %", "rounds": "rounds",
}  # fmt: skip


def measure(
    which: Annotated[list[str] | None, typer.Argument(help="Packs of the game; all if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each pack, level and bot.")] = 1008,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Put the result into the marked section of this page.")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure the packs of the game against the bots."""
    packs = which or BUILT_IN
    if wrong := [name for name in packs if name not in BUILT_IN]:
        raise fail(f"no pack of the game is called {wrong[0]!r}; there are {', '.join(BUILT_IN)}")
    with told():
        planned = plans(packs, deck_pairs("suite"), games, seed)
        found = cells(planned, watched(play_records, parts(planned), How(jobs, ray, keep)))
    text = section(found, games, seed)
    if write is not None:
        put(write, text)
    if as_json:
        print(json.dumps(as_data(found, games, seed), indent=1))
    elif write is None:
        Console().print(Markdown(text))


def as_data(found: list[Cell], games: int, seed: int) -> Json:
    return {"games": games, "seed": seed, "cells": [cell_data(cell) for cell in found], "missed": faults(found)}


def cell_data(cell: Cell) -> Json:
    """Aims that are shares as [part, whole]."""
    low, high = cell.interval
    spread = cell.spread
    shares = [name for name in AIMS[SIDES[cell.seat]] if name not in ("wins", "spread")]
    return {
        "pack": cell.pack, "level": cell.level, "bot": cell.bot, "games": cell.games, "wins": cell.wins,
        "draws": cell.draws, "percent": round(cell.percent, 4), "low": round(low, 4), "high": round(high, 4),
        "rounds": round(cell.rounds, 2), "spread": round(spread.points, 2),
        "spread_low": round(spread.low, 2), "spread_high": round(spread.high, 2),
        "won_by": {reason: round(percent, 2) for reason, percent in cell.endings(True)},
        "lost_by": {reason: round(percent, 2) for reason, percent in cell.endings(False)},
        "aims": {name: [*getattr(cell, name)] for name in shares},
        "styles": {name: round(n, 3) for name, n in cell.styles().items()},
    }  # fmt: skip


def put(page: Path, text: str) -> None:
    """Between the two marks of the page; everything else stays as it is."""
    try:
        whole = page.read_text(encoding="utf-8")
        before, begin, rest = whole.partition(BEGIN)
        _, end, after = rest.partition(END)
        if not begin or not end:
            raise fail(f"{page} has no section between {BEGIN!r} and {END!r}")
        page.write_text(f"{before}{BEGIN}\n\n{text}\n{END}{after}", encoding="utf-8")
    except OSError as error:
        raise fail(f"{page}: {error.strerror}") from None
    Console(stderr=True).print(ink(f"{page}: written"), soft_wrap=True)


def section(found: list[Cell], games: int, seed: int) -> str:
    parts = [
        f"Each number stands for {games} games (seed {seed}), against `random` a quarter of them, over all pairs of "
        f"the decks {', '.join(SHELVES['suite'])}; every pack, level and bot plays the same shuffles. A game that "
        f"goes on after {LONGEST} rounds is a draw. The intervals are of 95 %: Wilson's for shares, of series drawn "
        f"anew for the distance between decks.",
        aims(found),
        *[strength(found, bot) for bot in BOTS],
        styles(found),
        missed(found),
    ]
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


AIMS = {
    "corp": {
        "wins": "wins % (25-35, 40-50, 55-65)", "spread": "between decks, without chance (under 20)",
        "by_tokens": "by tokens % (50)", "early": "points before your first turn % (0)",
        "several_remotes": "2 remotes or more % (50)", "paid": "wanted rezzes paid % (60)",
        "purged": "virus plans purged % (50)",
    },
    "runner": {
        "wins": "wins % (25-35, 40-50)", "spread": "between decks, without chance (under 20)",
        "single_credits": "clicks for a single credit % (under 33)",
    },
}  # fmt: skip


def aims(found: list[Cell]) -> str:
    """What we aim at, against greedy, with 95 % intervals; the aim is in the head of each column."""
    parts = ["What we aim at, and what was measured against `greedy`:"]
    for seat, side in enumerate(AIMS):
        shown = [cell for cell in found if cell.bot == "greedy" and cell.seat == seat]
        if shown:
            rows = [[cell.pack, cell.level, *[aim(cell, name) for name in AIMS[side]]] for cell in shown]
            heads = ["pack", "level", *AIMS[side].values()]
            parts.append(table(heads, rows, "ll" + "r" * len(AIMS[side])).strip())
            unused = [f"{', '.join(cards) or 'none'} on {level}" for level, cards in never_used(shown).items()]
            parts.append(f"Came out of the piles and were never used: {'; '.join(unused)}.")
    return "\n\n".join(parts)


def aim(cell: Cell, name: str) -> str:
    if name == "wins":
        return Share(cell.wins, cell.games).told()
    return cell.spread.told() if name == "spread" else getattr(cell, name).told()


def strength(found: list[Cell], bot: str) -> str:
    rows = [
        [
            cell.pack, cell.level, f"{cell.percent:.1f}", "{:.1f} to {:.1f}".format(*cell.interval),
            f"{cell.rounds:.1f}", told_ends(cell.endings(True)), told_ends(cell.endings(False)), str(cell.draws),
        ]
        for cell in found if cell.bot == bot
    ]  # fmt: skip
    heads = ["pack", "level", "wins %", "interval", "rounds", "won by, %", "lost by, %", "draws"]
    return f"Against `{bot}`:\n\n" + table(heads, rows, "llrcrllr")


def told_ends(endings: list[tuple[str, float]]) -> str:
    return ", ".join(f"{ENDED.get(reason, reason)} {percent:.0f}" for reason, percent in endings) or "–"


def styles(found: list[Cell]) -> str:
    shown = [cell for cell in found if cell.bot == "greedy" and cell.level == "standard"]
    if not shown:
        return ""
    rows = [[cell.pack, *[f"{n:.1f}" for n in cell.styles().values()]] for cell in shown]
    return "Styles: means of a game on *standard* against `greedy`.\n\n" + table(
        ["pack", *STYLES.values()], rows, "l" + "r" * len(STYLES)
    )


def missed(found: list[Cell]) -> str:
    if not (lines := faults(found)):
        return "Every aim is met."
    return "\n".join(["Aims that are not met:", "", *[f"* {line}" for line in lines]])


def table(heads: list[str], rows: list[list[str]], align: str) -> str:
    rule = ["--:" if side == "r" else ":-:" if side == "c" else "---" for side in align]
    return "".join(f"| {' | '.join(row)} |\n" for row in (heads, rule, *rows))
