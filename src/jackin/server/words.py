"""What the server says, in plain English beside its key: for logs, bots and people who read JSON."""

from __future__ import annotations

from jackin.kernel.message import Message
from jackin.locale import words


def english(message: Message) -> str:
    return words("en").message(message)
