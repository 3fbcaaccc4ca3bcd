"""The coverage gate: nothing in the engine or in any card that random play does not reach."""

from __future__ import annotations

import pytest

from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.catalog import Card, find
from jackin.netrunner.dsl import card, gain, new_card, on_turn_begin
from jackin.netrunner.state import State
from tests.laws.coverage import Occurred, abilities, everything
from tests.laws.play import MATCH_UPS, POOL, decisions, new_game
from tests.laws.scenes import CORNERS, corner, middle
from tests.laws.stages import Stage
from tests.laws.watch import watched_by

TABLES = 1000
"""More than any card has needed; most need two or three."""


def solo_games(count: int) -> list[State]:
    """Games against every automa, at every level."""
    corps = [("dash", "easy"), ("wedge", "hard"), ("veekay", "standard"), ("alva", "hard"), ("exa", "standard")]
    params = [{}, {"human_override": True}, {"mandatory_draw": "refill"}]
    games = []
    for n in range(count):
        pack, level = corps[n % len(corps)]
        corp, runner = MATCH_UPS[n % len(MATCH_UPS)]
        automa = {"corp": {"pack": pack, "level": level, "params": params[n % len(params)]}}
        games.append(GAME.new(setup(corp, runner, automa=automa), n))
        automa = {"runner": {"pack": "runner", "level": ["easy", "normal"][n % 2]}}
        games.append(GAME.new(setup(corp, runner, automa=automa), n))
    return games


def play_widely(games: int, middles: int, corners: int) -> Occurred:
    occurred = Occurred()
    with watched_by(occurred):
        for n, s in enumerate(solo_games(games // 2)):
            for _ in decisions(s, Dice(n), 20_000):
                continue
        starts = [(new_game(n, quiet=True), 20_000, n) for n in range(games)]
        starts += [(middle(n), 80, n) for n in range(middles)]
        starts += [(corner(name, n), 40, n) for name in CORNERS for n in range(corners)]
        for start, most, seed in starts:
            for at, s in enumerate(decisions(start, Dice(seed), most)):
                if at % 5 == 0:
                    occurred.at_decision(s)
    return occurred


def unreached(star: Card, tables: int) -> set[str]:
    """What random play on so many tables of a card does not come to; it ends as soon as all has occurred."""
    wanted, occurred, stage = abilities(star), Occurred(), Stage(star)
    with watched_by(occurred):
        for n in range(tables):
            if wanted <= occurred.names:
                break
            for at, s in enumerate(stage.decisions(n, 60)):
                if at % 5 == 0:
                    occurred.at_decision(s)
    return wanted - occurred.names


def test_everything_occurs_in_the_seeded_games():
    """Flow steps and kinds of ask."""
    expected = everything()
    never = expected - play_widely(48, 300, 60).names
    assert len(expected) > 200
    assert not never, f"never occurred: {sorted(never)}"


def test_the_gate_notices_what_never_occurs():
    never = everything() - play_widely(1, 0, 0).names
    assert {"step overload/drops", "ask loop"} <= never


@pytest.mark.parametrize("slug", [card.slug for card in POOL])
def test_random_play_reaches_every_ability_of(slug):
    never = unreached(find(slug), TABLES)
    assert not never, f"never occurred: {sorted(never)}"


def test_the_gate_notices_an_ability_that_never_occurs():
    new_card("test-too-late", side="runner", type="event", cost=0)
    card("test-too-late", play=gain(1), when=[on_turn_begin(gain(1))])
    texts = ["turn-begins-0", "turn-begins-0.do", "turn-begins-0.do.0"]
    assert unreached(find("test-too-late"), 30) == {f"text test-too-late/{text}" for text in texts}


def test_the_gate_knows_all_of_a_card():
    assert abilities(find("wormhole")) == {
        "advanceable wormhole", "rez-discount wormhole", "text wormhole/subroutine-0", "text wormhole/subroutine-0.0",
    }  # fmt: skip
    assert len({name for star in POOL for name in abilities(star)}) > 2300
