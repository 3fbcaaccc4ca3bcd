"""Accounts under attack: guesses, floods of pass phrases, pages from elsewhere, and text that is none."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Event
from unittest.mock import patch

import pytest
from sqlalchemy import select

from jackin.server.keep import Keep
from jackin.server.schema import TRIES
from jackin.server.tries import Tries
from tests.server.kit import UNLIMITED, House, house

PHRASE = "four ducks on a pond"


def limited(**limits: float) -> object:
    return UNLIMITED.__class__(**{**UNLIMITED.__dict__, "pause": 0, **limits})


def test_an_address_may_guess_only_so_often_and_the_true_phrase_waits_too(tmp_path):
    with house(tmp_path, limits=limited(phrase_burst=3, phrase_rate=0)) as server:
        server.post("/me/join", {"name": "Nadia", "phrase": PHRASE})
        guess = [server.post("/me/enter", {"name": "Nadia", "phrase": f"guess {n}"}).status_code for n in range(3)]
        assert guess == [403, 403, 403]
        refused = server.post("/me/enter", {"name": "Nadia", "phrase": PHRASE})
        assert (refused.status_code, refused.json()["error"]) == (429, "server-too-fast")


def test_a_name_may_be_guessed_only_so_often_however_it_is_written(tmp_path):
    with house(tmp_path, limits=limited(name_burst=2, name_rate=0)) as server:
        names = ["Nadia", "NADIA", "nadia", "kasia"]
        codes = [server.post("/me/enter", {"name": name, "phrase": "guess"}).status_code for name in names]
        assert codes == [403, 403, 429, 403]


def test_tries_come_back_with_time_and_are_kept_without_the_address(server: House):
    """Three at once, one more every ten seconds; nobody can read from the database who tried."""
    tries, now = Tries(server.tables.store), [1000.0]
    with patch("jackin.server.tries.time.time", lambda: now[0]):
        assert [tries.take("address 203.0.113.7", 3, 0.1) for _ in range(4)] == [True, True, True, False]
        now[0] += 9.5
        assert not tries.take("address 203.0.113.7", 3, 0.1)
        now[0] += 1
        assert [tries.take("address 203.0.113.7", 3, 0.1) for _ in range(2)] == [True, False]
        assert tries.take("address 203.0.113.8", 3, 0.1)
    with server.tables.store.reading() as c:
        assert not [key for key in c.execute(select(TRIES.c.key)).scalars() if "203.0.113" in key]
    server.tables.store.forget(2000.0, Keep())
    with server.tables.store.reading() as c:
        assert not c.execute(select(TRIES.c.key).where(TRIES.c.full < 2000)).all()


def test_an_address_makes_only_so_many_accounts(tmp_path):
    with house(tmp_path, limits=limited(account_burst=2, account_rate=0)) as server:
        codes = [server.post("/me/join", {"name": f"Name {n}", "phrase": PHRASE}).status_code for n in range(3)]
        assert codes == [200, 200, 429]


def test_a_flood_of_phrases_holds_up_nobody_else_and_has_an_end(tmp_path):
    """While every thread is at work on a phrase, tables are made and played; what is too much is refused at once."""
    with house(tmp_path, limits=limited(phrases_waiting=3)) as server, ThreadPoolExecutor(3) as flood:
        phrases = server.app.state.players.phrases
        begun, go_on = Event(), Event()
        compare = phrases._fits

        def slow(kept: str, phrase: str) -> bool:
            begun.set()
            assert go_on.wait(120)
            return bool(compare(kept, phrase))

        phrases._fits = slow
        wish = {"name": "Nobody", "phrase": "guess"}
        waiting = [flood.submit(server.post, "/me/enter", wish) for _ in range(3)]
        assert begun.wait(120)
        while phrases.waiting < 3:
            server.get("/me")
        refused = server.post("/me/enter", wish)
        assert (refused.status_code, refused.json()["error"]) == (503, "server-busy")
        with server.line(server.table()["keys"][0]) as me:
            assert me.play(most=3) == 3
        go_on.set()
        assert [answer.result().status_code for answer in waiting] == [403, 403, 403]
        assert server.post("/me/enter", wish).status_code == 403


@pytest.mark.parametrize("path", ["join", "enter", "leave", "phrase", "delete", "adopt", "sessions/end", "share"])
def test_a_page_from_elsewhere_does_nothing_in_anybodys_name(server: House, path):
    answer = server.http.post(f"/api/me/{path}", json={}, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["error"]) == (403, "server-other-origin")


@pytest.mark.parametrize(
    "body",
    [
        '{"name": "Half", "phrase": "half a character \\ud800 here"}',
        '{"name": "N\\u0000l", "phrase": "four ducks on a pond"}',
        '{"name": "Half\\ud800", "phrase": "four ducks on a pond"}',
        '{"name": ["list"], "phrase": {}}',
        '{"name": "Long", "phrase": "%s"}' % ("x" * 201),
        '{"name": "%s", "phrase": "four ducks on a pond"}' % ("x" * 25),
        '{"name": "More", "phrase": "four ducks on a pond", "admin": true}',
        "nonsense",
    ],
    ids=["half phrase", "nul", "half name", "types", "long phrase", "long name", "more", "no json"],
)
@pytest.mark.parametrize("path", ["join", "enter"])
def test_what_is_no_name_and_no_phrase_is_refused(server: House, path, body):
    answer = server.http.post(f"/api/me/{path}", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 403, 422)
    assert server.get("/me").json()["player"] is None


@pytest.mark.parametrize("secret", ["", "x", "x" * 4000, "jackin=jackin", "'; DROP TABLE sessions; --"])
def test_a_cookie_that_is_none_opens_nothing(server: House, secret):
    answer = server.http.get("/api/me", headers={"cookie": f'jackin="{secret}"'})
    assert (answer.status_code, answer.json()["player"]) == (200, None)
    assert server.http.get("/api/me/sessions", headers={"cookie": f"jackin={secret}"}).status_code == 403


def test_a_broken_record_of_a_phrase_opens_nothing(tmp_path):
    with house(tmp_path) as server:
        server.post("/me/join", {"name": "Broken", "phrase": PHRASE})
        with server.app.state.store.writing() as c:
            c.exec_driver_sql("UPDATE accounts SET phrase = 'nonsense'")
        assert server.post("/me/enter", {"name": "Broken", "phrase": PHRASE}).status_code == 403
