"""Requests that cost much, are strange, or come under another name."""

from __future__ import annotations

import json

import pytest

from jackin import netrunner
from jackin.doors import door
from jackin.kernel.journal import Journal, checksum
from jackin.netrunner.decks.titles import titles
from jackin.server.limits import same_origin
from tests.attacks.test_connections import plug
from tests.server.kit import House, Json, house


def signed(journal: Json) -> Json:
    body = {name: value for name, value in journal.items() if name != "check"}
    return {**body, "check": checksum(body)}


def a_journal() -> Json:
    return Journal.begin(door("netrunner").game, netrunner.setup(corp="jinteki", runner="shaper"), 7).encode()


def test_a_deck_that_breaks_the_law_is_refused_before_anything_is_played(server: House):
    journal = a_journal()
    journal["setup"]["corp"]["cards"]["hedge-fund"] = 10_000
    refused = server.post("/replays", signed(journal))
    assert (refused.status_code, refused.json()["error"]) == (400, "server-bad-journal")
    assert "corp" in refused.json()["detail"]
    wish = {"opponent": {"kind": "hot-seat"}, "origin": {"journal": signed(journal), "answers": 0}}
    assert server.post("/tables", wish).json()["error"] == "server-bad-journal"


@pytest.mark.parametrize(
    "answers", [["keep"] * 8001, ["x" * 201], [1], "keep"], ids=["many", "long", "number", "text"]
)
def test_a_journal_beyond_all_measure_is_refused(server: House, answers):
    refused = server.post("/replays", signed({**a_journal(), "answers": answers}))
    assert (refused.status_code, refused.json()["error"]) == (400, "server-bad-journal")


def test_a_journal_that_takes_too_long_is_given_up_and_the_next_is_read(tmp_path):
    with house(tmp_path, reading=0.000001) as server:
        late = server.post("/replays", a_journal())
        assert (late.status_code, late.json()["error"]) == (400, "server-bad-journal")
        server.tables.reader.workers.seconds = 30
        assert server.post("/replays", a_journal()).status_code == 200


def test_replays_in_memory_are_counted_by_their_bytes(tmp_path):
    with house(tmp_path) as server:
        shelf = server.app.state.replays
        ids = [server.post("/replays", a_journal()).json()["id"] for _ in range(3)]
        shelf.budget = shelf.bytes * 2 // 3
        ids.append(server.post("/replays", a_journal()).json()["id"])
        assert shelf.bytes <= shelf.budget
        for id in ids:
            assert server.get(f"/replays/{id}/0").status_code == 200
            assert shelf.bytes <= shelf.budget


def test_an_address_has_few_readings_waiting(tmp_path):
    with house(tmp_path) as server:
        reader = server.tables.reader
        reader._waiting["127.0.0.1"] = reader.limits.readings_waiting
        refused = server.post("/replays", a_journal())
        assert (refused.status_code, refused.json()["error"]) == (429, "server-too-fast")


@pytest.mark.parametrize(
    "text",
    [
        "3 Nothing like it\n" * 5000,
        json.dumps({"cards": {str(n): 3 for n in range(5000)}}),
        '<deck game="x">' + '<card qty="3" id="x">Nothing</card>' * 2500 + "</deck>",
    ],
    ids=["text", "json", "xml"],
)
def test_a_deck_list_of_thousands_of_lines_is_no_deck_list(server: House, text):
    read = server.post("/decks/read", {"text": text}).json()
    assert [fault["key"] for fault in read["faults"]] == ["deck-too-many-lines"]


def test_only_titles_that_share_letters_are_compared(monkeypatch):
    """The cost of a fault is that of the letters in it, not of every title."""
    known = titles()
    assert known.nearest("Shure Gambel")[0] == "Sure Gamble"
    assert known.nearest("x" * 5000) == []
    touched = [key for pair in ("qz", "zq") for key in known.with_pair.get(pair, [])]
    assert len(touched) < 5


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/assets/" + "y" * 1500, "/" + "a/" * 700, "/?" + "q" * 3000])
def test_a_path_without_end_is_refused(server: House, path):
    assert server.http.get(path).status_code == 414


@pytest.mark.parametrize("name", ["x" * 300, "y" * 900])
def test_a_name_too_long_for_the_disk_is_not_found(server: House, name):
    assert server.http.get(f"/{name}.js").status_code == 404


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/decks/check", r'{"identity": "\udfff", "cards": {}}'),
        ("/tables", r'{"opponent": {"kind": "hot-seat"}, "\udead": 1}'),
        ("/tables", r'{"game": "gangs", "seats": [{"kind": "here"}], "settings": {"content": "\ud800"}}'),
        ("/replays", r'{"game": "netrunner", "answers": ["\ud800"], "setup": {}}'),
        ("/replays", r'{"game": "\ud800"}'),
    ],
)
def test_half_a_character_is_not_understood(server: House, path, body):
    answer = server.http.post(f"/api{path}", content=body.encode(), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"].startswith("server-")


# Names


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "evil:8765"])
def test_a_name_that_is_not_ours_is_refused(server: House, host):
    """DNS rebinding: a foreign name made to point here."""
    answer = server.http.get("/api/lobby", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]) == (421, "server-other-host")
    (key,) = server.table()["keys"]
    assert shaken(server, key["table"], host) == b"HTTP/1.1 403"
    assert shaken(server, key["table"], "localhost") == b"HTTP/1.1 101"


def shaken(server: House, table: str, host: str) -> bytes:
    """How a line's handshake under a name begins to be answered."""
    asked = [f"GET /api/tables/{table}/play HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
    asked += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    with plug(server) as line:
        line.sendall("\r\n".join(asked).encode())
        return line.recv(12)


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:99", "127.0.0.1:8765", "[::1]:8765", "192.168.1.7"])
def test_numbers_and_this_machines_names_are_ours(server: House, host):
    assert server.http.get("/api/lobby", headers={"host": host}).status_code == 200


def test_names_can_be_added(tmp_path):
    with house(tmp_path, names=("table.example.org",)) as server:
        assert server.http.get("/api/nothing", headers={"host": "Table.Example.org:443"}).status_code == 404


@pytest.mark.parametrize(
    ("origin", "fits"),
    [
        (None, True),
        ("http://localhost:8765", True),
        ("https://localhost:8765", True),
        ("https://friend.example", True),
        ("http://localhost:8765.evil.example", False),
        ("http://localhost:87650", False),
        ("http://localhost", False),
        ("http://evil.example/localhost:8765", False),
        ("https://friend.example.evil.example", False),
        ("null", False),
        ("", False),
    ],
)
def test_an_origin_fits_as_a_whole_or_not_at_all(origin, fits):
    assert same_origin(origin, "localhost:8765", ("https://friend.example",)) is fits
