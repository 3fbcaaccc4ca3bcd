"""Lists and files over HTTP, and the walls around them."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from jackin.locale import words
from jackin.netrunner.catalog import SETS, pool
from jackin.server.settings import Limits
from tests.server.kit import PATIENCE, UNLIMITED, House, Wire, house


def test_the_lobby_says_what_can_be_played(server: House):
    lobby = server.get("/lobby").json()
    assert "netrunner" in lobby["games"]
    assert {"random", "greedy"} <= set(lobby["bots"])
    assert {"dash", "runner"} <= {pack["id"] for pack in lobby["automas"]}
    assert set(lobby["languages"]) == {"en", "es", "de", "pl"}


def test_every_click_of_an_automa_has_words(server: House):
    said = words("en")
    for pack in server.get("/lobby").json()["automas"]:
        for card in pack["cards"]:
            assert card["clicks"]
            for click in card["clicks"]:
                assert said.has(click["key"]), click


def test_behaviour_economy_and_override_of_an_automa_are_chosen_with_the_table(server: House):
    exa = next(pack for pack in server.get("/lobby").json()["automas"] if pack["id"] == "exa")
    assert [card["id"] for card in exa["behaviours"]] == ["exa-hunt", "exa-tempo", "exa-fortify", "exa-round"]
    said = words("en")
    assert all(said.has(click["key"]) for card in exa["behaviours"] for click in [*card["a"], *card["b"]])
    chosen = {"kind": "automa", "name": "exa", "behaviour": "exa-fortify", "economy": True, "override": True}
    (key,) = server.post("/tables", {"side": "runner", "opponent": chosen}).json()["keys"]
    with server.line(key) as me:
        shown = me.wait("shown")["view"]["automa"]
    assert (shown["behaviour"], shown["improved_economy"], shown["human_override"]) == ("exa-fortify", True, True)


def test_words_are_one_catalogue_for_each_language(server: House):
    english = server.get("/words/en")
    assert "card-sure-gamble = " in english.text
    assert "server-stale = " in english.text
    assert english.headers["content-type"].startswith("text/plain")
    assert server.get("/words/xx").json()["error"] == "server-no-language"


def test_cards_have_what_is_printed_on_them_and_nothing_else(server: House):
    cards = {card["slug"]: card for card in server.get("/cards").json()}
    assert {card.slug for card in pool(SETS)} == set(cards)
    assert (cards["sure-gamble"]["set"], cards["quality-time"]["set"]) == ("core", "genesis")
    assert (cards["sure-gamble"]["cost"], cards["enigma"]["strength"]) == (5, 2)
    assert "strength" not in cards["sure-gamble"]
    assert "influence" in cards["enigma"]
    assert cards["psychographics"].get("cost") is None


def test_decks_are_judged_read_and_written(server: House):
    deck = server.get("/decks").json()[0]["deck"]
    report = server.post("/decks/check", deck).json()
    assert report["legal"]
    assert report["size"] >= report["least"]
    short = {**deck, "cards": {}}
    assert "deck-too-small" in [fault["key"] for fault in server.post("/decks/check", short).json()["faults"]]
    for format in ("text", "netrunnerdb", "octgn"):
        written = server.post("/decks/write", {"deck": deck, "format": format}).text
        read = server.post("/decks/read", {"text": written}).json()
        assert read["deck"]["cards"] == deck["cards"]
    assert server.post("/decks/read", {"text": "3x Nothing Like It"}).json()["faults"]
    strange = server.post("/decks/check", {"identity": "nobody", "cards": {}})
    assert (strange.status_code, strange.json()["error"]) == (400, "server-no-card")


def test_the_law_of_an_identity_says_what_its_decks_may_hold(server: House):
    law = server.get("/decks/law/haas-bioroid-engineering-the-future").json()
    assert law["influence_limit"] == 15
    terms = [law["cards"][card] for card in ("ichi-1-0", "hedge-fund", "tollbooth", "nisei-mk-ii", "diesel")]
    assert [(one["most"], one["price"], one["bar"]) for one in terms] == [
        (3, 0, "copies"), (3, 0, "copies"), (3, 2, "copies"), (0, 0, "faction"), (0, 0, "side"),
    ]  # fmt: skip
    assert server.get("/decks/law/nobody").json()["error"] == "server-no-card"


def test_an_illegal_deck_does_not_come_to_the_table(server: House):
    deck = {**server.get("/decks").json()[0]["deck"], "cards": {"hedge-fund": 3}}
    refused = server.post("/tables", {"side": "corp", "deck": deck, "opponent": {"kind": "bot", "name": "random"}})
    assert refused.json()["error"] == "server-illegal-deck"
    refused = server.post("/tables", {"side": "runner", "deck": deck, "opponent": {"kind": "hot-seat"}})
    assert refused.json()["error"] == "server-deck-of-other-side"


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"opponent": {"kind": "bot", "name": "deep"}}, "server-no-bot"),
        ({"opponent": {"kind": "automa", "name": "../../etc"}}, "server-no-automa"),
        ({"opponent": {"kind": "automa", "name": "dash", "level": "cruel"}}, "server-no-level"),
        ({"side": "corp", "opponent": {"kind": "automa", "name": "dash"}}, "server-no-automa"),
        ({"opponent": {"kind": "automa", "name": "exa", "behaviour": "exa-nap"}}, "server-no-behaviour"),
        ({"opponent": {"kind": "automa", "name": "dash", "behaviour": "exa-hunt"}}, "server-no-behaviour"),
        (
            {"side": "corp", "opponent": {"kind": "automa", "name": "runner", "economy": True}},
            "server-corp-automa-only",
        ),
        ({"side": "judge", "opponent": {"kind": "hot-seat"}}, "server-no-seat"),
        ({"opponent": {"kind": "nobody"}}, "server-not-understood"),
        ({"opponent": {"kind": "hot-seat"}, "extra": 1}, "server-not-understood"),
        ({"opponent": {"kind": "hot-seat"}, "origin": {"journal": {}, "answers": 0}}, "server-bad-journal"),
    ],
)
def test_wishes_that_cannot_be_granted(server: House, wish, error):
    refused = server.post("/tables", wish)
    assert 400 <= refused.status_code < 500
    assert refused.json()["error"] == error


def test_names_are_plain_text(server: House):
    wish = {"opponent": {"kind": "hot-seat"}, "name": "<i>\u202eAnn\n"}
    made = server.post("/tables", wish).json()
    names = {seat["name"] for seat in server.get(f"/tables/{made['table']}").json()["seats"]}
    assert names == {"<i> Ann"}


def test_my_tables_are_those_that_my_keys_open(server: House):
    (mine,) = server.table()["keys"]
    other = {**server.table()["keys"][0], "secret": "x" * 32}
    found = server.post("/tables/mine", {"keys": [mine, other]}).json()
    assert [info["table"] for info in found] == [mine["table"]]


def test_a_bug_report_carries_the_journal(server: House, tmp_path_factory):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        me.play(most=5)
        me.settle()
    assert server.post(f"/tables/{key['table']}/report", {"text": "odd"}).status_code == 403
    filed = server.post(f"/tables/{key['table']}/report", {"text": "odd", "client": "test"}, key["secret"]).json()
    (path,) = tmp_path_factory.getbasetemp().rglob(f"reports/{filed['number']}.json")
    report = json.loads(path.read_text("utf-8"))
    assert report["text"] == "odd"
    assert len(report["journal"]["answers"]) == 5


def test_rules_come_with_their_numbers(server: House):
    books = {book["id"]: book for book in server.get("/rules").json()}
    rules = {rule["id"] for section in books["netrunner"]["sections"] for rule in section["rules"]}
    assert {"RUN-2.3", "DECK-1", "GOLD-1"} <= rules


def test_the_handbook_is_told_in_each_language(server: House):
    netrunner, automa, gangs = server.get("/handbook/de").json()
    told = {one["id"]: one for chapter in netrunner["chapters"] for one in chapter["paragraphs"]}
    assert told["approach"]["title"] == "Sich dem Ice annähern"
    assert "RUN-2.3" in told["approach"]["rules"]
    assert automa["chapters"][1]["title"] == "Der Automa des Konzerns"
    assert gangs["chapters"][0]["title"] == "Night City"
    assert server.http.get("/api/handbook/xx").json()["error"] == "server-no-language"


@pytest.mark.parametrize("path", ["words/de", "cards", "sets", "rules", "lobby", "handbook/pl"])
def test_what_stays_the_same_is_packed_once_and_sent_once(server: House, path):
    first = server.get(f"/{path}")
    assert first.headers["content-encoding"] == "gzip"
    assert first.headers["cache-control"] == "no-cache"
    again = server.http.get(f"/api/{path}", headers={"if-none-match": f'"x", W/{first.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    plain = server.http.get(f"/api/{path}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == first.text


def test_a_changed_file_of_the_client_is_seen(tmp_path):
    (tmp_path / "web").mkdir()
    page = tmp_path / "web/index.html"
    page.write_text("old")
    with house(tmp_path / "data", client=tmp_path / "web") as server:
        assert server.http.get("/").text == "old"
        page.write_text("newer")
        assert server.http.get("/").text == "newer"


def test_every_answer_has_the_headers_that_keep_pages_apart(server: House):
    for path in ("/", "/table/ABCDEF", "/api/lobby", "/api/nothing", "/nothing.js"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_pages_from_elsewhere_may_not_speak_to_the_table(server: House):
    body = {"opponent": {"kind": "hot-seat"}}
    foreign = server.http.post("/api/tables", json=body, headers={"origin": "https://elsewhere.example"})
    assert (foreign.status_code, foreign.json()["error"]) == (403, "server-other-origin")
    own = server.http.post("/api/tables", json=body, headers={"origin": server.address})
    assert own.status_code == 200
    (key,) = server.table()["keys"]
    with pytest.raises(InvalidStatus):
        server.line(key, socket={"origin": "https://elsewhere.example"})
    with server.line(key, socket={"origin": server.address}) as me:
        assert me.my_turn()


def test_files_outside_the_client_are_not_served(server: House):
    for path in ("../pyproject.toml", "%2e%2e/pyproject.toml", "assets/../../pyproject.toml", "assets//etc/passwd"):
        assert server.http.get(f"/{path}").status_code == 404


def pages_of_the_client() -> list[str]:
    routes = (Path(__file__).parents[2] / "web/src/routes.ts").read_text()
    plain, named = (re.findall(r"'(\w+)'", found) for found in re.findall(r"const \w+ = \[(.*)\] as const", routes))
    assert "learn" in plain
    assert "player" in named
    return ["/", *(f"/{page}" for page in plain), *(f"/{page}/abc" for page in named), "/workshop/gangs/mine"]


def test_a_built_client_is_served_and_its_assets_are_kept(tmp_path):
    (tmp_path / "web/assets").mkdir(parents=True)
    (tmp_path / "web/index.html").write_text("<!doctype html><title>Jackin</title>")
    (tmp_path / "web/assets/app-1a2b.js").write_text("'use strict'")
    with house(tmp_path / "data", client=tmp_path / "web") as server:
        for page in pages_of_the_client():
            answer = server.http.get(page)
            assert answer.text.startswith("<!doctype html>")
            assert answer.headers["cache-control"] == "no-cache"
        asset = server.http.get("/assets/app-1a2b.js")
        assert "javascript" in asset.headers["content-type"]
        assert "immutable" in asset.headers["cache-control"]
        lost = server.http.get("/no/such/page")
        assert (lost.status_code, lost.text) == (404, "<!doctype html><title>Jackin</title>")


def test_too_big_is_refused(server: House):
    big = "x" * (UNLIMITED.body_bytes + 1)
    assert server.http.post("/api/decks/read", json={"text": big}).status_code == 413

    def endless():
        for _ in range(40):
            yield b"x" * 65536

    assert server.http.post("/api/decks/read", content=endless()).status_code == 413
    (key,) = server.table()["keys"]
    with server.line(key) as me:
        me.settle()
        me.send("chat", text="y" * 70_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            me.wait("chat")


def test_too_fast_is_refused_and_a_flood_is_cut(tmp_path):
    limits = Limits(line_burst=5, line_rate=0.001, address_burst=4, address_rate=0.001, pause=0)
    with house(tmp_path, limits=limits) as server:
        (key,) = server.table("automa", "dash")["keys"]
        with server.line(key) as me:
            for _ in range(10):
                me.send("ping")
            assert me.wait("refused")["reason"] == "server-too-fast"
            with pytest.raises(ConnectionClosed, match="1008"):
                flood(me)
        codes = [server.post("/decks/read", {"text": ""}).status_code for _ in range(6)]
        assert codes[-1] == 429
        assert server.get("/lobby").status_code == 200


def flood(wire: Wire) -> None:
    for _ in range(200):
        wire.send("ping")
    wire.wait("nothing")


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_commands_open_the_table_and_say_where(tmp_path, command):
    arguments = [command, "--port", "0", "--data", str(tmp_path), *(["--no-browser"] if command == "play" else [])]
    with subprocess.Popen([sys.executable, "-m", "jackin", *arguments], stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        address = next(word for word in running.stdout.readline().split() if word.startswith("http"))
        assert httpx.get(f"{address}/api/lobby", timeout=PATIENCE).status_code == 200
        os.kill(running.pid, signal.SIGTERM)
        running.wait(PATIENCE)
    assert (tmp_path / "jackin.db").is_file()


def test_a_program_that_asks_for_nothing_gets_a_fault(server: House):
    asked = server.http.get("/api/no-such-thing")
    assert (asked.status_code, asked.json()["error"]) == (404, "server-not-found")
