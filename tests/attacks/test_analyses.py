"""Games to analyse cost minutes each: nobody gets more than a few of them, and nothing stops the others."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from jackin.server import analyses
from jackin.server.analyses import Analyses
from jackin.server.settings import Limits
from jackin.server.workers import Undone


class Store:
    """Keeps what is given to it."""

    me = None

    def __init__(self):
        self.rows = {}

    async def aside(self, ask, *args):
        return ask(*args)

    def analysis(self, key):
        return self.rows.get(key)

    def keep_analysis(self, row):
        self.rows[row["key"]] = row


class Judges:
    """One process; what it does is told by a test."""

    all = (None,)

    def __init__(self, work):
        self.work = work

    async def do(self, judged, id, text, seats, table, n):
        return await self.work(n)


def a_game(seed: int, length: int = 4):
    journal = {"game": "netrunner", "rules": 1, "setup": {}, "seed": seed, "answers": ["credit"] * length}
    return (f"replay-{seed}", json.dumps({"journal": journal}), ["corp", "runner"], "", length)


def judged(n: int):
    return {"n": n, "seat": "corp", "by": 0.0, "loss": 0.0, "matters": True}


async def forever(n):
    await asyncio.Event().wait()


def told(work, story, limits=None, store=None):
    async def tell():
        kept: Any = store or Store()
        judges: Any = Judges(work)
        found = Analyses(kept, judges, limits or Limits())
        try:
            return await story(found)
        finally:
            found.close()

    return asyncio.run(tell())


@pytest.fixture(autouse=True)
def impatient(monkeypatch):
    monkeypatch.setattr(analyses, "WAIT", 0)


def test_an_address_has_a_few_games_waiting_and_others_have_theirs():
    async def story(found):
        looks = [("flood", 0), ("flood", 1), ("flood", 2), ("flood", 1), ("somebody", 3), ("another", 4)]
        for address, seed in looks:
            await found.look(address, a_game(seed), 0)
        return [seed for seed in range(5) if analyses.key_of(journal_of(seed)) in found._jobs]

    assert told(forever, story, Limits(analyses=3, analyses_per_address=2)) == [0, 1, 3]


def journal_of(seed: int):
    return json.loads(a_game(seed)[1])["journal"]


def test_who_comes_too_early_is_told_to_wait_and_has_its_turn_when_there_is_room():
    gate = asyncio.Event()

    async def work(n):
        await gate.wait()
        return judged(n)

    async def story(found):
        await found.look("me", a_game(0), 0)
        while (await found.look("me", a_game(0), 0)).waits:
            await asyncio.sleep(0)
        full = await found.look("me", a_game(1), 0)
        behind = await found.look("another", a_game(2), 0)
        gate.set()
        await whole(found, a_game(0))
        done = await whole(found, a_game(1))
        return full, behind, done

    full, behind, done = told(work, story, Limits(analyses=3, analyses_per_address=1))
    assert (full.waits, full.at, full.length) == (True, 0, 4)
    assert behind.waits
    assert not done.waits
    assert [one.n for one in done.judged] == [0, 1, 2, 3]


async def whole(found, game):
    while (now := await found.look("me", game, 0)).at < now.length:
        await asyncio.sleep(0)
    return now


def test_a_decision_over_which_the_judge_falls_is_left_out():
    async def work(n):
        if n == 1:
            raise Undone("too long")
        return judged(n)

    async def story(found):
        return await whole(found, a_game(1))

    assert [one.n for one in told(work, story).judged] == [0, 2, 3]


def test_a_judge_that_always_falls_is_not_asked_for_ever():
    asked = []

    async def work(n):
        asked.append(n)
        raise Undone("dead")

    async def story(found):
        return await whole(found, a_game(1, length=1000))

    store = Store()
    assert told(work, story, store=store).judged == []
    assert len(asked) == analyses.MOST_FAULTS + 1
    assert not store.rows, "what gave up is judged again another day"


def test_what_was_found_before_a_fall_of_the_server_is_not_thought_about_again():
    store, asked = Store(), []
    game = a_game(1)
    key = analyses.key_of(json.loads(game[1])["journal"])
    store.rows[key] = {"key": key, "at": 3, "length": 4, "judged": json.dumps([judged(0), judged(2)]), "used": 0}

    async def work(n):
        asked.append(n)
        return judged(n)

    async def story(found):
        return await whole(found, game)

    assert [one.n for one in told(work, story, store=store).judged] == [0, 2, 3]
    assert asked == [3]
    assert store.rows[key]["at"] == 4


def test_the_same_game_is_judged_once():
    asked = []

    async def work(n):
        asked.append(n)
        return judged(n)

    async def story(found):
        await whole(found, a_game(1))
        again = ("another", *a_game(1)[1:])
        return await found.look("somebody", again, 2)

    assert [one.n for one in told(work, story).judged] == [2, 3]
    assert asked == [0, 1, 2, 3]
