"""What happened, thing by thing, as each seat may see it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from jackin.doors import Door, door
from jackin.doors.watch import Beat, Moment, Watch, answered, beats, differing, told
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice
from jackin.netrunner.game import state
from tests.laws.laws import common_answer, dumped, knowledge, told_apart
from tests.laws.play import one_of_each

NETRUNNER = door("netrunner")
GANGS = door("gangs")
SEATS = (-1, 0, 1)


def netrunner(seed: int, automa: str = "") -> Position:
    wish = {"side": "runner", "opponent": {"kind": "automa" if automa else "bot", "name": automa, "level": ""}}
    decks = {seat: NETRUNNER.deck(seat, None, False) for seat in ("corp", "runner")}
    return NETRUNNER.game.new(NETRUNNER.setup(wish, decks), seed)


def gangs(seed: int) -> Position:
    seats = [{"kind": "here", "name": "", "gang": ""}, {"kind": "bot", "name": "random", "gang": ""}]
    return GANGS.game.new(GANGS.setup({"seats": seats, "settings": {}}, {}), seed)


def played(game: Door, position: Position, seed: int, most: int = 400) -> Iterator[tuple[Position, list[Moment]]]:
    """A random game: the position after each answer, and the moments that led there."""
    dice = random.Random(seed)
    for _ in range(most):
        if position.ask is None:
            return
        yield position, answered(game, position, dice.choice(position.ask.values))


GAMES = [
    pytest.param(NETRUNNER, lambda: netrunner(1), id="netrunner"),
    pytest.param(NETRUNNER, lambda: netrunner(2, "dash"), id="automa"),
    pytest.param(GANGS, lambda: gangs(3), id="gangs"),
]


def read(game: Door, position: Position, seat: int) -> list[tuple[str, dict[str, str | int]]]:
    return [(line.key, line.args) for line in game.lines(position, seat, None) or []]


@pytest.mark.parametrize(("game", "new"), GAMES)
def test_beats_tell_every_line_once_and_end_in_the_view(game, new):
    first = new()
    logs = {seat: read(game, first, seat) for seat in SEATS}
    for position, moments in played(game, first, 5):
        for seat in SEATS:
            view = game.view(position, seat)
            log = read(game, position, seat)
            shown = told(game, moments, seat, view, len(log))
            lines = [(line["key"], line["args"]) for beat in shown for line in beat["log"]]
            assert logs[seat] + lines == log
            assert [beat["log_from"] for beat in shown[:1]] in ([], [len(logs[seat])])
            assert not shown or shown[-1]["but"] == {}
            logs[seat] = log


def test_a_view_of_a_beat_is_the_last_view_with_its_parts_put_in():
    for position, moments in played(NETRUNNER, netrunner(1, "dash"), 8, 120):
        view = NETRUNNER.view(position, 1)
        found = beats(NETRUNNER, moments, 1)
        for beat, shown in zip(found[:-1], told(NETRUNNER, moments, 1, view, 99)[:-1], strict=True):
            then = {name: part for name, part in {**view, **shown["but"]}.items() if name in view or part is not None}
            assert differing(then, NETRUNNER.view(beat.position, 1)) == {}


def test_nothing_is_asked_before_the_last_beat():
    for position, moments in played(NETRUNNER, netrunner(4, "dash"), 9, 60):
        for shown in told(NETRUNNER, moments, 1, NETRUNNER.view(position, 1), 99)[:-1]:
            assert shown["but"].get("ask", None) is None


def heads(found: list[Beat]) -> list[list[str]]:
    return [[line.key for line in beat.lines] for beat in found]


def test_every_access_is_told_to_both_seats():
    """INFO-9: the Corp reads that a card was accessed, also where it may not know which."""
    accesses = 0
    for seed in range(4):
        for _, moments in played(NETRUNNER, netrunner(seed), seed):
            told_to = [
                sum(keys.count("accesses") for keys in heads(beats(NETRUNNER, moments, seat))) for seat in SEATS
            ]
            assert len(set(told_to)) == 1
            accesses += told_to[0]
    assert accesses > 5


def test_a_price_goes_with_what_it_paid_for_and_the_end_stands_for_itself():
    seen: set[tuple[str, ...]] = set()
    for seed in range(6):
        for _, moments in played(NETRUNNER, netrunner(seed, "dash"), seed):
            seen |= {tuple(keys) for keys in heads(beats(NETRUNNER, moments, 1))}
    assert any(keys[0] == "pays" and keys[-1] == "installs" for keys in seen)
    assert all(len(keys) == 1 for keys in seen if any(key.startswith("win-") for key in keys))
    assert not any("turn" in keys and len(keys) > 1 for keys in seen)


def test_what_is_paid_to_trash_a_card_is_told_with_it():
    seen = [
        keys
        for seed in range(6)
        for _, moments in played(NETRUNNER, netrunner(seed), seed)
        for keys in heads(beats(NETRUNNER, moments, 0))
    ]
    assert seen.count(["pays", "trashed"]) > 1


def test_a_fork_has_no_witness():
    """A search is nobody's business."""
    position = netrunner(1)
    Watch(NETRUNNER).attend(position)
    assert NETRUNNER.game.fork(position).witness is None
    assert NETRUNNER.game.redeal(position, 0, 7).witness is None


@pytest.mark.parametrize("seed", range(3))
def test_beats_are_the_same_in_every_world_that_a_seat_cannot_tell_apart(seed):
    """The dynamic view law, for all that is seen between two decisions."""
    game, dice = NETRUNNER.game, Dice(seed)
    position = game.new(one_of_each(), seed)
    compared = 0
    for _ in range(150):
        if position.ask is None:
            break
        for seat in SEATS:
            compared += same_beats(position, game.redeal(position, seat, dice.below(1 << 30)), seat, dice)
        game.answer(position, position.ask.values[dice.below(len(position.ask.values))])
    assert compared > 100


def same_beats(position: Position, there: Position, seat: int, dice: Dice) -> int:
    here = state(NETRUNNER.game.fork(position))
    value = common_answer(here, state(there), dice)
    if value is None:
        return 0
    marks = here.count, there.count, knowledge(here, seat), knowledge(state(there), seat)
    mine, theirs = (beats(NETRUNNER, answered(NETRUNNER, world, value), seat) for world in (here, there))
    if told_apart(here, state(there), seat, marks) or heads(mine) != heads(theirs):
        return 0
    for one, other in zip(mine, theirs, strict=True):
        assert dumped(NETRUNNER.view(one.position, seat)) == dumped(NETRUNNER.view(other.position, seat)), value
    return len(mine)
