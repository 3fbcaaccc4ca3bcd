"""Games to step through, and to go on with from any point."""

from __future__ import annotations

import pytest

from tests.server.kit import House, play_both


@pytest.fixture(scope="module")
def played(server: House):
    """A finished game and its key."""
    (key,) = server.table("bot", "random", seed=3)["keys"]
    with server.line(key) as me:
        me.play()
    return key


def test_a_finished_game_is_stepped_from_either_seat(server: House, played):
    replay = server.post(f"/tables/{played['table']}/replay", {}, played["secret"]).json()
    assert replay["seats"] == ["corp", "runner"]
    assert replay["turns"][0][0] == 0
    assert [turn for _, _, turn in replay["turns"]] == sorted(turn for _, _, turn in replay["turns"])
    journal = server.get(f"/tables/{played['table']}/journal", played["secret"]).json()
    assert replay["length"] == len(journal["answers"])
    for n in (0, 1, 2, 3, replay["length"] // 2, 7, replay["length"]):
        for seat in replay["seats"]:
            step = server.get(f"/replays/{replay['id']}/{n}?seat={seat}").json()
            assert step["view"]["seat"] == seat
            assert step["answer"] == (journal["answers"][n - 1] if n else "")
    assert step["view"]["result"] == replay["result"]
    assert server.get(f"/replays/{replay['id']}/{replay['length'] + 1}").status_code == 400
    assert server.get(f"/replays/{replay['id']}").json() == replay


def test_agendas_and_the_end_are_bookmarked(server: House, played):
    replay = server.post(f"/tables/{played['table']}/replay", {}, played["secret"]).json()
    marks = replay["marks"]
    assert marks[-1]["said"]["key"].startswith("win-")
    assert marks[-1]["n"] == replay["length"]
    for mark in marks:
        step = server.get(f"/replays/{replay['id']}/{mark['n']}?seat=runner").json()
        assert mark["said"] in [line for beat in step["beats"] for line in beat["log"]]


def test_a_shared_file_is_the_same_game(server: House, played):
    journal = server.get(f"/tables/{played['table']}/journal", played["secret"]).json()
    replay = server.post("/replays", journal).json()
    assert server.get(f"/replays/{replay['id']}/journal").json() == journal
    changed = {**journal, "answers": journal["answers"][:-1]}
    refused = server.post("/replays", changed)
    assert (refused.status_code, refused.json()["error"]) == (400, "server-bad-journal")


def test_a_game_goes_on_from_any_point_at_a_new_table(server: House, played):
    journal = server.get(f"/tables/{played['table']}/journal", played["secret"]).json()
    made = server.table("hot-seat", origin={"journal": journal, "answers": 20})
    one, two = made["keys"]
    with server.line(one) as a, server.line(two) as b:
        play_both(a, b, most=5)
    again = server.get(f"/tables/{one['table']}/journal", one["secret"]).json()
    assert again["answers"][:20] == journal["answers"][:20]
    assert len(again["answers"]) == 25
    beyond = server.post(
        "/tables", {"opponent": {"kind": "hot-seat"}, "origin": {"journal": journal, "answers": 10**6}}
    )
    assert beyond.json()["error"] == "server-no-such-point"


def test_a_game_with_an_automa_goes_on_with_it(server: House):
    (key,) = server.table("automa", "dash", level="hard")["keys"]
    with server.line(key) as me:
        me.play(most=10)
        me.settle()
    journal = server.get(f"/tables/{key['table']}/journal", key["secret"]).json()
    made = server.table("automa", "dash", origin={"journal": journal, "answers": 5})
    seats = server.get(f"/tables/{made['table']}").json()["seats"]
    assert (seats[0]["kind"], seats[0]["name"], seats[0]["level"]) == ("automa", "dash", "hard")
    with server.line(made["keys"][0]) as me:
        assert me.play() > 0


def test_replays_are_found_by_their_id_only(server: House):
    assert server.get("/replays/" + "x" * 22).json()["error"] == "server-no-replay"


def test_the_replay_of_a_game_that_goes_on_does_not_count_what_others_were_asked(server: House):
    runner, corp = server.two(seed=11)
    with server.line(runner) as r, server.line(corp) as c:
        play_both(r, c, most=40)
        for key, wire in ((runner, r), (corp, c)):
            wire.settle()
            answered = int((wire.shown["ask"] or "0.-1").split(".")[1])
            replay = server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()
            assert replay["seats"] == [key["seat"]]
            if answered >= 0:
                assert replay["length"] == answered
            assert replay["length"] < 40
            steps = [server.get(f"/replays/{replay['id']}/{n}").json() for n in range(replay["length"] + 1)]
            assert {step["by"] for step in steps[1:]} == {key["seat"]}
            assert all(step["view"]["ask"]["seat"] == key["seat"] for step in steps[:-1])
            assert steps[-1]["view"]["corp"] == wire.view["corp"]
            assert max(n for n, _, _ in replay["turns"]) <= replay["length"]


def test_the_chances_of_a_finished_game_are_told_turn_by_turn(server: House, played):
    replay = server.post(f"/tables/{played['table']}/replay", {}, played["secret"]).json()
    points = server.get(f"/replays/{replay['id']}/analysis").json()["points"]
    assert [[point["n"], point["active"], point["turn"]] for point in points[:-1]] == replay["turns"]
    for point in points:
        assert point["open"]["corp"] + point["open"]["runner"] == pytest.approx(1, abs=0.001)
        assert all(0 <= chance <= 1 for chance in (*point["open"].values(), *point["known"].values()))
    assert any(point["open"]["corp"] != point["known"]["corp"] for point in points)
    winner = replay["result"]["winner"]
    assert (points[-1]["n"], points[-1]["open"][winner], points[-1]["known"][winner]) == (replay["length"], 1, 1)


def test_the_chances_of_a_game_that_goes_on_are_nobodys_to_know(server: House):
    runner, _ = server.two(seed=12)
    replay = server.post(f"/tables/{runner['table']}/replay", {}, runner["secret"]).json()
    refused = server.get(f"/replays/{replay['id']}/analysis")
    assert (refused.status_code, refused.json()["error"]) == (403, "server-not-yet")


def test_the_chances_of_a_game_with_an_automa_are_told(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        me.send("concede")
        me.settle()
    replay = server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()
    points = server.get(f"/replays/{replay['id']}/analysis").json()["points"]
    assert points[-1]["open"] == {"corp": 1, "runner": 0}
    assert all(0 <= point["known"]["runner"] <= 1 for point in points)
