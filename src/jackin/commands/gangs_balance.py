"""`jackin gangs balance`: is a content set fair, and is everything in it used? As Markdown tables."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin.commands.errors import told
from jackin.commands.gangs_match import GangsOutcome
from jackin.commands.gangs_sim import Of, gang_of, gangs_match, outcomes, played, seat_of, shares
from jackin.commands.series import How, Jobs, Keep, Ray, Seed
from jackin.content import sets
from jackin.gangs.content.model import Content
from jackin.gangs.content.vocabulary import ACTIONS, SIDES

SOURCES = {"FIRE-7": "Combat cards", "FIRE-15": "feuds", "SEIZE-3": "Opportunities", "HIDE-2": "Hideouts"}
OTHER = "other texts"


def balance(
    name: Annotated[str, typer.Argument(help="A content set, or the folder of one.")] = "house",
    players: Annotated[int, typer.Option(min=1, max=4, help="How many gangs; 1 plays alone.")] = 4,
    level: Annotated[str, typer.Option(help="Alone: book, easy, normal, hard or nightmare.")] = "",
    bot: Annotated[list[str] | None, typer.Option(help="A bot; repeat it for a mixed table.")] = None,
    story: Annotated[str, typer.Option(help="One story; without it they take turns.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 480,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = "",
    keep: Keep = None,
    write: Annotated[Path | None, typer.Option(help="A file to write the tables to.")] = None,
) -> None:
    """Play many games with a set and print how fair it is and what of it is used."""
    bots = bot or ["greedy"]
    with told():
        match = gangs_match(players, bots, story, name, seed, True, level)
        found = outcomes(match, games, How(jobs, ray, keep))
    stories = f", story {story}" if story else ", every story in turn"
    mixed = ", ".join(bots)
    table = f"{players} gangs" if players > 1 else f"one player, level {level or 'normal'}"
    head = f"{games} games of {table}, bots: {mixed}{stories}; content set `{name}`, seed {seed}."
    text = "\n".join(["# Gangs of Night City: balance", "", head, "", *tables(found, sets.content(name), players)])
    if write is not None:
        write.write_text(text + "\n", encoding="utf-8")
    Console(highlight=False, soft_wrap=True, markup=False).print(text)


def tables(found: list[GangsOutcome], content: Content, players: int) -> list[str]:
    side = SIDES[1] if players > 3 else SIDES[0]
    used: Counter[str] = Counter()
    for outcome in found:
        used.update(outcome.used)
    if players == 1:
        return alone(found)
    lines = ["## Who wins", "", *wins(found, "gang", gang_of), *wins(found, "seat", seat_of)]
    lines += ["## How games go", "", *course(found), "## Where Street Cred comes from", "", *sources(found)]
    lines += ["## What is used", "", *uses(used, everything(content, side), len(found))]
    return lines


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]


def wins(found: list[GangsOutcome], noun: str, of: Of) -> list[str]:
    """The share of its games that each wins, and how many times what would be fair."""
    won, seats = shares(found, of), played(found, of)
    fair = {
        name: sum(1 / len(o.gangs) for o in found for s in range(len(o.gangs)) if of(o, s) == name) for name in won
    }
    rows = [
        [name, f"{n:.1f}", f"{100 * n / seats[name]:.1f} %", spanned(n, seats[name]), f"{n / fair[name]:.2f}"]
        for name, n in won.items()
    ]
    return table([noun, "wins", "of its games", "95 % interval", "times its fair share"], rows)


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z = 1.96
    share = won / games
    middle = share + z * z / (2 * games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - half) / whole), min(1.0, (middle + half) / whole)


def spanned(won: float, games: int) -> str:
    low, high = interval(won, games)
    return f"{100 * low:.0f} to {100 * high:.0f} %"


def alone(found: list[GangsOutcome]) -> list[str]:
    """The single-player game: wins by gang and by rival, and how games end."""
    lines = ["## Who wins", ""]
    for noun, at in (("gang", 0), ("rival", 1)):
        rows = []
        for name in sorted({outcome.gangs[at] for outcome in found}):
            games = [outcome for outcome in found if outcome.gangs[at] == name]
            won = len([outcome for outcome in games if outcome.winners])
            rows.append([name, str(len(games)), f"{100 * won / len(games):.1f} %", spanned(won, len(games))])
        lines += table([noun, "games", "won", "95 % interval"], rows)
    reasons = Counter(outcome.reason for outcome in found)
    ends = [[reason, str(n), f"{100 * n / len(found):.1f} %", spanned(n, len(found))] for reason, n in
            reasons.most_common()]  # fmt: skip
    return [*lines, "## How games end", "", *table(["", "games", "share", "95 % interval"], ends)]


def course(found: list[GangsOutcome]) -> list[str]:
    turns = sorted(outcome.turns for outcome in found)
    margins = [margin(outcome) for outcome in found]
    comebacks = len([outcome for outcome in found if came_back(outcome)])
    shared = len([outcome for outcome in found if len(outcome.winners) > 1])
    reasons = Counter(outcome.reason for outcome in found)
    rows = [
        ["turns in a game, all gangs together", f"{sum(turns) / len(turns):.1f}; {turns[0]} to {turns[-1]}"],
        ["Firefights in a game", f"{fights(found) / len(found):.1f}"],
        ["decisions in a game", f"{sum(outcome.decisions for outcome in found) / len(found):.0f}"],
        ["the winner was not leading at half time", f"{100 * comebacks / len(found):.1f} %"],
        ["Street Cred ahead of the second", f"{sum(margins) / len(margins):.1f}"],
        ["shared victories", f"{100 * shared / len(found):.1f} %"],
        ["how games end", ", ".join(f"{reason} {n}" for reason, n in sorted(reasons.items()))],
    ]
    return table(["", ""], rows)


def fights(found: list[GangsOutcome]) -> int:
    return sum(n for outcome in found for name, n in outcome.used.items() if name.startswith("firefight "))


def came_back(outcome: GangsOutcome) -> bool:
    best = max(outcome.half)
    return bool(outcome.winners) and all(outcome.half[seat] < best for seat in outcome.winners)


def margin(outcome: GangsOutcome) -> int:
    first, second, *_ = sorted(outcome.cred, reverse=True)
    return first - second


def sources(found: list[GangsOutcome]) -> list[str]:
    """Street Cred in a game, by gang and by what gave it."""
    total: Counter[tuple[str, str]] = Counter()
    for outcome in found:
        for (gang, rule), n in outcome.scored.items():
            total[gang, SOURCES.get(rule, OTHER)] += n
    games = played(found, gang_of)
    names = [*SOURCES.values(), OTHER]
    rows = [[gang, *[f"{total[gang, name] / n:.1f}" for name in names]] for gang, n in sorted(games.items())]
    return table(["gang", *names], rows)


def everything(content: Content, side: str) -> dict[str, list[str]]:
    """What can be used, by kind; the names are those of `gangs_match.USES`."""
    return {
        "combat": [card.id for card in content.starters + content.upgrades],
        "opportunity": [card.id for card in content.opportunities],
        "edgerunner": [card.id for card in content.edgerunners],
        "net": [str(n) for n in range(2, len(content.net.spaces) + 1)],
        "space": [f"{district.id}/{poi}" for district in content.districts for poi in district.pois[side]],
        "hideout": [district.id for district in content.districts],
        "firefight": [district.id for district in content.districts],
        "action": list(ACTIONS[:-1]),
        "wild": list(ACTIONS[:-1]),
        "story": [card.id for story in content.stories for card in story.cards],
    }


def uses(used: Counter[str], kinds: dict[str, list[str]], games: int) -> list[str]:
    """How often in a game, the most first; what is never used is named."""
    lines: list[str] = []
    for kind, names in kinds.items():
        order = sorted(names, key=lambda name: -used[f"{kind} {name}"])
        told = ", ".join(f"{name} {used[f'{kind} {name}'] / games:.2f}" for name in order)
        lines += [f"**{kind}**: {told}", ""]
    never = [f"{kind} {name}" for kind, names in kinds.items() for name in names if not used[f"{kind} {name}"]]
    return [*lines, f"Never used: {', '.join(never) or 'nothing'}."]
