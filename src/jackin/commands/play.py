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
from jackin.commands.play_gangs import play_gangs_text
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal, read
from jackin.kernel.rng import mix
from jackin.locale import words
from jackin.netrunner.words import SIDES
from jackin.packs import automas, is_automa
from jackin.terminal.glyphs import QUIET, ink
from jackin.terminal.netrunner import NetrunnerFace
from jackin.terminal.table import Table


def play(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal.")] = False,
    side: Annotated[Literal["corp", "runner"], typer.Option(help="Your side.")] = "runner",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck.")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck.")] = "shaper",
    bot: Annotated[
        list[str] | None, typer.Option(help="Against you: greedy, random, automa:dash …; Gangs: repeat it.")
    ] = None,
    players: Annotated[int, typer.Option(min=1, max=4, help="Gangs: how many; 1 plays alone.")] = 4,
    gang: Annotated[str, typer.Option(help="Gangs: yours, like maelstrom.")] = "",
    story: Annotated[str, typer.Option(help="Gangs: the story.")] = "tutorial",
    content: Annotated[str, typer.Option(help="Gangs: the content set.")] = "house",
    seed: Annotated[int | None, typer.Option(help="The shuffle; a new one if left out.")] = None,
    lang: Annotated[str, typer.Option(help="en, es, de or pl.")] = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play a game against a bot."""
    with told():
        chosen = game if resume is None else saved_game(resume)
    if chosen == "gangs":
        play_gangs_text(players, gang, bot or ["greedy"], story, content, seed, lang, resume)
        return
    play_text(side, corp_deck, runner_deck, (bot or ["greedy"])[-1], seed, lang, resume, text)


def saved_game(file: Path) -> str:
    """Which game a save is of."""
    data = read(file)
    return str(data.get("game")) if isinstance(data, dict) else ""


def play_text(
    side: str,
    corp_deck: str,
    runner_deck: str,
    bot: str,
    seed: int | None,
    lang: str,
    resume: Path | None,
    text: bool,
) -> None:
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
    Table(journal, SIDES.index(side), {1 - SIDES.index(side): opponent}, NetrunnerFace(w), console, input).play()
    if resume is None:
        again = w.format("play-again", seed=str(journal.seed), side=side, corp=corp_deck, runner=runner_deck)
        console.print(ink(again, QUIET), soft_wrap=True)


def solo(side: str, bot: str) -> Json | None:
    """The automa on the other side, if that is what the bot is."""
    return automas("", bot) if side == "corp" else automas(bot, "")
