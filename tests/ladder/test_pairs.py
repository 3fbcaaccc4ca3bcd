"""Two players over the same deals: the chairs change, the cards do not."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.ladder.games import play_out
from jackin.ladder.pairs import Deal, play_deals, rivals, sign_test, verdict
from jackin.ladder.roster import deck_pairs
from jackin.workers.chunk import Chunk


def test_both_play_the_same_deals():
    given = rivals("random", "greedy", deck_pairs("nbn,anarch"), 4)
    decks = [json.dumps(sorted(play_out(match, 2)[0].code)) for match in given]
    assert decks[0] == decks[1]
    assert given.as_corp.seed == given.as_runner.seed
    assert (given.as_corp.corp, given.as_runner.runner) == ("random", "random")


def test_deals_are_the_same_whoever_plays_them():
    given = rivals("random", "random", deck_pairs("nbn,anarch"), 4)
    assert play_deals(Chunk(given, 0, 4))[2:] == play_deals(Chunk(given, 2, 4))


def test_the_verdict_counts_chairs_and_deals():
    found = verdict([Deal(1, 1), Deal(1, 0), Deal(0, 0), Deal(1, 0.5), Deal(0.5, 0.5)])
    assert (found.corp, found.runner, found.all) == ((3.5, 5), (2, 5), (5.5, 10))
    assert (found.both, found.neither) == (2, 1)


@pytest.mark.parametrize(
    ("better", "worse", "chance"), [(0, 0, 1.0), (5, 0, 0.0625), (9, 1, 22 / 1024), (4, 4, 1.0), (1, 9, 22 / 1024)]
)
def test_the_sign_test(better, worse, chance):
    assert sign_test(better, worse) == pytest.approx(chance)


def test_the_command_tells_shares_intervals_and_how_sure_it_is():
    called = CliRunner().invoke(app, ["match", "greedy", "random", "--deals", "3", "--decks", "nbn,anarch", "--json"])
    data = json.loads(called.stdout)
    assert data["all"]["games"] == 6
    assert data["all"]["points"] == data["corp"]["points"] + data["runner"]["points"]
    assert 0 <= data["all"]["interval"][0] < data["all"]["points"] / 6 <= data["all"]["interval"][1] + 1e-9
    told = CliRunner().invoke(app, ["match", "greedy", "random", "--deals", "1", "--decks", "nbn,anarch"]).stdout
    assert "as the Corp" in told
    assert "sign test" in told.replace("\n", " ")


def test_nobody_unknown_plays():
    called = CliRunner().invoke(app, ["match", "greedy", "nobody"])
    assert called.exit_code
    assert "nobody" in called.output
