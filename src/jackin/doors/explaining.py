"""What a bot says of its own move, as the table tells it."""

from __future__ import annotations

from typing import Any

from jackin.bots import answered, reason_of
from jackin.bots.reasons import chosen_in
from jackin.doors.door import Door
from jackin.kernel.game import Json
from jackin.kernel.journal import Journal
from jackin.kernel.machine import Position
from jackin.kernel.rng import seedling


def thought_seed(journal: Journal, seat: int, n: int) -> int:
    """Of the bot in a seat, after n answers: who thinks again thinks the same."""
    return seedling(seedling(journal.seed, seat), n)


def told(its: Door, position: Position, value: str, reason: Json | None) -> Json | None:
    """A move and its reason, as options of its seat's view; None if there is nothing to tell. The position is the one
    before it: what is told is what the bot saw, hidden cards and all."""
    ask = its.game.ask(position)
    if ask is None or reason is None:
        return None
    seen = its.view(position, ask.seat)
    option = chosen_in(seen, value)
    if option is None:
        return None
    options = {one["value"]: one for one in seen["ask"]["options"]}
    lines = [{**line, "option": options[line["value"]]} for line in reason["lines"] if line["value"] in options]
    for line in lines:
        del line["value"]
    return {"card": seen["ask"].get("card", ""), "option": option, "said": reason["said"], "lines": lines}


def explained(its: Door, journal: Journal, n: int, bot: str) -> Json | None:
    """Why a bot answered as it did after n others: it thinks again, from what it knew then. None if it says nothing,
    or would answer something else today."""
    position = journal.at(n)
    ask = journal.game.ask(position)
    if ask is None:
        return None
    seed = thought_seed(journal, ask.seat, n)
    player: Any = its.agent(bot, seed)
    if (memory := its.remembered(journal, n, ask.seat)) is not None:
        player.memory = memory
    value = answered(player, its.game, position, ask.seat, seed)
    if value != journal.answers[n]:
        return None
    found = reason_of(player, its.game.sight(position, ask.seat), value)
    return told(its, position, value, None if found is None else found.plain())
