"""What the server says, in plain English beside its key: for logs, bots and people who read JSON."""

from __future__ import annotations

from jackin.kernel.message import Message
from jackin.locale import plain, words


def english(message: Message) -> str:
    """Most of it stands there as it is said, so that the first refusal need not wait for a whole language."""
    return plain("en").get(message.key) or words("en").message(message)
