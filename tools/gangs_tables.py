"""Write the tables of docs/gangs-balance.md anew, from its line `<!-- tables -->` on: every number of players by the
bots that are to find the house set fair, and every level alone.

    python tools/gangs_tables.py --games 2000 --alone 400 --keep tables.kept    goes on where it was cut off
"""

from __future__ import annotations

import argparse
from pathlib import Path

from jackin.commands.gangs_balance import spanned, table, tables
from jackin.commands.gangs_match import GangsOutcome
from jackin.commands.gangs_sim import gangs_match, outcomes
from jackin.commands.series import How
from jackin.content import sets

PAGE = Path(__file__).parents[1] / "docs/gangs-balance.md"
MARK = "<!-- tables -->"
SET = "house"
NUMBERS = {2: "Two", 3: "Three", 4: "Four"}
LEVELS = ("easy", "normal", "hard", "nightmare")
LONG = "## What is used"
"""The page leaves out what only who writes a set wants to know."""


def cell(players: int, bot: str, games: int, seed: int, how: How) -> list[str]:
    """One number of players, by one bot."""
    found = outcomes(gangs_match(players, [bot], "", SET, seed, True), games, how)
    lines = tables(found, sets.content(SET), players)
    told = [f"#{line}" if line.startswith("## ") else line for line in lines[: lines.index(LONG)]]
    command = f"jackin gangs balance --players {players} --games {games} --seed {seed} --bot {bot}"
    return [f"## {NUMBERS[players]} gangs, by `{bot}`", "", f"`{command}`", "", *told]


def alone(bot: str, games: int, seed: int, how: How) -> list[str]:
    """Every level, by one bot."""
    rows = [row(level, outcomes(gangs_match(1, [bot], "", SET, seed, True, level), games, how)) for level in LEVELS]
    command = f"jackin gangs balance --players 1 --games {games} --seed {seed} --bot {bot} --level LEVEL"
    heads = ["level", "games", "won", "95 % interval", "beaten by the rival", "by Johnny"]
    return [f"## Alone, by `{bot}`", "", f"`{command}`", "", *table(heads, rows)]


def row(level: str, found: list[GangsOutcome]) -> list[str]:
    games = len(found)
    won = len([outcome for outcome in found if outcome.winners])
    ends = [len([outcome for outcome in found if outcome.reason == reason]) for reason in ("rival", "johnny")]
    return [level, str(games), f"{100 * won / games:.1f} %", spanned(won, games),
            *[f"{100 * n / games:.1f} %" for n in ends]]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000, help="of each number of players")
    parser.add_argument("--alone", type=int, default=400, help="of each level")
    parser.add_argument("--seed", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    wanted = parser.parse_args()
    how = How(wanted.jobs, "", wanted.keep)
    lines = alone("legend", wanted.alone, wanted.seed, how)
    for bot in ("pro", "greedy"):
        for players in NUMBERS:
            lines += cell(players, bot, wanted.games, wanted.seed + players, how)
    head = PAGE.read_text("utf-8").partition(MARK)[0]
    PAGE.write_text(f"{head}{MARK}\n\n" + "\n".join(lines).rstrip() + "\n", "utf-8")


if __name__ == "__main__":
    main()
