"""A lesson at the table: its own position, a script for an opponent, and a coach who knows the way."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

from jackin.lessons.lesson import ids, lesson
from jackin.lessons.way import last_chance
from jackin.server.teaching import Teaching
from tests.server.kit import House, Wire


def taught(server: House, id: str):
    seated = server.post("/tables", {"lesson": id}).json()
    return seated["keys"]


def until(me: Wire, outcome: str) -> None:
    while me.shown["coach"]["outcome"] != outcome:
        me.read()


def test_the_lessons_are_listed_in_their_order(server: House):
    listed = server.http.get("/api/lessons").json()
    assert [lesson["id"] for lesson in listed] == ids()
    assert listed[0] == {
        "id": "runner-1", "game": "netrunner", "seat": "runner", "track": "runner", "minutes": 2,
        "picture": "gordian-blade", "steps": 3,
    }  # fmt: skip


def test_a_lesson_is_played_to_its_goal_by_the_hints_alone(server: House):
    (key,) = taught(server, "runner-2")
    with server.line(key) as me:
        assert me.my_turn()
        me.settle()
        assert me.info["lesson"] == "runner-2"
        assert me.shown["coach"] == {
            "lesson": "runner-2", "steps": 3, "done": 0, "line": "lesson-runner-2-coach-1", "outcome": "", "back": -1,
        }  # fmt: skip
        while not me.shown["coach"]["outcome"]:
            me.send("hint")
            hinted = me.wait("hinted")
            assert hinted["ask"] == me.shown["ask"]
            me.answer(hinted["value"])
            me.settle()
        assert me.shown["coach"]["outcome"] == "won"
        assert me.shown["coach"]["line"] == "lesson-runner-2-won"


def test_after_a_mistake_the_coach_leads_back_to_the_decision(server: House):
    (key,) = taught(server, "runner-4")
    with server.line(key) as me:
        assert me.my_turn()
        before = me.view
        for value in ("run rd", "continue", "leave"):
            me.answer(value)
            me.settle()
        until(me, "failed")
        while me.shown["coach"]["back"] < 0:
            me.read()
        assert me.shown["coach"]["line"] == "lesson-runner-4-failed-one-card"
        me.send("back", to=me.shown["coach"]["back"])
        until(me, "")
        assert me.view == before


def test_there_is_no_coach_where_there_is_no_lesson(server: House):
    (key,) = server.table("bot", "random")["keys"]
    with server.line(key) as me:
        assert me.my_turn()
        assert "coach" not in me.shown
        me.send("back", to=0)
        assert me.wait("refused")["reason"] == "server-nothing-to-take-back"


def test_a_lesson_that_is_not_there_is_refused(server: House):
    refused = server.post("/tables", {"lesson": "../runner-1"})
    assert refused.status_code >= 400
    assert refused.json()["error"] == "server-no-lesson"


def test_nobody_goes_back_further_than_there_is(server: House):
    (key,) = taught(server, "runner-1")
    with server.line(key) as me:
        assert me.my_turn()
        me.send("back", to=7)
        assert me.wait("refused")["reason"] == "server-nothing-to-take-back"


class Slowly:
    """A worker that never finds the way back, and has a hint at once."""

    async def do(self, work, *args):
        if work is last_chance:
            await asyncio.Event().wait()
        return "credit"


def test_a_hint_does_not_wait_for_the_way_back():
    async def story():
        room: Any = SimpleNamespace(thinking=SimpleNamespace(workers=Slowly()))
        journal = SimpleNamespace(answers=[])
        play: Any = SimpleNamespace(epoch=0, by=[], auto=[], journal=journal, number=lambda seat: "7")
        told: list[dict[str, object]] = []
        table: Any = SimpleNamespace(room=room, showing=None)
        line: Any = SimpleNamespace(send=told.append)
        teaching = Teaching(table, lesson("runner-1"))
        assert teaching._way_back(play) == -1
        teaching.hint(line, play)
        while not told:
            await asyncio.sleep(0)
        assert told == [{"type": "hinted", "ask": "7", "value": "credit", "back": -1}]

    asyncio.run(story())
