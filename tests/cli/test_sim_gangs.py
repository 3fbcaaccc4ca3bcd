"""`jackin sim --game gangs` and `jackin gangs balance`."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from jackin.cli import app
from jackin.commands.gangs_balance import came_back, everything, interval
from jackin.commands.gangs_match import GangsMatch, play_gangs, seating
from jackin.gangs.content.read import builtin


def run(*arguments: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, list(arguments))
    assert result.exit_code == code, result.output
    return result.stdout


def counted(*arguments: str) -> dict[str, object]:
    data = json.loads(run("sim", "--game", "gangs", "--json", *arguments))
    assert data.pop("seconds") > 0
    return dict(data)


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_wins_add_up_by_gang_by_seat_and_by_bot(players):
    data = json.loads(run("sim", "--game", "gangs", "--players", players, "--games", "6", "--seed", "3", "--json"))
    assert data["games"] == 6
    assert data["turns"] > 6
    for by in ("gang", "seat", "bot"):
        assert sum(data["wins"][by].values()) == pytest.approx(6, abs=0.01)
    assert list(data["wins"]["seat"]) == [str(n + 1) for n in range(int(players))]
    assert sum(data["reasons"].values()) == 6


def test_one_player_sits_alone_and_wins_or_is_beaten():
    data = json.loads(run("sim", "--game", "gangs", "--players", "1", "--level", "easy", "--games", "6", "--json"))
    assert (list(data["wins"]["seat"]), sum(data["reasons"].values())) == (["1"], 6)
    assert set(data["reasons"]) <= {"street-cred", "rival", "johnny", "rounds"}
    assert sum(data["wins"]["bot"].values()) == data["reasons"].get("street-cred", 0)


def test_balance_alone_tells_wins_by_gang_rival_and_reason_with_intervals():
    text = run("gangs", "balance", "--players", "1", "--level", "hard", "--games", "4", "--bot", "random")
    assert "level hard" in text
    assert "| rival |" in text
    assert "## How games end" in text


def test_balance_as_json_has_the_numbers_of_the_tables():
    arguments = ("gangs", "balance", "--players", "3", "--games", "6", "--bot", "random", "--seed", "5")
    data, text = json.loads(run(*arguments, "--json")), run(*arguments)
    assert (data["set"], data["seed"], data["games"], data["players"]) == ("house", 5, 6, 3)
    for noun in ("gang", "seat"):
        assert sum(won["wins"] for won in data["wins"][noun].values()) == pytest.approx(6, abs=0.01)
        for name, won in data["wins"][noun].items():
            assert f"| {name} | {won['wins']:.1f} | {100 * won['wins'] / won['games']:.1f} % |" in text
            assert f"| {won['of_fair']:.2f} |" in text
    assert f"| decisions in a game | {data['decisions'] / 6:.0f} |" in text
    assert f"| Firefights in a game | {data['firefights'] / 6:.1f} |" in text
    assert f"action**: {next(iter(data['used']['action']))}" in text
    assert sum(data["reasons"].values()) == 6


def test_balance_alone_as_json_has_wins_by_gang_and_by_rival():
    arguments = ("gangs", "balance", "--players", "1", "--level", "easy", "--games", "6", "--bot", "random", "--json")
    data = json.loads(run(*arguments))
    for noun in ("gang", "rival"):
        assert sum(won["games"] for won in data["wins"][noun].values()) == 6
    assert sum(won["wins"] for won in data["wins"]["gang"].values()) == data["reasons"].get("street-cred", 0)


def test_a_share_has_an_interval_that_narrows_with_more_games():
    few, many = interval(5, 10), interval(500, 1000)
    assert few[0] < many[0] < 0.5 < many[1] < few[1]
    assert interval(0, 10)[0] == 0.0


def test_a_level_that_is_not_there_is_told():
    assert run("sim", "--game", "gangs", "--players", "1", "--level", "mild", "--games", "1", code=2) == ""


@pytest.mark.parametrize("command", [("sim", "--game", "gangs"), ("gangs", "balance")])
def test_a_level_is_for_who_plays_alone(command):
    assert run(*command, "--players", "2", "--level", "easy", "--games", "1", code=2) == ""


def test_any_number_of_jobs_gives_the_same_games():
    arguments = ("--games", "24", "--seed", "11")
    assert counted(*arguments) == counted(*arguments, "--jobs", "2")
    assert counted(*arguments) != counted("--games", "24", "--seed", "12")


def test_bots_can_be_mixed_and_the_better_one_wins():
    wins = counted("--bot", "greedy", "--bot", "random", "--games", "4")["wins"]
    assert isinstance(wins, dict)
    assert wins["bot"]["greedy"] > wins["bot"]["random"]


def test_every_gang_sits_in_every_seat_with_every_bot_equally_often():
    match = GangsMatch(4, ["greedy", "random", "random", "random"], "", "house", 1)
    seats: dict[tuple[str, int, str], int] = {}
    for number in range(96):
        gangs, bots, _ = seating(match, number)
        for seat in range(4):
            key = gangs[seat], seat, bots[seat]
            seats[key] = seats.get(key, 0) + 1
    assert {n for (_, _, bot), n in seats.items() if bot == "greedy"} == {6}
    assert len(seats) == 32


def test_stories_take_turns_unless_one_is_named():
    match = GangsMatch(4, ["random"], "", "house", 1)
    stories = [story.id for story in builtin("house").stories]
    assert {seating(match, number)[2] for number in range(24 * len(stories))} == set(stories) - {"voice", "last-job"}
    alone = match._replace(players=1)
    assert {seating(alone, number)[2] for number in range(24 * len(stories))} == set(stories), "alone all are told"


def test_people_get_a_table():
    shown = run("sim", "--game", "gangs", "--games", "3")
    assert "maelstrom" in shown
    assert "turns" in shown


@pytest.mark.parametrize("arguments", [("--bot", "deep"), ("--story", "nowhere"), ("--content", "nowhere")])
def test_what_is_not_there_is_told(arguments):
    run("sim", "--game", "gangs", *arguments, code=2)


def test_balance_counts_everything_that_was_used():
    outcome = play_gangs(GangsMatch(4, ["random"], "blackout", "house", 2, True), 0)
    known = {f"{kind} {name}" for kind, names in everything(builtin("house"), "large").items() for name in names}
    districts = {f"space {district.id}" for district in builtin("house").districts}
    assert set(outcome.used) - known - districts == set()
    assert outcome.used["story blackout-dark"] == 1
    assert sum(outcome.scored.values()) >= max(outcome.cred)


def test_balance_is_printed_and_written(tmp_path):
    file = tmp_path / "balance.md"
    shown = run("gangs", "balance", "--bot", "random", "--games", "4", "--write", str(file))
    text = file.read_text(encoding="utf-8")
    assert shown.strip() == text.strip()
    for heading in ("Who wins", "How games go", "Where Street Cred comes from", "What is used"):
        assert f"## {heading}" in text
    assert "not leading at half time" in text


def test_a_folder_that_is_not_there_is_told_before_a_game_is_played(tmp_path):
    file = tmp_path / "nowhere" / "balance.md"
    assert run("gangs", "balance", "--games", "4", "--write", str(file), code=2) == ""


def test_a_comeback_is_a_win_from_behind():
    outcome = play_gangs(GangsMatch(2, ["random"], "tutorial", "house", 2), 0)
    assert came_back(outcome._replace(half=[5, 3], winners=[1]))
    assert not came_back(outcome._replace(half=[5, 5], winners=[1]))
    assert not came_back(outcome._replace(half=[5, 3], winners=[0, 1]))
