"""Databases of older versions: what they did not know yet has today's default."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from jackin import netrunner
from jackin.server.seat import digest
from tests.server.kit import house

FIRST_SCHEMA = """
CREATE TABLE tables (id VARCHAR(6) PRIMARY KEY, game VARCHAR(20) NOT NULL, wish JSON NOT NULL, setup JSON,
    seed BIGINT NOT NULL, rules INTEGER NOT NULL, status VARCHAR(10) NOT NULL, created FLOAT NOT NULL);
CREATE TABLE seats ("table" VARCHAR(6) NOT NULL, place INTEGER NOT NULL, seat VARCHAR(20) NOT NULL,
    kind VARCHAR(10) NOT NULL, secret VARCHAR(64) NOT NULL, PRIMARY KEY ("table", place));
CREATE TABLE answers ("table" VARCHAR(6) NOT NULL, n INTEGER NOT NULL, value VARCHAR(200) NOT NULL,
    PRIMARY KEY ("table", n));
"""
"""The least that a table ever had: every later column and setting is missing."""

SECRET = "s" * 32
KEY = {"table": "ABCDEF", "seat": "runner", "secret": SECRET}
LEAST_WISH: dict[str, Any] = {"opponent": {"kind": "bot", "name": "random"}}
ODD_WISH = {**LEAST_WISH, "a-setting-that-is-gone": 3}


def old_database(folder: Path, wish: dict[str, Any], answers: list[str], schema: str = FIRST_SCHEMA) -> None:
    setup = json.dumps(netrunner.setup(corp="jinteki", runner="shaper"))
    with sqlite3.connect(folder / "jackin.db") as c:
        c.executescript(schema)
        row = ("ABCDEF", "netrunner", json.dumps(wish), setup, 7, netrunner.GAME.version, "playing", 1.0)
        c.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?)", row)
        c.execute("INSERT INTO seats VALUES ('ABCDEF', 0, 'corp', 'person', '')")
        c.execute("INSERT INTO seats VALUES ('ABCDEF', 1, 'runner', 'person', ?)", (digest(SECRET),))
        c.executemany("INSERT INTO answers VALUES ('ABCDEF', ?, ?)", enumerate(answers))
    c.close()


@pytest.mark.parametrize("wish", [LEAST_WISH, ODD_WISH, {}])
def test_a_table_made_before_a_setting_existed_opens_with_todays_default(tmp_path, wish):
    old_database(tmp_path, wish, ["keep"])
    with house(tmp_path) as server:
        info = server.get("/tables/ABCDEF").json()
        assert (info["spectators"], info["chat"], info["guided"]) == ("public", True, False)
        assert [seat["name"] for seat in info["seats"]] == ["", ""]
        with server.line(KEY) as me:
            assert me.my_turn()
            me.answer("keep")
            me.settle()
            me.send("chat", text="still here")
            assert me.wait("chat")["text"] == "still here"
        assert server.get("/tables/ABCDEF/journal", SECRET).json()["answers"] == ["keep", "keep"]
        assert [one["table"] for one in server.post("/tables/mine", {"keys": [KEY]}).json()] == ["ABCDEF"]


def test_a_seed_whose_column_was_widened_is_the_number_that_it_was(tmp_path):
    """As PostgreSQL leaves it: the number is text now, and still of the first format."""
    views = []
    for name, kind in (("number", "BIGINT"), ("text", "VARCHAR(80)")):
        (tmp_path / name).mkdir()
        old_database(tmp_path / name, LEAST_WISH, ["keep"], FIRST_SCHEMA.replace("BIGINT", kind))
        with house(tmp_path / name) as server, server.line(KEY) as me:
            assert me.my_turn()
            views.append(me.view)
            assert server.get("/tables/ABCDEF/journal", SECRET).json()["seed"] == 7
    assert views[0] == views[1]


def test_a_database_is_brought_up_to_date_once(tmp_path):
    old_database(tmp_path, LEAST_WISH, [])
    for _ in range(2):
        with house(tmp_path) as server:
            assert server.get("/tables/ABCDEF").json()["status"] == "playing"


def test_a_guests_game_of_an_older_database_is_taken_along(tmp_path):
    old_database(tmp_path, LEAST_WISH, ["keep"])
    with house(tmp_path) as server:
        server.post("/me/join", {"name": "Veteran", "phrase": "four ducks on a pond"})
        assert server.post("/me/adopt", {"keys": [KEY]}).json() == {"games": 1}
        assert server.get("/me/games").json()[0]["mine"] == ["runner"]
    with house(tmp_path) as server:
        server.post("/me/enter", {"name": "veteran", "phrase": "four ducks on a pond"})
        assert [one["table"] for one in server.get("/me/games").json()] == ["ABCDEF"]
