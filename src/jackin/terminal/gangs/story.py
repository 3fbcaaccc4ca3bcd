"""The log in words; a Story card with its text."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from jackin.kernel.message import Message
from jackin.locale.gangs import GangsWords
from jackin.terminal.gangs.colours import Colours
from jackin.terminal.glyphs import QUIET, ink

LOUD = {
    "gangs-firefight", "gangs-reveals", "gangs-seizes", "gangs-hires", "gangs-builds-hideout", "gangs-caught",
}  # fmt: skip
ENDS = {"gangs-wins", "gangs-shares", "gangs-defeat"}


def story(messages: Iterable[Message], told: GangsWords, colours: Colours, rules: bool = False) -> RenderableType:
    """One line for each thing that happened; with the rule behind it, if asked for."""
    shown: list[RenderableType] = []
    for message in messages:
        line = told_line(message, told, colours)
        if rules and message.args.get("rule"):
            line.append(f"  {message.args['rule']}", QUIET)
        shown.append(line)
        if message.key == "gangs-story":
            shown += page(str(message.args["story"]), told)
    return Group(*shown)


def told_line(message: Message, told: GangsWords, colours: Colours) -> Text:
    sentence = told.message(message)
    if message.key == "gangs-turn":
        return ink(f"── {sentence} ──", f"bold {colours.of(str(message.args['gang']))}")
    if message.key in ENDS:
        return ink(f"  {sentence}", "bold bright_red")
    return ink(f"  {sentence}", "bold" if message.key in LOUD or message.key == "gangs-story" else "")


def page(id: str, told: GangsWords) -> list[RenderableType]:
    """What the Story tells, and what it changes."""
    for card in told.entries["story"]:
        if card["id"] == id:
            tale = Text(told.text.story(card), f"italic {QUIET}")
            changes = [Text(line, QUIET) for line in told.text.abilities(card)]
            return [Padding(line, (0, 0, 0, 4)) for line in (tale, *changes)]
    return []
