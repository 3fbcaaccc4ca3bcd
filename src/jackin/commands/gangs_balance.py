"""`jackin gangs balance`: is a content set fair, and is everything in it used? As Markdown tables."""

from __future__ import annotations

import json
from collections import Counter
from math import sqrt
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from jackin.commands.errors import fail, told
from jackin.commands.gangs_match import GangsOutcome
from jackin.commands.gangs_sim import Of, gang_of, gangs_match, outcomes, played, seat_of, shares
from jackin.commands.series import AsJson, How, Jobs, Keep, Ray, Seed
from jackin.content import sets
from jackin.gangs.content.model import Content
from jackin.gangs.content.vocabulary import ACTIONS, SIDES
from jackin.kernel.game import Json

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
    as_json: AsJson = False,
) -> None:
    """Play many games with a set and print how fair it is and what of it is used."""
    bots = bot or ["greedy"]
    if write is not None and not write.parent.is_dir():
        raise fail(f"{write}: there is no such folder")
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
    if as_json:
        print(json.dumps({"set": name, "seed": seed, **as_data(found, sets.content(name), players)}, indent=1))
    else:
        Console(highlight=False, soft_wrap=True, markup=False).print(text)


def as_data(found: list[GangsOutcome], content: Content, players: int) -> Json:
    """The same numbers as in the tables."""
    data: Json = {"games": len(found), "players": players, "reasons": Counter(outcome.reason for outcome in found)}
    if players == 1:
        by = {noun: alone_by(found, at) for noun, at in ALONE.items()}
        return data | {"wins": {noun: {name: share(*won) for name, won in by[noun].items()} for noun in by}}
    return data | {
        "wins": {"gang": wins_data(found, gang_of), "seat": wins_data(found, seat_of)},
        "turns": sum(outcome.turns for outcome in found),
        "decisions": sum(outcome.decisions for outcome in found),
        "firefights": fights(found),
        "comebacks": sum(came_back(outcome) for outcome in found),
        "margin": sum(margin(outcome) for outcome in found),
        "shared": sum(len(outcome.winners) > 1 for outcome in found),
        "street_cred": street_cred(found),
        "used": times_used(found, everything(content, board(players))),
    }


def wins_data(found: list[GangsOutcome], of: Of) -> Json:
    seats, fair = played(found, of), fair_shares(found, of)
    return {
        name: share(n, seats[name]) | {"of_fair": round(n / fair[name], 4)} for name, n in shares(found, of).items()
    }


def share(won: float, games: int) -> Json:
    low, high = interval(won, games)
    return {"wins": won, "games": games, "low": round(low, 4), "high": round(high, 4)}


def tables(found: list[GangsOutcome], content: Content, players: int) -> list[str]:
    if players == 1:
        return alone(found)
    lines = ["## Who wins", "", *wins(found, "gang", gang_of), *wins(found, "seat", seat_of)]
    lines += ["## How games go", "", *course(found), "## Where Street Cred comes from", "", *sources(found)]
    lines += ["## What is used", "", *uses(times_used(found, everything(content, board(players))), len(found))]
    return lines


def board(players: int) -> str:
    """The side of the board that so many play on."""
    return SIDES[1] if players > 3 else SIDES[0]


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    lines = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    return [*lines, *[f"| {' | '.join(row)} |" for row in rows], ""]


def fair_shares(found: list[GangsOutcome], of: Of) -> dict[str, float]:
    """What each would win if all at a table were equals."""
    fair: dict[str, float] = {}
    for outcome in found:
        for seat in range(len(outcome.gangs)):
            fair[of(outcome, seat)] = fair.get(of(outcome, seat), 0) + 1 / len(outcome.gangs)
    return fair


def wins(found: list[GangsOutcome], noun: str, of: Of) -> list[str]:
    """The share of its games that each wins, and how many times what would be fair."""
    won, seats, fair = shares(found, of), played(found, of), fair_shares(found, of)
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


ALONE = {"gang": 0, "rival": 1}


def alone_by(found: list[GangsOutcome], at: int) -> dict[str, tuple[int, int]]:
    """Victories and games, by the gang or by its rival."""
    games = Counter(outcome.gangs[at] for outcome in found)
    won = Counter(outcome.gangs[at] for outcome in found if outcome.winners)
    return {name: (won[name], games[name]) for name in sorted(games)}


def alone(found: list[GangsOutcome]) -> list[str]:
    """The single-player game: wins by gang and by rival, and how games end."""
    lines = ["## Who wins", ""]
    for noun, at in ALONE.items():
        rows = [
            [name, str(games), f"{100 * won / games:.1f} %", spanned(won, games)]
            for name, (won, games) in alone_by(found, at).items()
        ]
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


def street_cred(found: list[GangsOutcome]) -> dict[str, dict[str, float]]:
    """In a game, by gang and by what gave it."""
    total: Counter[tuple[str, str]] = Counter()
    for outcome in found:
        for (gang, rule), n in outcome.scored.items():
            total[gang, SOURCES.get(rule, OTHER)] += n
    names = [*SOURCES.values(), OTHER]
    games = played(found, gang_of)
    return {gang: {name: total[gang, name] / n for name in names} for gang, n in sorted(games.items())}


def sources(found: list[GangsOutcome]) -> list[str]:
    rows = [[gang, *[f"{n:.1f}" for n in given.values()]] for gang, given in street_cred(found).items()]
    return table(["gang", *SOURCES.values(), OTHER], rows)


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


def times_used(found: list[GangsOutcome], kinds: dict[str, list[str]]) -> dict[str, dict[str, int]]:
    """In all games, by kind, the most first."""
    used: Counter[str] = Counter()
    for outcome in found:
        used.update(outcome.used)
    times = {kind: {name: used[f"{kind} {name}"] for name in names} for kind, names in kinds.items()}
    return {kind: dict(sorted(named.items(), key=lambda one: -one[1])) for kind, named in times.items()}


def uses(used: dict[str, dict[str, int]], games: int) -> list[str]:
    """How often in a game; what is never used is named."""
    lines: list[str] = []
    for kind, named in used.items():
        lines += [f"**{kind}**: " + ", ".join(f"{name} {n / games:.2f}" for name, n in named.items()), ""]
    never = [f"{kind} {name}" for kind, named in used.items() for name, n in named.items() if not n]
    return [*lines, f"Never used: {', '.join(never) or 'nothing'}."]
