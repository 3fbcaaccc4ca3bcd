"""Numbers for rules of thumb, found by games: a manner against `greedy`, all its numbers shaken at once.

Each deal is played twice, once with every number moved a little one way or the other by chance, once with all of them
moved the other way; what won says a little about each. Many deals later the numbers take a step (an evolution
strategy with mirrored samples), and it begins anew with fresh deals.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import NamedTuple

from jackin import netrunner
from jackin.bots.greedy import Greedy
from jackin.bots.greedy.manner import GREEDY, Manner
from jackin.bots.netrunner_search.playing import is_idle
from jackin.kernel.ask import Ask
from jackin.kernel.game import Json
from jackin.kernel.machine import answer
from jackin.kernel.rng import Dice, seedling
from jackin.netrunner.shown.view import view
from jackin.netrunner.state import State
from jackin.netrunner.words import CORP, RUNNER
from jackin.workers.chunk import Chunk

KNOBS = {
    CORP: (
        "short", "rich_from", "rich_slope", "rich_least", "most_reserve", "corp_drawing", "unarmed", "income",
        "open_safe", "shut_safe", "paid_safe", "shut_veiled", "shut_shown", "poor_veiled", "poor_shown",
        "veiled", "shown", "grave", "surplus", "rd_need", "hq_need", "remote_need", "better", "dear",
        "soft", "scored", "stolen", "exposed", "advancing", "doubt", "saved", "lasting", "least_rate", "campaign",
        "trap",
    ),
    RUNNER: (
        "coin_from", "coin_slope", "coin_least", "drawing", "searching", "thin", "few", "baited_few", "hunted_few",
        "tagged_few", "tag", "card", "brain", "click", "trashed", "shaking", "breaker", "rigging", "poor",
        "gambling", "density", "hand_density", "archived", "agenda", "near", "open_guess", "ice_guess",
        "walls_guess", "advanced_guess", "baited_guess", "spoils", "trashing", "rezzed", "stopped", "naked",
        "facing", "onward", "running", "peril", "hunter", "kindled", "denied",
    ),
}  # fmt: skip
"""What is tuned in each chair."""
ADDED = {
    "campaign": 0.6, "trap": 0.6, "shaking": 1.0, "running": 0.5, "coin_from": 1.5, "rich_from": 2.0, "few": 0.7,
    "baited_few": 0.7, "hunted_few": 0.7, "tagged_few": 0.7,
}  # fmt: skip
"""Numbers that are moved by so much; all others are multiplied."""
FACTOR = 0.25
"""A step of one multiplies by exp(0.25)."""
CERTAIN = ("shut_safe", "shut_veiled", "shut_shown", "poor_veiled", "poor_shown", "veiled", "shown")
FURTHEST = 6.0
DECIDED = 0.35
"""Of so many deals the two games end differently."""
KEPT, TURNED, STRIDE, HOME = 0.7, 0.6, 0.12, 0.998
"""How much of a step's direction stays, what a new one counts, how far it goes, and how it is drawn home."""
LAST = 0.2
"""Of the first stride so much is left at the end."""
LONGEST = 4000
ROUNDS = 60

Moves = dict[str, float]


class Round(NamedTuple):
    """Everything that decides the games of one round; the setups take turns."""

    setups: tuple[Json, ...]
    seed: int
    seat: int
    at: Moves


class Shaken(NamedTuple):
    """One deal: what it came to moved one way, and moved the other."""

    number: int
    one: float
    other: float


class Way(NamedTuple):
    """Where the numbers are, and where they are heading, in steps."""

    at: Moves
    heading: Moves


def manner_at(at: Moves) -> Manner:
    return GREEDY.changed(numbers_at(at))


def numbers_at(at: Moves) -> dict[str, float]:
    numbers = {"reads": 1.0}
    for name, moved in at.items():
        was = float(getattr(GREEDY, name))
        now = was + moved * ADDED[name] if name in ADDED else was * exp(FACTOR * moved)
        numbers[name] = round(min(now, 1.0) if name in CERTAIN else now, 4)
    return numbers


def moves_of(numbers: Mapping[str, float], seat: int) -> Moves:
    """Where the numbers of a side are, in steps: the way back from `numbers_at`."""
    return {name: steps(name, numbers[name]) for name in KNOBS[seat] if name in numbers}


def steps(name: str, number: float) -> float:
    was = float(getattr(GREEDY, name))
    return bounded((number - was) / ADDED[name] if name in ADDED else log(number / was) / FACTOR)


def shakes(given: Round, number: int) -> Moves:
    dice = Dice(seedling(given.seed + 1, number))
    return {name: 2.0 * dice.below(2) - 1.0 for name in KNOBS[given.seat]}


def shake(given: Round, number: int) -> Shaken:
    by = shakes(given, number)
    one, other = [
        won(given, number, manner_at({name: given.at.get(name, 0.0) + way * by[name] for name in by}))
        for way in (1.0, -1.0)
    ]
    return Shaken(number, one, other)


def won(given: Round, number: int, manner: Manner) -> float:
    """A game of this manner against greedy; a half for one that does not end."""
    seed = seedling(given.seed, number)
    players = [Greedy(seedling(seed, 1)), Greedy(seedling(seed, 2))]
    players[given.seat].manner = manner
    s: State = netrunner.GAME.new(given.setups[number % len(given.setups)], seed)
    for _ in range(LONGEST):
        if s.ask is None or s.turn > 2 * ROUNDS:
            break
        answer(s, s.ask.options[0] if len(s.ask.options) == 1 else chosen(s, s.ask, players))
    return 0.5 if s.ask is not None else float(s.winner == given.seat)


def chosen(s: State, ask: Ask, players: list[Greedy]) -> str:
    if ask.kind == "window" and is_idle(s, ask) and "pass" in ask.values:
        return "pass"
    seen: Json = dict(view(s, ask.seat, 0, False))
    return players[ask.seat].choose(seen, seen["ask"])


def play_shaken(chunk: Chunk[Round]) -> list[Shaken]:
    return [shake(chunk.match, number) for number in range(chunk.first, chunk.last)]


def play_won(chunk: Chunk[Round]) -> list[float]:
    """Without shaking, to see how good it is by now."""
    manner = manner_at(chunk.match.at) if chunk.match.at else GREEDY
    return [won(chunk.match, number, manner) for number in range(chunk.first, chunk.last)]


def stride(number: int, rounds: int) -> float:
    """How far the step of a round goes: less and less far, so that it comes to rest."""
    return STRIDE * (1.0 - (1.0 - LAST) * number / max(1, rounds - 1))


def further(way: Way, given: Round, played: list[Shaken], far: float = STRIDE) -> Way:
    """A step along what the games said; without any effect each number would wander by chance only a little."""
    slope = dict.fromkeys(KNOBS[given.seat], 0.0)
    for deal in played:
        if deal.one != deal.other:
            for name, by in shakes(given, deal.number).items():
                slope[name] += (deal.one - deal.other) * by
    scale = sqrt(max(1.0, DECIDED * len(played)))
    heading = {name: KEPT * way.heading.get(name, 0.0) + TURNED * slope[name] / scale for name in slope}
    at = {name: bounded(HOME * way.at.get(name, 0.0) + far * heading[name]) for name in slope}
    return Way(at, heading)


def bounded(moved: float) -> float:
    return max(-FURTHEST, min(FURTHEST, moved))
