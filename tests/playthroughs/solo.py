"""Solo games to their end: every pack, and every behaviour card of those that have them, on every level in turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from typing import Any

from jackin.kernel.message import Message
from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.automa.pack import BUILT_IN, builtin
from jackin.netrunner.automa.table import LEVELS, LEVELS_OF
from jackin.netrunner.shown.log import lines
from jackin.netrunner.words import SIDES
from tests.laws.play import MATCH_UPS, choose

Game = tuple[str, str]
"""A pack, and a behaviour card or none."""


def games() -> dict[str, Game]:
    """By the name of the recording."""
    found: dict[str, Game] = {}
    for pack in BUILT_IN:
        cards = [card.id for card in builtin(pack).behaviours] or [""]
        found |= {f"solo-{card or pack}": (pack, card) for card in cards}
    return found


def transcript(n: int, pack: str, card: str) -> str:
    """The n-th game: what the person across the table is told, a line for each turn."""
    seat = SIDES.index(builtin(pack).side)
    level = LEVELS[LEVELS_OF[seat][n % len(LEVELS_OF[seat])]]
    automa: dict[str, Any] = {"pack": pack, "level": level} | ({"behaviour": card} if card else {})
    decks = MATCH_UPS[n % len(MATCH_UPS)]
    s = GAME.new(setup(*decks, automa={SIDES[seat]: automa}), n)
    dice = Dice(n + 1)
    while s.ask is not None:
        GAME.answer(s, choose(s.ask, dice))
    result = GAME.result(s)
    assert result is not None
    head = f"{decks[0]} against {decks[1]}, {pack} {card} {level}, seed {n}"
    return "\n".join([head, *turns(lines(s, 1 - seat)), f"{SIDES[result.winner]} wins: {result.reason}"]) + "\n"


def turns(log: list[Message]) -> Iterator[str]:
    number = 0

    def turn_of(message: Message) -> int:
        nonlocal number
        number += message.key == "turn"
        return number

    for _, said in groupby(log, turn_of):
        yield "; ".join(message_line(message) for message in said)


def message_line(message: Message) -> str:
    return " ".join([message.key, *(str(value) for name, value in message.args.items() if name != "rule")])


def recordings() -> list[tuple[str, Callable[[], str]]]:
    return [(name, partial(transcript, n, *game)) for n, (name, game) in enumerate(games().items())]
