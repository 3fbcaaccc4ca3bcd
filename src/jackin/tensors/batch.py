"""Many games side by side, stepped together; whoever is asked in a game is the one to act."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from jackin.kernel.ask import Ask, Option
from jackin.kernel.game import Json
from jackin.kernel.machine import Position, answer
from jackin.kernel.rng import seedling
from jackin.tensors.encoding import Encoding
from jackin.tensors.page import Page, blank


class BadAction(ValueError):
    """An action that the mask forbids. Nothing has changed."""


class Batch:
    """`seen` holds a page for each seat of one game after the other, of which `asked_page` is up to date; `mask` one
    for each game. A game that is over, or longer than `longest` decisions, is followed at once by the next: `rewards`
    then has its end for each seat, and `done` a 1 (2 if it was cut).

    `first` and `of` say which games these are of all that are stepped side by side, here or elsewhere: each goes
    through the setups, and is followed by the same ones whoever steps the others."""

    def __init__(
        self, encoding: Encoding, setups: list[Json], games: int, seed: int, longest: int, first: int, of: int
    ) -> None:
        self.encoding = encoding
        self.setups = setups
        self.seed = seed
        self.longest = longest
        self.first, self.of = first, of
        self.begun = [0] * games
        self.positions = [self.next_game(n) for n in range(games)]
        self.seats = encoding.seats(self.positions[0])
        self.seen = blank(games * self.seats * encoding.size)
        self.mask = blank(games * encoding.count)
        self.asked = blank(games)
        self.asked_page: vec[i64] = vec[i64]([0] * games)
        self.done = blank(games)
        self.pages = [Page(encoding.size, self.seen, n * encoding.size) for n in range(games * self.seats)]
        self.masks = [Page(encoding.count, self.mask, n * encoding.count) for n in range(games)]
        self.legal: list[list[int]] = [[] for _ in range(games)]
        self.decisions = [0] * games
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.seats))
        for n in range(games):
            self.show(n)

    def next_game(self, n: int) -> Position:
        place, before = self.first + n, self.begun[n]
        self.begun[n] += 1
        setup = self.setups[(place + before) % len(self.setups)]
        return self.encoding.new(setup, seedling(self.seed, place + before * self.of))

    def numbered(self) -> tuple[vec[i64], vec[i64]]:
        """The legal actions that have a number, one game after the other, and where those of each game begin."""
        actions, begins = vec[i64](), vec[i64]()
        for legal in self.legal:
            begins = append(begins, len(actions))
            for action in legal:
                if action >= 0:
                    actions = append(actions, action)
        return actions, begins

    def step(self, chosen: list[int]) -> None:
        """One decision in each game."""
        for n in range(len(chosen)):
            if not 0 <= chosen[n] < self.encoding.count or not self.masks[n].has(chosen[n]):
                raise BadAction(f"game {n}: action {chosen[n]} is not legal now")
        for n in range(len(chosen)):
            self.step_one(n, chosen[n])

    def step_one(self, n: int, action: int) -> None:
        position = self.positions[n]
        ask = position.ask
        assert ask is not None
        answer(position, option_of(ask, self.legal[n], action))
        self.decisions[n] += 1
        if self.done[n]:
            self.done[n] = 0
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = 0.0
        if position.ask is None or self.decisions[n] >= self.longest:
            self.end(n, position)
        self.show(n)

    def end(self, n: int, position: Position) -> None:
        self.done[n] = 1 if position.ask is None else 2
        if position.ask is None:
            winners = self.encoding.winners(position)
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = reward(winners, seat)
        self.decisions[n] = 0
        self.positions[n] = self.next_game(n)

    def show(self, n: int) -> None:
        position = self.positions[n]
        ask = position.ask
        assert ask is not None
        page = n * self.seats + ask.seat
        self.asked[n] = u8(ask.seat)
        self.asked_page[n] = page
        self.encoding.observe(position, ask.seat, self.pages[page])
        self.legal[n] = self.encoding.mark(position, self.masks[n])


def option_of(ask: Ask, legal: list[int], action: int) -> Option:
    """What an action stands for, which is known to be legal."""
    at = 0
    while legal[at] != action:  # index() takes longer
        at += 1
    return ask.options[at]


def reward(winners: tuple[int, ...], seat: int) -> float:
    """1 for the winner, -1 for everybody else; those who share a victory share the 1; 0 if nobody wins."""
    if not winners:
        return 0.0
    return 1.0 / len(winners) if seat in winners else -1.0
