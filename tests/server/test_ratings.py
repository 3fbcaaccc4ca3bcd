"""Ratings: Glicko-2, apart for each role, changed by games that both wanted rated, and shown where people meet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from itertools import count

import pytest

from jackin.server.glicko import Game, Rating, rated, rested
from tests.server.device import Device, device
from tests.server.kit import House, Json, Wire

PAIRS = count(1)


@pytest.fixture
def two(server: House) -> Iterator[tuple[Device, Device]]:
    """Two players who have never played."""
    n = next(PAIRS)
    with device(server) as one, device(server) as other:
        yield one.joins(f"Ada {n}"), other.joins(f"Grace {n}")


def opens(player: Device, **wish: object) -> Json:
    made = player.post("/tables", opponent={"kind": "person"}, rated=True, **{"side": "runner", **wish})
    assert made.status_code == 200, made.text
    found: Json = made.json()
    return found


def seated(one: Device, other: Device) -> tuple[str, Json, Json]:
    made = opens(one)
    joined = other.post(f"/tables/{made['table']}/join", rated=True).json()
    return made["table"], made["keys"][0], joined["keys"][0]


@contextmanager
def begun(server: House, one: Device, other: Device) -> Iterator[tuple[str, list[Wire]]]:
    table, *keys = seated(one, other)
    with ExitStack() as lines:
        wires = [lines.enter_context(server.line(key)) for key in keys]
        for wire in wires:
            wire.settle()
        yield table, wires


def ratings(player: Device) -> Json:
    found: Json = player.get("/me").json()["player"]["ratings"]
    return found


def test_the_papers_worked_example():
    games = [Game(Rating(1400, 30), 1), Game(Rating(1550, 100), 0), Game(Rating(1700, 300), 0)]
    after = rated(Rating(1500, 200, 0.06), games)
    assert after.points == pytest.approx(1464.06, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_a_shock_makes_the_volatility_grow():
    """The other branch of the paper's step 5: a result further off than all that was known."""
    after = rated(Rating(1500, 50, 0.06), [Game(Rating(2200, 30), 1) for _ in range(5)])
    assert after.volatility > 0.06
    assert after.points > 1550


def test_rest_widens_and_never_beyond_a_strangers_deviation():
    assert rested(Rating(1600, 50), 0).deviation == pytest.approx(50)
    assert 50 < rested(Rating(1600, 50), 30).deviation < 100
    assert rested(Rating(1600, 50), 1e9) == Rating(1600, 350, 0.06)
    assert rated(Rating(1600, 50), [], 1) == rested(Rating(1600, 50), 1)


def test_a_rated_game_changes_both_each_in_their_role(server: House, two):
    ada, grace = two
    with begun(server, ada, grace) as (table, (a, g)):
        g.send("concede")
        a.wait("shown")
        a.settle()
        shown = {seat["seat"]: seat["rating"] for seat in a.info["seats"]}
    assert set(ratings(ada)) == {"netrunner-runner"}
    assert set(ratings(grace)) == {"netrunner-corp"}
    won, lost = ratings(ada)["netrunner-runner"], ratings(grace)["netrunner-corp"]
    assert (won, lost) == (shown["runner"], shown["corp"])
    assert won["points"] - 1500 == 1500 - lost["points"] > 100
    assert won["margin"] == lost["margin"] < 700
    (point,) = ada.get("/me/ratings/netrunner-runner").json()
    assert (point["table"], point["score"], point["theirs"]) == (table, 1.0, 1500)
    assert point["opponent"].startswith("Grace")
    assert point["points"] == won["points"] == 1500 + point["change"]
    assert ada.get("/me/ratings/netrunner-corp").json() == []


def test_a_game_ended_by_its_rules_is_rated_as_well(server: House, two):
    ada, grace = two
    with begun(server, ada, grace) as (id, wires):
        table = server.tables.live[id]
        rows = table._rated({"winner": "corp", "reason": "flatline"})
        assert [row["score"] for row in rows] == [1.0, 0.0]
        assert {row["pool"] for row in table._rated({"winner": "", "reason": "draw"})} == {
            "netrunner-corp",
            "netrunner-runner",
        }
        assert {row["score"] for row in table._rated({"winner": "", "reason": "draw"})} == {0.5}
        wires[0].send("concede")
        wires[0].settle()
    assert ratings(ada)["netrunner-runner"]["points"] < 1500


def test_an_unrated_game_changes_nothing(server: House, two):
    ada, grace = two
    made = ada.post("/tables", opponent={"kind": "person"}).json()
    (key,) = grace.post(f"/tables/{made['table']}/join").json()["keys"]
    with server.line(key) as g:
        g.settle()
        g.send("concede")
        g.settle()
    assert ratings(ada) == ratings(grace) == {}


def test_a_guest_has_no_rated_table_and_sits_down_to_none(server: House, two):
    wish = {"opponent": {"kind": "person"}, "rated": True}
    assert server.post("/tables", wish).json()["error"] == "server-cannot-rate"
    made = opens(two[0])
    refused = server.post(f"/tables/{made['table']}/join", {"rated": True})
    assert (refused.status_code, refused.json()["error"]) == (403, "server-rated-guest")


def test_who_sits_down_to_a_rated_table_says_so_and_is_another(two):
    ada, grace = two
    made = opens(ada)
    assert ada.get(f"/tables/{made['table']}").json()["rated"]
    assert grace.post(f"/tables/{made['table']}/join").json()["error"] == "server-rated"
    assert ada.post(f"/tables/{made['table']}/join", rated=True).json()["error"] == "server-own-table"


@pytest.mark.parametrize(
    "wish",
    [
        {"opponent": {"kind": "bot", "name": "random"}},
        {"opponent": {"kind": "hot-seat"}},
        {"opponent": {"kind": "person"}, "seed": 7},
        {"game": "gangs", "seats": [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]},
        {"game": "gangs", "seats": [{"kind": "here"}, {"kind": "here"}]},
    ],
    ids=["bot", "one screen", "known deal", "three", "both mine"],
)
def test_what_proves_nothing_is_not_rated(two, wish):
    assert two[0].post("/tables", rated=True, **wish).json()["error"] == "server-cannot-rate"


def test_gangs_has_one_rating_for_all_gangs(server: House, two):
    ada, grace = two
    wish = {"game": "gangs", "seats": [{"kind": "here"}, {"kind": "open"}], "rated": True}
    made = ada.post("/tables", **wish).json()
    (key,) = grace.post(f"/tables/{made['table']}/join", rated=True).json()["keys"]
    with server.line(key) as g:
        g.settle()
        g.send("concede")
        g.settle()
    assert ratings(ada)["gangs"]["points"] > 1500 > ratings(grace)["gangs"]["points"]


def test_a_rematch_is_rated_too_and_begins_from_the_new_rating(server: House, two):
    ada, grace = two
    with begun(server, ada, grace) as (_, (a, g)):
        g.send("concede")
        g.settle()
        a.settle()
        a.send("rematch", swap=True)
        a.settle()
        g.wait("offered")
        g.send("consent", offer="rematch", yes=True)
        key = g.wait("settled")["key"]
    with server.line(key) as g:
        g.wait("shown")
        g.settle()
        assert g.info["rated"]
        g.send("concede")
        g.settle()
    assert set(ratings(ada)) == set(ratings(grace)) == {"netrunner-corp", "netrunner-runner"}


def test_no_bot_plays_a_rated_game(server: House, two):
    with begun(server, *two) as (table, (a, g)):
        found = server.tables.live[table]
        found.absence.is_gone = lambda *seats: True  # type: ignore[method-assign]
        a.send("claim", how="bot")
        assert a.wait("refused")["reason"] == "server-rated-no-bot"
        g.settle()


def test_the_lobby_shows_what_the_maker_is_worth(server: House, two):
    ada, grace = two
    with begun(server, ada, grace) as (_, (_, g)):
        g.send("concede")
        g.settle()
    made = opens(ada, listed=True)
    with server.line(made["keys"][0]) as line:
        line.settle()
        (info,) = server.tables.lobby.now()["tables"]
        (seat,) = [seat for seat in info["seats"] if seat["kind"] == "person"]
        assert (info["rated"], seat["rating"]) == (True, ratings(ada)["netrunner-runner"])


def test_a_deleted_account_takes_its_ratings_and_leaves_the_others(server: House, two):
    ada, grace = two
    with begun(server, ada, grace) as (_, (_, g)):
        g.send("concede")
        g.settle()
    file = [json.loads(line) for line in ada.get("/me/export").text.splitlines()]
    assert [piece["rating"] for piece in file if "rating" in piece] == ["netrunner-runner"]
    assert grace.post("/me/delete", phrase="four ducks on a pond").status_code == 200
    (point,) = ada.get("/me/ratings/netrunner-runner").json()
    assert point["opponent"] == ""


def test_what_cannot_be_kept_is_not_rated_either(server: House, two, monkeypatch):
    """The result and the ratings are one transaction."""
    ada, grace = two
    with begun(server, ada, grace) as (table, (a, g)):
        found = server.tables.live[table]
        rows = found._rated({"winner": "runner", "reason": "concede"})
        broken = [{**rows[0], "pool": None}]
        monkeypatch.setattr(server.tables.ratings, "after", lambda *args: broken)
        g.send("concede")
        assert g.wait("refused")["reason"] == "server-cannot-keep"
        assert found.result is None
        monkeypatch.undo()
        g.send("concede")
        a.wait("shown")
        a.settle()
    assert ratings(ada)["netrunner-runner"]["games"] == 1
