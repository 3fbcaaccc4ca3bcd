"""Watching: not at all, what both seats may see, or what they see, with a delay."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import House, house, play_both


def test_spectators_see_what_both_seats_may_see(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as public:
        play_both(r, c, most=20)
        public.settle()
        assert public.view["seat"] == "spectator"
        assert public.view["corp"]["hand"] == r.view["corp"]["hand"], "what the Runner has seen of HQ, and no more"
        assert public.view["runner"]["hand"] == c.view["runner"]["hand"]
        assert public.view["corp"]["hand_count"] == len(c.view["corp"]["hand"])
        assert public.shown["ask"] == ""
        assert public.info["watching"] == 1


def test_spectators_only_watch(server: House):
    runner, corp = server.two()
    with server.line(corp) as c, server.line(runner["table"]) as public:
        assert c.my_turn()
        for message in ({"type": "answer", "ask": "0.0", "values": ["keep"]}, {"type": "concede"}):
            public.send(**message)
            assert public.wait("refused")["reason"] == "server-only-watching"
        c.settle()
        assert c.shown["ask"] == "0.0"


def test_a_table_can_be_closed_to_spectators(server: House):
    (key,) = server.table(spectators="none")["keys"]
    with server.line(key["table"]) as public:
        assert public.read()["reason"] == "server-no-spectators"
        with pytest.raises(ConnectionClosed):
            public.read()


def test_delayed_spectators_see_a_seat_some_answers_late_and_the_end_at_once(tmp_path):
    with house(tmp_path, delay=6) as server:
        runner, corp = server.two(spectators="delayed")
        with (
            server.line(runner) as r,
            server.line(corp) as c,
            server.line(runner["table"], seat="corp") as late,
            server.line(runner["table"], seat="runner") as other,
        ):
            hands = []
            for wire in (r, c):
                wire.settle()
            for _ in range(14):
                hands.append((c.view["corp"]["hand"], r.view["runner"]["hand"]))
                play_both(r, c, most=1)
            late.settle()
            other.settle()
            assert late.view["corp"]["hand"] == hands[14 - 6][0]
            assert other.view["runner"]["hand"] == hands[14 - 6][1]
            assert other.view["corp"]["hand"] == []
            assert len(late.log) <= len(c.log)
            r.send("concede")
            r.settle()
            late.settle()
            assert late.view["result"]["reason"] == "concede"
            assert late.view["corp"]["hand"] == c.view["corp"]["hand"]
