"""Mistakes of the user, told without a traceback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import typer
from rich.console import Console
from rich.text import Text

from jackin.bots import UnknownAgent
from jackin.gangs.content.read import BadContent
from jackin.gangs.setup import BadSetup as GangsSetup
from jackin.kernel.codec import BadSave
from jackin.locale import UnknownLanguage
from jackin.netrunner.automa.pack import BadPack
from jackin.netrunner.catalog import UnknownCard
from jackin.netrunner.decks import BadDeck, UnknownDeck
from jackin.netrunner.game import BadSetup
from jackin.workers.kept import BadKept
from jackin.workers.on_ray import NoCluster

MISTAKES = (
    BadContent, BadDeck, BadKept, BadPack, BadSave, BadSetup, GangsSetup, NoCluster, UnknownAgent, UnknownCard,
    UnknownDeck, UnknownLanguage,
)  # fmt: skip


def fail(message: str) -> typer.Exit:
    """Say what is wrong; raise what this returns."""
    Console(stderr=True, soft_wrap=True).print(Text.assemble(("Error: ", "bold red"), message))
    return typer.Exit(2)


@contextmanager
def told() -> Iterator[None]:
    try:
        yield
    except MISTAKES as mistake:
        raise fail(str(mistake)) from None
