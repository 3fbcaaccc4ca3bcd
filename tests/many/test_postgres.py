"""PostgreSQL keeps the tables: what is acknowledged is there, also after it went away in the middle of a game."""

from __future__ import annotations

import asyncio
import threading
import time

import pytest
from sqlalchemy import event, text

from jackin.doors import Refusal
from jackin.server.leases import Elsewhere, Leases
from jackin.server.rows import TableRow, Wish
from jackin.server.store import BadDatabase, Store
from tests.many.cluster import Cluster
from tests.server.device import PHRASE, device
from tests.server.kit import PATIENCE, Json, house

MOMENT: Json = {
    "status": "over", "turn": 3, "acting": "", "result": {"winner": "corp"}, "epoch": 0, "next": "",
}  # fmt: skip
pytestmark = pytest.mark.xdist_group("postgresql")


def test_a_game_goes_on_where_it_was_when_the_server_is_started_again(tmp_path, postgres: Cluster):
    url = postgres.database("again")
    with house(tmp_path, database=url) as server:
        (key,) = server.table("automa", "dash", clock={"bank": 600, "increment": 5})["keys"]
        with server.line(key) as me:
            assert me.play(most=8) == 8
            assert me.my_turn()
            me.send("take-back")
            me.settle()
            assert me.my_turn()
    with house(tmp_path, database=url) as server, server.line(key) as again:
        assert again.my_turn()
        assert (again.view, again.log) == (me.view, me.log)
        assert again.play(most=2) > 0


def test_a_database_that_is_restarted_in_mid_game_loses_nothing_and_cuts_no_line(tmp_path, postgres: Cluster):
    with house(tmp_path, database=postgres.database("restarted")) as server:
        runner, corp = server.two(seed=7)
        with server.line(runner) as r, server.line(corp) as c:
            assert c.my_turn()
            postgres.stop()
            c.answer("mulligan")
            postgres.start()
            assert r.my_turn(), "the line stood, and what was answered meanwhile is told when it is on disk"
            r.answer("keep")
            assert c.my_turn()
            assert [value for value, _ in server.tables.store.answers(corp["table"])] == ["mulligan", "keep"]
            assert server.get(f"/tables/{corp['table']}").json()["status"] == "playing"


def test_nobody_hears_of_an_answer_that_is_not_on_disk(tmp_path, postgres: Cluster):
    """A change that cannot be written takes its table out of memory; everybody comes back to what is on disk."""
    with house(tmp_path, database=postgres.database("refused")) as server:
        (key,) = server.table("automa", "dash")["keys"]
        (other,) = server.table("automa", "dash")["keys"]
        store = server.tables.store
        with server.line(key) as me, server.line(other) as neighbour:
            assert me.my_turn()
            me.settle()
            before, asked = me.view, me.shown["ask"]
            plant(store, key["table"])
            me.answer(me.options[0])
            assert me.wait("refused")["reason"] == "server-cannot-keep"
            assert (me.view, store.answers(key["table"])) == (before, [])
            assert neighbour.play(most=2) == 2
        with store.writing() as c:
            c.execute(text("DROP TRIGGER planted ON tables"))
        with server.line(key) as again:
            assert again.my_turn()
            assert (again.view, again.shown["ask"]) == (before, asked)
            assert again.play(most=2) == 2


def plant(store: Store, table: str) -> None:
    with store.writing() as c:
        c.execute(text("CREATE FUNCTION no() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'planted'; END $$"))
        when = f"BEFORE UPDATE ON tables FOR EACH ROW WHEN (new.id = '{table}')"
        c.execute(text(f"CREATE TRIGGER planted {when} EXECUTE FUNCTION no()"))


def test_a_request_whose_change_cannot_be_written_is_told_so(tmp_path, postgres: Cluster):
    with house(tmp_path, database=postgres.database("unwritable")) as server:
        with server.tables.store.writing() as c:
            c.execute(text("ALTER TABLE tables ADD CHECK (game <> 'netrunner')"))
        made = server.post("/tables", {"opponent": {"kind": "hot-seat"}})
        assert (made.status_code, made.json()["error"]) == (503, "server-cannot-keep")
        assert not server.tables.live


def test_of_two_who_reach_for_a_table_one_has_it(tmp_path, postgres: Cluster):
    url = postgres.database("raced")
    with house(tmp_path, database=url) as server:
        (key,) = server.table("hot-seat")["keys"][:1]
    with house(tmp_path, database=url) as one, house(tmp_path, database=url) as two:
        rooms = [Leases(house.tables.store) for house in (one, two)]
        start, outcome = threading.Barrier(2), dict[int, bool]()

        def reach(n: int) -> None:
            start.wait()
            try:
                rooms[n].take(key["table"])
                outcome[n] = True
            except Elsewhere:
                outcome[n] = False

        racers = [threading.Thread(target=reach, args=(n,)) for n in (0, 1)]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(outcome.values()) == [False, True]
        assert sorted(len(room.held()) for room in rooms) == [0, 1]


def test_who_has_lost_a_table_changes_nothing_at_it(tmp_path, postgres: Cluster):
    """A process that was silent for too long: its table is another's, and what it still believes is not written."""
    with house(tmp_path, database=postgres.database("lost")) as server:
        (key,) = server.table("automa", "dash")["keys"]
        store = server.tables.store
        with server.line(key) as me:
            assert me.my_turn()
            with store.writing() as c:
                c.execute(text("UPDATE tables SET holder = 'another'"))
            me.answer(me.options[0])
            assert me.wait("refused")["reason"] == "server-elsewhere"
            assert store.answers(key["table"]) == []
        with server.line(key) as again:
            assert again.my_turn(), "the other one gives no sign of life"


def test_of_changes_that_are_written_together_only_those_of_a_lost_table_fail(postgres: Cluster):
    """Answers of three tables in one transaction, a chat among them; one table is another's."""
    store = Store(postgres.database("together"))
    failed: list[str] = []

    async def write() -> None:
        await store.begin()
        assert store.ink is not None
        store.ink.failed = lambda table, why: failed.append(f"{table} {why.message.key}")
        for id in ("AAAAAA", "BBBBBB", "CCCCCC"):
            store.add(TableRow(id=id, game="gangs", wish=Wish(), seed="0x1", rules=1, status="waiting"), [])
        await store.ink.dry()
        with store.writing() as c:
            c.execute(text("UPDATE tables SET holder = 'another' WHERE id = 'BBBBBB'"))
        for n in range(2):
            for id in ("AAAAAA", "BBBBBB", "CCCCCC"):
                store.append(id, n, [(f"{id} {n}", False)], {**MOMENT, "turn": n})
        await store.ink.dry()
        store.append("AAAAAA", 2, [("last", True)], MOMENT)
        store.say("AAAAAA", {"text": "hello"})
        await store.end()

    asyncio.run(write())
    store = Store(store.engine.url.render_as_string())
    assert failed == ["BBBBBB server-elsewhere"]
    assert store.answers("AAAAAA") == [("AAAAAA 0", False), ("AAAAAA 1", False), ("last", True)]
    assert (store.answers("BBBBBB"), len(store.answers("CCCCCC"))) == ([], 2)
    rows = store.tables(["AAAAAA", "CCCCCC"])
    assert (rows["AAAAAA"].turn, rows["CCCCCC"].turn, rows["CCCCCC"].result) == (3, 1, {"winner": "corp"})
    assert store.chat("AAAAAA") == [{"text": "hello"}]
    store.close()


def test_who_waits_for_a_change_waits_for_no_later_one_and_who_ends_leaves_no_line_to_the_database(postgres: Cluster):
    url = postgres.database("ends")
    store, other = Store(url), Store(url)

    async def write() -> None:
        await store.begin()
        assert store.ink is not None
        store.add(TableRow(id="AAAAAA", game="gangs", wish=Wish(), seed="0x1", rules=1, status="waiting"), [])
        await store.ink.dry()
        written = store.ink.mark
        store.say("AAAAAA", {"text": "hello"})
        assert (store.ink.wet, store.ink.dried) == (1, written)
        await store.aside(store.chat, "AAAAAA")
        await store.end()

    asyncio.run(write())
    assert other.chat("AAAAAA") == [{"text": "hello"}]
    end = time.monotonic() + PATIENCE
    while (left := lines_of_others(other)) and time.monotonic() < end:
        time.sleep(0.01)
    other.close()
    assert left == 0


def lines_of_others(store: Store) -> int:
    asked = (
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() "
        "AND backend_type = 'client backend'"
    )
    with store.engine.connect() as c:
        return int(c.execute(text(asked)).scalar_one())


def test_who_was_silent_for_too_long_looks_what_it_still_has(tmp_path, postgres: Cluster):
    with house(tmp_path, database=postgres.database("silent")) as server:
        (key,) = server.table("automa", "dash")["keys"]
        (other,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me, server.line(other) as neighbour:
            me.settle()
            with server.tables.store.writing() as c:
                c.execute(text("INSERT INTO processes VALUES ('dead', '', '', 0, 0)"))
                c.execute(text(f"UPDATE tables SET holder = 'another' WHERE id = '{key['table']}'"))
            asyncio.run_coroutine_threadsafe(server.tables.compare(), server.loop).result(PATIENCE)
            assert me.wait("refused")["reason"] == "server-elsewhere"
            assert neighbour.play(most=1) == 1
        with server.tables.store.reading() as c:
            assert c.execute(text("SELECT count(*) FROM processes")).scalar() == 1


def test_players_keep_their_ratings_decks_and_games(tmp_path, postgres: Cluster):
    with (
        house(tmp_path, database=postgres.database("players")) as server,
        device(server) as one,
        device(server) as two,
    ):
        asked_by: set[str] = set()
        engine = server.tables.store.engine
        event.listen(engine, "before_cursor_execute", lambda *what: asked_by.add(threading.current_thread().name))
        one.joins("Ada")
        two.joins("Bea")
        made = one.post("/tables", side="runner", opponent={"kind": "person"}, rated=True).json()
        (corp,) = two.post(f"/tables/{made['table']}/join", rated=True).json()["keys"]
        with server.line(corp) as c:
            assert c.my_turn()
            c.send("chat", text="hello")
            c.send("concede")
            c.settle()
        assert one.get("/me").json()["player"]["ratings"]["netrunner-runner"]["games"] == 1
        assert [game["table"] for game in two.get("/me/games").json()] == [made["table"]]
        deck = {"id": "d", "deck": None, "draft": None, "changed": 1}
        assert one.post("/me/decks", decks=[deck]).status_code == 200
        assert one.post("/me/block", table=made["table"], seat="corp").json()["player"]["blocked"] == ["Bea"]
        assert '"journal":{' in one.get("/me/export").text
        assert two.post("/me/delete", phrase=PHRASE).status_code == 200
        assert server.tables.live[made["table"]].said[0]["name"] == ""
        assert one.get("/me").json()["player"]["blocked"] == []
        with server.line(one.post("/tables", opponent={"kind": "hot-seat"}).json()["keys"][0]) as alone:
            alone.send("concede")
            alone.send("rematch")
            assert alone.wait("settled")["yes"]
        assert {name.partition("_")[0] for name in asked_by} == {"database"}, "never by the event loop's thread"


def test_a_database_that_cannot_be_reached_is_told_without_its_password():
    with pytest.raises(BadDatabase) as bad:
        Store("postgresql://jackin:hunter2@127.0.0.1:1/nothing")
    assert bad.value.message.key == "serve-bad-database"
    assert "hunter2" not in str(bad.value.message.args)


def test_an_answer_beyond_what_may_wait_is_refused(tmp_path, postgres: Cluster, monkeypatch):
    monkeypatch.setattr("jackin.server.ink.MOST_WET", 0)
    with house(tmp_path, database=postgres.database("flooded")) as server:
        made = server.post("/tables", {"opponent": {"kind": "hot-seat"}})
        assert (made.status_code, made.json()["error"]) == (503, "server-cannot-keep")
        with pytest.raises(Refusal):
            server.tables.store.say("AAAAAA", {})
