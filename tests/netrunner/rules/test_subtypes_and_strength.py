"""Subtypes (SUBT) and strength (STR)."""

from __future__ import annotations

from jackin.kernel.frame import Frame
from jackin.kernel.message import Message
from jackin.netrunner.dsl import SELF, card, end_run, new_card
from jackin.netrunner.dsl.values import value
from jackin.netrunner.rules.abilities import Static
from jackin.netrunner.rules.faces import turn_facedown
from jackin.netrunner.rules.ice import has_strength
from jackin.netrunner.rules.measures import Condition
from jackin.netrunner.rules.subtypes import has_subtype
from jackin.netrunner.state import State
from jackin.netrunner.words import (
    ADVANCEMENT,
    BARRIER_SUBTYPE,
    CODE_GATE_SUBTYPE,
    ICEBREAKER_SUBTYPE,
    SENTRY_SUBTYPE,
    SUBTYPE,
    SUBTYPE_LOSS,
)  # fmt: skip
from tests.netrunner.scenario import Table, corp, hosted, rezzed, runner, server, table
from tests.rule import rule


class OddTokens(Condition):
    def bar(self, s: State, f: Frame) -> Message | None:
        return None if s.counter(f.card, ADVANCEMENT) % 2 else Message("why-not-now")


new_card("test-kind-wendigo", side="corp", type="ice", cost=0, strength=4, subtypes=["code-gate"])
card("test-kind-wendigo",
     advanceable=True,
     static=[Static(SUBTYPE, value(BARRIER_SUBTYPE), SELF, OddTokens()),
             Static(SUBTYPE_LOSS, value(CODE_GATE_SUBTYPE), SELF, OddTokens())],
     subroutines=[end_run()])  # fmt: skip


def has(t: Table, slug: str, *bits: int) -> list[bool]:
    return [has_subtype(t.state, t.card(slug), bit) for bit in bits]


@rule("SUBT-1")
def test_a_card_has_its_subtypes_wherever_it_is():
    t = table(
        corp=corp(hq_server=server(ice=["enigma"])),
        runner=runner(grip=["mimic"], stack=["corroder"], heap=["yog-0"], rig=["crypsis"]),
    )
    assert has(t, "enigma", CODE_GATE_SUBTYPE, BARRIER_SUBTYPE) == [True, False]  # unrezzed
    assert all(has(t, slug, ICEBREAKER_SUBTYPE)[0] for slug in ("mimic", "corroder", "yog-0", "crypsis"))


@rule("SUBT-1")
def test_a_facedown_installed_runner_card_has_no_subtypes():
    t = table(runner=runner(rig=["crypsis"]))
    turn_facedown(t.state, t.card("crypsis"))
    assert has(t, "crypsis", ICEBREAKER_SUBTYPE) == [False]


def wendigo(tokens: int) -> Table:
    return table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("test-kind-wendigo", advancement=tokens)])),
        runner=runner(grip=["tinkering"], rig=["gordian-blade"], credits=20),
    )


@rule("SUBT-2")
def test_gained_and_lost_subtypes_are_added_up_for_each_subtype():
    """EX-69: code gate is printed 1, lost 1 and gained 1 by Tinkering: 1 is left."""
    assert has(wendigo(0), "test-kind-wendigo", CODE_GATE_SUBTYPE, BARRIER_SUBTYPE, SENTRY_SUBTYPE) == [
        True,
        False,
        False,
    ]
    t = wendigo(1)
    assert has(t, "test-kind-wendigo", CODE_GATE_SUBTYPE, BARRIER_SUBTYPE, SENTRY_SUBTYPE) == [False, True, False]
    t.runner.plays("tinkering")
    assert has(t, "test-kind-wendigo", CODE_GATE_SUBTYPE, BARRIER_SUBTYPE, SENTRY_SUBTYPE) == [True, True, True]


@rule("SUBT-2")
def test_an_icebreaker_asks_for_the_subtype_as_it_is_now():
    for tokens, breaks in ((0, True), (1, False)):
        t = wendigo(tokens)
        t.runner.runs("hq").uses("gordian-blade", 1).uses("gordian-blade", 1)
        while not t.run.interacting:
            assert t.let_pass()
        assert t.runner.can(f"use {t.runner.id('gordian-blade')} 0") == breaks


@rule("STR-1")
def test_strength_may_go_below_0():
    t = table(
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("ice-wall")])),
        runner=runner(rig=["corroder", rezzed("datasucker", virus=3)]),
    )
    t.runner.runs("hq").uses("datasucker").uses("datasucker").uses("datasucker")
    assert t.strength("ice-wall") == 1 - 3
    t = table(corp=corp(hq_server=server(ice=["ice-wall"])))
    assert not has_strength(t.state, t.card("ice-wall"))  # unrezzed ice has none at all


@rule("STR-2")
def test_current_strength_is_the_printed_one_and_all_active_modifiers():
    t = table(
        corp=corp(
            remote_1=server(ice=[rezzed("ice-wall", advancement=3)], root=[rezzed("experiential-data"), "snare"])
        ),
        runner=runner(rig=["corroder", hosted("the-personal-touch", "corroder"), "ice-carver"]),
    )
    assert t.strength("ice-wall") == 1 + 3 + 1
    assert t.strength("corroder") == 2 + 1
    t.runner.runs("remote-1").uses("corroder", 1).uses("corroder", 1)
    assert t.strength("ice-wall") == 1 + 3 + 1 - 1
    assert t.strength("corroder") == 2 + 1 + 2
