"""The table of styles: what a bot does in a game, read off its log."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from jackin.cli import app
from jackin.ladder.games import play_out
from jackin.ladder.manners import SHOWN, manners
from jackin.ladder.roster import deck_pairs, match
from jackin.ladder.style import told
from jackin.netrunner.words import CORP, RUNNER


def test_what_was_done_is_counted_for_its_own_seat():
    s, _ = play_out(match("greedy", "greedy", deck_pairs("nbn,anarch"), 5, quiet=False), 0)
    lines = told(s.log)
    corp, runner = manners(s, CORP), manners(s, RUNNER)
    assert corp.won != runner.won
    assert runner.counts["runs"] == sum(line.key == "runs" for line in lines) > 0
    assert corp.counts["ice"] == sum(line.key == "installs-ice" for line in lines) > 0
    rooted = sum(corp.counts[kind] for kind in ("agenda", "asset", "upgrade"))
    assert rooted == sum(line.key == "installs-root" for line in lines) >= corp.counts["remotes"] > 0
    assert (tuple(corp.counts), tuple(runner.counts)) == (SHOWN[CORP], SHOWN[RUNNER])


def test_the_command_sets_the_styles_of_a_bot_side_by_side():
    """One that does not think has none, and is told apart from nobody."""
    asked = ["styles", "greedy", "--against", "random", "--games", "1", "--decks", "nbn,anarch"]
    called = CliRunner().invoke(app, [*asked, "--json"])
    assert called.exit_code == 0, called.output
    found = json.loads(called.stdout)
    assert [one["bot"] for one in found["corp"]] == ["greedy"] == [one["bot"] for one in found["runner"]]
    assert found["runner"][0]["games"] == 1
    assert "as the runner" in CliRunner().invoke(app, asked).stdout
    assert "nobody" in CliRunner().invoke(app, ["styles", "nobody"]).output
