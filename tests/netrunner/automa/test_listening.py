"""The automa listens to the game as a card does; the rules themselves know nothing of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import jackin.netrunner
from jackin.netrunner.rules.listener import Listener, listener, listens
from jackin.netrunner.words import GRIP, RUNNER
from tests.netrunner.scenario import runner, table

ROOM = Path(jackin.netrunner.__file__).parent
FILES = [path for room in ("rules", "flows", "dsl", "cards") for path in sorted((ROOM / room).glob("*.py"))]
NAMED = re.compile(r"automa(?!t)", re.IGNORECASE)


@pytest.fixture
def replace():
    there = listener()
    yield listens
    listens(there)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_no_room_of_the_rules_mentions_it(path):
    found = [line for line in path.read_text("utf-8").splitlines() if NAMED.search(line)]
    assert found == []


def test_a_listener_takes_the_place_of_a_player(replace):
    heard = []

    class Refuses(Listener):
        def draws(self, s, seat, n):
            heard.append((seat, n))
            return True

    t = table("runner", runner=runner(stack=["sure-gamble", "diesel"]))
    t.state.automated = True
    replace(Refuses())
    t.runner.draws()
    assert heard == [(RUNNER, 1)]
    assert t.state.zones[GRIP] == ()


def test_nobody_listens_where_nobody_plays_alone(replace):
    class Deaf(Listener):
        def draws(self, s, seat, n):
            raise AssertionError("nobody plays a seat here")

    t = table("runner", runner=runner(stack=["sure-gamble", "diesel"]))
    replace(Deaf())
    t.runner.draws()
    assert len(t.state.zones[GRIP]) == 1
