"""Whatever one line sends, the others play on."""

from __future__ import annotations

from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from jackin.doors import DOORS
from jackin.server import hours
from jackin.server.showing import Showing
from tests.server.kit import House, Wire, house


def closed_with(wire: Wire) -> tuple[int, str]:
    """Read to the end: the code and the reason."""
    with pytest.raises(ConnectionClosed) as closed:
        wire.wait("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b'{"type": "ping"}'])
def test_bytes_close_the_line_that_sent_them_and_no_other(server: House, data):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as stranger:
        stranger.settle()
        stranger.socket.send(data)
        assert closed_with(stranger) == (1003, "server-not-text")
        r.settle()
        assert c.my_turn()
        c.answer("keep")
        c.settle()
        assert c.view["ask"] == {"seat": "runner"}


def test_bytes_for_a_hello_get_nobody_in(server: House):
    (key,) = server.table()["keys"]
    with server.line(key, hello=False) as stranger:
        stranger.socket.send(b"hello")
        assert closed_with(stranger) == (1003, "server-not-text")


def test_bytes_of_a_player_give_no_time_back(server: House, monkeypatch):
    runner, corp = server.two(clock={"bank": 600, "increment": 0})
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        assert c.my_turn()
        later(monkeypatch, 100)
        c.socket.send(b"")
        assert closed_with(c) == (1003, "server-not-text")
        with server.line(corp) as again:
            assert again.my_turn()
            again.answer("keep")
            again.settle()
            assert clock_of(again, "corp") < 501


def test_an_error_in_a_message_closes_its_line_and_no_other(server: House, monkeypatch):
    def falls_over(*what: object) -> Any:
        raise RuntimeError("planted")

    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        monkeypatch.setattr(DOORS["netrunner"], "because", falls_over)
        r.send("why", card="#1")
        assert r.wait("refused")["reason"] == "server-failed"
        assert closed_with(r) == (1011, "server-failed")
        assert c.my_turn()
        c.answer("keep")
        c.settle()
        assert c.view["ask"] == {"seat": "runner"}


def test_an_answer_the_rules_fall_over_leaves_the_game_where_it_was(server: House, monkeypatch):
    """The position may be half changed when the error comes: it is made anew from the answers before."""
    game = DOORS["netrunner"].game
    real = type(game).answer

    def half(self: Any, position: Any, value: Any) -> None:
        real(self, position, value)
        raise RuntimeError("planted")

    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me, server.line(key) as other:
        for wire in (me, other):
            assert wire.my_turn()
            wire.settle()
        with monkeypatch.context() as planted:
            planted.setattr(type(game), "answer", half)
            me.answer(me.options[0])
            assert closed_with(me) == (1011, "server-failed")
        before = other.view
        other.settle()
        assert other.view == before
        assert other.play() > 0


def test_a_view_that_fails_closes_the_lines_that_would_see_it_and_no_others(server: House, monkeypatch):
    real = Showing.face

    def face(self: Showing, play: Any, place: int, *more: Any) -> Any:
        if place < 0:
            raise RuntimeError("planted")
        return real(self, play, place, *more)

    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c, server.line(runner["table"]) as watching:
        for wire in (r, watching):
            wire.settle()
        assert c.my_turn()
        monkeypatch.setattr(Showing, "face", face)
        c.answer("keep")
        assert closed_with(watching) == (1011, "server-failed")
        assert r.my_turn()
        r.answer("keep")
        r.settle()


def test_time_that_was_spent_stays_spent_when_the_server_stops(tmp_path, monkeypatch):
    with house(tmp_path) as server:
        runner, corp = server.two(clock={"bank": 600, "increment": 0})
        with server.line(runner) as r, server.line(corp) as c:
            r.settle()
            assert c.my_turn()
            later(monkeypatch, 100)
    with house(tmp_path) as server, server.line(corp) as c:
        assert c.my_turn()
        c.answer("keep")
        c.settle()
        assert clock_of(c, "corp") < 501


def test_time_that_was_spent_stays_spent_when_everybody_leaves(tmp_path, monkeypatch):
    with house(tmp_path, idle=0.01) as server:
        runner, corp = server.two(clock={"bank": 600, "increment": 0})
        with server.line(runner) as r, server.line(corp) as c:
            r.settle()
            assert c.my_turn()
            later(monkeypatch, 100)
        while corp["table"] in server.tables.live:
            server.get("/lobby")
        with server.line(corp) as c:
            assert c.my_turn()
            c.answer("keep")
            c.settle()
            assert clock_of(c, "corp") < 501


def later(monkeypatch, seconds: float) -> None:
    """It is later now, for the whole server."""
    real = hours.now
    monkeypatch.setattr(hours, "now", lambda: real() + seconds)


def clock_of(wire: Wire, seat: str) -> float:
    found: float = next(one["clock"] for one in wire.info["seats"] if one["seat"] == seat)
    return found
