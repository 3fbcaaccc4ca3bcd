"""Positions that are kept whole, for the day when other rules would make another game of the same answers."""

from __future__ import annotations

import json
import logging

from pydantic_core import to_json

from jackin.doors import Refusal, door
from jackin.kernel.codec import BadSave
from jackin.kernel.deal import fair_deal
from jackin.kernel.game import Game, Json
from jackin.kernel.journal import FORMAT, GUESSABLE, Journal, checksum
from jackin.kernel.machine import Position
from jackin.kernel.rng import read_chance
from jackin.server.rows import TableRow

log = logging.getLogger("jackin.server")


def outdated(row: TableRow) -> Refusal | None:
    """Why a table that was begun under other rules cannot be played on."""
    if row.status == "waiting" or door(row.game).plays(row.rules):
        return None
    return frozen("server-old-rules", row)


def frozen(why: str, row: TableRow) -> Refusal:
    return Refusal(why, table=row.id, rules=row.rules)


def snapshot(journal: Journal) -> Json:
    """What the store keeps of a position."""
    position = to_json(journal.game.encode(journal.position)).decode()
    return {"n": len(journal.answers), "rules": journal.game.version, "position": position}


def decoded(game: Game, kept: Json) -> Position | None:
    """The position as it was kept; None if these rules cannot read it."""
    try:
        return game.decode(json.loads(kept["position"]))
    except (BadSave, ValueError, LookupError, TypeError, AssertionError):
        log.warning("a position under rules %s cannot be read", kept["rules"])
        return None


def agrees(journal: Journal, kept: Json) -> bool:
    """Whether the answers still lead to the position that was kept; one that cannot be read tells nothing."""
    then = decoded(journal.game, kept) if kept["n"] <= len(journal.answers) else None
    return then is None or journal.game.encode(then) == journal.game.encode(journal.at(kept["n"]))


class Still(Journal):
    """A game that stands where it was kept: it can be looked at and saved, not played on."""

    def __init__(self, game: Game, row: TableRow, answers: list[str], position: Position) -> None:
        self.game = game
        self.setup = row.setup or {}
        self.row = row
        self.answers = answers
        self.position = position

    def answer(self, value: object) -> None:
        raise ValueError("this game stands still")

    def at(self, n: int) -> Position:
        return self.game.fork(self.position)

    def encode(self) -> Json:
        """As the rules of its time would have written it."""
        chance = read_chance(self.row.seed)
        data: Json = {
            "jackin": GUESSABLE if chance.guessable else FORMAT,
            "game": self.game.name,
            "rules": self.row.rules,
            "setup": self.setup,
            "seed": chance.encode(),
            "answers": self.answers.copy(),
        }
        if self.row.deal.kind == "fair":
            data["deal"] = fair_deal(self.row.deal.secret, self.row.deal.halves)
        return {**data, "check": checksum(data)}


def journal(game: Game, row: TableRow, answers: list[str], kept: Json | None) -> Journal | None:
    position = decoded(game, kept) if kept is not None else None
    return None if position is None else Still(game, row, answers, position)
