"""`jackin bench`: what a game, a step, a fork and a replay cost here."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable
from itertools import count, product
from statistics import median
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from jackin import netrunner
from jackin.kernel import machine
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice
from jackin.netrunner.decks.starter import FACTIONS
from jackin.netrunner.state import State

MATCHES = list(product(FACTIONS["corp"], FACTIONS["runner"]))
DEEP = 5  # frames on the stack: a turn, an action, a run and what happens in it
POSITIONS = 60
clock = time.process_time  # of this process: what others do on the machine does not count


def setup(number: int, quiet: bool = True) -> Json:
    corp, runner = MATCHES[number % len(MATCHES)]
    return netrunner.setup(corp, runner, quiet=quiet)


def play(s: State, dice: Dice) -> int:
    """Random play to the end; how many decisions it took."""
    decisions = 0
    ask = s.ask
    while ask is not None:
        answer(s, ask.options[dice.below(len(ask.options))])
        decisions += 1
        ask = s.ask
    return decisions


def games(seconds: float, rounds: int = 5) -> tuple[float, float, float]:
    """Games/s (median of some rounds), decisions a game, microseconds a decision; after a round to warm up."""
    rates: list[float] = []
    played = decided = 0
    spent = 0.0
    numbers = count()
    for round in range(rounds + 1):
        began, here = clock(), 0
        while clock() - began < seconds / rounds or here % len(MATCHES):
            number = next(numbers)
            decisions = play(netrunner.GAME.new(setup(number), number), Dice(number))
            here += 1
            if round:
                decided += decisions
        if round:
            took = clock() - began
            rates.append(here / took)
            played += here
            spent += took
    return median(rates), decided / played, spent / decided * 1e6


def positions(wanted: Callable[[State], bool]) -> list[State]:
    """Positions from the middle of random games, a few of each game."""
    found: list[State] = []
    for number in count():
        s, dice, here = netrunner.GAME.new(setup(number), number), Dice(number), 0
        while s.ask is not None and here < 3:
            if s.turn >= 6 and wanted(s) and dice.below(4) == 0:
                found.append(s.fork())
                here += 1
            answer(s, s.ask.options[dice.below(len(s.ask.options))])
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError


def fork_us(found: list[State], times: int = 200) -> float:
    """The median over the positions of what one fork costs, each measured in its best of five rounds."""
    return median(min(fork_round(s, times) for _ in range(5)) for s in found) * 1e6


def fork_round(s: State, times: int) -> float:
    began = clock()
    for _ in range(times):
        s.fork()
    return (clock() - began) / times


def position_bytes(found: list[State], copies: int = 50) -> int:
    """What one more copy of a position takes in memory, as the allocator sees it."""
    tracemalloc.start()
    sizes = []
    for s in found:
        before = tracemalloc.get_traced_memory()[0]
        kept = [s.fork() for _ in range(copies)]
        sizes.append((tracemalloc.get_traced_memory()[0] - before) / copies)
        del kept
    tracemalloc.stop()
    return round(median(sizes))


def recorded(number: int) -> Journal:
    journal, dice = Journal(netrunner.GAME, setup(number, quiet=False), number), Dice(number)
    while ask := journal.ask:
        journal.answer(ask.options[dice.below(len(ask.options))])
    return journal


def replay_ms() -> float:
    """A game of middling length, from its save to its end, with its log."""
    journals = sorted((recorded(number) for number in range(len(MATCHES))), key=lambda j: len(j.answers))
    data = journals[len(journals) // 2].encode()
    times = []
    for _ in range(9):
        began = clock()
        Journal.decode(netrunner.GAME, data)
        times.append(clock() - began)
    return median(times) * 1e3


def is_deep(s: State) -> bool:
    return len(s.stack) >= DEEP


def is_action(s: State) -> bool:
    return s.ask is not None and s.ask.kind == "action"


def measure(seconds: float) -> Json:
    games_per_s, decisions, step = games(seconds)
    actions, deep = positions(is_action), positions(is_deep)
    return {
        "compiled": not str(machine.__file__).endswith(".py"),
        "games_per_s": round(games_per_s, 1),
        "decisions_per_game": round(decisions, 1),
        "step_us": round(step, 2),
        "fork_us": round(fork_us(actions), 2),
        "fork_mid_effect_us": round(fork_us(deep), 2),
        "replay_ms": round(replay_ms(), 2),
        "position_bytes": position_bytes(deep),
    }


WORDS = {
    "games_per_s": "games/s, random play, one core",
    "decisions_per_game": "decisions a game",
    "step_us": "µs a decision, with all that follows it",
    "fork_us": "µs a fork, at an action",
    "fork_mid_effect_us": f"µs a fork, in mid-effect ({DEEP} frames or more)",
    "replay_ms": "ms to replay a saved game",
    "position_bytes": "bytes a copied position",
}


def bench(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to play games.")] = 5.0,
) -> None:
    """Measure the engine on this machine."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("measuring"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task("")
        data = measure(seconds)
    if as_json:
        print(json.dumps(data, indent=1))
        return
    table = Table(title="compiled" if data["compiled"] else "interpreted", title_justify="left", box=None)
    table.add_column(justify="right", style="bold")
    for key, words in WORDS.items():
        table.add_row(f"{data[key]:,}", words)
    Console(highlight=False).print(table)
