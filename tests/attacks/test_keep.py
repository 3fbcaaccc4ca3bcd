"""What is kept for how long: by policy, and never by how much somebody else sends."""

from __future__ import annotations

import os
import time

import pytest
from sqlalchemy import insert, update

from jackin.server import schema
from jackin.server import store as stores
from jackin.server.keep import DAY, BadPolicy, Keep
from jackin.server.settings import Limits
from jackin.server.store import Store
from tests.attacks.test_requests import a_journal
from tests.server.kit import House, Json, house


def replay(id: str) -> Json:
    return {"id": id, "table": "", "seats": ["corp"], "journal": "{}", "created": time.time()}


def test_thousands_of_tiny_replays_push_none_out(tmp_path):
    store = Store(f"sqlite:///{tmp_path}/jackin.db")
    store.keep_replay(replay("shared"))
    with store.engine.begin() as c:
        c.execute(insert(schema.REPLAYS), [replay(f"tiny-{n}") for n in range(2500)])
    store.keep_replay(replay("last"))
    store.forget(time.time(), Keep())
    assert store.replay("shared") is not None
    store.close()


def test_an_address_keeps_so_many_bytes_of_replays(tmp_path):
    size = len(str(a_journal()))
    with house(tmp_path, limits=Limits(kept_burst=3 * size, kept_rate=0.001)) as server:
        codes = [server.post("/replays", a_journal()).status_code for _ in range(4)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_an_address_makes_so_many_tables(tmp_path):
    with house(tmp_path, limits=Limits(table_burst=2, table_rate=0.001)) as server:
        codes = [server.post("/tables", {"opponent": {"kind": "hot-seat"}}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]


def test_a_line_says_so_much_and_the_other_seat_can_still_be_heard(tmp_path):
    with house(tmp_path, limits=Limits(chat_burst=2, chat_rate=0.001)) as server:
        runner, corp = server.two()
        with server.line(runner) as r, server.line(corp) as c:
            for _ in range(3):
                r.send("chat", text="spam")
            assert r.wait("refused")["reason"] == "server-too-fast"
            c.send("chat", text="still here")
            assert c.wait("chat", text="still here")["by"] == "corp"


def test_a_chat_keeps_its_last_lines(tmp_path, monkeypatch):
    monkeypatch.setattr(stores, "KEPT_CHAT", 5)
    with house(tmp_path) as server:
        runner, corp = server.two()
        store = server.tables.store
        store.say(corp["table"], {"text": "kept"})
        for n in range(9):
            store.say(runner["table"], {"text": str(n)})
        assert [line["text"] for line in store.chat(runner["table"])] == ["4", "5", "6", "7", "8"]


@pytest.fixture
def house_with_the_past(tmp_path):
    """A game under way, one that nobody joined, and a replay; all of it used today."""
    with house(tmp_path, idle=3600) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            me.play(most=3)
            me.send("chat", text="hello")
            me.settle()
        waiting = server.table("person")["table"]
        replay = server.post("/replays", a_journal()).json()["id"]
        server.tables.close()
        yield server, key["table"], waiting, replay


def is_there(server: House, path: str) -> bool:
    return server.get(path).status_code == 200


@pytest.mark.parametrize(
    ("policy", "days", "there"),
    [
        (Keep(), 29, (True, True, True)),
        (Keep(), 31, (True, False, True)),
        (Keep(), 366, (True, False, False)),
        (Keep(tables=90), 89, (True, False, True)),
        (Keep(tables=90), 91, (False, False, True)),
        (Keep(waiting=None, replays=None), 10_000, (True, True, True)),
        (Keep(replays=7), 8, (True, True, False)),
    ],
)
def test_things_go_when_the_policy_says_so(house_with_the_past, policy, days, there):
    server, played, waiting, replay = house_with_the_past
    store = server.tables.store
    server.app.state.replays._open.clear()
    while store.forget(time.time() + days * DAY, policy):
        pass
    found = store.table(played), store.table(waiting), store.replay(replay)
    assert tuple(one is not None for one in found) == there
    if not there[0]:
        assert (store.answers(played), store.chat(played), store.seats(played)) == ([], [], [])
        assert store.snapshot(played) is None


def test_a_table_that_somebody_sits_at_never_goes(tmp_path):
    with house(tmp_path, keep=Keep(tables=1)) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.my_turn()
            old = time.time() + 100 * DAY
            assert server.tables.store.forget(old, Keep(tables=1), server.tables.live.keys()) == 0
            assert me.play(most=2) == 2


def test_a_replay_that_is_looked_at_is_kept_from_then_on(house_with_the_past):
    server, _, _, replay = house_with_the_past
    store = server.tables.store
    with store.engine.begin() as c:
        c.execute(update(schema.REPLAYS).values(created=time.time() - 400 * DAY))
    server.app.state.replays._open.clear()
    assert is_there(server, f"/replays/{replay}/0")
    store.forget(time.time(), Keep())
    assert store.replay(replay) is not None


def test_reports_are_refused_when_there_are_too_many_and_go_by_age(server: House, monkeypatch, tmp_path):
    from jackin.server import reports

    for n in range(3):
        (tmp_path / f"{n}.json").write_text("{}")
    os.utime(tmp_path / "0.json", (0, 0))
    reports.forget(tmp_path, time.time(), 365)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["1.json", "2.json"]
    (key,) = server.table("automa", "dash")["keys"]
    monkeypatch.setattr(reports, "MOST_OF_A_TABLE", 2)
    codes = [
        server.post(f"/tables/{key['table']}/report", {"text": "x"}, key["secret"]).status_code for _ in range(3)
    ]
    assert codes == [200, 200, 429]


def test_a_policy_is_written_as_days():
    assert Keep.read(["replays=30", "tables=forever", "waiting=1"]) == Keep(replays=30, tables=None, waiting=1)
    assert Keep.read([]) == Keep()
    for wrong in ("chats=3", "replays", "replays=", "replays=-1", "replays=0", "replays=x", "replays=٣"):
        with pytest.raises(BadPolicy, match="replays"):
            Keep.read([wrong])
