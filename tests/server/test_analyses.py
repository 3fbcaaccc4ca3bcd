"""A finished game is judged in the background, once for everybody, and other lines of it can be tried."""

from __future__ import annotations

import pytest

from jackin.doors import door
from jackin.doors.analysis import accuracy, judgements
from jackin.kernel.journal import Journal
from jackin.server.replay import judged_of
from tests.server.kit import House


@pytest.fixture(scope="module")
def key(server: House):
    """Of a short game that was given up."""
    (key,) = server.table("bot", "random", seed=3)["keys"]
    with server.line(key) as me:
        me.play(most=3)
        me.settle()
        me.send("concede")
        me.settle()
    return key


@pytest.fixture(scope="module")
def replay(server: House, key):
    return opened(server, key)


def opened(server: House, key):
    return server.post(f"/tables/{key['table']}/replay", {}, key["secret"]).json()


def looked(server: House, replay, since: int = 0):
    return server.get(f"/replays/{replay['id']}/judgements?since={since}").json()


def whole(server: House, replay):
    """Whoever knows all that was found is answered when there is more."""
    known = 0
    while (found := looked(server, replay, known))["at"] < found["length"]:
        known += len(found["judged"])
    return looked(server, replay)


def journal_of(server: House, replay) -> Journal:
    return Journal.decode(door("netrunner").game, server.get(f"/replays/{replay['id']}/journal").json())


def test_the_whole_game_is_judged_as_the_function_does(server: House, replay):
    found = whole(server, replay)
    here = list(judgements(journal_of(server, replay)))
    assert found["length"] == replay["length"]
    assert found["judged"] == [judged_of(one).model_dump() for one in here]
    for seat, share in found["accuracy"].items():
        assert share == pytest.approx(accuracy(here, seat), abs=0.001)


def test_who_comes_later_has_it_at_once(server: House, key, replay):
    found = whole(server, replay)
    again = opened(server, key)
    assert again["id"] != replay["id"]
    assert looked(server, again) == found


def test_only_what_is_new_is_told_again(server: House, replay):
    found = whole(server, replay)
    rest = looked(server, replay, since=2)
    assert (rest["since"], rest["judged"]) == (2, found["judged"][2:])


def test_the_moves_are_told_in_words(server: House, replay):
    moves = server.get(f"/replays/{replay['id']}/moves").json()
    answers = journal_of(server, replay).answers
    assert moves
    assert all(move["option"]["value"] == answers[move["n"]] and move["option"]["say"] for move in moves)


def action(server: House, replay):
    """A decision of the Runner."""
    moves = server.get(f"/replays/{replay['id']}/moves").json()
    return next(move for move in moves if move["kind"] == "action" and move["seat"] == "runner")


def test_another_line_is_tried_and_the_engine_answers_in_it(server: House, replay):
    n = action(server, replay)["n"]
    shown = server.get(f"/replays/{replay['id']}/{n}?seat=runner").json()["view"]
    value = next(one["value"] for one in shown["ask"]["options"] if one["verb"] == "draw")
    wish = {"n": n, "moves": [value], "seat": "runner"}
    tried = server.post(f"/replays/{replay['id']}/branch", wish).json()
    assert (tried["moves"], tried["asked"]) == ([value], "runner")
    assert tried["step"]["view"]["runner"]["hand_count"] == shown["runner"]["hand_count"] + 1
    went = server.post(f"/replays/{replay['id']}/branch", {**wish, "answers": "all"}).json()
    assert went["moves"][0] == value
    assert len(went["moves"]) > 1
    assert next(move["option"]["value"] for move in went["told"]) == value


def test_one_decision_of_another_line_is_thought_about(server: House, replay):
    n = action(server, replay)["n"]
    found = server.post(f"/replays/{replay['id']}/lines", {"n": n, "moves": ["draw"], "given": "credit"}).json()
    assert (found["n"], found["given"]["value"]) == (n + 1, "credit")
    assert found["lines"][0]["chance"] == max(line["chance"] for line in found["lines"])


def test_what_cannot_be_answered_cannot_be_tried(server: House, replay):
    for wish in ({"n": 10**6}, {"n": 2, "moves": ["fly"]}, {"n": 2, "seat": "nobody"}):
        refused = server.post(f"/replays/{replay['id']}/branch", wish)
        assert (refused.status_code, refused.json()["error"]) == (400, "server-no-such-point")
    refused = server.post(f"/replays/{replay['id']}/lines", {"n": action(server, replay)["n"], "given": "fly"})
    assert refused.json()["error"] == "server-no-such-point"


def test_nobody_is_judged_while_the_game_goes_on(server: House):
    runner, _ = server.two(seed=12)
    replay = server.post(f"/tables/{runner['table']}/replay", {}, runner["secret"]).json()
    for refused in (
        server.get(f"/replays/{replay['id']}/judgements"),
        server.get(f"/replays/{replay['id']}/moves"),
        server.post(f"/replays/{replay['id']}/lines", {"n": 0}),
        server.post(f"/replays/{replay['id']}/branch", {"n": 0}),
    ):
        assert (refused.status_code, refused.json()["error"]) == (403, "server-not-yet")


def test_a_game_with_an_automa_is_judged_too(server: House):
    (key,) = server.table("automa", "dash")["keys"]
    with server.line(key) as me:
        me.send("concede")
        me.settle()
    told = server.get(f"/replays/{opened(server, key)['id']}/judgements")
    assert told.status_code == 200
