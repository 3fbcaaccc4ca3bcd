"""`jackin automa measure`: how strong the packs are, as a table, and as a section of a page."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown

from jackin.commands.errors import fail, told
from jackin.commands.series import How, Jobs, Keep, Ray, watched
from jackin.kernel.rng import MOST_SEED
from jackin.ladder.roster import LONGEST, SHELVES, deck_pairs
from jackin.ladder.strength import BOTS, Cell, cells, faults, parts, plans, play_records
from jackin.netrunner.automa.pack import BUILT_IN
from jackin.terminal.glyphs import ink

BEGIN, END = "<!-- measured: jackin automa measure --write -->", "<!-- end of what was measured -->"
ENDED = {"agendas": "points", "flatline": "flatline", "decked": "R&D empty", "stack-empty": "stack empty"}
STYLES = {
    "ice": "ice by round 8", "advances": "advances", "stratagems": "stratagems", "damage": "damage", "tags": "tags",
    "hq": "points out of HQ, %", "rounds": "rounds",
}  # fmt: skip


def measure(
    which: Annotated[list[str] | None, typer.Argument(help="Packs of the game; all if left out.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games for each pack, level and bot.")] = 1008,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="The same seed gives the same games.")] = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="Put the result into the marked section of this page.")] = None,
) -> None:
    """Measure the packs of the game against the bots."""
    packs = which or BUILT_IN
    if wrong := [name for name in packs if name not in BUILT_IN]:
        raise fail(f"no pack of the game is called {wrong[0]!r}; there are {', '.join(BUILT_IN)}")
    with told():
        planned = plans(packs, deck_pairs("suite"), games, seed)
        found = cells(planned, watched(play_records, parts(planned), How(jobs, ray, keep)))
    text = section(found, games, seed)
    if write is None:
        Console().print(Markdown(text))
    else:
        put(write, text)


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
    Console().print(ink(f"{page}: written"), soft_wrap=True)


def section(found: list[Cell], games: int, seed: int) -> str:
    parts = [
        f"Each number stands for {games} games (seed {seed}) over all pairs of the decks "
        f"{', '.join(SHELVES['suite'])}; every pack, level and bot plays the same shuffles. A game that goes on "
        f"after {LONGEST} rounds is a draw. The intervals are Wilson's, 95 %.",
        *[strength(found, bot) for bot in BOTS],
        styles(found),
        missed(found),
    ]
    return "\n\n".join(part.strip("\n") for part in parts if part) + "\n"


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
