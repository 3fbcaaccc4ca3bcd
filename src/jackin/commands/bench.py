"""`jackin bench`: what a game, a step, a fork and a replay cost here."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable
from itertools import count, permutations, product
from statistics import median
from typing import Annotated, Literal, NamedTuple

import typer
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn
from rich.table import Table

from jackin import gangs, netrunner
from jackin.gangs.game import state as gangs_state
from jackin.kernel import machine
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position, answer
from jackin.kernel.rng import Dice
from jackin.netrunner.decks.starter import FACTIONS
from jackin.netrunner.game import state as netrunner_state

POSITIONS = 60
clock = time.process_time  # of this process: what others do on the machine does not count


class Ground(NamedTuple):
    """What is measured: games by their setups; `deep` frames on the stack are in mid-effect."""

    game: Game
    setups: list[Json]
    begun: Callable[[Position], bool]
    actions: tuple[str, ...]
    deep: int

    def new(self, number: int, quiet: bool = True) -> Position:
        return self.game.new(self.setup(number, quiet), number)

    def setup(self, number: int, quiet: bool = True) -> Json:
        return self.setups[number % len(self.setups)] | {"quiet": quiet}

    def is_deep(self, s: Position) -> bool:
        return len(s.stack) >= self.deep

    def is_action(self, s: Position) -> bool:
        return s.ask is not None and s.ask.kind in self.actions


GROUNDS = {
    "netrunner": Ground(  # a turn, an action, a run and what happens in it
        netrunner.GAME,
        [netrunner.setup(corp, runner) for corp, runner in product(FACTIONS["corp"], FACTIONS["runner"])],
        lambda s: netrunner_state(s).turn >= 6,
        ("action",),
        5,
    ),
    "gangs": Ground(  # four players; a turn, an action, a Firefight and what happens in it
        gangs.GAME,
        [gangs.setup(list(order)) for order in permutations(gangs.GANGS)],
        lambda s: gangs_state(s).turns >= 6,
        ("turn", "action"),
        5,
    ),
}


def play(s: Position, dice: Dice) -> int:
    """Random play to the end; how many decisions it took."""
    decisions = 0
    ask = s.ask
    while ask is not None:
        answer(s, ask.options[dice.below(len(ask.options))])
        decisions += 1
        ask = s.ask
    return decisions


def games(ground: Ground, seconds: float, rounds: int = 5) -> tuple[float, float, float]:
    """Games/s (median of some rounds), decisions a game, microseconds a decision; after a round to warm up."""
    rates: list[float] = []
    played = decided = 0
    spent = 0.0
    numbers = count()
    for round in range(rounds + 1):
        began, here = clock(), 0
        while clock() - began < seconds / rounds or here % len(ground.setups):
            number = next(numbers)
            decisions = play(ground.new(number), Dice(number))
            here += 1
            if round:
                decided += decisions
        if round:
            took = clock() - began
            rates.append(here / took)
            played += here
            spent += took
    return median(rates), decided / played, spent / decided * 1e6


def positions(ground: Ground, wanted: Callable[[Position], bool]) -> list[Position]:
    """Positions from the middle of random games, a few of each game."""
    found: list[Position] = []
    for number in count():
        s, dice, here = ground.new(number), Dice(number), 0
        while s.ask is not None and here < 3:
            if ground.begun(s) and wanted(s) and dice.below(4) == 0:
                found.append(ground.game.fork(s))
                here += 1
            answer(s, s.ask.options[dice.below(len(s.ask.options))])
        if len(found) >= POSITIONS:
            return found[:POSITIONS]
    raise AssertionError


def fork_us(ground: Ground, found: list[Position]) -> float:
    return each_us(ground.game.fork, found)


def key_us(found: list[Position]) -> float:
    return each_us(lambda s: hash(s.key()), found)


def each_us(act: Callable[[Position], object], found: list[Position]) -> float:
    """The median over the positions of what one act costs, each measured in its best of five rounds."""
    return median(min(one_round(act, s) for _ in range(5)) for s in found) * 1e6


def one_round(act: Callable[[Position], object], s: Position, times: int = 200) -> float:
    began = clock()
    for _ in range(times):
        act(s)
    return (clock() - began) / times


def position_bytes(ground: Ground, found: list[Position], copies: int = 50) -> int:
    """What one more copy of a position takes in memory, as the allocator sees it."""
    tracemalloc.start()
    sizes = []
    for s in found:
        before = tracemalloc.get_traced_memory()[0]
        kept = [ground.game.fork(s) for _ in range(copies)]
        sizes.append((tracemalloc.get_traced_memory()[0] - before) / copies)
        del kept
    tracemalloc.stop()
    return round(median(sizes))


def recorded(ground: Ground, number: int) -> Journal:
    journal, dice = Journal(ground.game, ground.setup(number, quiet=False), number), Dice(number)
    while ask := journal.ask:
        journal.answer(ask.options[dice.below(len(ask.options))])
    return journal


def replay_ms(ground: Ground) -> float:
    """A game of middling length, from its save to its end, with its log."""
    journals = sorted((recorded(ground, number) for number in range(12)), key=lambda j: len(j.answers))
    data = journals[len(journals) // 2].encode()
    times = []
    for _ in range(9):
        began = clock()
        Journal.decode(ground.game, data)
        times.append(clock() - began)
    return median(times) * 1e3


def measure(game: str, seconds: float) -> Json:
    ground = GROUNDS[game]
    games_per_s, decisions, step = games(ground, seconds)
    actions, deep = positions(ground, ground.is_action), positions(ground, ground.is_deep)
    return {
        "compiled": not str(machine.__file__).endswith(".py"),
        "games_per_s": round(games_per_s, 1),
        "decisions_per_game": round(decisions, 1),
        "step_us": round(step, 2),
        "fork_us": round(fork_us(ground, actions), 2),
        "fork_mid_effect_us": round(fork_us(ground, deep), 2),
        "key_us": round(key_us(actions), 2),
        "replay_ms": round(replay_ms(ground), 2),
        "position_bytes": position_bytes(ground, deep),
    }


WORDS = {
    "games_per_s": "games/s, random play, one core",
    "decisions_per_game": "decisions a game",
    "step_us": "µs a decision, with all that follows it",
    "fork_us": "µs a fork, at an action",
    "fork_mid_effect_us": "µs a fork, in mid-effect (5 frames or more)",
    "key_us": "µs to tell a position from others (its key, hashed)",
    "replay_ms": "ms to replay a saved game",
    "position_bytes": "bytes a copied position",
}


def bench(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to play games.")] = 5.0,
) -> None:
    """Measure the engine on this machine."""
    console = Console(stderr=True)
    columns = (SpinnerColumn(), TextColumn("measuring"))
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task("")
        data = measure(game, seconds)
    if as_json:
        print(json.dumps(data, indent=1))
        return
    how = "compiled" if data["compiled"] else "interpreted"
    table = Table(title=f"{game}, {how}", title_justify="left", box=None)
    table.add_column(justify="right", style="bold")
    for key, words in WORDS.items():
        table.add_row(f"{data[key]:,}", words)
    Console(highlight=False).print(table)
