"""Accounts: a name and a pass phrase, and the games that go with them from device to device."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed

from jackin.doors import Refusal
from jackin.server.devices import device_of
from jackin.server.names import key_of, name_of
from tests.server.device import PHRASE, Device
from tests.server.kit import House, Json


def test_nobody_needs_an_account(laptop: Device):
    assert laptop.name() is None
    made = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()
    assert laptop.get(f"/tables/{made['table']}").json()["mine"] == []


def test_an_account_is_a_name_and_a_phrase(laptop: Device, phone: Device):
    laptop.joins("Nadia")
    assert laptop.name() == "Nadia"
    assert phone.name() is None
    phone.enters("nadia")
    assert phone.name() == "Nadia"


def test_one_name_is_one_player_however_it_is_written(laptop: Device, phone: Device):
    laptop.joins("José Luis")
    for alike in ("jose luis", "JOSÉ_LUIS", "Jose.Luis"):
        refused = phone.post("/me/join", name=alike, phrase=PHRASE)
        assert (refused.status_code, refused.json()["error"]) == (409, "server-name-taken")


@pytest.mark.parametrize("name", ["N\u0430dia", "x", "  ", "a\u202eb", "a\nb", "<b>x</b>", "__", "\u200bab"])
def test_a_name_that_could_be_taken_for_another_is_refused(laptop: Device, name):
    refused = laptop.post("/me/join", name=name, phrase=PHRASE)
    assert refused.status_code in (400, 422)


@pytest.mark.parametrize("name", ["Łukasz", "Ñandú 7", "Юлия", "さくら花", "O'Neil", "नीला"])
def test_names_of_any_writing_are_welcome(name):
    assert name_of(name) == name
    assert key_of(name)


def test_a_name_of_two_writings_is_none():
    with pytest.raises(Refusal):
        name_of("Nаdia")  # its first a is Cyrillic


def test_a_wrong_name_and_a_wrong_phrase_get_one_answer_and_the_same_work(server: House, laptop: Device):
    laptop.joins("Kasia")
    phrases = server.app.state.players.phrases
    answers = []
    for name in ("Kasia", "Nobody of that name"):
        before = phrases.compared
        answer = laptop.post("/me/enter", name=name, phrase="not the phrase")
        answers.append((answer.status_code, answer.text, phrases.compared - before))
    assert answers[0] == answers[1]
    assert answers[0][0] == 403
    assert answers[0][2] == 1


def test_a_phrase_is_long_and_not_the_name(laptop: Device):
    assert laptop.post("/me/join", name="Shorty", phrase="too short").status_code == 422
    refused = laptop.post("/me/join", name="Longname", phrase="my long-name phrase")
    assert refused.json()["error"] == "server-phrase-is-name"


def test_the_phrase_and_the_secret_are_not_on_disk(server: House, laptop: Device):
    laptop.joins("Quiet", "a very secret duck")
    with server.app.state.store.reading() as c:
        rows = [
            tuple(map(str, row))
            for name in ("accounts", "sessions")
            for row in c.exec_driver_sql(f"SELECT * FROM {name}")
        ]
    kept = json.dumps(rows)
    assert "secret duck" not in kept
    assert laptop.http.cookies["jackin"] not in kept
    assert "$argon2id$" in kept


def test_the_cookie_is_for_this_server_alone_and_for_no_script(laptop: Device):
    cookie = laptop.post("/me/join", name="Crumb", phrase=PHRASE).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api" in cookie


def test_the_table_has_the_name_of_who_is_signed_in(laptop: Device, phone: Device):
    laptop.joins("Mirka")
    made = laptop.post("/tables", name="Somebody else", opponent={"kind": "person"}).json()
    phone.post(f"/tables/{made['table']}/join", name="Mirka")
    seats = laptop.get(f"/tables/{made['table']}").json()["seats"]
    assert [(seat["name"], seat["signed"]) for seat in seats] == [("Mirka", False), ("Mirka", True)]


def test_the_seat_is_there_on_another_device(laptop: Device, phone: Device):
    laptop.joins("Jun")
    table = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}, seed=3).json()["table"]
    phone.enters("Jun")
    assert [(one["table"], one["mine"]) for one in phone.get("/me/games").json()] == [(table, ["runner"])]
    with phone.line(table, "runner") as me:
        assert me.my_turn()
        me.answer("keep")
        me.settle()
    assert phone.get(f"/tables/{table}/journal").json()["answers"]


def test_a_seat_is_not_opened_by_its_name_without_its_player(server: House, laptop: Device, phone: Device):
    laptop.joins("Ines")
    table = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["table"]
    phone.joins("Not Ines")
    assert phone.get(f"/tables/{table}/journal").status_code == 403
    for line in (phone.line(table, "runner"), server.line(table, seat="runner"), laptop.line(table, "corp")):
        with line, pytest.raises(ConnectionClosed) as closed:
            line.wait("shown")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403


def test_games_of_the_device_are_taken_along(laptop: Device, phone: Device):
    guest = [laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["keys"][0] for _ in range(2)]
    foreign = {**guest[0], "secret": "x" * 32}
    laptop.joins("Tolo")
    assert laptop.post("/me/adopt", keys=[*guest, foreign]).json() == {"games": 2}
    assert laptop.post("/me/adopt", keys=guest).json() == {"games": 0}
    assert {one["table"] for one in laptop.get("/me/games").json()} == {key["table"] for key in guest}
    phone.joins("Thief")
    assert phone.post("/me/adopt", keys=guest).json() == {"games": 0}
    with laptop.line(guest[0]["table"], "runner") as me:
        assert me.my_turn()


def test_an_adopted_seat_is_still_opened_by_its_key(server: House, laptop: Device):
    (key,) = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["keys"]
    laptop.joins("Keykeeper")
    laptop.post("/me/adopt", keys=[key])
    with server.line(key) as me:
        assert me.my_turn()


def test_a_rematch_is_the_players_too(server: House, laptop: Device, phone: Device):
    laptop.joins("Again")
    table = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["table"]
    with laptop.line(table, "runner") as me:
        me.my_turn()
        me.send("concede")
        me.send("rematch")
        settled = me.wait("settled")
        assert "key" not in settled
    phone.enters("Again")
    with phone.line(settled["table"], "runner") as me:
        assert me.my_turn()


def test_sessions_are_listed_and_ended_with_their_lines(laptop: Device, phone: Device):
    laptop.joins("Many")
    table = laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["table"]
    phone.enters("Many")
    listed = laptop.get("/me/sessions").json()
    assert sorted(one["here"] for one in listed) == [False, True]
    assert {one["device"] for one in listed} == {"Firefox, Linux"}
    (other,) = [one["id"] for one in listed if not one["here"]]
    with phone.line(table, "runner") as line:
        line.my_turn()
        left = laptop.post(f"/me/sessions/{other}/end").json()
        assert [one["here"] for one in left] == [True]
        with pytest.raises(ConnectionClosed):
            line.wait("settled")
    assert phone.name() is None
    assert laptop.name() == "Many"
    assert laptop.post(f"/me/sessions/{other}/end").status_code == 404


def test_nobody_ends_anothers_session(laptop: Device, phone: Device):
    laptop.joins("Owner")
    phone.joins("Stranger")
    (mine,) = [one["id"] for one in laptop.get("/me/sessions").json()]
    assert phone.post(f"/me/sessions/{mine}/end").status_code == 404
    assert laptop.name() == "Owner"


def test_signing_out_ends_the_session_for_who_kept_its_cookie(server: House, laptop: Device, phone: Device):
    laptop.joins("Leaver")
    stolen = laptop.http.cookies["jackin"]
    laptop.post("/me/leave")
    assert laptop.name() is None
    phone.http.cookies.set("jackin", stolen)
    assert phone.name() is None


def test_another_phrase_ends_all_other_sessions(laptop: Device, phone: Device):
    laptop.joins("Changer")
    phone.enters("Changer")
    assert laptop.post("/me/phrase", old="not this one", new="three geese on a hill").status_code == 403
    assert laptop.post("/me/phrase", old=PHRASE, new="three geese on a hill").status_code == 200
    assert (laptop.name(), phone.name()) == ("Changer", None)
    assert phone.post("/me/enter", name="Changer", phrase=PHRASE).status_code == 403
    phone.enters("Changer", "three geese on a hill")


def test_all_that_is_kept_can_be_taken_away(server: House, laptop: Device):
    laptop.joins("Packer")
    over, going = (laptop.post("/tables", opponent={"kind": "bot", "name": "random"}).json()["table"] for _ in "ab")
    with laptop.line(over, "runner") as me:
        me.my_turn()
        me.answer("keep")
        me.settle()
        me.send("concede")
        me.settle()
    file = [json.loads(line) for line in laptop.get("/me/export").text.splitlines()]
    assert file[0]["player"]["name"] == "Packer"
    games: dict[str, Json] = {piece["game"]["table"]: piece["journal"] for piece in file if "game" in piece}
    assert games[going] is None
    assert games[over] == laptop.get(f"/tables/{over}/journal").json()
    assert server.post("/replays", games[over]).status_code == 200


def test_a_deleted_account_leaves_no_name_and_takes_nobodys_game(server: House, laptop: Device, phone: Device):
    laptop.joins("Goner")
    made = laptop.post("/tables", opponent={"kind": "person"}).json()
    (theirs,) = phone.post(f"/tables/{made['table']}/join", name="Stays").json()["keys"]
    with server.line(theirs) as other, laptop.line(made["table"], "runner") as me:
        me.settle()
        me.send("chat", text="hello")
        me.settle()
        assert laptop.post("/me/delete", phrase="not the phrase").status_code == 403
        assert laptop.post("/me/delete", phrase=PHRASE).status_code == 200
        other.settle()
        assert "Goner" not in json.dumps(other.info)
    assert laptop.name() is None
    assert laptop.post("/me/enter", name="Goner", phrase=PHRASE).status_code == 403
    with server.line(theirs) as other:
        other.settle()
        assert "Goner" not in "".join(other.heard)
        assert other.my_turn()
    phone.joins("Goner")
    assert phone.get("/me/games").json() == []


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140", "Edge, Windows"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18 Safari/604", "Safari, iPhone"),
        ("python-httpx/0.28", ""),
    ],
)
def test_a_session_is_called_by_its_browser_and_system(agent, name):
    assert device_of(agent) == name
