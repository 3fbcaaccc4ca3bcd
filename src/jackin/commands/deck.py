"""`jackin deck`: check, convert and list decks."""

from __future__ import annotations

import json
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from jackin.kernel.message import Message
from jackin.locale import Words, words
from jackin.netrunner import decks
from jackin.netrunner.catalog import find
from jackin.netrunner.decks import BadDeck, Deck, UnknownDeck, law, named, names, netrunnerdb, octgn, text
from jackin.netrunner.decks.faults import quote
from jackin.netrunner.words import CORP, SIDES
from jackin.terminal.glyphs import QUIET, SIDE, ink

app = typer.Typer(name="deck", help="Check, convert and list decks of Netrunner.", no_args_is_help=True)


class Format(StrEnum):
    TEXT = "text"
    JSON = "json"
    O8D = "o8d"


class Language(StrEnum):
    EN = "en"
    ES = "es"
    DE = "de"
    PL = "pl"


class Side(StrEnum):
    CORP = "corp"
    RUNNER = "runner"


File = Annotated[str, typer.Argument(help="A deck list in any format, - for standard input, or a deck's name.")]
Lang = Annotated[Language, typer.Option(help="The language of titles and messages.")]
AsJson = Annotated[bool, typer.Option("--json", help="Answer in JSON.")]


@app.command("list")
def list_decks(
    side: Annotated[Side | None, typer.Option(help="Only the decks of one side.")] = None,
    lang: Lang = Language.EN,
    as_json: AsJson = False,
) -> None:
    """The decks that come with the game."""
    say, found = words(lang), [named(name) for name in names(side or "")]
    if as_json:
        show_json([{**summary(deck), "title": title(deck, say), "how": how(deck, say)} for deck in found])
        return
    table = Table(box=None, pad_edge=False)
    for column in ("name", "deck", "how"):
        table.add_column(say.format(f"deck-column-{column}"), no_wrap=column != "how")
    for deck in found:
        table.add_row(ink(deck.name, SIDE[SIDES[deck.side]]), ink(title(deck, say)), ink(how(deck, say), QUIET))
    Console().print(table)


@app.command()
def check(file: File, lang: Lang = Language.EN, as_json: AsJson = False) -> None:
    """Is the deck legal, and if not, why? Ends with status 1 if it is not."""
    say, deck = words(lang), load(file, words(lang), as_json)
    faults = law.faults(deck)
    if as_json:
        show_json({**summary(deck), "legal": not faults, "reasons": [reason(fault, say) for fault in faults]})
    else:
        report(deck, faults, say)
    if faults:
        raise typer.Exit(1)


@app.command()
def convert(
    file: File,
    to: Annotated[Format, typer.Option(help="The format to write.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Write to this file.")] = None,
    lang: Lang = Language.EN,
    as_json: AsJson = False,
) -> None:
    """Write the deck in another format: plain text, NetrunnerDB's JSON, or OCTGN's .o8d."""
    say, deck = words(lang), load(file, words(lang), as_json)
    written = write(Deck(deck.identity, deck.cards, title(deck, say), deck.notes), to, lang)
    if output is not None:
        output.write_text(written, "utf-8")
    if as_json:
        show_json({"format": to.value, "file": str(output) if output else None, "content": written})
    elif output is not None:
        Console().print(ink(say.format("deck-written", file=str(output))))
    else:
        typer.echo(written, nl=False)


def load(file: str, say: Words, as_json: bool) -> Deck:
    """The deck, or what is wrong with its list and the end of the command."""
    try:
        return decks.read(sys.stdin.buffer.read()) if file == "-" else decks.deck(file)
    except BadDeck as bad:
        faults = bad.faults
    except (UnknownDeck, OSError):
        faults = [Message("deck-not-found", written=quote(file))]
    if as_json:
        show_json({"legal": False, "errors": [reason(fault, say) for fault in faults]})
    else:
        console = Console(stderr=True)
        for fault in faults:
            console.print(ink(say.message(fault)))
    raise typer.Exit(1)


def report(deck: Deck, faults: list[Message], say: Words) -> None:
    console = Console()
    console.print(ink(headline(deck, say), f"bold {SIDE[SIDES[deck.side]]}"))
    console.print(ink(" · ".join(figures(deck, say)), QUIET))
    if not faults:
        console.print(ink(say.format("deck-legal"), "green"))
        return
    console.print(ink(say.format("deck-illegal", n=len(faults)), "bold red"))
    table = Table.grid(padding=(0, 2))
    for fault in faults:
        table.add_row(ink(str(fault.args["rule"]), QUIET), ink(say.message(fault)))
    console.print(table)


def headline(deck: Deck, say: Words) -> str:
    identity = say.title(deck.identity)
    return say.format("deck-of", deck=title(deck, say), card=identity) if deck.name else identity


def figures(deck: Deck, say: Words) -> list[str]:
    identity = find(deck.identity)
    found = [
        say.format("deck-size", n=deck.size, least=identity.min_deck),
        say.format("deck-influence", n=law.influence(deck), limit=identity.max_influence),
    ]
    if deck.side == CORP:
        low, high = law.points_needed(max(deck.size, identity.min_deck))
        found.append(say.format("deck-points", n=law.agenda_points(deck), low=low, high=high))
    return found


def summary(deck: Deck) -> dict[str, Any]:
    return {
        "name": deck.name,
        "side": SIDES[deck.side],
        "faction": deck.faction,
        "identity": deck.identity,
        "cards": deck.cards,
        "size": deck.size,
        "influence": law.influence(deck),
        "agenda_points": law.agenda_points(deck),
    }


def reason(fault: Message, say: Words) -> dict[str, Any]:
    where: dict[str, Any] = {name: value for name, value in fault.args.items() if name in ("rule", "line")}
    return {"key": fault.key, **where, "text": say.message(fault)}


def title(deck: Deck, say: Words) -> str:
    """The catalogue's title for a deck that comes with the game; any other has the one it was given."""
    return say.format(f"deck-{deck.name}") if deck.name in names() else deck.name


def how(deck: Deck, say: Words) -> str:
    return say.format(f"deck-{deck.name}-how")


def write(deck: Deck, to: Format, lang: str) -> str:
    if to is Format.TEXT:
        return text.write(deck, lang)
    return netrunnerdb.write(deck) if to is Format.JSON else octgn.write(deck)


def show_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False, indent=2))
