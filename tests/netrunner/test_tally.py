"""A finished game in numbers."""

from __future__ import annotations

from jackin.kernel.tally import Tally
from jackin.netrunner.shown.tally import tally
from tests.netrunner.scenario import corp, rezzed, runner, server, table


def rows(found: Tally, key: str) -> dict[str, dict[str, int]]:
    group = next(group for group in found["groups"] if group["key"] == key)
    return {row["key"]: row["values"] for row in group["rows"]}


def test_runs_accesses_and_steals_are_counted_by_server():
    t = table(corp=corp(hq=["hedge-fund"], remote_1=server(root=["priority-requisition"])), runner=runner())
    t.runner.runs("hq").goes_on()
    t.runner.runs("remote-1").goes_on()
    t.settles()
    servers = rows(tally(t.state, []), "servers")
    assert servers["hq"] == {"runs": 1, "accesses": 1}
    assert servers["remotes"] == {"runs": 1, "accesses": 1, "steals": 1}
    assert servers["rd"] == {}


def test_points_are_told_turn_by_turn_and_end_as_they_stood():
    t = table(corp=corp(remote_1=server(root=["priority-requisition"])), runner=runner())
    t.runner.runs("remote-1").goes_on()
    t.settles()
    found = tally(t.state, [])["scores"]
    assert [point["points"]["runner"] for point in found] == [0, 3, 3]


def test_credits_taken_gained_and_paid_are_apart():
    t = table(runner=runner(grip=["sure-gamble"], credits=5))
    t.runner.plays("sure-gamble")
    t.runner.answers("credit")
    money = rows(tally(t.state, []), "credits")
    assert (money["gained"], money["spent"]) == ({"runner": 10}, {"runner": 5})


def test_clicks_are_counted_by_what_they_bought():
    found = tally(table().state, [(1, "credit"), (1, "run"), (1, "run"), (0, "credit"), (1, "use")])
    clicks = rows(found, "clicks")
    assert clicks["runs"] == {"runner": 2}
    assert clicks["credits"] == {"runner": 1, "corp": 1}
    assert clicks["others"] == {"runner": 1}


def test_harm_is_counted_by_kind():
    t = table("corp", corp(hq=["scorched-earth"], credits=9), runner(grip=["sure-gamble"] * 5, tags=1))
    t.corp.plays("scorched-earth")
    assert rows(tally(t.state, []), "harm")["meat"] == {"runner": 4}


def test_hands_and_what_lay_facedown_are_open():
    t = table(
        corp=corp(
            hq=["hedge-fund"], hq_server=server(ice=["enigma", rezzed("ice-wall")]), remote_1=server(root=["snare"])
        ),
        runner=runner(grip=["diesel"]),
    )
    found = tally(t.state, [])
    assert found["hands"] == {"corp": ["hedge-fund"], "runner": ["diesel"]}
    assert found["facedown"] == [{"card": "enigma", "server": "hq"}, {"card": "snare", "server": "remote-1"}]


def test_turns_are_counted_as_the_log_counts_them():
    t = table(corp=corp(remote_1=server(root=["priority-requisition"])), runner=runner(), begin=True)
    t.runner.runs("remote-1").goes_on()
    t.settles()
    found = tally(t.state, [])
    assert found["turns"] == found["scores"][-1]["turn"] > 0
