"""A puzzle at the table: listed, solved by its hints, and tried again after a mistake."""

from __future__ import annotations

import pytest

from jackin.lessons.puzzle import KINDS, all_puzzles
from tests.server.kit import House, Wire

BY_SIZE = sorted(all_puzzles().values(), key=lambda found: found.size)
EASIEST = {kind: [found.id for found in BY_SIZE if found.kind == kind] for kind in KINDS}
TEN = EASIEST["steal"][:7] + EASIEST["survive"][:2] + EASIEST["score"][:1]
EASY = min((found for found in all_puzzles().values() if found.kind == "steal"), key=lambda found: found.size)


def is_open(me: Wire) -> bool:
    """Read until the solver is asked, or the puzzle is over."""
    while not me.shown["ask"] and not me.shown["coach"]["outcome"]:
        me.read()
    return not me.shown["coach"]["outcome"]


def test_the_puzzles_are_listed_in_their_order(server: House):
    listed = server.http.get("/api/puzzles").json()
    assert [one["id"] for one in listed] == list(all_puzzles())
    found = next(one for one in listed if one["id"] == EASY.id)
    assert found == {
        "id": EASY.id, "kind": "steal", "seat": "runner", "grade": EASY.grade, "level": EASY.level,
        "picture": EASY.picture, **EASY.given, **EASY.hints,
    }  # fmt: skip


def test_a_puzzle_is_missed_tried_again_and_solved(server: House):
    (key,) = server.post("/tables", {"lesson": EASY.id}).json()["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.settle()
        assert me.shown["coach"]["line"] == "puzzle-steal-open"
        while is_open(me):
            me.answer(next((value for value in ("credit", "pass") if value in me.options), me.options[-1]))
        assert me.shown["coach"]["outcome"] == "failed"
        me.send("back", to=0)
        me.settle()
        while is_open(me):
            me.send("hint")
            me.answer(me.wait("hinted")["value"])
        assert me.shown["coach"]["line"] == "puzzle-steal-won"


@pytest.mark.parametrize("id", TEN)
def test_the_hints_of_a_puzzle_lead_to_its_end(server: House, id: str):
    (key,) = server.post("/tables", {"lesson": id}).json()["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        me.settle()
        while is_open(me):
            me.send("hint")
            me.answer(me.wait("hinted")["value"])
        assert me.shown["coach"]["outcome"] == "won"


def test_a_puzzle_that_is_not_there_is_refused(server: House):
    refused = server.post("/tables", {"lesson": "puzzle-steal-0"})
    assert refused.json()["error"] == "server-no-lesson"
