"""Why a game ended, in the order in which it came to that."""

from __future__ import annotations

from typing import Any

from tests.netrunner.scenario import corp, runner, server, table


def steps(view: Any) -> list[tuple[str, str, int | None]]:
    return [(step["card"], step["said"]["key"], step["said"]["args"].get("n")) for step in view["cause"]]


def test_a_running_game_has_no_cause():
    assert "cause" not in table("corp").corp.view


def test_a_flatline_names_the_card_and_what_was_held_against_it():
    t = table("corp", corp(hq=["scorched-earth"], credits=3), runner(grip=["sure-gamble"] * 3, tags=1))
    t.corp.plays("scorched-earth")
    for seat in (t.corp, t.runner):
        assert steps(seat.view) == [("scorched-earth", "suffers-meat", 4), ("", "cause-grip", 3)]
        assert seat.view["cause"][-1]["said"]["args"]["short"] == 1


def test_a_tag_that_was_taken_comes_first():
    t = table(
        corp=corp(remote_1=server(root=["snare"]), hq=["scorched-earth"], credits=9),
        runner=runner(grip=["sure-gamble"] * 6),
        clicks=1,
    )
    t.runner.runs("remote-1")
    t.corp.does("yes")
    t.ends_turn()
    t.corp.plays("scorched-earth")
    assert [card for card, _, _ in steps(t.runner.view)] == ["snare", "scorched-earth", ""]


def test_a_game_won_by_agendas_names_those_that_were_stolen_with_their_points():
    t = table(
        corp=corp(remote_1=server(root=["priority-requisition"])),
        runner=runner(stolen=["priority-requisition", "private-security-force"]),
    )
    t.runner.runs("remote-1").goes_on()
    t.settles()
    assert t.winner == "runner"
    assert steps(t.corp.view)[-1] == ("priority-requisition", "cause-points", 3)
