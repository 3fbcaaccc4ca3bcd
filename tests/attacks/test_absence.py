"""Who may claim the game of somebody who is gone, and what may be done with their seat."""

from __future__ import annotations

import pytest

from tests.attacks.test_lines import later
from tests.server.kit import House, Wire, play_both

GONE = 121


def test_who_waited_for_a_second_player_does_not_win_the_moment_they_come(server: House, monkeypatch):
    made = server.table("person")
    with server.line(made["keys"][0]) as me:
        me.settle()
        later(monkeypatch, GONE)
        server.post(f"/tables/{made['table']}/join", {"name": "Second"})
        refused(me, "win")
        refused(me, "bot")
        later(monkeypatch, GONE)
        me.send("claim", how="win")
        me.settle()
        assert me.view["result"]["reason"] == "gone"


@pytest.mark.parametrize("how", ["win", "bot"])
def test_somebody_who_is_here_is_not_gone_however_long_they_think(server: House, monkeypatch, how):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        c.settle()
        later(monkeypatch, 10 * GONE)
        refused(r, how)


def test_a_second_line_that_closes_is_no_absence(server: House, monkeypatch):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        with server.line(corp) as phone:
            phone.settle()
        r.settle()
        c.settle()
        later(monkeypatch, GONE)
        refused(r, "win")


def test_absence_counts_only_while_the_other_one_waits(server: House, monkeypatch):
    """Both were away; the first to return must not win at once."""
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        c.settle()
    later(monkeypatch, GONE)
    with server.line(runner) as r:
        r.settle()
        refused(r, "win")
        later(monkeypatch, GONE)
        r.send("claim", how="win")
        r.settle()
        assert r.view["result"] == {"winner": "runner", "loser": "corp", "reason": "gone"}


def test_absence_ends_with_the_return(server: House, monkeypatch):
    runner, corp = server.two()
    with server.line(runner) as r:
        with server.line(corp) as c:
            c.settle()
        until_away(r, "corp")
        later(monkeypatch, GONE - 2)
        with server.line(corp) as c:
            c.settle()
        r.settle()
        later(monkeypatch, 10)
        refused(r, "win")


def test_nothing_of_an_absent_person_is_taken_back(server: House, monkeypatch):
    runner, corp = server.two()
    with server.line(runner) as r:
        with server.line(corp) as c:
            play_both(r, c, most=30)
            answers = server.tables.live[runner["table"]].journal()["answers"]
        until_away(r, "corp")
        later(monkeypatch, GONE)
        r.send("claim", how="bot")
        assert seat(r, "corp")["kind"] == "bot"
        while r.my_turn() and r.shown["undo"] != "no":
            r.send("take-back")
            r.settle()
        r.send("take-back")
        assert r.wait("refused")["reason"] == "server-nothing-to-take-back"
        kept = server.tables.live[runner["table"]].journal()["answers"]
        by = server.tables.live[runner["table"]].play.by  # type: ignore[union-attr]
        last_of_corp = max(n for n, place in enumerate(by[: len(answers)]) if place == 0)
        assert kept[: last_of_corp + 1] == answers[: last_of_corp + 1]


def test_cards_seen_while_the_other_is_away_stay_seen(server: House, monkeypatch):
    """Nobody is there who could agree to it."""
    runner, corp = server.two()
    with server.line(corp) as c:
        with server.line(runner) as r:
            while not (c.shown.get("ask") and c.view["ask"]["kind"] == "action"):
                play_both(r, c, most=1)
        until_away(c, "runner")
        later(monkeypatch, GONE)
        c.send("claim", how="bot")
        assert seat(c, "runner")["kind"] == "bot"
        c.answer("draw")
        c.settle()
        assert c.shown["undo"] == "no"
        c.send("take-back")
        assert c.wait("refused")["reason"] == "server-nothing-to-take-back"


def refused(wire: Wire, how: str) -> None:
    wire.send("claim", how=how)
    assert wire.wait("refused")["reason"] == "server-not-gone"


def until_away(wire: Wire, name: str) -> None:
    while seat(wire, name)["present"]:
        pass


def seat(wire: Wire, name: str):
    wire.settle()
    return next(one for one in wire.info["seats"] if one["seat"] == name)
