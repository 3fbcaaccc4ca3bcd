"""`jackin sim`: the same seed gives the same games, however they are played."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin import netrunner
from jackin.bots import agent
from jackin.cli import app
from jackin.kernel.rng import seedling
from jackin.ladder.games import Match, play_game


def sim(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["sim", *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


def counted(*arguments: str) -> dict[str, object]:
    data = json.loads(sim("--json", *arguments))
    assert data.pop("seconds") > 0
    return dict(data)


def test_json_has_its_keys_and_they_add_up():
    data = json.loads(sim("--games", "7", "--seed", "3", "--json"))
    assert {"games", "seconds", "decisions", "wins", "reasons"} <= data.keys()
    assert data["games"] == sum(data["wins"].values()) == sum(data["reasons"].values()) == 7
    assert list(data["wins"]) == ["corp", "runner", "none"]
    assert data["decisions"] > 7


def test_any_number_of_jobs_gives_the_same_games():
    arguments = ("--games", "45", "--seed", "11", "--corp-deck", "nbn", "--runner-deck", "criminal")
    alone = counted(*arguments, "--jobs", "1")
    assert alone == counted(*arguments, "--jobs", "2") == counted(*arguments, "--jobs", "3")
    assert alone != counted(*arguments[:3], "12", *arguments[4:], "--jobs", "2")


def test_random_play_without_views_is_the_same_play():
    """The short cut of the random bot decides what the bot decides from its view."""
    match = Match("random", "random", (netrunner.setup("weyland", "anarch"),), 5)
    seed = seedling(match.seed, 0)
    players = [agent("random", seedling(seed, 1)), agent("random", seedling(seed, 2))]
    position, decisions = netrunner.GAME.new(match.setups[0], seed), 0
    while ask := position.ask:
        view = netrunner.GAME.view(position, ask.seat)
        netrunner.GAME.answer(position, players[ask.seat].choose(view, view["ask"]))
        decisions += 1
    short = play_game(match, 0)
    assert (short.winner, short.reason, short.decisions, short.turns) == (
        position.winner, position.reason, decisions, position.turn,
    )  # fmt: skip


def test_people_get_a_table():
    told = sim("--games", "5")
    assert "5 games" in told
    assert "corp" in told
    assert "games/s" in told


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--corp-deck", "nobody"], "no deck is called 'nobody'"),
        (["--runner-deck", "jinteki"], "'jinteki' is no runner deck"),
        (["--runner", "deep"], "no bot is called 'deep'"),
        (["--games", "0"], "greater than or equal to 1"),
        (["--jobs", "0"], "greater than or equal to 1"),
    ],
)
def test_mistakes_are_told_in_one_line(arguments, told):
    result = CliRunner().invoke(app, ["sim", "--games", "1", *arguments])
    assert result.exit_code == 2
    assert told in result.output
    assert "Traceback" not in result.output
