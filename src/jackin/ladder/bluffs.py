"""Bluffing, measured: what a Corp's facedown cards in remotes are, and what its opponent's beliefs make of them."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import NamedTuple

from jackin import netrunner
from jackin.bots.netrunner_search.beliefs import ICED, KINDS, believed, kind, newest_of, unseen
from jackin.bots.netrunner_search.printed import print_of
from jackin.kernel.game import NoWorld
from jackin.kernel.rng import seedling
from jackin.ladder.games import Match, decide, is_draw, player
from jackin.netrunner.game import state
from jackin.netrunner.redeal import redeal
from jackin.netrunner.state import State
from jackin.netrunner.words import AGENDA_TYPE, FIRST_REMOTE, RUNNER, line, root
from jackin.workers.chunk import Chunk

WORLDS = 24
"""In which a card is an agenda or not: the opponent's guess."""
NORMAL_95 = 1.96


class Guess(NamedTuple):
    """A facedown card as the Runner's turn began: what it was, and how likely an agenda by belief and by blind deals.

    A card is looked at once as it was put there and once more when it has been advanced or is old."""

    game: int
    place: str
    is_agenda: bool
    believed: float
    blind: float


class Row(NamedTuple):
    """Of one kind of place; shares of agendas."""

    place: str
    cards: int
    agendas: int
    believed: float
    blind: float


class Verdict(NamedTuple):
    """How far guesses are off, as the mean square (Brier): who knows only the share of agendas, and who believes.
    `gain` is how much better the believer is, and `margin` half of its 95 % interval, by games."""

    cards: int
    agendas: int
    prior: float
    believer: float
    gain: float
    margin: float


def watch(match: Match, number: int) -> list[Guess]:
    """One game, as `play_out` plays it."""
    seed = seedling(match.seed, number)
    agents = [player(match.corp, seedling(seed, 1)), player(match.runner, seedling(seed, 2))]
    position = netrunner.GAME.new(match.setups[number % len(match.setups)], seed)
    seen: set[tuple[int, int]] = set()
    found: list[Guess] = []
    turn = decisions = 0
    while position.ask is not None and not is_draw(match, position):
        s = state(position)
        if s.active == RUNNER and position.ask.seat == RUNNER and s.turn != turn:
            turn = s.turn
            found += guesses(s, number, seen, seedling(seed, decisions))
        decide(position, agents[position.ask.seat], seedling(seed, 3 + decisions))
        decisions += 1
    return found


def guesses(s: State, game: int, seen: set[tuple[int, int]], seed: int) -> list[Guess]:
    newest = newest_of(s)
    fresh = [
        (card, f"{ICED[min(len(ICED) - 1, len(s.zones[line(server)]))]}-{KINDS[kind(s, card, newest)]}")
        for server in range(FIRST_REMOTE, s.servers())
        for card in s.zones[root(server)]
        if unseen(s, card, RUNNER) and (s.serial[card], kind(s, card, newest)) not in seen
    ]
    if not fresh:
        return []
    seen.update((s.serial[card], kind(s, card, newest)) for card, _ in fresh)

    def blind(number: int) -> State:
        return redeal(s, RUNNER, seed + number)

    try:
        worlds = [dealt(blind), dealt(believed(blind, RUNNER, seed))]
    except NoWorld:
        return []
    return [
        Guess(game, place, is_agenda(s, card), share(worlds[1], card), share(worlds[0], card))
        for card, place in fresh
    ]


def dealt(worlds: Callable[[int], State]) -> list[State]:
    return [worlds(number) for number in range(WORLDS)]


def share(worlds: list[State], card: int) -> float:
    return sum(is_agenda(world, card) for world in worlds) / len(worlds)


def is_agenda(s: State, card: int) -> bool:
    return print_of(s.code[card]).type == AGENDA_TYPE


def play_guesses(chunk: Chunk[Match]) -> list[Guess]:
    return [guess for number in range(chunk.first, chunk.last) for guess in watch(chunk.match, number)]


def rows(found: list[Guess]) -> list[Row]:
    by_place = {f"{ice}-{age}": [g for g in found if g.place == f"{ice}-{age}"] for ice in ICED for age in KINDS}
    return [
        Row(place, len(some), sum(g.is_agenda for g in some), mean([g.believed for g in some]),
            mean([g.blind for g in some]))
        for place, some in by_place.items() if some
    ]  # fmt: skip


def verdict(found: list[Guess]) -> Verdict:
    prior = mean([float(g.is_agenda) for g in found])
    gains = [(g.is_agenda - prior) ** 2 - (g.is_agenda - g.believed) ** 2 for g in found]
    off = mean([(g.is_agenda - g.believed) ** 2 for g in found])
    agendas = sum(g.is_agenda for g in found)
    return Verdict(len(found), agendas, prior * (1 - prior), off, *gained([g.game for g in found], gains))


def gained(games: list[int], gains: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval; cards of one game are alike."""
    middle = mean(gains)
    sums = [sum(gain - middle for gain, one in zip(gains, games, strict=True) if one == game) for game in set(games)]
    return middle, NORMAL_95 * sqrt(sum(one * one for one in sums)) / len(gains)


def mean(numbers: list[float]) -> float:
    return sum(numbers, 0.0) / len(numbers) if numbers else 0.0
