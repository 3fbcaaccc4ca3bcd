"""Every event says what comes with it, and a text that asks it for something else fails when it is written."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

from jackin import netrunner
from jackin.netrunner import GAME
from jackin.netrunner.dsl import AGENDA, NOT_FULLY_BROKEN, OUTSIDE_ARCHIVES, gain
from jackin.netrunner.dsl.conditions import Happened
from jackin.netrunner.dsl.text import sequence
from jackin.netrunner.rules.abilities import Hook
from jackin.netrunner.rules.measures import NotCarried
from jackin.netrunner.words import (
    ACCESSED,
    AMOUNT,
    CARD,
    DAMAGE,
    DAMAGE_KIND,
    EVENTS,
    HQ,
    INTERACTED,
    NOTHING,
    RUN_ENDS,
    SCORED,
    SEAT,
    SERIAL,
    SERVER,
    SOURCE,
    TURN_BEGINS,
    WHETHER,
    ZONE,
)

TEXT = sequence((gain(1),))


@pytest.mark.parametrize(
    ("asks", "said"),
    [
        ({"event": TURN_BEGINS, "of": AGENDA}, "turn-begins is about no card"),
        ({"event": SCORED, "whose": 1}, "scored does not say whose it is"),
        ({"event": SCORED, "server": HQ}, "scored is about no server"),
        (
            {"event": RUN_ENDS, "only_if": OUTSIDE_ARCHIVES},
            "run-ends does not tell what AccessedOutside",
        ),
        ({"event": ACCESSED, "only_if": NOT_FULLY_BROKEN}, "accessed does not tell what NotFullyBroken asks for"),
    ],
)
def test_a_hook_that_asks_for_what_its_event_does_not_carry_fails_at_once(asks, said):
    with pytest.raises(NotCarried, match=said):
        Hook(text=TEXT, **asks)


def test_a_condition_on_a_server_needs_an_event_with_one():
    with pytest.raises(NotCarried, match="scored is about no server"):
        Happened(SCORED, HQ, False, "why-nothing-scored")


def test_what_an_event_carries_can_be_asked_for():
    Hook(TURN_BEGINS, TEXT, whose=1)
    Hook(RUN_ENDS, TEXT, server=HQ)
    Hook(ACCESSED, TEXT, AGENDA, only_if=OUTSIDE_ARCHIVES)
    Hook(INTERACTED, TEXT, AGENDA, only_if=NOT_FULLY_BROKEN)


def carries(s, event, subject, n):
    row = EVENTS[event]
    fits = {
        NOTHING: n == 0,
        SEAT: n in (0, 1),
        SERVER: 0 <= n < s.servers(),
        ZONE: 0 <= n < len(s.zones),
        AMOUNT: n >= 0,
        DAMAGE_KIND: 0 <= n < len(DAMAGE),
        WHETHER: n in (0, 1),
        SERIAL: n > 0,
    }
    return fits[row.n] and {NOTHING: subject == -1, CARD: subject >= 0, SOURCE: subject >= -1}[row.of]


@pytest.mark.parametrize(("corp", "runner"), [("jinteki", "anarch"), ("nbn", "criminal"), ("weyland", "shaper")])
def test_what_happens_in_a_game_carries_what_its_row_says(corp, runner):
    dice = random.Random(corp)
    s = GAME.new(netrunner.setup(corp, runner, quiet=True), 7)
    seen = set()
    while s.ask is not None and s.turn < 40:
        GAME.answer(s, dice.choice(s.ask.options))
        wrong = [(EVENTS[event[0]].name, event) for event in s.happened if not carries(s, *event)]
        assert wrong == []
        seen |= {event[0] for event in s.happened}
    assert len(seen) > 10


ROOM = Path(netrunner.__file__).parent


def names_in(path: Path) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Name)}


def test_every_event_happens_somewhere_in_the_rules():
    rows = ast.parse((ROOM / "words.py").read_text("utf-8")).body
    calls = [(row.target, row.value) for row in rows if isinstance(row, ast.AnnAssign)]
    events = {
        target.id
        for target, value in calls
        if isinstance(target, ast.Name) and isinstance(value, ast.Call) and ast.unparse(value.func) == "event"
    }
    assert len(events) == len(EVENTS)
    told = {"words.py", "dsl", "cards"}  # rooms that only speak of them
    rules = [path for path in ROOM.rglob("*.py") if path.relative_to(ROOM).parts[0] not in told]
    assert events - {name for path in rules for name in names_in(path)} == set()
