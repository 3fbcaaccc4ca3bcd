"""The log in words, without saying the same thing twice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from jackin.kernel.message import Message
from jackin.locale import Words
from jackin.terminal.glyphs import QUIET, SIDE, ink

LOUD = {"steals", "scores", "rezzes", "accesses", "takes-tags", "trashed"}


def told(messages: Iterable[Message]) -> Iterator[Message]:
    """Leave out a payment that the next line names, and the credit of a click for a credit."""
    lines = list(messages)
    for before, line, after in zip([None, *lines], lines, [*lines[1:], None], strict=False):
        named = after is not None and after.key == "rezzes" and line.key == "pays"
        clicked = before is not None and before.key == "takes-credit" and line.key == "gains"
        if not named and not clicked:
            yield line


def story(messages: Iterable[Message], words: Words, rules: bool = False) -> RenderableType:
    """One line for each thing that happened; with the rule behind it for what an automa does, for all if asked."""
    lines = []
    for message in told(messages):
        line = told_line(message, words)
        if message.args.get("rule") and (rules or message.key.startswith("automa-")):
            line.append(f"  {message.args['rule']}", QUIET)
        lines.append(line)
    return Group(*lines)


def told_line(message: Message, words: Words) -> Text:
    side = str(message.args.get("seat", ""))
    sentence = words.message(message)
    if message.key == "turn":
        return ink(f"── {sentence} ──", f"bold {SIDE[side]}")
    if message.key.startswith(("win-", "suffers-")):
        return ink(f"  {sentence}", "bold bright_red")
    style = "bold" if message.key in LOUD else ""
    return ink(f"  {sentence}", style)


def messages(log: list[dict[str, object]]) -> list[Message]:
    """A view's log as messages again."""
    return [Message(str(line["key"]), **line["args"]) for line in log]  # type: ignore[arg-type]
