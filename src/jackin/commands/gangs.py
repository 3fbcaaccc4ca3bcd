"""`jackin gangs`: list, show, begin and check the content sets of Gangs of Night City."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from jackin.commands.errors import fail, told
from jackin.commands.gangs_balance import balance
from jackin.commands.series import Spread
from jackin.content import sets
from jackin.gangs.content.check import FILES, is_id
from jackin.gangs.content.model import Content
from jackin.gangs.content.read import BUILT_IN, HEAD, BadContent, builtin, builtin_texts, read_content
from jackin.locale import words
from jackin.locale.gangs_text import GangsText
from jackin.terminal.gangs.texts import described
from jackin.terminal.glyphs import QUIET, ink

app = typer.Typer(name="gangs", help="The content sets of Gangs of Night City.", no_args_is_help=True)
app.command(cls=Spread)(balance)


@app.command("list")
def list_sets() -> None:
    """The content sets of the game, and your own."""
    table = Table(box=None, pad_edge=False)
    for column in ("name", "set", "gangs", "cards", "stories", "typed in"):
        table.add_column(column, no_wrap=True)
    for name in sets.names():
        try:
            table.add_row(*[ink(cell) for cell in row(name, sets.content(name))])
        except BadContent as bad:
            table.add_row(ink(name), ink(f"mistakes: {len(bad.mistakes)} (jackin gangs check)", "red"))
    console = Console()
    console.print(table)
    console.print(ink(f"your own sets: {sets.own_folder()}", QUIET), soft_wrap=True)


def row(name: str, content: Content) -> list[str]:
    cards = len(content.starters + content.upgrades) + len(content.opportunities) + len(content.edgerunners)
    typed = typed_in(content)
    numbers = [str(n) for n in (len(content.gangs), cards, len(content.stories))]
    return [name, content.name, *numbers, f"{len(typed)} of {len(FILES)} files"]


def typed_in(content: Content) -> list[str]:
    """The files that hold what somebody typed in, not our own design."""
    return [name for name in FILES if content.data[name]["origin"] == "owner-typed"]


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A content set, or the folder of one.")],
    id: Annotated[str, typer.Argument(help="One card, gang, District or level of it, by its id.")] = "",
    lang: Annotated[str, typer.Option(help="Language of the names: en, es, de, pl.")] = "en",
) -> None:
    """What a content set holds, in words."""
    with told():
        data = sets.content(name).data
        found = [entry for entry in described(data, GangsText(words(lang), data)) if id in ("", entry[1])]
        if not found:
            raise BadContent([f"nothing in {name} is called {id!r}"])
    console = Console(highlight=False, soft_wrap=True)
    for _, own, title, lines in found:
        console.print(ink(title, "bold"), ink(own, QUIET))
        for line in lines:
            console.print(ink(f"  {line}"))


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="Its name: small letters, digits and hyphens.")],
    into: Annotated[Path | None, typer.Option(help="Make its folder there, not where the game finds it.")] = None,
) -> None:
    """Begin a content set of your own: a folder with every file of the house set, to type your numbers into."""
    if not is_id(name):
        raise fail(f"{name!r} is no name for a set: small letters, digits and hyphens; --into says where it goes")
    folder = (into or sets.own_folder()) / name
    if name in sets.names():
        raise fail(f"a set is called {name!r} already")
    if folder.exists():
        raise fail(f"{folder} is there already")
    folder.mkdir(parents=True)
    for file, text in first_files(name).items():
        (folder / file).write_text(text, encoding="utf-8")
    console = Console(soft_wrap=True)
    console.print(ink(f"{folder}: type what you own into these files (docs/gangs-content.md says how), then:"))
    console.print(ink(f"  jackin gangs check {name if into is None else folder}"))
    if into is not None:
        console.print(ink(f"the game finds it by its name once it lies in {sets.own_folder()}", QUIET))


def first_files(id: str) -> dict[str, str]:
    """The house set under another name. Each file says that it is still ours, until its owner says otherwise."""
    texts = builtin_texts("house")
    head = texts[HEAD].replace('id = "house"', f'id = "{id}"').replace('name = "House"', f'name = "{id}"')
    note = '# When you have typed your own numbers into this file, its origin is "owner-typed".\n'
    return {file: note + text for file, text in (texts | {HEAD: head}).items()}


@app.command()
def check(name: Annotated[str, typer.Argument(help="A content set of yours, or the folder of one.")]) -> None:
    """Is the set right, and if not, where not? Ends with status 1 if it is not."""
    folder = sets.SHELF.folder(name) or Path(name)
    if name not in BUILT_IN and not folder.is_dir():
        raise fail(f"{name} is no folder and no set; there are {', '.join(sets.names())}")
    console = Console(stderr=True, soft_wrap=True)
    try:
        content = builtin(name) if name in BUILT_IN else read_content(folder)
    except BadContent as bad:
        for mistake in bad.mistakes:
            console.print(ink(mistake))
        console.print(ink(f"mistakes: {len(bad.mistakes)}", "bold red"))
        raise typer.Exit(1) from None
    report(content)


def report(content: Content) -> None:
    counts = {
        "Districts": len(content.districts), "gangs": len(content.gangs), "starters": len(content.starters),
        "upgrades": len(content.upgrades), "Opportunities": len(content.opportunities),
        "Edgerunners": len(content.edgerunners), "spaces of the Net": len(content.net.spaces),
        "Stories": len(content.stories),
    }  # fmt: skip
    console = Console(soft_wrap=True)
    console.print(ink(f"{content.name}: " + ", ".join(f"{n} {what}" for what, n in counts.items()), "green"))
    console.print(ink("typed in: " + (", ".join(typed_in(content)) or "nothing yet, all of it is ours"), QUIET))
