"""Experience found by games: the same for the same seed, a step towards what won, and a command that writes it."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin import netrunner
from jackin.bots.greedy.experience import FIRST, WIDTH
from jackin.cli import app
from jackin.ladder.practising import (
    LAST,
    RATE,
    Climb,
    Learned,
    Practice,
    Proof,
    play_practice,
    play_proof,
    rate,
    reader,
    summed,
)
from jackin.netrunner.words import CORP, RUNNER
from jackin.workers.chunk import Chunk

SETUPS = (netrunner.setup("nbn", "anarch", quiet=True),)


@pytest.mark.parametrize("seat", [CORP, RUNNER])
def test_practice_is_the_same_whoever_plays_it(seat):
    given = Practice(SETUPS, 5, seat, {})
    parts = [play_practice(Chunk(given, n, n + 1)) for n in (0, 1)]
    whole = play_practice(Chunk(given, 0, 2))
    assert whole.won == sum(part.won for part in parts)
    together = summed([part.slope for part in parts])
    assert set(whole.slope) == set(together)
    assert all(whole.slope[name] == pytest.approx(together[name]) for name in together)
    side = ("corp", "runner")[seat]
    assert {name.split("/")[0] for name in whole.slope} == {side}
    assert {len(line) for line in whole.slope.values()} == {WIDTH, FIRST}


def test_weights_follow_what_won_and_no_faster_than_their_rate():
    climb = Climb({"known": [1.0, 1.0]})
    for _ in range(20):
        climb.step([Learned({"known": [5.0, -5.0], "new": [1.0, 0.0]}, 0.0)], 10, RATE)
    up, down = climb.weights["known"]
    assert down < 1.0 < up <= 1.0 + 20 * RATE
    assert climb.weights["new"][0] > 0 == climb.weights["new"][1]


def test_a_weight_that_no_game_speaks_of_any_more_comes_to_rest():
    climb = Climb({})
    climb.step([Learned({"once": [1.0]}, 0.0)], 1, RATE)
    moved = climb.weights["once"][0]
    for _ in range(100):
        climb.step([Learned({}, 0.0)], 1, RATE)
    assert moved < climb.weights["once"][0] < 20 * RATE


def test_steps_grow_shorter():
    assert rate(0, 20) == RATE > rate(10, 20) > rate(19, 20) == pytest.approx(LAST * RATE)
    assert rate(0, 1) == RATE


def test_a_proof_is_of_greedy_of_rules_of_thumb_or_of_weights():
    purges = {"corp/action/purge": [900.0] + [0.0] * (WIDTH - 1)}
    proofs = [Proof(SETUPS, 5, CORP, weights) for weights in (None, {}, purges)]
    won = [sum(play_proof(Chunk(proof, 0, 6))) for proof in proofs]
    assert all(0 <= one <= 6 for one in won)
    assert won[2] < won[1]  # whoever does nothing but purge wins nothing


def test_who_reads_expects_agendas_behind_ice():
    assert reader().open_guess < 0.25 < 0.5 < reader().ice_guess < reader().walls_guess


def test_the_command_writes_weights_and_goes_on_from_them(tmp_path):
    file = tmp_path / "experience.json"
    asked = ["practise", "corp", "--rounds", "1", "--games", "5", "--proof", "10", "--decks", "nbn,anarch"]
    called = CliRunner().invoke(app, [*asked, "--write", str(file)])
    assert called.exit_code == 0, called.output
    assert "of 10 fresh deals won" in called.stdout
    first = json.loads(file.read_text("utf-8"))
    called = CliRunner().invoke(app, [*asked, "--start", str(file), "--write", str(file), "--json"])
    assert called.exit_code == 0, called.output
    second = json.loads(file.read_text("utf-8"))
    assert json.loads(called.stdout) == second
    assert second["card"]["start"] == first["card"]
    assert set(first["weights"]) <= set(second["weights"])
    assert first["weights"] != second["weights"]
    assert "no side" in CliRunner().invoke(app, ["practise", "nobody"]).output


@pytest.mark.parametrize("command", ["practise", "tune"])
def test_a_file_to_go_on_from_that_is_none_is_told(tmp_path, command):
    file = tmp_path / "before.json"
    for text in (None, "{", "[]", '{"card": {}}'):
        if text is not None:
            file.write_text(text)
        called = CliRunner().invoke(app, [command, "corp", "--rounds", "0", "--proof", "10", "--start", str(file)])
        assert called.exit_code == 2
        assert f"{file}: " in called.output.replace("\n", "")


@pytest.mark.parametrize(
    ("line", "fault"), [("1.0 2.0", "has 2 numbers"), ("one", "has no numbers"), (3, "no numbers")]
)
def test_weights_of_another_width_are_told_by_name(tmp_path, line, fault):
    file = tmp_path / "before.json"
    file.write_text(json.dumps({"card": {}, "weights": {"corp/action/draw": line}}))
    called = CliRunner().invoke(app, ["practise", "corp", "--rounds", "0", "--proof", "10", "--start", str(file)])
    assert called.exit_code == 2
    assert "corp/action/draw" in called.output
    assert fault in called.output.replace("\n", " ")
