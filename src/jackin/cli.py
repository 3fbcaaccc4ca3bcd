"""The command line: every door to the table."""

from __future__ import annotations

import platform
from typing import Annotated

import typer

from jackin import __version__, engine
from jackin.commands import automa, deck, gangs, puzzle
from jackin.commands.analyse import analyse
from jackin.commands.backup import backup, restore
from jackin.commands.beliefs import beliefs
from jackin.commands.bench import bench
from jackin.commands.bluffs import bluffs
from jackin.commands.cards import cards
from jackin.commands.ladder import ladder
from jackin.commands.match import match
from jackin.commands.play import play
from jackin.commands.practise import practise
from jackin.commands.replay import replay
from jackin.commands.rules import rules_command
from jackin.commands.series import Spread
from jackin.commands.serve import serve
from jackin.commands.sim import sim
from jackin.commands.styles import styles
from jackin.commands.train import train
from jackin.commands.tune import tune

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.command()(play)
app.command()(serve)
app.command()(backup)
app.command()(restore)
app.command(cls=Spread)(sim)
app.command(cls=Spread)(ladder)
app.command(cls=Spread)(match)
app.command(cls=Spread)(styles)
app.command(cls=Spread)(train)
app.command(cls=Spread)(tune)
app.command(cls=Spread)(practise)
app.command(cls=Spread)(beliefs)
app.command(cls=Spread)(bluffs)
app.command()(bench)
app.command("rules")(rules_command)
app.command()(replay)
app.command()(analyse)
app.command()(cards)
app.add_typer(deck.app)
app.add_typer(automa.app)
app.add_typer(gangs.app)
app.add_typer(puzzle.app)


def tell_version(wanted: bool) -> None:
    if wanted:
        print(f"jackin {__version__}, {engine.kind()} engine, Python {platform.python_version()}")
        raise typer.Exit


@app.callback()
def jackin(
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Which Jackin, and which engine.")
    ] = False,
) -> None:
    """Jackin: a digital table for Android: Netrunner and Gangs of Night City."""
