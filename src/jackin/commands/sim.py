"""`jackin sim`: many games between bots, and who won them how."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Annotated, Literal, NamedTuple

import typer
from rich.console import Console
from rich.table import Table

from jackin import netrunner
from jackin.bots import Agent, agent
from jackin.bots.randomly import Randomly
from jackin.commands.decks import named_deck
from jackin.commands.errors import told
from jackin.commands.gangs_sim import sim_gangs
from jackin.commands.series import spread, watched
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.kernel.rng import mix
from jackin.netrunner.game import state
from jackin.netrunner.words import SIDES
from jackin.packs import automas, is_automa

ENDLESS = 50_000


class Outcome(NamedTuple):
    winner: int
    reason: str
    decisions: int
    turns: int


class Match(NamedTuple):
    """Everything that decides the games; it goes to the processes that play them."""

    corp: str
    runner: str
    setup: Json
    seed: int


def play_game(match: Match, number: int) -> Outcome:
    """One game. The same match and number give the same game, in whatever process."""
    seed = mix(match.seed, number)
    agents = [player(match.corp, mix(seed, 1)), player(match.runner, mix(seed, 2))]
    position = netrunner.GAME.new(match.setup, seed)
    decisions = 0
    while position.ask is not None and decisions < ENDLESS:
        decide(position, agents[position.ask.seat])
        decisions += 1
    if position.ask is not None:
        return Outcome(-1, "unfinished", decisions, position.turn)
    return Outcome(position.winner, position.reason, decisions, position.turn)


def player(name: str, seed: int) -> Agent:
    """A bot; an automa is part of the game and never asked, so that its seat needs none."""
    return Randomly(seed) if is_automa(name) else agent(name, seed)


def decide(position: Position, player: Agent) -> None:
    """A random bot needs no view: its pick is the same number either way."""
    ask = position.ask
    assert ask is not None
    if isinstance(player, Randomly):
        answer(position, ask.options[player.pick(len(ask.options))])
    else:
        view = netrunner.GAME.view(state(position), ask.seat)
        answer(position, player.choose(view, view["ask"]))


def summary(found: list[Outcome], seconds: float) -> Json:
    wins = Counter(SIDES[outcome.winner] if outcome.winner >= 0 else "none" for outcome in found)
    return {
        "games": len(found),
        "seconds": round(seconds, 3),
        "decisions": sum(outcome.decisions for outcome in found),
        "turns": sum(outcome.turns for outcome in found),
        "wins": {side: wins[side] for side in (*SIDES, "none")},
        "reasons": dict(sorted(Counter(outcome.reason for outcome in found).items())),
    }


def sim(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    corp: Annotated[str, typer.Option(help="The Corp's bot, or an automa like automa:dash:hard.")] = "random",
    runner: Annotated[str, typer.Option(help="The Runner's bot, or automa:runner:normal.")] = "random",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck.")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck.")] = "shaper",
    players: Annotated[int, typer.Option(min=2, max=4, help="Gangs: how many.")] = 4,
    bot: Annotated[list[str] | None, typer.Option(help="Gangs: a bot; repeat it for a mixed table.")] = None,
    story: Annotated[str, typer.Option(help="Gangs: the story.")] = "tutorial",
    content: Annotated[str, typer.Option(help="Gangs: the content set.")] = "house",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Play many games between bots."""
    if game == "gangs":
        sim_gangs(players, bot or ["random"], story, content, games, seed, jobs, as_json)
        return
    with told():
        player(corp, 0), player(runner, 0)
        decks = named_deck(corp_deck, "corp"), named_deck(runner_deck, "runner")
        setup = netrunner.setup(*decks, quiet=True, automa=automas(corp, runner))
        netrunner.GAME.new(setup, 0)
    began = time.perf_counter()
    found = watched(play_game, Match(corp, runner, setup, seed), games, jobs)
    data = summary(found, time.perf_counter() - began)
    if as_json:
        print(json.dumps(data, indent=1))
    else:
        report(found, data)


def report(found: list[Outcome], data: Json) -> None:
    games = data["games"]
    table = Table(title=f"{games} games", title_justify="left", show_edge=False)
    for name in ("", "wins", "%"):
        table.add_column(name, justify="left" if not name else "right")
    for side, n in data["wins"].items():
        if n or side != "none":
            table.add_row(side, str(n), f"{100 * n / games:.1f}", style="bold")
            for reason, count in by_reason(found, side):
                table.add_row(f"  {reason}", str(count), f"{100 * count / games:.1f}", style="dim")
    turns, decisions = [o.turns for o in found], [o.decisions for o in found]
    console = Console(highlight=False)
    console.print(table)
    console.print(f"turns      {spread(turns)}")
    console.print(f"decisions  {spread(decisions)}")
    console.print(f"speed      {games / data['seconds']:.0f} games/s, {data['seconds']:.1f} s")


def by_reason(found: list[Outcome], side: str) -> list[tuple[str, int]]:
    winner = SIDES.index(side) if side in SIDES else -1
    return Counter(outcome.reason for outcome in found if outcome.winner == winner).most_common()
