"""The lobby: who wants to be found is seen by everybody who looks, as it changes, and nobody else is."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from jackin.server.protocol.tables import LobbyShown
from jackin.server.seat import plain
from tests.server.kit import PATIENCE, House, Json, house

LISTED: Json = {"listed": True, "language": "de", "clock": {"bank": 1200, "increment": 30}}


class Looker:
    """Somebody in the lobby."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Json = {}

    def read(self) -> Json:
        message: Json = json.loads(self.socket.recv(PATIENCE))
        if message["type"] == "lobby":
            LobbyShown.model_validate(message)
            self.now = message
        return message

    def until(self, so: Callable[[Json], bool]) -> Json:
        while not self.now or not so(self.now):
            self.read()
        return self.now

    def sees(self, *tables: str) -> list[Json]:
        """Wait until exactly these stand there."""
        found: list[Json] = self.until(lambda now: [one["table"] for one in now["tables"]] == list(tables))["tables"]
        return found


@contextmanager
def looking(server: House, **more: Any) -> Iterator[Looker]:
    url = f"{server.address.replace('http', 'ws')}/api/lobby/live"
    with connect(url, open_timeout=PATIENCE, **more) as socket:
        yield Looker(socket)


def opened(server: House, name: str) -> Json:
    """The key of somebody who has opened a table for strangers."""
    wish = {"name": name, "opponent": {"kind": "person"}, **LISTED}
    key: Json = server.post("/tables", wish).json()["keys"][0]
    return key


@pytest.fixture
def server(tmp_path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def test_a_table_is_seen_only_if_its_maker_wants_it(server: House):
    with looking(server) as looker, ExitStack() as lines:
        assert looker.sees() == []
        hidden = server.table("person")["keys"][0]
        shown = opened(server, "Ada")
        for key in (hidden, shown):
            lines.enter_context(server.line(key)).settle()
        (info,) = looker.sees(shown["table"])
        assert (info["game"], info["status"], info["language"]) == ("netrunner", "waiting", "de")
        assert info["clock"] == LISTED["clock"]
        assert [(seat["seat"], seat["kind"], seat["name"]) for seat in info["seats"]] == [
            ("corp", "open", ""), ("runner", "person", "Ada"),
        ]  # fmt: skip
        assert info["deal"] == {"kind": "fair", "commitment": info["deal"]["commitment"]}
        assert shown["secret"] not in json.dumps(looker.now)


@pytest.mark.parametrize(("settings", "sets"), [({"sets": ["core"]}, ["core"]), ({}, [])])
def test_who_is_invited_is_told_which_sets_are_played(server: House, settings: Json, sets: list[str]):
    table = server.table("person", settings=settings)["table"]
    assert server.get(f"/tables/{table}").json()["sets"] == sets


def test_a_table_stands_there_while_its_maker_does(server: House):
    (key,) = server.table("person", **LISTED)["keys"]
    with looking(server) as looker:
        assert looker.sees() == []
        for _ in range(2):
            with server.line(key) as maker:
                maker.settle()
                looker.sees(key["table"])
            looker.sees()


def test_who_joins_from_the_list_is_dealt_fairly_and_others_may_watch_then(server: House):
    with looking(server) as looker, ExitStack() as lines:
        (key,) = server.table("person", **LISTED)["keys"]
        r = lines.enter_context(server.line(key))
        (info,) = looker.sees(key["table"])
        (other,) = server.post(f"/tables/{info['table']}/join", {"name": "Grace", "half": "1" * 64}).json()["keys"]
        c = lines.enter_context(server.line(other))
        (info,) = looker.until(lambda now: any(one["status"] == "playing" for one in now["tables"]))["tables"]
        assert info["deal"]["commitment"] == server.get(f"/tables/{key['table']}").json()["deal"]["commitment"]
        assert looker.until(lambda now: now["playing"] == 1)
        r.settle()
        c.settle()
        r.send("concede")
        looker.sees()


def test_a_game_that_nobody_may_watch_leaves_the_list_when_it_begins(server: House):
    with looking(server) as looker, ExitStack() as lines:
        (key,) = server.table("person", **{**LISTED, "spectators": "none"})["keys"]
        lines.enter_context(server.line(key)).settle()
        looker.sees(key["table"])
        server.post(f"/tables/{key['table']}/join", {})
        looker.sees()


def test_open_tables_come_first_and_the_newest_of_them(server: House):
    with looking(server) as looker, ExitStack() as lines:
        first, second, third = (server.table("person", **LISTED)["keys"][0] for _ in range(3))
        for key in (first, second, third):
            lines.enter_context(server.line(key)).settle()
        server.post(f"/tables/{third['table']}/join", {})
        looker.sees(second["table"], first["table"], third["table"])


def test_a_table_of_gangs_says_which_seats_are_free(server: House):
    seats = [{"kind": "here"}, {"kind": "open"}, {"kind": "open"}]
    made = server.post("/tables", {"game": "gangs", "seats": seats, "listed": True}).json()
    with looking(server) as looker, server.line(made["keys"][0]):
        (info,) = looker.sees(made["table"])
        assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open"]
        server.post(f"/tables/{made['table']}/join", {})
        looker.until(lambda now: [seat["kind"] for seat in now["tables"][0]["seats"]].count("open") == 1)


def test_how_many_are_here_is_told(server: House):
    with looking(server) as one:
        one.until(lambda now: now["here"] == 1)
        with looking(server) as two:
            two.until(lambda now: now["here"] == 2)
            one.until(lambda now: now["here"] == 2)
            with server.line(server.table("automa", "dash")["keys"][0]):
                one.until(lambda now: (now["here"], now["playing"]) == (3, 1))
        one.until(lambda now: (now["here"], now["playing"]) == (1, 0))


def test_answers_in_a_game_are_no_news(server: House):
    """Neither who is asked nor how long: it would tell what the seats must not know of each other."""
    runner, corp = server.two(**LISTED)
    with server.line(runner) as r, server.line(corp) as c:
        r.settle()
        assert c.my_turn()
        before, acting = server.tables.lobby.now(), r.info["acting"]
        c.answer("keep")
        c.settle()
        r.settle()
        assert r.info["acting"] != acting
        assert server.tables.lobby.now() == before
        assert all(seat["clock"] is None for seat in before["tables"][0]["seats"])


# Who misbehaves


def test_bytes_close_the_line_that_sent_them_and_other_messages_are_refused(server: House):
    with looking(server) as honest, looking(server) as looker:
        looker.socket.send('{"type": "concede"}')
        looker.socket.send('{"type": "ping"}')
        heard = [looker.read()["type"] for _ in range(3)]
        assert sorted(heard) == ["lobby", "pong", "refused"]
        looker.socket.send(b"\xff")
        with pytest.raises(ConnectionClosed) as closed:
            looker.until(lambda now: now["here"] < 0)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1003
        honest.until(lambda now: now["here"] == 1)


@pytest.mark.parametrize("headers", [{"origin": "https://elsewhere.example"}])
def test_a_page_from_elsewhere_does_not_get_in(server: House, headers):
    with pytest.raises(InvalidStatus), looking(server, **headers):
        pass


def test_a_table_that_many_complain_about_leaves_the_list(tmp_path):
    with house(tmp_path, proxies=("127.0.0.1",)) as server, looking(server) as looker:
        key = opened(server, "Rude")
        with server.line(key) as maker:
            maker.settle()
            looker.sees(key["table"])
            assert [complained(server, key["table"], n) for n in (1, 1, 2)] == [200, 400, 200]
            assert complained(server, key["table"], 3) == 200
            looker.sees()
            maker.settle()
    kept = [json.loads(path.read_text()) for path in (tmp_path / "reports").iterdir()]
    assert [(one["names"], "journal" in one) for one in kept] == [(["Rude"], False)] * 3


def complained(server: House, table: str, who: int) -> int:
    headers = {"x-forwarded-for": f"198.51.100.{who}"}
    answer: httpx.Response = server.http.post(
        f"/api/tables/{table}/complain", json={"text": "that name"}, headers=headers
    )
    return answer.status_code


def test_a_table_that_is_not_listed_concerns_nobody(server: House):
    (key,) = server.table("person")["keys"]
    refused = server.post(f"/tables/{key['table']}/complain", {})
    assert (refused.status_code, refused.json()["error"]) == (400, "server-not-listed")


@pytest.mark.parametrize(
    ("written", "name"),
    [
        ("  Ada\n\tL. ", "Ada L."),
        ("\u202eadA\u202c", "adA"),
        ("A\u200bd\u0000a", "A d a"),
        ("Z" + "\u0301" * 30 + "oe", "Z\u0301\u0301oe"),
        ("Żółw", "Żółw"),
        ("x" * 40, "x" * 24),
    ],
)
def test_a_name_is_one_line_of_plain_text(written, name):
    assert plain(written, 24) == name
