"""`jackin play`: a game in the terminal, you against a bot."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from jackin import netrunner
from jackin.bots import agent
from jackin.commands.decks import named_deck
from jackin.commands.errors import told
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import mix
from jackin.locale import words
from jackin.netrunner.words import SIDES
from jackin.packs import automas, is_automa
from jackin.terminal.glyphs import QUIET, ink
from jackin.terminal.table import Table


def play(
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal.")] = False,
    side: Annotated[Literal["corp", "runner"], typer.Option(help="Your side.")] = "runner",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck.")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck.")] = "shaper",
    bot: Annotated[str, typer.Option(help="Who plays against you: greedy, random, automa:dash …")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The shuffle; a new one if left out.")] = None,
    lang: Annotated[str, typer.Option(help="en, es, de or pl.")] = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against a bot."""
    console = Console(highlight=False)
    with told():
        w = words(lang)
        if resume is not None:
            journal = Journal.load(netrunner.GAME, resume)
        else:
            setup = netrunner.setup(
                named_deck(corp_deck, "corp"), named_deck(runner_deck, "runner"), automa=solo(side, bot)
            )
            journal = Journal.begin(netrunner.GAME, setup, secrets.randbelow(1_000_000) if seed is None else seed)
        opponent = agent("random" if is_automa(bot) else bot, mix(journal.seed, SIDES.index(side)))
    if not text:
        console.print(ink(w.format("play-later"), QUIET))
    console.print(ink(w.format("play-waiting", who=w.who(side), bot=bot, seed=str(journal.seed)), QUIET))
    Table(journal, SIDES.index(side), opponent, w, console, input).play()
    if resume is None:
        names = {"corp": corp_deck, "runner": runner_deck, "bot": bot}
        again = w.format("play-again", seed=str(journal.seed), side=side, **names)
        console.print(ink(again, QUIET), soft_wrap=True)


def solo(side: str, bot: str) -> Json | None:
    """The automa on the other side, if that is what the bot is."""
    return automas("", bot) if side == "corp" else automas(bot, "")
