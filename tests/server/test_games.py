"""Whole games over the wire, against every kind of opponent."""

from __future__ import annotations

import pytest

from jackin.doors import door
from jackin.kernel.journal import Journal
from tests.server.kit import House, play_both

OPPONENTS = [
    ("bot", "random", "", "corp"),
    ("bot", "random", "", "runner"),
    ("bot", "greedy", "", "corp"),
    ("bot", "greedy", "", "runner"),
    ("automa", "dash", "hard", "runner"),
    ("automa", "exa", "easy", "runner"),
    ("automa", "runner", "normal", "corp"),
]


@pytest.mark.parametrize(("kind", "name", "level", "side"), OPPONENTS)
def test_a_whole_game_against_a_machine(server: House, kind, name, level, side):
    made = server.table(kind, name, side, level)
    (key,) = made["keys"]
    with server.line(key) as me:
        answers = me.play()
        assert answers > 0
        me.settle()
        result = me.view["result"]
        assert me.info["status"] == "over"
        assert me.info["result"] == result
    other = next(seat for seat in me.info["seats"] if seat["seat"] != side)
    assert (other["kind"], other["name"], other["level"]) == (kind, name, level)
    check_journal(server, key, result)
    with server.line(key) as again:
        again.wait("shown")
        assert again.log == me.log


def test_a_whole_game_between_two_people(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        play_both(r, c)
        assert r.view["result"] == c.view["result"] == r.info["result"]
        assert {line["key"] for line in r.log} & {line["key"] for line in c.log}
    check_journal(server, runner, r.view["result"])


def test_a_whole_game_at_one_screen(server: House):
    made = server.table("hot-seat", side="corp")
    assert [key["seat"] for key in made["keys"]] == ["corp", "runner"]
    with server.line(made["keys"][0]) as c, server.line(made["keys"][1]) as r:
        play_both(c, r)
        assert c.info["hot_seat"]
        assert c.view["result"]
    check_journal(server, made["keys"][0], c.view["result"])


def check_journal(server: House, key, result):
    data = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    journal = Journal.decode(door("netrunner").game, data)
    assert journal.result is not None
    assert ("corp", "runner")[journal.result.winner] == result["winner"]
    assert journal.result.reason == result["reason"]


def test_a_bot_that_thinks_ahead_does_so_in_a_process_of_its_own(server: House):
    (key,) = server.table("bot", "street", seed=4, side="runner")["keys"]
    with server.line(key) as me:
        assert me.play(most=3) == 3
        said = [message["said"]["key"] for message in me.settle() if message.get("said")]
    assert "server-bot-stuck" not in said
    journal = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    assert len(journal["answers"]) > 3


def test_who_is_asked_is_news_only_where_clocks_run(server: House):
    for clock, told in ((None, False), ({"bank": 600, "increment": 0}, True)):
        runner, corp = server.two(clock=clock)
        with server.line(runner) as r, server.line(corp) as c:
            r.settle()
            assert c.my_turn()
            c.answer("keep")
            c.settle()
            assert any(news["type"] == "table" for news in r.settle()) is told


def test_a_bot_with_a_style_sits_down_in_the_chair_of_its_style_alone(server: House):
    (key,) = server.table("bot", "street:rush", side="runner")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.settle()
        assert {seat["name"] for seat in me.info["seats"] if seat["kind"] == "bot"} == {"street:rush"}
    wish = {"side": "corp", "opponent": {"kind": "bot", "name": "street:rush"}}
    refused = server.post("/tables", wish)
    assert (refused.status_code, refused.json()["error"]) == (400, "server-no-bot")
    assert server.get("/lobby").json()["styles"]["street"]["corp"] == ["rush", "fortress", "shell"]
