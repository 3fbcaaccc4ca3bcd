"""`jackin automa`: list, show, begin and check the packs that automas play by."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from jackin.commands.errors import fail, told
from jackin.commands.measure import measure
from jackin.commands.series import Spread
from jackin.content import packs
from jackin.locale import words
from jackin.locale.ai_card import Reader
from jackin.netrunner.automa.pack import AICard, BadPack, BehaviourCard, Pack, builtin, read_pack, written
from jackin.netrunner.automa.table import LEVELS, LEVELS_OF
from jackin.netrunner.words import SIDES
from jackin.terminal.glyphs import QUIET, SIDE, ink

app = typer.Typer(name="automa", help="The packs that the automas of Netrunner play by.", no_args_is_help=True)
app.command(cls=Spread)(measure)


@app.command("list")
def list_packs() -> None:
    """The packs of the game, and your own."""
    table = Table(box=None, pad_edge=False)
    for column in ("name", "pack", "cards", "levels", "behaviours"):
        table.add_column(column, no_wrap=column != "behaviours")
    wrong: list[str] = []
    for name in packs.names():
        try:
            table.add_row(*row(name, packs.pack(name)))
        except BadPack as bad:
            table.add_row(ink(name), ink(f"mistakes: {len(bad.mistakes)} (jackin automa check)", "red"))
            wrong += bad.mistakes[:SHOWN]
    wrong += [f"{packs.own_folder() / name}: {TAKEN}" for name in packs.hidden_names()]
    Console().print(table)
    for mistake in wrong:
        Console().print(ink(mistake, "red"), soft_wrap=True)
    Console().print(ink(OURS, QUIET), soft_wrap=True)
    Console().print(ink(f"your own packs: {packs.own_folder()}", QUIET), soft_wrap=True)


SHOWN = 3
"""So many mistakes of a pack are listed; `check` tells them all."""
TAKEN = "a pack of the game has this name: rename the folder"
OURS = "The AI cards of the game's own packs are our design, not the printed ones: type those in (jackin automa new)."


def row(name: str, pack: Pack) -> list[Text]:
    levels = ", ".join(LEVELS[n] for n in LEVELS_OF[SIDES.index(pack.side)])
    behaviours = ", ".join(card.id for card in pack.behaviours)
    cards = f"{pack.size} {'ours' if pack.built_in else 'yours'}"
    return [ink(name, SIDE[pack.side]), ink(pack.name), ink(cards), ink(levels, QUIET), ink(behaviours, QUIET)]


@app.command()
def show(
    name: Annotated[str, typer.Argument(help="A pack, or the folder of one.")],
    card: Annotated[str, typer.Argument(help="One card of it, by its id.")] = "",
) -> None:
    """The AI cards and behaviour cards of a pack, as they are read."""
    with told():
        pack = packs.pack(name)
        ids = [*[one.id for one in pack.cards], *[one.id for one in pack.behaviours]]
        if card and card not in ids:
            raise BadPack([f"no card of {name} is called {card!r}; there are {', '.join(ids)}"])
    console = Console(highlight=False)
    for one in pack.cards:
        if card in ("", one.id):
            print_card(console, pack, one)
    for behaviour in pack.behaviours:
        if card in ("", behaviour.id):
            print_behaviour(console, pack, behaviour)


def print_card(console: Console, pack: Pack, card: AICard) -> None:
    data = next(data for data in pack.data["card"] if data["id"] == card.id)
    reader = Reader(words())
    console.print(ink(f"{card.title}", f"bold {SIDE[pack.side]}"), ink(f"{card.id} x{card.copies}", QUIET))
    for mark, click in [*enumerate(data["click"], 1), ("=", data["bottom"])]:
        console.print(ink(f"  {mark}  {reader.click(click)}"), soft_wrap=True)
        for row in reader.rows(click):
            console.print(ink(f"       {row}", QUIET), soft_wrap=True)


def print_behaviour(console: Console, pack: Pack, card: BehaviourCard) -> None:
    data = next(data for data in pack.data["behaviour"] if data["id"] == card.id)
    reader = Reader(words())
    console.print(ink(f"{card.title}", f"bold {SIDE[pack.side]}"), ink(card.id, QUIET))
    for side in ("a", "b"):
        for click in [click for line in data[f"side_{side}"] for click in line]:
            console.print(ink(f"  {side.upper()}  {reader.click(click)}"), soft_wrap=True)


@app.command()
def new(
    directory: Annotated[Path, typer.Argument(help="The folder to make.")],
    side: Annotated[Literal["corp", "runner"], typer.Option(help="Whose pack it is.")] = "corp",
    stratagems: Annotated[bool, typer.Option(help="A Corp pack with stratagems and behaviour cards.")] = False,
) -> None:
    """Begin a pack of your own: a folder with files to type your cards into."""
    if stratagems and side == "runner":
        raise fail("only Corp packs have stratagems")
    if directory.exists() and (not directory.is_dir() or any(directory.iterdir())):
        raise fail(f"{directory} is there already")
    directory.mkdir(parents=True, exist_ok=True)
    for name, text in first_files(directory.resolve().name, side, stratagems).items():
        (directory / name).write_text(text, encoding="utf-8")
    console = Console(soft_wrap=True)
    console.print(ink(f"{directory}: type your cards into these files (docs/automa.md says how), then:"))
    console.print(ink(f"  jackin automa check {directory}"))
    if directory.resolve().parent != packs.own_folder().resolve():
        console.print(ink(f"the game finds it by its name once it lies in {packs.own_folder()}", QUIET))


MODELS = {"runner": ("runner", 1), "corp": ("dash", 1), "stratagems": ("veekay", 1)}


def first_files(name: str, side: str, stratagems: bool) -> dict[str, str]:
    """The files of a new pack: a header, one card of the game's own as an example, and four behaviour cards."""
    model, count = MODELS["stratagems" if stratagems else side]
    data = builtin(model).data
    id = "".join(c if c.isalnum() and c.isascii() else "-" for c in name.lower()).strip("-") or "mine"
    head = {
        "format": 1, "id": id, "name": name, "side": side, "origin": "owner-typed", "stratagems": stratagems,
    }  # fmt: skip
    example = {"pack": head, "card": data["card"][:count]}
    if stratagems:
        example["behaviour"] = data["behaviour"]
    texts = written(Pack(example, False))
    return {file: HINTS[file] + text for file, text in texts.items()}


HINTS = {
    "pack.toml": "# The header of your pack. Parameters and their defaults are in docs/automa.md.\n",
    "cards.toml": "# One [[card]] for each AI card. This one shows the form: replace it by your own.\n\n",
    "behaviours.toml": "# Four behaviour cards of two sides. These show the form: replace them by your own.\n\n",
}


@app.command()
def check(directory: Annotated[Path, typer.Argument(help="The folder of a pack.")]) -> None:
    """Is the pack right, and if not, where not? Ends with status 1 if it is not."""
    if not directory.is_dir():
        raise fail(f"{directory} is no folder")
    try:
        pack = read_pack(directory)
    except BadPack as bad:
        console = Console(stderr=True, soft_wrap=True)
        for mistake in bad.mistakes:
            console.print(ink(mistake))
        console.print(ink(f"mistakes: {len(bad.mistakes)}", "bold red"))
        raise typer.Exit(1) from None
    report(pack)


def report(pack: Pack) -> None:
    kinds = Counter(
        "reserve" if click.action is None else click.action.kind for card in pack.cards for click in card.clicks
    )
    console = Console(soft_wrap=True)
    console.print(ink(f"{pack.name}: {pack.size} cards, {len(pack.cards)} of them different", "green"))
    console.print(ink(", ".join(f"{kind} {n}" for kind, n in kinds.most_common()), QUIET))
