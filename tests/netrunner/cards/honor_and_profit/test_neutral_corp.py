"""Neutral cards of the Corp in Honor and Profit: a plan for the worst, and ice that nobody slips past."""

from __future__ import annotations

import pytest

from tests.netrunner.cards.corp_props import interacts, meets, pickable, runner_knows
from tests.netrunner.scenario import Table, corp, rezzed, runner, server, table, unrezzed
from tests.rule import rule

# Plan B


def plan_b(tokens: int, *hq: str, credits: int = 5) -> Table:
    t = table(corp=corp(hq=list(hq), credits=credits, remote_1=server(root=[unrezzed("plan-b", advancement=tokens)])))
    t.runner.runs("remote-1")
    return t


def test_plan_b_scores_an_agenda_of_hq_that_needs_no_more_tokens_than_it_has():
    t = plan_b(3, "priority-requisition", "nisei-mk-ii", "house-of-knives", "hedge-fund")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    assert pickable(t) == ["house-of-knives"]
    t.corp.picks("house-of-knives")
    assert t.corp.scored == ["house-of-knives"]
    assert t.counter("house-of-knives", "agenda") == 3  # it was scored, with all that follows
    assert runner_knows(t, "house-of-knives")
    t.runner.leaves()


def test_plan_b_is_a_may_and_the_runner_cannot_tell_why_not():
    t = plan_b(4, "hedge-fund")
    while t.asked != ("corp", "pick"):
        assert t.let_pass()
    assert t.options == ["done"]
    t.corp.done()
    t.runner.trashes()
    assert t.runner.credits == 5 - 1


def test_plan_b_without_tokens_asks_nobody():
    t = plan_b(0, "house-of-knives")
    t.settles()
    assert t.asked == ("runner", "trash-accessed")


def test_plan_b_sees_a_requirement_as_it_is_now():
    t = table(
        corp=corp(
            hq=["medical-breakthrough"],
            scored=["medical-breakthrough"],
            remote_1=server(root=[unrezzed("plan-b", advancement=3)]),
        )
    )
    t.runner.runs("remote-1")
    t.corp.does("pick medical-breakthrough")
    assert t.corp.points == 4


def test_plan_b_can_be_advanced():
    t = table("corp", corp(remote_1=server(root=["plan-b"])))
    t.corp.advances("plan-b")
    assert t.tokens("plan-b") == 1


# Guard


@rule("BYPASS-1", "CANT-1")
def test_guard_is_not_bypassed_and_the_first_ice_was_met_all_the_same():
    t = table(
        runner=runner(grip=["inside-job"], rig=["test-corp-idler"]),
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("wall-of-static"), rezzed("guard")])),
    )
    t.runner.plays("inside-job").does("run hq")
    interacts(t)
    assert t.run.ice == t.card("guard")
    assert "bypasses" not in t.log()
    t.runner.passes()
    t.settles()
    assert "run-ended" in t.log()


def test_femme_fatale_may_not_even_try_to_bypass_guard():
    t = table(
        runner=runner(grip=["femme-fatale"], rig=["test-corp-idler"], credits=20),
        corp=corp(hq=["hedge-fund"], hq_server=server(ice=[rezzed("guard")])),
    )
    t.runner.installs("femme-fatale")
    t.runner.runs("hq")
    interacts(t)
    assert t.asked == ("runner", "window")


def test_guard_ends_the_run_unless_it_is_broken():
    t = meets("guard", rig=["ninja"], hq=["hedge-fund"])
    t.runner.uses("ninja", 1).breaks("ninja", 0)
    t.settles()
    assert "run-ended" not in t.log()


# Rainbow


@pytest.mark.parametrize(("breaker", "boosts"), [("corroder", 2), ("gordian-blade", 2), ("mimic", 0), ("ninja", 1)])
def test_rainbow_is_ice_of_every_kind_for_every_breaker(breaker, boosts):
    t = meets("rainbow", rig=[breaker], hq=["hedge-fund"])
    if breaker == "mimic":
        assert not t.runner.can(f"use {t.runner.id('mimic')} 0")  # too weak, not of another kind
        assert t.runner.why_not("mimic") == ["why-strength-short"]
        return
    for _ in range(boosts):
        t.runner.uses(breaker, 1)
    t.runner.breaks(breaker, 0)
    t.settles()
    assert "run-ended" not in t.log()


# Diversified Portfolio


def test_diversified_portfolio_pays_for_each_remote_with_a_card_in_it():
    t = table(
        "corp",
        corp(
            hq=["diversified-portfolio"],
            remote_1=server(root=["pad-campaign"]),
            remote_2=server(root=["snare", "akitaro-watanabe"]),
            remote_3=server(ice=["wall-of-static"]),
            hq_server=server(root=["akitaro-watanabe"]),
        ),
    )
    t.corp.plays("diversified-portfolio")
    assert t.corp.credits == 5 - 1 + 2


@rule("PLAY-8")
def test_diversified_portfolio_needs_a_remote_with_a_card():
    t = table("corp", corp(hq=["diversified-portfolio"], remote_1=server(ice=["wall-of-static"])))
    assert not t.corp.can("play diversified-portfolio")
    assert t.corp.why_not("diversified-portfolio") == ["why-too-few"]


# Fast Track


@rule("SEARCH-1", "SEARCH-2")
def test_fast_track_finds_an_agenda_and_shows_it():
    t = table("corp", corp(hq=["fast-track"], rd=["hedge-fund", "nisei-mk-ii", "hedge-fund"]))
    t.corp.plays("fast-track")
    assert t.options == ["find nisei-mk-ii"]
    t.corp.finds("nisei-mk-ii")
    assert t.corp.hand == ["nisei-mk-ii"]
    assert runner_knows(t, "nisei-mk-ii")
