"""Requests that cost much, are strange, or come under another name."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy import event

from jackin import locale, netrunner
from jackin.doors import door
from jackin.kernel.journal import Journal, checksum
from jackin.netrunner.catalog import BY_SLUG, CARDS, Card
from jackin.netrunner.decks import named, names
from jackin.netrunner.decks.faults import MOST_FAULTS
from jackin.netrunner.decks.titles import LONGEST_TITLE, headings, titles
from jackin.netrunner.words import SIDES
from jackin.server.limits import same_origin
from tests.attacks.test_connections import plug
from tests.server.kit import House, Json, house


def signed(journal: Json) -> Json:
    body = {name: value for name, value in journal.items() if name != "check"}
    return {**body, "check": checksum(body)}


def a_journal() -> Json:
    return Journal.begin(door("netrunner").game, netrunner.setup(corp="jinteki", runner="shaper"), 7).encode()


OUTLAWS: dict[str, Callable[[Json], object]] = {
    "one card four times": lambda setup: setup["corp"]["cards"].update({"hedge-fund": 4}),
    "too few cards": lambda setup: setup["runner"]["cards"].clear(),
    "a deck that nobody may build": lambda setup: setup["corp"]["cards"].pop("nisei-mk-ii"),
    "a foreign agenda": lambda setup: setup["corp"]["cards"].update({"accelerated-beta-test": 1}),
}


@pytest.mark.parametrize("outlaw", OUTLAWS)
def test_a_deck_that_breaks_the_law_is_refused_before_anything_is_played(server: House, outlaw):
    journal = a_journal()
    OUTLAWS[outlaw](journal["setup"])
    refused = server.post("/replays", signed(journal))
    assert (refused.status_code, refused.json()["error"]) == (400, "server-illegal-journal")
    wish = {"opponent": {"kind": "hot-seat"}, "origin": {"journal": signed(journal), "answers": 0}}
    assert server.post("/tables", wish).json()["error"] == "server-illegal-journal"


@pytest.mark.parametrize(
    "change",
    [
        lambda setup: setup["corp"]["cards"].update({"hedge-fund": 10_000}),
        lambda setup: setup["corp"]["cards"].update({"hedge-fund": "3"}),
        lambda setup: setup.update(corp=setup["runner"]),
        lambda setup: setup.update(corp=[]),
        lambda setup: setup["runner"]["cards"].update({"no-such-card": 1}),
    ],
    ids=["ten thousand", "text", "other side", "no deck", "unknown card"],
)
def test_a_setup_that_is_none_is_refused(server: House, change):
    journal = a_journal()
    change(journal["setup"])
    assert server.post("/replays", signed(journal)).status_code == 400


@pytest.mark.parametrize("name", names())
def test_a_journal_with_any_deck_of_the_house_opens(server: House, name):
    deck = named(name)
    sides = {"corp": "jinteki", "runner": "shaper", SIDES[deck.side]: name}
    journal = Journal.begin(door("netrunner").game, netrunner.setup(**sides), 7)
    assert server.post("/replays", journal.encode()).status_code == 200


@pytest.mark.parametrize("lesson", [False, True])
@pytest.mark.parametrize("side", SIDES)
def test_a_journal_of_a_game_against_an_automa_opens_and_so_does_one_of_a_lesson(server: House, side, lesson):
    other = next(pack["id"] for pack in door("netrunner").automas() if pack["side"] != side)
    (key,) = server.table("automa", other, side=side, guided=lesson)["keys"]
    with server.line(key) as me:
        me.play(most=4)
        me.settle()
    journal = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    assert server.post("/replays", journal).json()["length"] == len(journal["answers"])


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
        '<deck game="x">' + '<card qty="3" id="x">Sure Gamble</card>' * 2000 + "</deck>",
    ],
    ids=["text", "json", "xml"],
)
def test_a_deck_list_of_thousands_of_lines_is_no_deck_list(server: House, text):
    read = server.post("/decks/read", {"text": text}).json()
    assert [fault["key"] for fault in read["faults"]] == ["deck-too-many-lines"]


MISTAKES = {
    "text": "3 Shure Gambel\n" * 400,
    "text without numbers": "Nothing like this at all\n" * 400,
    "brackets": ("3 Shure " + "(a) " * 70 + "\n") * 300,
    "beginnings": "3 The\n" * 400,
    "json": json.dumps({"cards": {f"9{n:04}": 3 for n in range(400)}}),
    "xml": '<deck game="x">' + '<card qty="3" id="x">Shure Gambel</card>' * 400 + "</deck>",
}


@pytest.mark.parametrize("kind", MISTAKES)
def test_after_some_dozens_of_mistakes_a_list_is_not_read_on_and_says_so(server: House, kind, monkeypatch):
    looked_up: list[str] = []
    real = titles().exact

    def exact(written: str) -> Card | None:
        looked_up.append(written)
        return real(written)

    monkeypatch.setattr(titles(), "exact", exact)
    faults = server.post("/decks/read", {"text": MISTAKES[kind]}).json()["faults"]
    assert len(faults) <= MOST_FAULTS + 1
    assert faults[-1]["key"] == "deck-too-many-faults"
    assert len(looked_up) < 40 * MOST_FAULTS
    assert all(len(written) <= LONGEST_TITLE for written in looked_up)


def test_the_first_list_of_a_server_understands_no_catalogue(monkeypatch):
    """Four languages take seconds, on the thread that all tables share; what is plain text says the same."""
    slow = {lang: locale.words(lang) for lang in locale.LANGUAGES}
    printed = [card for card in CARDS if slow["en"].has(f"card-{card.slug}")]
    known = {(lang, card.slug): slow[lang].title(card.slug) for lang in slow for card in printed}
    assert len(printed) > 200
    monkeypatch.setattr(locale, "words", None)
    quick = titles.__wrapped__()
    headings.__wrapped__()
    for (_, slug), title in known.items():
        assert quick.exact(title) is BY_SLUG[slug]


def test_only_titles_that_share_letters_are_compared(monkeypatch):
    """The cost of a fault is that of the letters in it, not of every title."""
    known = titles()
    assert known.nearest("Shure Gambel")[0] == "Sure Gamble"
    assert known.nearest("x" * 5000) == []
    touched = [key for pair in ("qz", "zq") for key in known.with_pair.get(pair, [])]
    assert len(touched) < 5


def test_a_hundred_keys_ask_the_disk_no_more_often_than_one(tmp_path):
    with house(tmp_path) as server:
        keys = [key for _ in range(10) for key in server.table("hot-seat")["keys"]]
        server.tables.live.clear()
        asked: list[str] = []
        event.listen(
            server.tables.store.engine, "before_cursor_execute", lambda c, cursor, sql, *more: asked.append(sql)
        )
        assert len(server.post("/tables/mine", {"keys": keys[:1]}).json()) == 1
        once = len(asked)
        wrong = [{**key, "secret": "x" * 30} for key in keys * 3]
        assert len(server.post("/tables/mine", {"keys": keys + wrong}).json()) == 10
        assert len(asked) == 2 * once


@pytest.mark.parametrize("path", ["/" + "x" * 5000, "/assets/" + "y" * 1500, "/" + "a/" * 700, "/?" + "q" * 3000])
def test_a_path_without_end_is_refused(server: House, path):
    assert server.http.get(path).status_code == 414


@pytest.mark.parametrize(
    "path",
    ["/%ED%A0%80", "/table/%ED%A0%80", "/api/words/%ED%A0%80", "/assets/%FF.js", "/replay/%C3", "/\udcff", "/%00"],
)
def test_a_path_that_is_no_text_is_refused(server: House, path):
    """Lone surrogates, halves of characters, and bytes that no address has."""
    with plug(server) as line:
        line.sendall(b"GET " + path.encode("utf-8", "surrogateescape") + b" HTTP/1.1\r\nhost: localhost\r\n\r\n")
        assert line.recv(10) == b"HTTP/1.1 4"


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
