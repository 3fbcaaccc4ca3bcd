"""A disk that is full, read-only, broken or taken: one clear sentence, and nothing is lost."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event
from typer.testing import CliRunner

from jackin.cli import app
from jackin.doors import Refusal
from jackin.server.store import BadDatabase, Store
from tests.server.kit import PATIENCE, House, at_random, house


def fill(server: House) -> None:
    """From now on the database must not grow: for SQLite the same as a full disk."""
    engine = server.tables.store.engine
    with engine.connect() as c:
        pages = c.exec_driver_sql("PRAGMA page_count").scalar()

    @event.listens_for(engine, "checkout")
    def full(connection, *what):
        connection.execute(f"PRAGMA max_page_count={pages}")

    full(server.tables.store.hand)
    server.full = (engine, full)  # type: ignore[attr-defined]


def make_room(server: House) -> None:
    engine, full = server.full  # type: ignore[attr-defined]
    event.remove(engine, "checkout", full)
    server.tables.store.hand.execute("PRAGMA max_page_count=1000000")


def test_on_a_full_disk_nothing_changes_and_when_there_is_room_the_game_goes_on(tmp_path):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash", clock={"bank": 600, "increment": 5})["keys"]
        with server.line(key) as me:
            assert me.my_turn()
            me.settle()
            fill(server)
            refused = False
            while not refused:
                assert me.my_turn(), "the page of answers is full before the game is over"
                before, log, ask = me.view, list(me.log), me.shown["ask"]
                me.answer(at_random(me.view))
                refused = any(one.get("reason") == "server-cannot-keep" for one in me.settle())
            assert (me.view, me.log, me.shown["ask"]) == (before, log, ask)
            while (made := server.post("/tables", {"opponent": {"kind": "hot-seat"}})).status_code == 200:
                pass
            assert (made.status_code, made.json()["error"]) == (503, "server-cannot-keep")
            make_room(server)
            assert me.play(most=3) > 0
            me.settle()
    with house(tmp_path) as server, server.line(key) as again:
        again.settle()
        assert again.view == me.view


def test_who_cannot_be_seated_on_a_full_disk_leaves_the_seat_free(tmp_path, monkeypatch):
    def full(self, *what):
        raise Refusal("server-cannot-keep")

    with house(tmp_path) as server:
        made = server.table("person")
        join = f"/tables/{made['table']}/join"
        with monkeypatch.context() as disk:
            disk.setattr(Store, "change", full)
            assert server.post(join, {"half": "1" * 64}).status_code == 503
        info = server.get(f"/tables/{made['table']}").json()
        assert (info["status"], {seat["kind"] for seat in info["seats"]}) == ("waiting", {"person", "open"})
        (corp,) = server.post(join, {"half": "2" * 64}).json()["keys"]
        with server.line(corp) as c:
            assert c.my_turn()
            assert server.tables.live[made["table"]].row.deal.halves == {"corp": "2" * 64}


def started(*arguments: str) -> tuple[int, str]:
    """`jackin serve` that should not start: its code and what it says."""
    command = [sys.executable, "-m", "jackin", "serve", "--port", "0", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    return done.returncode, done.stderr


def test_the_command_says_in_one_sentence_why_it_cannot_start(tmp_path):
    code, said = started("--data", str(tmp_path), "--database", "nonsense")
    assert code == 2
    assert said.startswith("Error: nonsense is no database that can be used here")
    assert "Traceback" not in said


SERVING: list[Store] = []


def no_database(folder: Path) -> list[str]:
    (folder / "jackin.db").write_text("Dear diary,\n" * 1000)
    return []


def only_to_be_read(folder: Path) -> list[str]:
    Store(f"sqlite:///{folder}/jackin.db").close()
    return ["--database", f"sqlite:///file:{folder}/jackin.db?mode=ro&uri=true"]


def taken(folder: Path) -> list[str]:
    SERVING.append(Store(f"sqlite:///{folder}/jackin.db"))
    return []


def no_folder(folder: Path) -> list[str]:
    (folder / "file").write_text("")
    return ["--data", str(folder / "file")]


@pytest.mark.parametrize("spoil", [no_database, only_to_be_read, taken, no_folder])
def test_whatever_is_wrong_with_the_disk_the_command_ends_with_a_sentence_and_a_code(tmp_path, spoil):
    said = CliRunner().invoke(app, ["serve", "--port", "0", "--data", str(tmp_path), *spoil(tmp_path)])
    assert said.exit_code == 2
    assert said.output.startswith("Error: ")
    assert said.output.count("\n") == 1


def test_a_policy_that_is_none_is_told_by_the_command(tmp_path):
    code, said = started("--data", str(tmp_path), "--keep", "tables=never")
    assert code == 2
    assert "tables=30" in said


def why_not(url: str) -> str:
    with pytest.raises(BadDatabase) as bad:
        Store(url)
    return bad.value.message.key


def test_a_database_that_is_none(tmp_path):
    assert why_not("nonsense") == "serve-bad-url"
    assert why_not("nosuch://here/there") == "serve-bad-url"
    assert why_not(f"sqlite:///{tmp_path}") == "serve-bad-database", "a folder"
    assert why_not(f"sqlite:///{tmp_path}/no/such/folder/jackin.db") == "serve-bad-database"


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path):
    (tmp_path / "jackin.db").write_text("Dear diary,\n" * 1000)
    assert why_not(f"sqlite:///{tmp_path}/jackin.db") == "serve-bad-database"
    assert (tmp_path / "jackin.db").read_text() == "Dear diary,\n" * 1000


def test_a_database_that_can_only_be_read(tmp_path):
    Store(f"sqlite:///{tmp_path}/jackin.db").close()
    assert why_not(f"sqlite:///file:{tmp_path}/jackin.db?mode=ro&uri=true") == "serve-bad-database"


def test_a_broken_page_is_told_and_other_tables_play_on(tmp_path):
    with house(tmp_path / "whole") as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            assert me.play(most=3) == 3
            me.settle()
    shutil.copytree(tmp_path / "whole", tmp_path / "broken")
    break_pages_of(tmp_path / "broken/jackin.db", "answers")
    with house(tmp_path / "broken") as server:
        (other,) = server.table("automa", "dash")["keys"]
        with server.line(key) as lost:
            assert lost.wait("refused")["reason"] == "server-cannot-read"
        answer = server.get(f"/tables/{key['table']}/journal", key["secret"])
        assert (answer.status_code, answer.json()["error"]) == (503, "server-cannot-read")
        assert server.get(f"/tables/{other['table']}").status_code == 200


def break_pages_of(path: Path, table: str) -> None:
    with sqlite3.connect(path) as c:
        root = c.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (table,)).fetchone()[0]
        size = c.execute("PRAGMA page_size").fetchone()[0]
    c.close()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)


def test_a_second_server_on_the_same_file_is_told_and_the_first_plays_on(tmp_path):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        assert why_not(f"sqlite:///{tmp_path}/jackin.db") == "serve-second"
        with server.line(key) as me:
            assert me.play(most=2) == 2
    Store(f"sqlite:///{tmp_path}/jackin.db").close()


def test_answers_and_what_changes_with_them_are_one_transaction(tmp_path):
    """The row cannot be written: then the answers must not be there either."""
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        store = server.tables.store
        with store.engine.begin() as c:
            c.exec_driver_sql(
                "CREATE TRIGGER planted BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'planted'); END"
            )
        with server.line(key) as me:
            assert me.my_turn()
            me.settle()
            before = me.view
            me.answer(me.options[0])
            assert me.wait("refused")["reason"] == "server-cannot-keep"
            me.settle()
            assert me.view == before
            assert store.answers(key["table"]) == []
            with store.engine.begin() as c:
                c.exec_driver_sql("DROP TRIGGER planted")
            me.answer(me.options[0])
            assert me.my_turn()
            assert len(store.answers(key["table"])) == 1


def test_a_take_back_is_one_transaction(tmp_path):
    with house(tmp_path) as server:
        (key,) = server.table("automa", "dash")["keys"]
        store = server.tables.store
        with server.line(key) as me:
            me.play(most=3)
            assert me.my_turn()
            me.settle()
            before, ask = me.view, me.shown["ask"]
            with store.engine.begin() as c:
                c.exec_driver_sql(
                    "CREATE TRIGGER planted BEFORE UPDATE ON tables BEGIN SELECT RAISE(ABORT, 'planted'); END"
                )
            me.send("take-back")
            assert me.wait("refused")["reason"] == "server-cannot-keep"
            me.settle()
            assert (me.view, me.shown["ask"], len(store.answers(key["table"]))) == (before, ask, 3)
