"""The laws of the engine, for Gangs. Each takes a game and a position at a decision, and fails where it is broken."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from jackin.gangs.queries import first_edgerunner
from jackin.gangs.state import State
from jackin.gangs.words import DRONE, HIDEOUTS, NOBODY, RESERVE, UNHIRED, district_of, is_poi
from jackin.kernel.ask import IllegalAnswer
from jackin.kernel.game import Game
from jackin.kernel.machine import put_again
from jackin.kernel.rng import Dice
from tests.gangs.facts import facts
from tests.laws.beats import what_is_told_ends_in_the_view

MOST_DECISIONS = 8_000


class Broken(AssertionError):
    """A law does not hold here."""


def require(holds: bool, why: str) -> None:
    if not holds:
        raise Broken(why)


def dumped(data: Any) -> str:
    return json.dumps(data, sort_keys=True)


def seats(s: State) -> list[int]:
    return [-1, *range(s.seats)]


def play_on(game: Game, s: State, dice: Dice, most: int) -> State:
    for _ in range(most):
        if s.ask is None:
            break
        game.answer(s, s.ask.options[dice.below(len(s.ask.options))])
    return s


def decisions(game: Game, s: State, dice: Dice) -> Iterator[State]:
    """Every decision of a random game."""
    for _ in range(MOST_DECISIONS):
        if s.ask is None:
            return
        yield s
        game.answer(s, s.ask.values[dice.below(len(s.ask.values))])
    raise Broken(f"a game of more than {MOST_DECISIONS} decisions")


# What a position is made of


def units_stand_where_they_may(game: Game, s: State, dice: Dice) -> None:
    """POI-1, DRONE-5, DRONE-6: one human in a PoI; no Drone alone, but while units move."""
    taken = Counter(place for place in [*s.place, s.johnny] if is_poi(place))
    require(not [place for place, n in taken.items() if n > 1], f"two units in a PoI: {taken}")
    moving = any(f.flow.name == "gangs-move" for f in s.stack)
    for unit, place in enumerate(s.place):
        if place >= 0:
            require(0 <= s.owner[unit] < len(s.gangs), f"unit {unit} is nobody's")
        if s.kind[unit] == DRONE and place >= 0:
            require(not is_poi(place), f"a Drone in a PoI: {unit}")
            friends = [
                other
                for other, at in enumerate(s.place)
                if s.owner[other] == s.owner[unit]
                and s.kind[other] != DRONE
                and district_of(at) == district_of(place)
            ]
            require(bool(friends) or moving, f"a Drone alone: {unit}")


def cards_are_in_one_place(game: Game, s: State, dice: Dice) -> None:
    content = s.book.content
    upgrades = Counter(card for pile in (*s.hand, *s.pile) for card in pile if card >= s.book.starters)
    upgrades.update([*s.upgrades, *s.looking, *(card for card in s.upgrades_gone if card >= s.book.starters)])
    if s.firefight is not None:
        fight = s.firefight
        upgrades.update([*fight.johnny_drawn, *(card for drawn in fight.drawn for card in drawn)])
        if fight.revealed and not any(f.flow.name == "gangs-firefight" and f.step == "ends" for f in s.stack):
            upgrades.update(card for card in fight.chosen if card >= s.book.starters)
    require(upgrades == Counter(range(s.book.starters, len(s.book.combat))), f"Combat Upgrades: {upgrades}")
    opportunities = Counter([*s.opportunities, *(card for card in s.opportunity_market if card >= 0)])
    opportunities.update([*s.opportunities_gone, *(card for side in (*s.seized, *s.aside) for card in side)])
    require(opportunities == Counter(range(len(content.opportunities))), f"Opportunities: {opportunities}")
    require(sorted(s.opportunity_order) == sorted(n for n in s.opportunity_market if n >= 0), "the market's order")
    first = first_edgerunner(s)
    waiting = [*s.edgerunners, *(card for card in s.edgerunner_market if card >= 0)]
    unhired = [unit - first for unit in range(first, len(s.place)) if s.place[unit] == UNHIRED]
    require(sorted(waiting) == unhired, f"Edgerunners {waiting}, but {unhired} are not hired")
    for unit in range(first, len(s.place)):
        require((s.place[unit] >= RESERVE) == (s.owner[unit] != NOBODY), f"Edgerunner {unit - first} has no owner")


def nothing_is_below_zero(game: Game, s: State, dice: Dice) -> None:
    require(min([*s.pool, *s.cred, *s.net, *s.tokens, s.johnny_cred]) >= 0, f"below zero: {s.pool} {s.cred}")
    require(max(s.net) < len(s.book.content.net.spaces), "a marker beyond the Net")
    for side, sites in enumerate(s.hideouts):
        require(1 <= len(sites) <= HIDEOUTS and len(set(sites)) == len(sites), f"Hideouts of {side}: {sites}")


def hands_are_never_empty(game: Game, s: State, dice: Dice) -> None:
    """FIRE-9, and 4 Combat cards for everybody."""
    for seat in range(s.seats):
        held = len(s.hand[seat]) + len(s.pile[seat])
        if s.firefight is None and not s.looking and not any(f.flow.name == "gangs-upgrade" for f in s.stack):
            require(held == s.book.starters, f"{held} Combat cards")
            # A game that ends at once may end before the pile is taken back.
            require(bool(s.hand[seat]) or s.over, "an empty hand outside Firefights")


def somebody_is_asked(game: Game, s: State, dice: Dice) -> None:
    require(s.ask is not None or s.over, "nothing is asked and the game is not over")
    if s.ask is not None:
        require(len(s.ask.options) > 1, f"no choice in {s.ask}")
        require(0 <= s.ask.seat < s.seats, f"nobody can answer {s.ask}")
        double = [value for value, n in Counter(s.ask.values).items() if n > 1]
        require(not double, f"several answers are called {double}")


LIGHT = [
    units_stand_where_they_may, cards_are_in_one_place, nothing_is_below_zero, hands_are_never_empty,
    somebody_is_asked,
]  # fmt: skip


# Asks and copies


def the_ask_can_be_put_again(game: Game, s: State, dice: Dice) -> None:
    fork = s.fork()
    put_again(fork)
    require(facts(s) == facts(fork), "asking again changed something")


def every_answer_can_be_taken(game: Game, s: State, dice: Dice) -> None:
    for value in s.ask.values if s.ask else []:
        fork = s.fork()
        try:
            game.answer(fork, value)
        except Exception as error:
            raise Broken(f"{value!r} cannot be taken: {error!r}") from error
        for law in LIGHT:
            law(game, fork, dice)


def a_wrong_answer_changes_nothing(game: Game, s: State, dice: Dice) -> None:
    if s.ask is None:
        return
    before = facts(s)
    for value in ("", "no-such-answer", s.ask.values[0] + " "):
        try:
            game.answer(s, value)
        except IllegalAnswer:
            continue
        raise Broken(f"{value!r} was taken for an answer to {s.ask}")
    require(before == facts(s), "a wrong answer changed something")


def a_fork_is_the_same_and_apart(game: Game, s: State, dice: Dice) -> None:
    before = facts(s)
    fork, bystander = game.fork(s), game.fork(s)
    require(before == facts(fork), "a fork is another position")
    assert isinstance(fork, State)
    play_on(game, fork, dice, 15)
    require(before == facts(s), "a fork that went on touched its parent")
    require(before == facts(bystander), "a fork that went on touched its sister")


def save_and_load_is_identity(game: Game, s: State, dice: Dice) -> None:
    data = json.loads(json.dumps(game.encode(s)))
    loaded = game.decode(data)
    assert isinstance(loaded, State)
    require(facts(s) == facts(loaded), "a loaded position is another")
    require(data == json.loads(json.dumps(game.encode(loaded))), "a position saved again is another")
    luck = dice.below(1 << 30)
    here, there = play_on(game, s.fork(), Dice(luck), 5), play_on(game, loaded, Dice(luck), 5)
    require(facts(here) == facts(there), "a loaded position plays on differently")


# What a seat may know


def the_view_does_not_tell(game: Game, s: State, dice: Dice) -> None:
    """Deal everything again that a seat cannot see: its view, asks and log do not change by one byte."""
    for seat in seats(s):
        dealt = game.redeal(s, seat, dice.below(1 << 30))
        require(dumped(game.view(s, seat)) == dumped(game.view(dealt, seat)), f"the view of seat {seat} tells")


def a_dealt_world_obeys_the_laws(game: Game, s: State, dice: Dice) -> None:
    for seat in seats(s):
        dealt = game.redeal(s, seat, dice.below(1 << 30))
        assert isinstance(dealt, State)
        for law in LIGHT:
            law(game, dealt, dice)
        play_on(game, dealt, dice, 10)


def the_silence_does_not_tell(game: Game, s: State, dice: Dice) -> None:
    """After the same answers a seat sees the same in every world it cannot tell apart.

    Chance, cards that come to light and cards that the decks give end the comparison.
    """
    for seat in seats(s):
        here, there = s.fork(), game.redeal(s, seat, dice.below(1 << 30))
        assert isinstance(there, State)
        marks = news(here), news(there)
        for _ in range(8):
            values = common_answers(here, there)
            if not values:
                break
            value = values[dice.below(len(values))]
            game.answer(here, value)
            game.answer(there, value)
            if (news(here), news(there)) != marks:
                break
            mine, theirs = dumped(game.view(here, seat)), dumped(game.view(there, seat))
            require(mine == theirs, f"seat {seat} can tell by what follows {value!r}")


def news(s: State) -> tuple[Any, ...]:
    revealed = s.firefight is not None and s.firefight.revealed
    decks = len(s.upgrades), len(s.opportunities), len(s.edgerunners)
    return s.count, tuple(s.knows), tuple(s.pile), decks, s.firefights, revealed


def common_answers(here: State, there: State) -> list[str]:
    if here.ask is None or there.ask is None:
        return []
    return [value for value in here.ask.values if value in there.ask.values]


HEAVY = [
    the_ask_can_be_put_again, every_answer_can_be_taken, a_wrong_answer_changes_nothing,
    a_fork_is_the_same_and_apart, save_and_load_is_identity, the_view_does_not_tell, the_silence_does_not_tell,
    a_dealt_world_obeys_the_laws, what_is_told_ends_in_the_view,
]  # fmt: skip
