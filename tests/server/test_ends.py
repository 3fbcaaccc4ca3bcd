"""How a game ends at the table, and how it goes on at the next."""

from __future__ import annotations

import asyncio

from jackin.server import clock, hours
from jackin.server.seat import Seat
from tests.attacks.test_lines import later
from tests.server.kit import House, play_both


def test_conceding_ends_the_game_for_both(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        c.settle()
        c.send("concede")
        for wire in (r, c):
            shown = wire.wait("shown")
            while not shown["view"]["result"]:
                shown = wire.wait("shown")
            assert shown["view"]["result"] == {"winner": "runner", "loser": "corp", "reason": "concede"}
            assert (shown["ask"], shown["view"]["ask"], shown["undo"]) == ("", None, "no")
        c.send("concede")
        assert c.wait("refused")["reason"] == "server-not-playing"
    assert server.get(f"/tables/{runner['table']}").json()["status"] == "over"


def test_a_rematch_against_a_machine_is_dealt_at_once(server: House):
    (key,) = server.table("bot", "random")["keys"]
    with server.line(key) as me:
        me.settle()
        me.send("rematch")
        assert me.wait("refused")["reason"] == "server-not-over"
        me.send("concede")
        me.send("rematch", swap=True)
        settled = me.wait("settled")
        me.settle()
        assert me.info["rematch"] == settled["table"]
    assert settled["key"]["seat"] == "corp"
    assert settled["table"] != key["table"]
    with server.line(settled["key"]) as again:
        assert again.my_turn()
        assert again.view["seat"] == "corp"
        again.play(most=3)


def test_two_people_agree_on_a_rematch_and_swap_sides(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        r.send("concede")
        r.send("rematch", swap=True)
        offered = c.wait("offered")
        assert (offered["offer"], offered["swap"]) == ("rematch", True)
        c.send("consent", offer="rematch", yes=True)
        keys = [wire.wait("settled")["key"] for wire in (r, c)]
    assert [key["seat"] for key in keys] == ["corp", "runner"]
    with server.line(keys[0]) as one, server.line(keys[1]) as two:
        play_both(one, two, most=10)


def test_the_automa_keeps_its_side(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        me.settle()
        me.send("concede")
        me.send("rematch", swap=True)
        assert me.wait("refused")["reason"] == "server-cannot-swap"
        me.send("rematch")
        assert me.wait("settled")["key"]["seat"] == "runner"


def test_the_game_can_be_claimed_when_the_other_is_gone(server: House, monkeypatch):
    runner, corp = server.two()
    with server.line(runner) as r:
        with server.line(corp) as c:
            c.settle()
            r.send("claim", how="win")
            assert r.wait("refused")["reason"] == "server-not-gone"
        while next(seat for seat in r.info["seats"] if seat["seat"] == "corp")["present"]:
            r.read()
        later(monkeypatch, 121)
        r.send("claim", how="win")
        while not r.shown or not r.view["result"]:
            r.read()
        assert r.view["result"] == {"winner": "runner", "loser": "corp", "reason": "gone"}


def test_a_bot_can_play_on_for_who_is_gone_until_they_return(server: House, monkeypatch):
    runner, corp = server.two()
    with server.line(runner) as r:
        r.settle()
        later(monkeypatch, 121)
        r.send("claim", how="bot")
        r.play(most=5)
        assert next(seat for seat in r.info["seats"] if seat["seat"] == "corp")["kind"] == "bot"
        with server.line(corp) as c:
            c.settle()
            assert next(seat for seat in c.info["seats"] if seat["seat"] == "corp")["kind"] == "person"


def test_time_runs_for_who_is_asked_and_its_end_is_a_loss(server: House, monkeypatch):
    runner, corp = server.two(clock={"bank": 60, "increment": 5})
    with server.line(runner) as r, server.line(corp) as c:
        assert c.my_turn()
        begun = server.tables.live[corp["table"]].clock._since
        monkeypatch.setattr(hours, "now", lambda: begun + 3)
        c.answer("keep")
        c.settle()
        left = {seat["seat"]: seat["clock"] for seat in c.info["seats"]}
        assert left == {"corp": 57, "runner": 60}
        later(monkeypatch, 3600)
        assert r.my_turn()
        r.answer("keep")
        while not c.view["result"]:
            c.read()
        assert c.view["result"] == {"winner": "corp", "loser": "runner", "reason": "time"}


def test_the_other_clock_does_not_tell_how_often_that_seat_was_asked(server: House, monkeypatch):
    """Time stands still: whatever the clocks say beyond their beginning was paid, and paid for turns alone."""
    stopped = hours.now()
    monkeypatch.setattr(hours, "now", lambda: stopped)
    runner, corp = server.two(seed=11, clock={"bank": 600, "increment": 7})
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        moments = {(r.view["turn"], r.view["active"])}
        for _ in range(40):
            play_both(r, c, most=1)
            moments.add((r.view["turn"], r.view["active"]))
            seats = server.get(f"/tables/{runner['table']}").json()["seats"]
            assert {seat["clock"] for seat in seats} == {600 + 7 * (len(moments) - 1)}
        assert len(moments) > 3


def test_the_flag_falls_by_itself():
    asyncio.run(wait_for_flag())


async def wait_for_flag():
    lost: list[tuple[str, str]] = []

    class OneSeat:
        asked = Seat(0, "corp", "person", clock=0.05)

        def lose(self, seat, reason):
            lost.append((seat.seat, reason))

    running = clock.Clock(OneSeat())  # type: ignore[arg-type]
    running.run()
    assert not lost
    while not lost:
        await asyncio.sleep(0.01)
    assert lost == [("corp", "time")]


def test_a_finished_game_is_told_in_numbers_and_a_running_one_is_not(server: House):
    key = server.table("bot")["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        assert server.get(f"/tables/{key['table']}/summary", key["secret"]).json()["error"] == "server-not-yet"
        me.play(most=30)
        me.send("concede")
        while not me.view["result"]:
            me.read()
        told = server.get(f"/tables/{key['table']}/summary", key["secret"]).json()
        assert sorted(told["hands"]) == ["corp", "runner"]
        assert told["hands"]["runner"] == me.view["runner"]["hand"]
        assert len(told["hands"]["corp"]) == me.view["corp"]["hand_count"]
        assert server.get(f"/tables/{key['table']}/summary").status_code == 403


def test_a_game_that_is_over_leaves_the_memory_when_nobody_looks_at_it_any_more(server: House):
    over, left = server.table("bot", "random")["keys"][0], server.table("bot", "random")["keys"][0]
    for key in (over, left):
        with server.line(key) as me:
            me.settle()
            if key is over:
                me.send("concede")
                me.settle()
    while server.tables.live[over["table"]].lines() or server.tables.live[left["table"]].lines():
        server.get("/lobby")
    assert server.tables.live[over["table"]].idle
    assert not server.tables.live[left["table"]].idle, "its player may come back to it"
    with server.line(over) as me:
        me.settle()
        assert me.view["result"]["reason"] == "concede"
        assert not server.tables.live[over["table"]].idle, "somebody looks at the end"
