"""A bot explains itself: as it moves at a table for practice, and afterwards to whoever looks at the game."""

from __future__ import annotations

import time
from typing import Any

import pytest

from jackin.bots.levels import LEGEND, PRO
from jackin.bots.source import sealed_for
from jackin.doors import door
from jackin.netrunner import GAME, setup
from jackin.server.thinking import Question, Thinking, in_time, think
from tests.server.kit import House, Wire


def told(wire: Wire) -> list[dict[str, Any]]:
    reasons = [message["reasons"] for message in wire.settle() if message["type"] == "explained"]
    return reasons[-1] if reasons else []


def played_on(wire: Wire, most: int = 12) -> list[dict[str, Any]]:
    """What was heard of reasons while the person takes credits, and lets the rest pass."""
    found: list[dict[str, Any]] = []
    for _ in range(most):
        if not wire.my_turn():
            break
        options = wire.options
        wire.answer(next((value for value in ("keep", "credit", "pass") if value in options), options[-1]))
        while not wire.shown["ask"] and not wire.view["result"]:
            if wire.read()["type"] == "explained":
                found += wire.last["reasons"]
    return found


def test_at_a_table_for_practice_each_move_of_the_bot_comes_with_its_reason(server: House):
    key = server.table("bot", "street", explains=True)["keys"][0]
    with server.line(key) as me:
        found = played_on(me)
        assert me.info["explains"]
        assert found
        for reason in found:
            assert (reason["seat"], reason["bot"]) == ("corp", "street")
            assert reason["said"]
            assert reason["option"]["say"]
            assert len(reason["lines"]) <= 3
        lines = [line for reason in found for line in reason["lines"]]
        assert lines
        assert all(0 <= line["chance"] <= 1 and line["worlds"] and line["option"]["say"] for line in lines)


def test_elsewhere_nothing_is_told_and_no_spectator_hears_of_it(server: House):
    key = server.table("bot", "greedy")["keys"][0]
    with server.line(key) as me:
        assert played_on(me) == []
    key = server.table("bot", "greedy", explains=True)["keys"][0]
    with server.line(key) as me, server.line(key["table"]) as watcher:
        assert played_on(me)
        assert all(message["type"] != "explained" for message in watcher.settle())
        assert all('"explained"' not in text for text in watcher.heard)


def test_who_comes_back_is_told_again_and_what_is_taken_back_is_forgotten(server: House):
    key = server.table("bot", "greedy", explains=True)["keys"][0]
    with server.line(key) as me:
        found = played_on(me)
    table = server.tables.live[key["table"]]
    assert table.explaining.reasons
    with server.line(key) as me:
        assert me.wait("explained")["reasons"] == table.explaining.reasons
        assert me.my_turn()
        me.send("take-back")
        assert all(one["n"] < len(table.playing().by) for one in told(me))
    assert found


def test_a_table_with_a_place_for_a_person_explains_nothing(server: House):
    wish = {"side": "runner", "opponent": {"kind": "person"}, "explains": True}
    refused = server.post("/tables", wish)
    assert refused.json()["error"] == "server-cannot-explain"


def test_after_the_game_the_bot_is_asked_for_any_of_its_moves(server: House):
    key = server.table("bot", "street")["keys"][0]
    with server.line(key) as me:
        played_on(me)
        me.send("concede")
        me.settle()
    replay = server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()
    assert replay["bots"] == {"corp": "street"}
    moves = server.get(f"/replays/{replay['id']}/moves").json()
    mine = next(move for move in moves if move["seat"] == "runner")
    assert server.get(f"/replays/{replay['id']}/reasons/{mine['n']}").json()["error"] == "server-no-such-point"
    theirs = [move for move in moves if move["seat"] == "corp" and move["kind"] == "action"]
    reason = server.get(f"/replays/{replay['id']}/reasons/{theirs[0]['n']}").json()
    assert reason["option"]["value"] == theirs[0]["option"]["value"]
    assert reason["said"]


def test_while_the_game_goes_on_no_reason_is_told(server: House):
    key = server.table("bot", "street")["keys"][0]
    with server.line(key) as me:
        assert me.my_turn()
        replay = server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()
        refused = server.get(f"/replays/{replay['id']}/reasons/0")
        assert (refused.status_code, refused.json()["error"]) == (403, "server-not-yet")


def test_a_gang_explains_itself_too(server: House):
    seats = [{"kind": "here"}, {"kind": "bot", "name": "pro"}]
    made = server.post("/tables", {"game": "gangs", "seats": seats, "explains": True, "seed": 3}).json()
    with server.line(made["keys"][0]) as me:
        found = played_on(me, 30)
        assert any(reason["lines"] for reason in found)
        assert all(said["key"].startswith("reason-") for reason in found for said in reason["said"])


# The clock


def asked(name: str) -> Question:
    position = GAME.new(setup("nbn", "anarch"), 5)
    while position.ask is not None and position.ask.kind != "action":
        GAME.answer(position, position.ask.values[0])
    assert position.ask is not None
    seat = position.ask.seat
    sealed = sealed_for(name, GAME, position, seat, 1)
    return Question("netrunner", name, 1, None, GAME.sight(position, seat), sealed, explain=True)


class Busy:
    """So many processes, and so many who want one."""

    def __init__(self, count: int, busy: int, waiting: int) -> None:
        self.all = [None] * count
        self.busy = busy
        self.waiting = waiting


def worlds(question: Question) -> int:
    reason = think(question).reason
    assert reason is not None
    return max([line["worlds"] for line in reason["lines"]], default=0)


def test_a_busy_server_has_fewer_worlds_for_a_thought_and_no_more_time():
    crowd: Any = Busy(2, 2, 18)
    alone: Any = Busy(2, 0, 0)
    shared = Thinking(crowd, 1.8).timed(asked("pro"))
    whole = Thinking(alone, 1.8).timed(asked("pro"))
    assert shared.seconds == pytest.approx(1.8 * 2 / 21)
    assert whole.seconds == 1.8
    assert abs(shared.until - whole.until) < 60


def test_who_has_waited_for_all_of_its_time_answers_with_its_first_idea():
    late = asked("legend")._replace(until=time.time() - 1, seconds=1.8)
    in_peace = asked("legend")._replace(until=time.time() + 3600, seconds=3600)
    assert worlds(late) <= 1
    assert worlds(in_peace) > 1
    assert think(late).value in [option["value"] for option in late.view["ask"]["options"]]


def test_at_a_table_every_level_has_the_tables_clock():
    assert in_time(PRO, 0.5)[:1] == PRO[:1]
    assert (in_time(PRO, 0.5).hurried, in_time(PRO, 0.5).seconds) == (True, 0.5)
    assert in_time(LEGEND, -3).seconds == 0
    assert door("netrunner").can_play("legend", "corp")
