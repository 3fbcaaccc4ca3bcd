"""Every law catches the fault that is planted for it."""

from __future__ import annotations

from typing import Any

import pytest

from jackin.gangs import GAME, setup
from jackin.gangs.state import State
from jackin.gangs.words import DRONE, SOLO, TECHIE, is_poi
from jackin.kernel.ask import Ask
from jackin.kernel.frame import FLOWS
from jackin.kernel.machine import Position
from jackin.kernel.rng import Dice
from tests import honest
from tests.gangs import laws
from tests.gangs.laws import Broken, decisions, play_on
from tests.gangs.scenario import gang, table


class Honest(honest.Honest):
    game, name, version = GAME, GAME.name, GAME.version


def state(position: Position) -> State:
    assert isinstance(position, State)
    return position


def middle(seed: int = 2, steps: int = 120) -> State:
    return play_on(GAME, GAME.new(setup(4), seed), Dice(seed), steps)


def caught(game: Any, law: Any) -> None:
    """Somewhere in a random game the law breaks."""
    with pytest.raises(Broken):
        holds_throughout(game, law)


def holds_throughout(game: Any, law: Any) -> None:
    dice = Dice(3)
    for s in decisions(GAME, GAME.new(setup(4), 3), Dice(3)):
        law(game, s, dice)


def test_a_view_that_shows_hands():
    class Leaky(Honest):
        def view(self, position, seat):
            return {**GAME.view(position, seat), "hands": [sorted(hand) for hand in state(position).hand]}

    caught(Leaky(), laws.the_view_does_not_tell)


def test_a_view_that_shows_the_next_card():
    class Leaky(Honest):
        def view(self, position, seat):
            return {**GAME.view(position, seat), "next": state(position).opportunities[-1:]}

    caught(Leaky(), laws.the_view_does_not_tell)


def test_a_view_that_shows_what_was_chosen():
    class Leaky(Honest):
        def view(self, position, seat):
            fight = state(position).firefight
            return {**GAME.view(position, seat), "chosen": None if fight is None else fight.chosen}

    caught(Leaky(), laws.the_view_does_not_tell)


def test_a_step_that_looks_into_hands(monkeypatch):
    """Who holds a certain Upgrade gets a token as the turn begins: the others can tell."""
    turn = FLOWS["gangs-turn"]
    honest = turn.steps[turn.index("turn_begins")]

    def telling(s, f):
        s.tokens[f.seat] = sum(card for card in s.hand[f.seat]) % 2
        return honest(s, f)

    monkeypatch.setattr(turn, "steps", [telling if step is honest else step for step in turn.steps])
    caught(GAME, laws.the_silence_does_not_tell)


def test_a_fork_that_shares_a_column():
    class Sharing(Honest):
        def fork(self, position):
            fork = GAME.fork(position)
            fork.place = state(position).place
            return fork

    caught(Sharing(), laws.a_fork_is_the_same_and_apart)


@pytest.mark.parametrize("name", ["cred", "actions", "opportunity_order", "aside", "log", "settings"])
def test_a_save_that_forgets(name):
    class Forgetful(Honest):
        def encode(self, position):
            data = GAME.encode(position)
            if name == "settings":
                return {**data, "settings": {**data["settings"], "rounds": 1}}
            blank = GAME.encode(GAME.new(setup(4), 1))
            return {**data, name: [] if name == "log" else blank[name]}

    caught(Forgetful(), laws.save_and_load_is_identity)


def test_an_answer_that_cannot_be_taken():
    class Stubborn(Honest):
        def answer(self, position, value):
            if str(value).startswith("wild"):
                raise RuntimeError("no")
            GAME.answer(position, value)

    caught(Stubborn(), laws.every_answer_can_be_taken)


def test_an_answer_that_should_not_be_taken():
    class Meek(Honest):
        def answer(self, position, value):
            if isinstance(value, str) and value in position.ask.values:
                GAME.answer(position, value)

    caught(Meek(), laws.a_wrong_answer_changes_nothing)


def units_of_maelstrom() -> State:
    units = {"watson": "solo drone", "watson/business": "techie"}
    s = table(maelstrom=gang(units), tyger_claws=gang()).s
    laws.units_stand_where_they_may(GAME, s, Dice(1))
    return s


def move(s: State, kind: int, to: int) -> None:
    s.place[next(unit for unit, place in enumerate(s.place) if place >= 0 and s.kind[unit] == kind)] = to


def test_units_in_wrong_places():
    two_in_a_poi, drone_in_a_poi, lonely_drone = (units_of_maelstrom() for _ in range(3))
    poi = next(place for place in two_in_a_poi.place if is_poi(place))
    move(two_in_a_poi, SOLO, poi)
    move(drone_in_a_poi, TECHIE, -1)
    move(drone_in_a_poi, DRONE, poi)
    for kind in (SOLO, TECHIE):
        move(lonely_drone, kind, -1)
    for s in (two_in_a_poi, drone_in_a_poi, lonely_drone):
        with pytest.raises(Broken):
            laws.units_stand_where_they_may(GAME, s, Dice(1))


def test_cards_in_two_places_or_none():
    for name in ("upgrades", "opportunities", "edgerunners", "opportunity_order"):
        s = middle()
        setattr(s, name, getattr(s, name)[:-1])
        with pytest.raises(Broken):
            laws.cards_are_in_one_place(GAME, s, Dice(1))


def test_debts_and_empty_hands():
    s = middle()
    s.pool[4] = -1
    with pytest.raises(Broken):
        laws.nothing_is_below_zero(GAME, s, Dice(1))
    t = table(maelstrom=gang({"watson": "solo"}), tyger_claws=gang())
    t.s.hand[0], t.s.pile[0] = (), (0, 1, 2, 3)
    with pytest.raises(Broken):
        laws.hands_are_never_empty(GAME, t.s, Dice(1))


def test_a_question_without_a_choice():
    s = middle()
    assert s.ask is not None
    s.ask = Ask(s.ask.seat, s.ask.kind, s.ask.options[:1])
    with pytest.raises(Broken):
        laws.somebody_is_asked(GAME, s, Dice(1))


def test_a_step_that_changes_something_and_asks(monkeypatch):
    turn = FLOWS["gangs-turn"]
    honest = turn.steps[turn.index("chooses")]

    def greedy(s, f):
        s.pool[0] += 1
        return honest(s, f)

    monkeypatch.setattr(turn, "steps", [greedy if step is honest else step for step in turn.steps])
    caught(GAME, laws.the_ask_can_be_put_again)
