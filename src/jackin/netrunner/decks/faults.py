"""A deck list that cannot be read, and every reason why."""

from __future__ import annotations

from typing import NoReturn

from jackin.kernel.message import Message
from jackin.netrunner.decks.deck import printable

LONGEST_QUOTE = 60
MOST_FAULTS = 30  # that are told of one list: after that it is not read on


class BadDeck(ValueError):
    """Not a deck list: `faults` tells why, each with its line where there is one."""

    def __init__(self, faults: list[Message]) -> None:
        super().__init__(faults)
        self.faults = sorted(faults, key=line_of)

    def __str__(self) -> str:
        from jackin.locale import words  # only needed once something is wrong

        return "\n".join(words("en").message(fault) for fault in self.faults)


class Faults:
    """What is wrong with a list so far. Who has made so many mistakes has those to mend first."""

    def __init__(self) -> None:
        self.found: list[Message] = []

    def add(self, fault: Message) -> None:
        self.found.append(fault)
        if len(self.found) >= MOST_FAULTS:
            self.give_up(line_of(fault))

    def give_up(self, line: int) -> NoReturn:
        raise BadDeck([*self.found, Message("deck-too-many-faults", line=line, most=MOST_FAULTS)])


def line_of(fault: Message) -> int:
    return int(fault.args.get("line", 0))


def quote(text: str) -> str:
    """What somebody wrote, fit to be shown."""
    text = " ".join(printable(text).split())
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "…"


def unknown_card(line: int, written: str, nearest: list[str]) -> Message:
    if not nearest:
        return Message("deck-unknown-card", line=line, written=quote(written))
    return Message("deck-unknown-card-near", line=line, written=quote(written), nearest=listed(nearest))


def ambiguous_card(line: int, written: str, titles: list[str]) -> Message:
    return Message("deck-ambiguous-card", line=line, written=quote(written), titles=listed(titles))


def listed(titles: list[str]) -> str:
    return ", ".join(f"“{title}”" for title in titles)
