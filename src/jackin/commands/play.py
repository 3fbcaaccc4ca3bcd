"""`jackin play`: a game in the browser; with --text in the terminal, you against a bot."""

from __future__ import annotations

import secrets
import webbrowser
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from jackin import netrunner
from jackin.bots import agent
from jackin.commands.decks import named_deck
from jackin.commands.errors import told
from jackin.commands.serve import PORT, Data, tell
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.rng import mix
from jackin.locale import words
from jackin.netrunner.words import SIDES
from jackin.packs import automas, data_folder, is_automa
from jackin.server.settings import Settings
from jackin.terminal.glyphs import QUIET, ink
from jackin.terminal.table import Table

HERE = "127.0.0.1"


def play(
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The browser's port; another if it is taken.")] = PORT,
    data: Data = None,
    side: Annotated[Literal["corp", "runner"], typer.Option(help="Your side (--text).")] = "runner",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck (--text).")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck (--text).")] = "shaper",
    bot: Annotated[str, typer.Option(help="Against you: greedy, random, automa:dash … (--text)")] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The shuffle; a new one if left out (--text).")] = None,
    lang: Annotated[str, typer.Option(help="en, es, de or pl (--text).")] = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game (--text).")] = None,
) -> None:
    """Play a game: in the browser, or with --text in the terminal."""
    if text or resume is not None:
        play_text(side, corp_deck, runner_deck, bot, seed, lang, resume)
    else:
        play_in_browser(port, browser, Settings(data or data_folder()))


def play_in_browser(port: int, browser: bool, settings: Settings) -> None:
    """The table on this machine, with the browser at it."""
    from jackin.server.run import listen, run  # the terminal starts without it

    try:
        door = listen(HERE, port)
    except OSError:
        door = listen(HERE, 0)

    def opened(address: str) -> None:
        tell("play-open", address)
        if browser:
            webbrowser.open(address)

    run(settings, door, opened)


def play_text(
    side: str, corp_deck: str, runner_deck: str, bot: str, seed: int | None, lang: str, resume: Path | None
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
    console.print(ink(w.format("play-waiting", who=w.who(side), bot=bot, seed=str(journal.seed)), QUIET))
    Table(journal, SIDES.index(side), opponent, w, console, input).play()
    if resume is None:
        names = {"corp": corp_deck, "runner": runner_deck, "bot": bot}
        again = w.format("play-again", seed=str(journal.seed), side=side, **names)
        console.print(ink(again, QUIET), soft_wrap=True)


def solo(side: str, bot: str) -> Json | None:
    """The automa on the other side, if that is what the bot is."""
    return automas("", bot) if side == "corp" else automas(bot, "")
