"""A table that was played under other rules is shown as it stood, and says why it cannot be played on."""

from __future__ import annotations

import json

import pytest

from jackin.doors import door
from jackin.doors import netrunner as doors_netrunner
from jackin.server import table as tables
from tests.server.kit import House, Json, Wire, house, play_both


@pytest.fixture
def newer(monkeypatch):
    """The rules have moved on."""

    def move_on() -> None:
        game = door("netrunner").game
        monkeypatch.setattr(game, "version", game.version + 1)

    return move_on


def stands_still(server: House, key: Json, reason: str) -> Wire:
    with server.line(key) as me:
        me.settle()
        assert me.info["frozen"]["key"] == reason
        for message in (
            {"type": "answer", "ask": "0.0", "values": ["keep"]},
            {"type": "take-back"},
            {"type": "concede"},
            {"type": "claim", "how": "win"},
        ):
            me.send(**message)
            assert me.wait("refused")["reason"] == reason
        me.settle()
        return me


def test_a_table_of_other_rules_is_shown_as_it_stood(tmp_path, newer):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.play(most=12) == 12
            assert me.my_turn()
            me.settle()
        journal = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    newer()
    with house(tmp_path) as server:
        seen = stands_still(server, key, "server-old-rules")
        assert seen.view == {**me.view, "ask": None}
        assert seen.log == me.log
        assert (seen.shown["ask"], seen.shown["undo"]) == ("", "no")
        assert server.get(f"/tables/{key['table']}/journal", key["secret"]).json() == journal
        info = server.get(f"/tables/{key['table']}").json()
        assert (info["status"], info["frozen"]["key"]) == ("playing", "server-old-rules")
        opened = server.post("/replays", journal)
        assert (opened.status_code, opened.json()["error"]) == (400, "server-old-journal")


def test_versions_that_mean_the_same_play_on(tmp_path, newer, monkeypatch):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            me.play(most=3)
            assert me.my_turn()
            me.settle()
    monkeypatch.setattr(doors_netrunner, "ALIKE", (door("netrunner").game.version,))
    newer()
    with house(tmp_path) as server, server.line(key) as again:
        assert again.my_turn()
        assert again.view == me.view
        assert again.play(most=2) == 2


def test_a_killed_server_left_the_position_of_every_hundredth_answer(tmp_path, newer, monkeypatch):
    monkeypatch.setattr(tables, "SNAPSHOT", 10)
    with house(tmp_path) as server:
        keys = server.table("hot-seat", side="corp")["keys"]
        with server.line(keys[0]) as c, server.line(keys[1]) as r:
            play_both(c, r, most=10)
            then = c.view
            play_both(c, r, most=3)
        monkeypatch.setattr(tables.Table, "close", lambda table: None)
    newer()
    with house(tmp_path) as server:
        seen = stands_still(server, keys[0], "server-old-rules")
        assert seen.view["corp"] == then["corp"]


def test_a_table_without_a_position_says_why_and_keeps_its_journal(tmp_path, newer, monkeypatch):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.play(most=3) == 3
            me.settle()
        monkeypatch.setattr(tables.Table, "close", lambda table: None)
    newer()
    with house(tmp_path) as server:
        assert stands_still(server, key, "server-old-rules").shown == {}


def test_answers_that_no_longer_lead_to_the_kept_position_are_noticed(tmp_path):
    """The version is the same, and yet the game is another: somebody forgot to count it up."""
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            me.play(most=6)
            assert me.my_turn()
            me.settle()
    with house(tmp_path) as server:
        store = server.tables.store
        kept = store.snapshot(key["table"])
        assert kept is not None
        position = json.loads(kept["position"])
        position["credits"] = [credits + 1 for credits in position["credits"]]
        del kept["table"]
        store.keep_snapshot(key["table"], {**kept, "position": json.dumps(position)})
        stands_still(server, key, "server-broken-table")


def test_a_take_back_takes_the_kept_position_along(tmp_path, monkeypatch):
    monkeypatch.setattr(tables, "SNAPSHOT", 4)
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            me.play(most=4)
            assert me.my_turn()
            me.settle()
            assert server.tables.store.snapshot(key["table"]) is not None
            me.send("take-back")
            me.wait("settled")
            me.settle()
            assert server.tables.store.snapshot(key["table"]) is None
    with house(tmp_path) as server, server.line(key) as again:
        assert again.my_turn()
        assert again.view == me.view
