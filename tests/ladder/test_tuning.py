"""Numbers found by games: the same for the same seed, and a step in the direction that won."""

from __future__ import annotations

import json
from importlib import resources

import pytest
from typer.testing import CliRunner

from jackin import netrunner
from jackin.bots.greedy.manner import GREEDY
from jackin.cli import app
from jackin.ladder.tuning import (
    ADDED,
    FURTHEST,
    KNOBS,
    LAST,
    STRIDE,
    Round,
    Shaken,
    Way,
    further,
    manner_at,
    moves_of,
    numbers_at,
    play_shaken,
    shakes,
    stride,
    won,
)
from jackin.netrunner.words import CORP, RUNNER
from jackin.workers.chunk import Chunk

SETUPS = (netrunner.setup("nbn", "anarch", quiet=True),)


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_a_number_that_wins_every_deal_grows_and_one_that_loses_shrinks(seat):
    given = Round(SETUPS, 5, seat, {})
    first, second = KNOBS[seat][:2]
    deals = [(number, shakes(given, number)) for number in range(200)]
    played = [Shaken(n, float(by[first] > 0), float(by[first] < 0)) for n, by in deals]
    way = further(Way({}, {}), given, played)
    assert way.at[first] > 5 * abs(way.at[second])
    lost = [Shaken(n, 1 - one, 1 - other) for n, one, other in played]
    assert further(Way({}, {}), given, lost).at[first] == -way.at[first]
    for _ in range(99):
        way = further(way, given, played)
    assert way.at[first] <= FURTHEST


def test_deals_that_end_alike_say_nothing():
    given = Round(SETUPS, 5, CORP, {})
    assert set(further(Way({}, {}), given, [Shaken(n, 1.0, 1.0) for n in range(9)]).at.values()) == {0.0}


def test_shaken_games_are_the_same_whoever_plays_them():
    given = Round(SETUPS, 5, RUNNER, {"coin_from": 1.0})
    assert play_shaken(Chunk(given, 0, 2))[1] == play_shaken(Chunk(given, 1, 2))[0]


def test_no_step_is_greedys_own_manner_but_for_what_it_reads():
    still = manner_at(dict.fromkeys((*KNOBS[CORP], *KNOBS[RUNNER]), 0.0))
    for name in (*KNOBS[CORP], *KNOBS[RUNNER]):
        assert getattr(still, name) == getattr(GREEDY, name)
    assert set(ADDED) <= {*KNOBS[CORP], *KNOBS[RUNNER]}
    assert still.reads
    assert not GREEDY.reads
    given = Round(SETUPS, 7, CORP, {})
    assert won(given, 0, GREEDY) in (0.0, 0.5, 1.0)


def test_the_way_goes_on_from_numbers_that_were_written_down():
    at = dict.fromkeys(KNOBS[RUNNER], 0.5)
    back = moves_of(numbers_at(at), RUNNER)
    assert set(back) == set(KNOBS[RUNNER])
    assert all(steps == pytest.approx(0.5, abs=0.05) for steps in back.values())
    assert moves_of({"running": 1e9}, RUNNER) == {"running": FURTHEST}


def test_steps_grow_shorter():
    assert stride(0, 20) == STRIDE > stride(10, 20) > stride(19, 20) == pytest.approx(LAST * STRIDE)
    assert stride(0, 1) == STRIDE


def test_a_manner_that_nobody_has_is_refused():
    with pytest.raises(ValueError, match="haste"):
        GREEDY.changed({"haste": 1})


def test_the_manner_says_how_it_was_made_and_is_made_of_these_numbers():
    text = resources.files("jackin.bots.netrunner_search").joinpath("manner.json").read_text(encoding="utf-8")
    data = json.loads(text)
    assert set(data["numbers"]) <= {"reads", *KNOBS[CORP], *KNOBS[RUNNER]}
    for side in ("corp", "runner"):
        assert {"rounds", "deals", "seed", "decks", "proof", "won", "greedy-won"} <= set(data["card"][side])


def test_the_command_writes_both_sides_into_one_file(tmp_path):
    file = tmp_path / "manner.json"
    asked = ["--rounds", "1", "--deals", "10", "--proof", "10", "--decks", "nbn,anarch", "--write", str(file)]
    for side in ("corp", "runner"):
        called = CliRunner().invoke(app, ["tune", side, *asked])
        assert called.exit_code == 0, called.output
        assert "of 10 fresh deals won" in called.stdout
    found = json.loads(file.read_text("utf-8"))
    assert set(found["card"]) == {"corp", "runner"}
    assert {"rd_need", "density"} <= set(found["numbers"])
    assert "no side" in CliRunner().invoke(app, ["tune", "nobody"]).output
