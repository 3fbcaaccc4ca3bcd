"""Coming, answering, leaving, coming back."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from websockets.exceptions import ConnectionClosed

from jackin.doors import Refusal
from jackin.server.line import AGAIN
from tests.server.kit import House, Wire, play_both


def test_a_line_is_told_the_table_and_then_the_position(server: House):
    (key,) = server.table()["keys"]
    with server.line(key) as me:
        types = [me.read()["type"], me.read()["type"]]
        assert sorted(types) == ["shown", "table"]
        assert me.settle() == []


def test_whoever_comes_back_is_brought_up_to_date(server: House):
    (key,) = server.table("automa", "dash", seed=1)["keys"]
    with server.line(key) as me:
        me.play(lambda view: str(view["ask"]["options"][0]["value"]), most=12)
        assert me.my_turn()
        me.settle()
    with server.line(key, log=len(me.log)) as again:
        again.log = list(me.log)
        shown = again.wait("shown")
        assert (shown["log_from"], shown["log"]) == (len(me.log), [])
        assert shown["view"] == me.view
        assert shown["ask"] == me.shown["ask"]
        again.play(most=2)


def test_a_seat_can_be_resumed_on_another_device_while_the_first_is_still_there(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as desk, server.line(key) as phone:
        assert desk.my_turn()
        assert phone.my_turn()
        desk.answer(desk.options[0])
        desk.settle()
        phone.settle()
        assert desk.shown["view"] == phone.shown["view"]


def test_an_answer_sent_twice_is_done_once(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        message = json.dumps({"type": "answer", "ask": me.shown["ask"], "values": [me.options[0]]})
        me.socket.send(message)
        me.socket.send(message)
        heard = me.settle()
        assert [one["reason"] for one in heard if one["type"] == "refused"] == ["server-stale"]
        assert len(answers(server, key)) == 1


def test_an_answer_to_an_old_question_changes_nothing_and_the_position_follows(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        old = me.shown["ask"]
        me.answer(me.options[0])
        assert me.my_turn()
        me.settle()
        me.send("answer", ask=old, values=[me.options[0]])
        refused, shown = me.settle()
        assert (refused["type"], refused["reason"]) == ("refused", "server-stale")
        assert shown["ask"] == me.shown["ask"]
        assert len(answers(server, key)) == 1


@pytest.mark.parametrize(("values", "kept"), [(["no such thing"], 0), ([""], 0), (["keep", "nonsense"], 1)])
def test_what_is_no_answer_is_refused(server: House, values, kept):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.send("answer", ask=me.shown["ask"], values=values)
        me.settle()
        assert len(answers(server, key)) == kept


def test_nobody_answers_for_the_other_seat(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        assert c.my_turn()
        r.settle()
        assert r.shown["ask"] == ""
        assert r.view["ask"] == {"seat": "corp"}
        r.send("answer", ask=c.shown["ask"], values=[c.options[0]])
        assert r.wait("refused")["reason"] == "server-stale"


def test_numbers_of_asks_tell_nothing_about_the_other_seat(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        play_both(r, c, most=60)
        for wire in (r, c):
            asks = [m["ask"] for m in map(json.loads, wire.heard) if m["type"] == "shown" and m["ask"]]
            own = [int(ask.partition(".")[2]) for ask in dict.fromkeys(asks)]
            assert own == list(range(len(own)))


def test_a_seat_hears_nothing_when_nothing_changed_for_it(server: House):
    runner, corp = server.two()
    with server.line(runner) as r, server.line(corp) as c:
        play_both(r, c, most=150)
        for wire in (r, c):
            shown = [m for m in map(json.loads, wire.heard) if m["type"] == "shown"]
            bare = [json.dumps({**m, "log": [], "log_from": m["log_from"] + len(m["log"])}) for m in shown]
            assert all(a != b for a, b in pairwise(bare))


def test_whoever_is_there_is_told_who_comes_and_goes(server: House):
    runner, corp = server.two()
    with server.line(runner) as r:
        r.settle()
        assert not seat(r, "corp")["present"]
        with server.line(corp) as c:
            c.settle()
            r.settle()
            assert seat(r, "corp")["present"]
            assert seat(r, "corp")["name"] == "Second"
        r.wait("table")
        assert not seat(r, "corp")["present"]


def test_a_table_waits_for_its_second_player(server: House):
    made = server.table("person", name="Ann")
    with server.line(made["keys"][0]) as me:
        assert me.wait("table")["info"]["status"] == "waiting"
        me.send("answer", ask="0.0", values=["keep"])
        assert me.wait("refused")["reason"] == "server-not-begun"
        assert server.get(f"/tables/{made['table']}").json()["seats"][0]["kind"] == "open"
        joined = server.post(f"/tables/{made['table']}/join", {"name": "Bo"})
        assert joined.json()["keys"][0]["seat"] == "corp"
        assert me.wait("shown")["view"]["seat"] == "runner"
    full = server.post(f"/tables/{made['table']}/join", {"name": "Cy"})
    assert (full.status_code, full.json()["error"]) == (409, "server-table-full")


@pytest.mark.parametrize(
    ("hello", "reason"),
    [
        ({"type": "hello", "secret": "x" * 32}, "server-wrong-secret"),
        ({"type": "ping"}, "server-hello-first"),
        ({"type": "hello", "seat": "corp"}, "server-wrong-secret"),
        ({"type": "answer", "ask": "0.0", "values": ["keep"]}, "server-hello-first"),
    ],
)
def test_a_line_that_does_not_say_who_it_is_is_closed(server: House, hello, reason):
    (key,) = server.table()["keys"]
    with server.line(key, hello=False) as stranger:
        stranger.socket.send(json.dumps(hello))
        assert stranger.read()["reason"] == reason
        with pytest.raises(ConnectionClosed):
            stranger.read()


def test_a_table_that_is_not_there(server: House):
    with server.line("AAAAAA") as lost:
        assert lost.read()["reason"] == "server-no-table"
        with pytest.raises(ConnectionClosed) as closed:
            lost.read()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


def test_why_not_and_the_numbers_behind_a_card(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.send("why", card=me.view["runner"]["hand"][0])
        because = me.wait("because")
        assert because["lines"][0]["key"].startswith("why-")
        assert because["numbers"][0]["what"] == "cost"
        me.send("why", card="#999")
        assert me.wait("because")["lines"][0]["key"] == "why-unknown"


def test_chat_is_plain_text_and_waits_for_those_who_come_later(server: House):
    runner, corp = server.two()
    with server.line(runner) as r:
        r.send("chat", text="  <b>hi</b>\n\x07there\u202e ")
        assert r.wait("chat")["text"] == "<b>hi</b> there"
        with server.line(corp) as c:
            c.settle()
            assert [(line["by"], line["text"]) for line in c.chat] == [("runner", "<b>hi</b> there")]


def test_who_comes_later_is_shown_the_newest_lines_of_a_long_chat(server: House):
    runner, corp = server.two()
    with server.line(runner) as r:
        for n in range(203):
            r.send("chat", text=str(n))
        r.settle()
        with server.line(corp) as c:
            c.settle()
            assert [line["text"] for line in c.chat] == [str(n) for n in range(3, 203)]


def test_chat_can_be_off(server: House):
    runner, _ = server.two(chat=False)
    with server.line(runner) as r:
        r.send("chat", text="hi")
        assert r.wait("refused")["reason"] == "server-no-chat"


def answers(server: House, key) -> list[str]:
    found: list[str] = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()["answers"]
    return found


def seat(wire: Wire, name: str):
    return next(seat for seat in wire.info["seats"] if seat["seat"] == name)


def test_a_plan_is_one_message_and_one_take_back(server: House):
    """Several answers in one go, as far as they fit."""
    (key,) = server.table("hot-seat")["keys"][:1]
    with server.line(key) as me:
        assert me.my_turn()
        me.send("answer", ask=me.shown["ask"], values=["keep", "keep"])
        me.settle()
        assert answers(server, key) == ["keep"]


def test_who_sits_at_a_table_that_is_let_go_is_sent_away_and_finds_it_again(server: House):
    (key,) = server.table()["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        asked = me.options
        server.loop.call_soon_threadsafe(server.tables.drop, key["table"], Refusal("server-elsewhere"))
        with pytest.raises(ConnectionClosed) as told:
            me.settle()
        assert told.value.rcvd is not None
        assert (told.value.rcvd.code, told.value.rcvd.reason) == (AGAIN, "server-elsewhere")
    with server.line(key) as again:
        assert again.my_turn()
        assert again.options == asked
