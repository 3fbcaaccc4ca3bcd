"""What makes a position a puzzle: as little as still does, one first move, and an answer that not everybody sees."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from jackin.kernel.game import Json
from jackin.kernel.machine import Position
from jackin.lessons.lesson import PASSING
from jackin.lessons.proof import MOST, Proof, TooLarge, first_moves, resisting
from jackin.lessons.puzzle import KINDS, Puzzle
from jackin.netrunner.catalog import BY_SLUG
from jackin.netrunner.setup import BadSetup
from jackin.netrunner.words import AGENDA_TYPE

BOT = "greedy"
"""What this bot solves by itself is no puzzle, unless its way is a narrow one."""
NARROW = 1 / 500
LEAST = 60
"""A proof that looks at fewer positions is no puzzle."""
ODDS = 1 / 20
"""Nor is what answers at random would solve more often than this."""
CLICKS, CREDITS, RICH = 3, 8, 6
"""What the solver has of these at most, and the credits of the Runner who is kept out."""


def unnamed(kind: str, told: Json, picture: str = "") -> Puzzle:
    return Puzzle({"id": "", "kind": kind, "first": "", "size": 0, "picture": picture, "position": told})


def with_credits(told: Json, side: str, credits: int) -> Json:
    return {**told, side: {**told[side], "credits": credits}}


def with_purse(told: Json, side: str, clicks: int, credits: int) -> Json:
    return {**with_credits(told, side, credits), "clicks": clicks}


def solvable(kind: str, told: Json, most: int) -> bool:
    candidate = unnamed(kind, told)
    return Proof(candidate, most).wins(candidate.begin().position)


def tightened(kind: str, told: Json, most: int) -> Iterator[Json]:
    """For each number of clicks the fewest credits that still do."""
    side = KINDS[kind]
    credits = told[side]["credits"]
    for clicks in range(1, min(told["clicks"], CLICKS) + 1):
        if solvable(kind, with_purse(told, side, clicks, credits), most):
            tight = poorest(kind, told, clicks, credits, most)
            yield richest(kind, tight, most) if kind == "score" else tight
            credits = tight[side]["credits"] - 1
        if credits < 0:
            return


def poorest(kind: str, told: Json, clicks: int, credits: int, most: int) -> Json:
    side = KINDS[kind]
    enough = fewest(credits, lambda n: solvable(kind, with_purse(told, side, clicks, n), most))
    return with_purse(told, side, clicks, enough)


def richest(kind: str, told: Json, most: int) -> Json:
    """Where the Corp is to score, the Runner gets as many credits as it can bear."""
    poorer = fewest(RICH, lambda n: solvable(kind, with_credits(told, "runner", RICH - n), most))
    return with_credits(told, "runner", RICH - poorer)


def fewest(most: int, does: Callable[[int], bool]) -> int:
    """The smallest number that does, where `most` does and more never hurts."""
    least = -1
    while most - least > 1:
        half = (least + most) // 2
        least, most = (least, half) if does(half) else (half, most)
    return most


def proven(kind: str, told: Json, picture: str, most: int = MOST) -> Json | None:
    """The puzzle, if for some number of clicks exactly one first answer works, for sure and with any luck."""
    try:
        return next(
            (found for tight in tightened(kind, told, most) if (found := judged(kind, tight, picture, most))), None
        )
    except (TooLarge, BadSetup):
        return None


def judged(kind: str, told: Json, picture: str, most: int) -> Json | None:
    candidate = unnamed(kind, told, picture)
    position = candidate.begin().position
    if position.ask is None:
        return None
    sure, size = first_moves(candidate, position, most)
    if len(sure) != 1 or size < LEAST or is_plain(told, sure[0]) or is_easy(candidate, most):
        return None
    if first_moves(candidate, position, most, luck=True)[0] != sure:
        return None
    return {"id": "", "kind": kind, "first": sure[0], "size": size, "picture": picture, "position": told}


def is_easy(solved: Puzzle, most: int = MOST) -> bool:
    """Guessed too often, or seen through by the bot. The Corp's bot advances out of habit: what it scores says
    nothing."""
    chance = odds(solved, most)
    return chance > ODDS or (chance > NARROW and solved.kind != "score" and sees_through(solved, most))


def is_plain(told: Json, first: str) -> bool:
    """Running where the agenda lies with the last click is what everybody would do."""
    rooms = {name: server.get("root", []) for name, server in told["corp"]["servers"].items()}
    rooms["hq"] = told["corp"]["hq"]
    return told["clicks"] == 1 and first in [f"run {name}" for name, cards in rooms.items() if holds_agenda(cards)]


def holds_agenda(cards: list[Json]) -> bool:
    return any(BY_SLUG[card["card"]].type == AGENDA_TYPE for card in cards)


def odds(solved: Puzzle, most: int = MOST) -> float:
    """How likely answers at random keep to the way to the goal."""
    proof, position, found = Proof(solved, most), solved.begin().position, 1.0
    while solved.ended(position) is None and (ask := position.ask) is not None:
        value = next((value for value in PASSING if value in ask.values), ask.values[-1])
        if ask.seat == solved.place:
            good = [value for value in ask.values if proof.after(position, value)]
            found *= len(good) / len(ask.values)
            value = good[0]
        proof.game.answer(position, value)
    return found


def sees_through(solved: Puzzle, most: int = MOST) -> bool:
    """Whether the bot reaches the goal against the best resistance."""
    proof, position = Proof(solved, most), solved.begin().position
    player = solved.door.agent(BOT, 0)
    while solved.ended(position) is None and position.ask is not None:
        proof.game.answer(position, chosen(player.choose, proof, position))
    return bool(solved.ended(position))


def chosen(choose: Callable[[Json, Json], str], proof: Proof, position: Position) -> str:
    assert position.ask is not None
    if position.ask.seat != proof.puzzle.place:
        return resisting(proof.again(), position)
    view = proof.game.sight(position, position.ask.seat)
    return choose(view, view["ask"])
