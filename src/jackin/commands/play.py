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
from jackin.commands.errors import fail, told
from jackin.commands.play_gangs import play_gangs_text
from jackin.commands.serve import PORT, Data, tell
from jackin.content.folders import data_folder
from jackin.content.packs import automas, is_automa
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal, read
from jackin.kernel.rng import MOST_SEED, seedling
from jackin.kernel.typed import read_typed
from jackin.locale import words
from jackin.netrunner.setup import BadSetup
from jackin.netrunner.words import SIDES
from jackin.server.settings import Settings
from jackin.terminal.glyphs import QUIET, ink
from jackin.terminal.netrunner import NetrunnerFace
from jackin.terminal.table import Table

HERE = "127.0.0.1"


def play(
    game: Annotated[Literal["netrunner", "gangs"], typer.Option(help="Which game.")] = "netrunner",
    text: Annotated[bool, typer.Option("--text", help="Play in the terminal.")] = False,
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The browser's port; another if it is taken.")] = PORT,
    data: Data = None,
    side: Annotated[Literal["corp", "runner"], typer.Option(help="Your side (--text).")] = "runner",
    corp_deck: Annotated[str, typer.Option(help="The Corp's deck (--text).")] = "jinteki",
    runner_deck: Annotated[str, typer.Option(help="The Runner's deck (--text).")] = "shaper",
    bot: Annotated[
        list[str] | None,
        typer.Option(help="Against you: pro, street, greedy …, automa:PACK …; Gangs: repeat it (--text)."),
    ] = None,
    players: Annotated[int, typer.Option(min=1, max=4, help="Gangs: how many; 1 plays alone (--text).")] = 4,
    gang: Annotated[str, typer.Option(help="Gangs: yours, like maelstrom (--text).")] = "",
    story: Annotated[str, typer.Option(help="Gangs: the story (--text).")] = "tutorial",
    content: Annotated[str, typer.Option(help="Gangs: the content set (--text).")] = "house",
    level: Annotated[str, typer.Option(help="Gangs alone: book, easy, normal, hard, nightmare (--text).")] = "",
    seed: Annotated[
        int | None, typer.Option(min=0, max=MOST_SEED, help="The shuffle; a new one if left out (--text).")
    ] = None,
    explain: Annotated[bool, typer.Option(help="Bots tell why, hidden cards too (--text).")] = False,
    lang: Annotated[str, typer.Option(help="en, es, de or pl (--text).")] = "en",
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game (--text).")] = None,
    position: Annotated[Path | None, typer.Option(help="Begin from a position, a TOML file (--text).")] = None,
) -> None:
    """Play a game: in the browser, or with --text in the terminal."""
    with told():
        chosen = game if resume is None else saved_game(resume)
    if not text and resume is None:
        play_in_browser(port, browser, Settings(data or data_folder(), workshop=True))
    elif chosen == "gangs":
        play_gangs_text(players, gang, bot or ["greedy"], story, content, seed, lang, resume, level, explain)
    else:
        play_text(side, corp_deck, runner_deck, (bot or ["greedy"])[-1], seed, lang, resume, position, explain)


def saved_game(file: Path) -> str:
    """Which game a save is of."""
    data = read(file)
    return str(data.get("game")) if isinstance(data, dict) else ""


def play_in_browser(port: int, browser: bool, settings: Settings) -> None:
    """The table on this machine, with the browser at it."""
    from jackin.server.run import listen, run  # the terminal starts without it
    from jackin.server.store import BadDatabase

    try:
        door = listen(HERE, port)
    except OSError:
        door = listen(HERE, 0)

    def opened(address: str) -> None:
        tell("play-open", address)
        if browser:
            webbrowser.open(address)

    try:
        run(settings, door, opened)
    except BadDatabase as bad:
        raise fail(words("en").message(bad.message)) from None


def play_text(
    side: str, corp_deck: str, runner_deck: str, bot: str, seed: int | None, lang: str, resume: Path | None,
    position: Path | None = None, explain: bool = False,
) -> None:  # fmt: skip
    console = Console(highlight=False)
    with told():
        w = words(lang)
        if resume is not None:
            journal = Journal.load(netrunner.GAME, resume)
        else:
            decks = named_deck(corp_deck, "corp"), named_deck(runner_deck, "runner")
            setup = netrunner.setup(*decks, automa=solo(side, bot)) if position is None else described(position)
            journal = Journal.begin(netrunner.GAME, setup, secrets.randbelow(1_000_000) if seed is None else seed)
        opponent = agent("random" if is_automa(bot) else bot, seedling(journal.seed, SIDES.index(side)))
    console.print(ink(w.format("play-waiting", who=w.who(side), bot=bot, seed=str(journal.seed)), QUIET))
    bots = {1 - SIDES.index(side): opponent}
    Table(journal, SIDES.index(side), bots, NetrunnerFace(w), console, input, explain).play()
    if resume is None and position is None:
        names = {"corp": corp_deck, "runner": runner_deck, "bot": bot}
        again = w.format("play-again", seed=str(journal.seed), side=side, **names)
        console.print(ink(again, QUIET), soft_wrap=True)


def solo(side: str, bot: str) -> Json | None:
    """The automa on the other side, if that is what the bot is."""
    return automas("", bot) if side == "corp" else automas(bot, "")


def described(file: Path) -> Json:
    """The setup of a position that somebody typed."""
    texts, mistakes = read_typed(file.parent, [file.name])
    if mistakes or file.name not in texts:
        raise BadSetup("\n".join(mistake.told() for mistake in mistakes) or f"{file}: there is no such file")
    return netrunner.read_position(texts[file.name], str(file))
