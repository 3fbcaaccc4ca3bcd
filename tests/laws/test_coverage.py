"""The coverage gate: nothing in the engine or in the Core Set that random play does not reach."""

from __future__ import annotations

from jackin.kernel.rng import Dice
from jackin.netrunner import GAME, setup
from jackin.netrunner.state import State
from tests.laws.coverage import Occurred, everything
from tests.laws.play import MATCH_UPS, decisions, new_game
from tests.laws.scenes import CORNERS, corner, middle
from tests.laws.watch import watched_by


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


def test_everything_occurs_in_the_seeded_games():
    """Flow steps, kinds of ask, events, effects, and every ability of every Core Set card."""
    expected = everything()
    never = expected - play_widely(48, 300, 60).names
    assert len(expected) > 700
    assert not never, f"never occurred: {sorted(never)}"


def test_the_gate_notices_what_never_occurs():
    never = everything() - play_widely(1, 0, 0).names
    assert {"step overload/drops", "ask loop", "text hadrians-wall/subroutine-1", "rez-cost archer"} <= never
